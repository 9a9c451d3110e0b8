;; The inner loop of a shot, inside the sandbox: one call from outside sets the die off, steps the world until
;; all is at rest, and keeps a pose of every body for each frame.  Calls from outside cost twenty steps each.
;;
;; Own memory:     0  handles of the bodies (f64), the die first
;;               256  the start of the die (f32): place 3, attitude 4, velocity 3, spin 3
;;              1024  the last pose looked at, for each body (f32: place 3, attitude 4)
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
  (import "rapier" "rawvector_new" (func $vector (param f32 f32 f32) (result i32)))
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

  (global $count  (export "count")  (mut i32) (i32.const 0)) ;; bodies, the die included
  (global $east   (export "east")   (mut f32) (f32.const 0)) ;; beyond this the die has left the board
  (global $north  (export "north")  (mut f32) (f32.const 0))
  (global $tick   (export "tick")   (mut i32) (i32.const 0)) ;; steps made
  (global $frames (export "frames") (mut i32) (i32.const 0)) ;; frames kept

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

  ;; Keep the body's pose in the frame at $to; tell whether it has moved since the last look, by more than
  ;; 20 micrometres or the like of an angle.
  (func $look (param $body i32) (param $to i32) (result i32) (local $last i32) (local $at i32) (local $moved i32)
    (call $pose (local.get $body) (local.get $to))
    (local.set $last (i32.add (i32.const 1024) (i32.mul (local.get $body) (i32.const 28))))
    (loop $each
      (if (f32.gt
            (f32.abs (f32.sub
              (f32.load $ours (i32.add (local.get $to) (local.get $at)))
              (f32.load $ours (i32.add (local.get $last) (local.get $at)))))
            (f32.const 2e-5))
        (then (local.set $moved (i32.const 1))))
      (f32.store $ours (i32.add (local.get $last) (local.get $at))
        (f32.load $ours (i32.add (local.get $to) (local.get $at))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $at) (i32.const 28))))
    (local.get $moved))

  (func $left_the_board (result i32)
    (i32.or
      (f32.gt (f32.abs (f32.load $ours (i32.const 1024))) (global.get $east))
      (f32.gt (f32.abs (f32.load $ours (i32.const 1028))) (global.get $north))))

  (func $advance
    (call $step
      (global.get $pipeline) (global.get $gravity) (global.get $parameters) (global.get $islands)
      (global.get $broad) (global.get $narrow) (global.get $bodies) (global.get $colliders)
      (global.get $joints) (global.get $multibodies) (global.get $ccd) (global.get $events)
      (global.get $undefined) (global.get $undefined) (global.get $undefined))
    (global.set $tick (i32.add (global.get $tick) (i32.const 1)))
    (call $drain (global.get $events) (global.get $undefined)))

  ;; At most $most steps, a look every $every.  $whole: watch and keep all bodies until all rest; otherwise the
  ;; die alone, until it rests, leaves the board or touches a piece.
  (func (export "shoot") (param $most i32) (param $every i32) (param $whole i32)
    (local $watched i32) (local $body i32) (local $to i32) (local $moved i32) (local $quiet i32) (local $n i32)
    (global.set $tick (i32.const 0))
    (global.set $touches (i32.const 0))
    (global.set $frames (i32.const 0))
    (local.set $watched (select (global.get $count) (i32.const 1) (local.get $whole)))
    (local.set $to (i32.const 65536))
    (call $launch)
    (block $over (loop $frame
      (local.set $moved (i32.const 0))
      (local.set $body (i32.const 0))
      (loop $bodies
        (local.set $moved (i32.or (local.get $moved) (call $look (local.get $body)
          (i32.add (local.get $to) (i32.mul (local.get $body) (i32.const 28))))))
        (local.set $body (i32.add (local.get $body) (i32.const 1)))
        (br_if $bodies (i32.lt_u (local.get $body) (local.get $watched))))
      (global.set $frames (i32.add (global.get $frames) (i32.const 1)))
      (local.set $to (i32.add (local.get $to) (i32.mul (local.get $watched) (i32.const 28))))
      (local.set $quiet (select (i32.const 0) (i32.add (local.get $quiet) (i32.const 1)) (local.get $moved)))
      (br_if $over (i32.ge_u (local.get $quiet) (i32.const 6)))
      (br_if $over (i32.ge_u (global.get $tick) (local.get $most)))
      (if (i32.eqz (local.get $whole)) (then
        (br_if $over (i32.or (global.get $touches) (call $left_the_board)))))
      (local.set $n (i32.const 0))
      (loop $steps
        (call $advance)
        (br_if $frame (i32.and (i32.eqz (local.get $whole)) (i32.ne (global.get $touches) (i32.const 0))))
        (local.set $n (i32.add (local.get $n) (i32.const 1)))
        (br_if $steps (i32.lt_u (local.get $n) (local.get $every))))
      (br $frame)))))
