;; A shot, inside the sandbox: one call from outside stands the pieces, sets the die off, steps the world until
;; all is at rest, and keeps a pose of every body for each frame.  Calls from outside cost twenty steps each.
;;
;; Own memory:     0  handles of the bodies (f64), the die first
;;               256  the start of the die (f32): place 3, attitude 4, velocity 3, spin 3
;;               512  what came of it (i32): steps made, frames kept, contacts with pieces
;;              1024  the last pose looked at, for each body (f32: place 3, attitude 4)
;;              4096  the pieces: place 3, attitude 4 (f32), boxes (i32), and for each box (f32) half sizes 3,
;;                    centre 3, sine and cosine of half its lean, density, friction, bounce
;;             16384  the collider of each box (f64), in that order
;;             65536  the frames: poses of the bodies watched, one frame after the other
(module
  (import "rapier" "memory" (memory $theirs 1))
  (import "rapier" "rawphysicspipeline_stepWithEvents" (func $step
    (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (import "rapier" "raweventqueue_drainCollisionEvents" (func $drain (param i32 i32)))
  (import "rapier" "rawrigidbodyset_rbTranslation" (func $place (param i32 f64) (result i32)))
  (import "rapier" "rawrigidbodyset_rbRotation" (func $attitude (param i32 f64) (result i32)))
  (import "rapier" "__wbg_rawvector_free" (func $free_vector (param i32 i32)))
  (import "rapier" "__wbg_rawrotation_free" (func $free_rotation (param i32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetTranslation" (func $set_place (param i32 f64 f32 f32 f32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetRotation" (func $set_attitude (param i32 f64 f32 f32 f32 f32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetLinvel" (func $set_velocity (param i32 f64 i32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetAngvel" (func $set_spin (param i32 f64 i32 i32)))
  (import "rapier" "rawrigidbodyset_rbLinvel" (func $velocity (param i32 f64) (result i32)))
  (import "rapier" "rawrigidbodyset_rbAngvel" (func $spin (param i32 f64) (result i32)))
  (import "rapier" "rawvector_new" (func $vector (param f32 f32 f32) (result i32)))
  (import "rapier" "rawrotation_new" (func $rotation (param f32 f32 f32 f32) (result i32)))
  (import "rapier" "rawshape_cuboid" (func $cuboid (param f32 f32 f32) (result i32)))
  (import "rapier" "__wbindgen_add_to_stack_pointer" (func $stack (param i32) (result i32)))
  (import "rapier" "rawrigidbodyset_createRigidBody" (func $create_body
    (param i32 i32 i32 i32 f32 f32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 f32 f32 i32 i32 i32 f32
      i32 i32 i32) (result f64)))
  (import "rapier" "rawcolliderset_createCollider" (func $create_collider
    (param i32 i32 i32 i32 i32 i32 i32 f32 i32 i32 i32 f32 f32 f32 i32 i32 i32 i32 i32 i32 i32 i32 f32 f32
      i32 f64 i32)))
  (import "glue" "touches" (global $touches (mut i32))) ;; contacts with pieces so far
  (memory $ours (export "memory") 8)

  ;; What the engine's step wants, in its order; set once for a table.
  (global $pipeline    (export "physicspipeline")       (mut i32) (i32.const 0))
  (global $gravity     (export "gravity")               (mut i32) (i32.const 0))
  (global $parameters  (export "integrationparameters") (mut i32) (i32.const 0))
  (global $islands     (export "islandmanager")         (mut i32) (i32.const 0))
  (global $broad       (export "broadphase")            (mut i32) (i32.const 0))
  (global $narrow      (export "narrowphase")           (mut i32) (i32.const 0))
  (global $bodies      (export "rigidbodyset")          (mut i32) (i32.const 0))
  (global $colliders   (export "colliderset")           (mut i32) (i32.const 0))
  (global $joints      (export "impulsejointset")       (mut i32) (i32.const 0))
  (global $multibodies (export "multibodyjointset")     (mut i32) (i32.const 0))
  (global $ccd         (export "ccdsolver")             (mut i32) (i32.const 0))
  (global $events      (export "eventqueue")            (mut i32) (i32.const 0))
  (global $undefined i32 (i32.const 128))

  (global $nowhere (export "nowhere") (mut i32) (i32.const 0)) ;; the vector 0 0 0
  (global $upright (export "upright") (mut i32) (i32.const 0)) ;; the rotation 0 0 0 1

  (global $east    (export "east")    (mut f32) (f32.const 0)) ;; beyond this the die has left the board
  (global $north   (export "north")   (mut f32) (f32.const 0))
  (global $edge_x  (export "edge_x")  (mut f32) (f32.const 0)) ;; and beyond this the table
  (global $edge_y  (export "edge_y")  (mut f32) (f32.const 0))
  (global $low     (export "low")     (mut f32) (f32.const 0)) ;; a die whose middle is lower than this touches something
  (global $brake   (export "brake")   (mut f32) (f32.const 0)) ;; how much its turning loses in a frame
  (global $curl    (export "curl")    (mut f32) (f32.const 0)) ;; twice the speed it gets aside in a frame, at most
  (global $radius  (export "radius")  (mut f32) (f32.const 0)) ;; where it rubs, from its middle
  (global $tick    (mut i32) (i32.const 0))
  (global $frames  (mut i32) (i32.const 0))

  ;; Stand one piece, and return where the next one begins.  Its colliders go to $to.
  (func $stand (param $at i32) (param $body i32) (param $to i32) (result i32)
    (local $handle f64) (local $boxes i32) (local $answer i32)
    (local.set $handle (call $create_body (global.get $bodies) (i32.const 1)
      (call $vector
        (f32.load $ours (local.get $at)) (f32.load $ours offset=4 (local.get $at)) (f32.load $ours offset=8 (local.get $at)))
      (call $rotation
        (f32.load $ours offset=12 (local.get $at)) (f32.load $ours offset=16 (local.get $at))
        (f32.load $ours offset=20 (local.get $at)) (f32.load $ours offset=24 (local.get $at)))
      (f32.const 1) (f32.const 0) (i32.const 0)
      (global.get $nowhere) (global.get $nowhere) (global.get $nowhere) (global.get $nowhere) (global.get $upright)
      (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1)
      (f32.const 0) (f32.const 0)
      (i32.const 0) ;; dynamic
      (i32.const 1) (i32.const 1) ;; it may sleep, and it does
      (f32.const 0) (i32.const 0) (i32.const 0) (i32.const 0)))
    (f64.store $ours (i32.mul (local.get $body) (i32.const 8)) (local.get $handle))
    (local.set $boxes (i32.load $ours offset=28 (local.get $at)))
    (local.set $at (i32.add (local.get $at) (i32.const 32)))
    (local.set $answer (call $stack (i32.const -16)))
    (loop $each
      (call $create_collider (local.get $answer) (global.get $colliders) (i32.const 1)
        (call $cuboid
          (f32.load $ours (local.get $at)) (f32.load $ours offset=4 (local.get $at)) (f32.load $ours offset=8 (local.get $at)))
        (call $vector
          (f32.load $ours offset=12 (local.get $at)) (f32.load $ours offset=16 (local.get $at))
          (f32.load $ours offset=20 (local.get $at)))
        (call $rotation
          (f32.const 0) (f32.load $ours offset=24 (local.get $at)) (f32.const 0) (f32.load $ours offset=28 (local.get $at)))
        (i32.const 0) (f32.const 0) ;; its mass follows from the density
        (global.get $nowhere) (global.get $nowhere) (global.get $upright)
        (f32.load $ours offset=32 (local.get $at)) (f32.load $ours offset=36 (local.get $at))
        (f32.load $ours offset=40 (local.get $at))
        (i32.const 2) (i32.const 2) ;; coefficients are multiplied
        (i32.const 0) (i32.const -1) (i32.const -1) (i32.const 15) (i32.const 0) (i32.const 0)
        (f32.const 0) (f32.const 0)
        (i32.const 1) (local.get $handle) (global.get $bodies))
      (f64.store $ours (local.get $to) (f64.load $theirs offset=8 (local.get $answer)))
      (local.set $to (i32.add (local.get $to) (i32.const 8)))
      (local.set $at (i32.add (local.get $at) (i32.const 44)))
      (local.set $boxes (i32.sub (local.get $boxes) (i32.const 1)))
      (br_if $each (local.get $boxes)))
    (drop (call $stack (i32.const 16)))
    (local.get $at))

  (func $pose (param $body i32) (param $to i32) (local $handle f64) (local $at i32)
    (local.set $handle (f64.load $ours (i32.mul (local.get $body) (i32.const 8))))
    (local.set $at (call $place (global.get $bodies) (local.get $handle)))
    (f32.store $ours          (local.get $to) (f32.load $theirs offset=4  (local.get $at)))
    (f32.store $ours offset=4 (local.get $to) (f32.load $theirs offset=8  (local.get $at)))
    (f32.store $ours offset=8 (local.get $to) (f32.load $theirs offset=12 (local.get $at)))
    (call $free_vector (local.get $at) (i32.const 1))
    (local.set $at (call $attitude (global.get $bodies) (local.get $handle)))
    (f32.store $ours offset=12 (local.get $to) (f32.load $theirs offset=4  (local.get $at)))
    (f32.store $ours offset=16 (local.get $to) (f32.load $theirs offset=8  (local.get $at)))
    (f32.store $ours offset=20 (local.get $to) (f32.load $theirs offset=12 (local.get $at)))
    (f32.store $ours offset=24 (local.get $to) (f32.load $theirs offset=16 (local.get $at)))
    (call $free_rotation (local.get $at) (i32.const 1)))

  (func $launch (local $die f64)
    (local.set $die (f64.load $ours (i32.const 0)))
    (call $set_place (global.get $bodies) (local.get $die)
      (f32.load $ours (i32.const 256)) (f32.load $ours (i32.const 260)) (f32.load $ours (i32.const 264))
      (i32.const 1))
    (call $set_attitude (global.get $bodies) (local.get $die)
      (f32.load $ours (i32.const 268)) (f32.load $ours (i32.const 272)) (f32.load $ours (i32.const 276))
      (f32.load $ours (i32.const 280)) (i32.const 1))
    (call $set_velocity (global.get $bodies) (local.get $die)
      (call $vector
        (f32.load $ours (i32.const 284)) (f32.load $ours (i32.const 288)) (f32.load $ours (i32.const 292)))
      (i32.const 1))
    (call $set_spin (global.get $bodies) (local.get $die)
      (call $vector
        (f32.load $ours (i32.const 296)) (f32.load $ours (i32.const 300)) (f32.load $ours (i32.const 304)))
      (i32.const 1)))

  (func $beyond (param $last i32) (param $x f32) (param $y f32) (result i32)
    (i32.or
      (f32.gt (f32.abs (f32.load $ours (local.get $last))) (local.get $x))
      (f32.gt (f32.abs (f32.load $ours offset=4 (local.get $last))) (local.get $y))))

  ;; What the engine's contact points do not know of a die that turns about the vertical while it is near the
  ;; ground, once in each frame.  Drill: a corner turns on a small patch, whose friction ends any turning.
  ;; Curl: the front of a sliding die presses harder than its back, so friction pushes it aside; with speed v and
  ;; u = radius * turning, by u v / (u u + v v) of its most, to the right if it turns anticlockwise.
  (func $rub (local $die f64) (local $at i32) (local $x f32) (local $y f32) (local $z f32)
      (local $vx f32) (local $vy f32) (local $vz f32) (local $u f32) (local $both f32)
    (if (f32.gt (f32.load $ours (i32.const 1032)) (global.get $low)) (then (return)))
    (if (call $beyond (i32.const 1024) (global.get $edge_x) (global.get $edge_y)) (then (return)))
    (local.set $die (f64.load $ours (i32.const 0)))
    (local.set $at (call $spin (global.get $bodies) (local.get $die)))
    (local.set $x (f32.load $theirs offset=4  (local.get $at)))
    (local.set $y (f32.load $theirs offset=8  (local.get $at)))
    (local.set $z (f32.load $theirs offset=12 (local.get $at)))
    (call $free_vector (local.get $at) (i32.const 1))
    (if (f32.eq (local.get $z) (f32.const 0)) (then (return)))
    (local.set $at (call $velocity (global.get $bodies) (local.get $die)))
    (local.set $vx (f32.load $theirs offset=4  (local.get $at)))
    (local.set $vy (f32.load $theirs offset=8  (local.get $at)))
    (local.set $vz (f32.load $theirs offset=12 (local.get $at)))
    (call $free_vector (local.get $at) (i32.const 1))
    (local.set $u (f32.mul (local.get $z) (global.get $radius)))
    (local.set $both (f32.add
      (f32.add (f32.mul (local.get $vx) (local.get $vx)) (f32.mul (local.get $vy) (local.get $vy)))
      (f32.mul (local.get $u) (local.get $u))))
    (local.set $u (f32.div (f32.mul (global.get $curl) (local.get $u)) (local.get $both)))
    (local.set $at (call $vector
      (f32.add (local.get $vx) (f32.mul (local.get $u) (local.get $vy)))
      (f32.sub (local.get $vy) (f32.mul (local.get $u) (local.get $vx)))
      (local.get $vz)))
    (call $set_velocity (global.get $bodies) (local.get $die) (local.get $at) (i32.const 0))
    (call $free_vector (local.get $at) (i32.const 1))
    (local.set $z (f32.copysign
      (f32.max (f32.sub (f32.abs (local.get $z)) (global.get $brake)) (f32.const 0)) (local.get $z)))
    (local.set $at (call $vector (local.get $x) (local.get $y) (local.get $z)))
    (call $set_spin (global.get $bodies) (local.get $die) (local.get $at) (i32.const 0))
    (call $free_vector (local.get $at) (i32.const 1)))

  ;; Keep the body's pose in the frame at $to; tell whether it has moved since the last look, by more than
  ;; 0.3 mm or the like of an angle.  Beyond the table nobody looks at it: it stays where it was.
  (func $look (param $body i32) (param $to i32) (result i32) (local $last i32) (local $at i32) (local $moved i32)
    (local.set $last (i32.add (i32.const 1024) (i32.mul (local.get $body) (i32.const 28))))
    (if (call $beyond (local.get $last) (global.get $edge_x) (global.get $edge_y)) (then
      (memory.copy $ours $ours (local.get $to) (local.get $last) (i32.const 28))
      (return (i32.const 0))))
    (call $pose (local.get $body) (local.get $to))
    (loop $each
      (if (f32.gt
            (f32.abs (f32.sub
              (f32.load $ours (i32.add (local.get $to) (local.get $at)))
              (f32.load $ours (i32.add (local.get $last) (local.get $at)))))
            (f32.const 3e-4))
        (then (local.set $moved (i32.const 1))))
      (f32.store $ours (i32.add (local.get $last) (local.get $at))
        (f32.load $ours (i32.add (local.get $to) (local.get $at))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $at) (i32.const 28))))
    (local.get $moved))

  (func $advance
    (call $step
      (global.get $pipeline) (global.get $gravity) (global.get $parameters) (global.get $islands)
      (global.get $broad) (global.get $narrow) (global.get $bodies) (global.get $colliders)
      (global.get $joints) (global.get $multibodies) (global.get $ccd) (global.get $events)
      (global.get $undefined) (global.get $undefined) (global.get $undefined))
    (global.set $tick (i32.add (global.get $tick) (i32.const 1)))
    (call $drain (global.get $events) (global.get $undefined)))

  (func $stand_all (param $count i32) (local $body i32) (local $at i32) (local $to i32) (local $next i32)
    (local.set $at (i32.const 4096))
    (local.set $to (i32.const 16384))
    (local.set $body (i32.const 1))
    (block $done (loop $each
      (br_if $done (i32.ge_u (local.get $body) (local.get $count)))
      (local.set $next (i32.load $ours offset=28 (local.get $at)))
      (local.set $at (call $stand (local.get $at) (local.get $body) (local.get $to)))
      (local.set $to (i32.add (local.get $to) (i32.mul (local.get $next) (i32.const 8))))
      (local.set $body (i32.add (local.get $body) (i32.const 1)))
      (br $each))))

  ;; Look at every body watched; tell whether one of them moved.
  (func $look_at (param $watched i32) (param $to i32) (result i32) (local $body i32) (local $moved i32)
    (loop $each
      (local.set $moved (i32.or (local.get $moved) (call $look (local.get $body)
        (i32.add (local.get $to) (i32.mul (local.get $body) (i32.const 28))))))
      (local.set $body (i32.add (local.get $body) (i32.const 1)))
      (br_if $each (i32.lt_u (local.get $body) (local.get $watched))))
    (local.get $moved))

  ;; Stand the pieces, $count bodies with the die, and flick it.  At most $most steps, a look every $every.
  ;; $whole: watch and keep all bodies until all rest; otherwise the die alone, until it rests, leaves the board
  ;; or touches a piece.
  (func (export "shoot") (param $count i32) (param $most i32) (param $every i32) (param $whole i32)
    (local $watched i32) (local $to i32) (local $moved i32) (local $quiet i32) (local $n i32)
    (global.set $tick (i32.const 0))
    (global.set $touches (i32.const 0))
    (global.set $frames (i32.const 0))
    (local.set $watched (select (local.get $count) (i32.const 1) (local.get $whole)))
    (local.set $to (i32.const 65536))
    (call $stand_all (local.get $count))
    (call $launch)
    (block $over (loop $frame
      (local.set $moved (call $look_at (local.get $watched) (local.get $to)))
      (global.set $frames (i32.add (global.get $frames) (i32.const 1)))
      (local.set $to (i32.add (local.get $to) (i32.mul (local.get $watched) (i32.const 28))))
      (local.set $quiet (select (i32.const 0) (i32.add (local.get $quiet) (i32.const 1)) (local.get $moved)))
      (br_if $over (i32.ge_u (local.get $quiet) (i32.const 4)))
      (br_if $over (i32.ge_u (global.get $tick) (local.get $most)))
      (if (i32.eqz (local.get $whole)) (then
        (br_if $over (i32.or (global.get $touches) (call $beyond (i32.const 1024) (global.get $east) (global.get $north))))))
      (call $rub)
      (local.set $n (i32.const 0))
      (loop $steps
        (call $advance)
        (br_if $frame (i32.and (i32.eqz (local.get $whole)) (i32.ne (global.get $touches) (i32.const 0))))
        (local.set $n (i32.add (local.get $n) (i32.const 1)))
        (br_if $steps (i32.lt_u (local.get $n) (local.get $every))))
      (br $frame)))
    (i32.store $ours (i32.const 512) (global.get $tick))
    (i32.store $ours (i32.const 516) (global.get $frames))
    (i32.store $ours (i32.const 520) (global.get $touches))))
