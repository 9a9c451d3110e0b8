;; The host the engine was built to find around it (JavaScript), as far as it makes use of one while it runs.
;; Here instead of in Python, so that a shot calls out of the sandbox not once.
;;
;; The engine knows foreign things by handles: 128 undefined, 129 null, 130 true, 131 false (in 0.19.3; later
;; versions put them elsewhere).  It hands over each contact as a call with three handles: two numbers, which
;; are the colliders, and whether the contact begins.
;;
;; Own memory:     0  numbers that handles stand for: a ring, because they are dropped as soon as they are read
;;             65536  contacts with pieces that began: two colliders each
(module
  (memory (export "memory") 2)
  (global $undefined i32 (i32.const 128))
  (global $true i32 (i32.const 130))
  (global $object i32 (i32.const 132)) ;; stands for whatever else is asked for
  (global $first i32 (i32.const 1024)) ;; handle of the first number
  (global $next (mut i32) (i32.const 0))
  (global $board  (export "board")  (mut i64) (i64.const -1)) ;; colliders whose contacts are nobody's business
  (global $ground (export "ground") (mut i64) (i64.const -1))
  (global $touches (export "touches") (mut i32) (i32.const 0))

  (func $number (param $handle i32) (result i64)
    (i64.load (i32.mul (i32.and (i32.sub (local.get $handle) (global.get $first)) (i32.const 1023)) (i32.const 8))))

  (func $plain (param $collider i64) (result i32)
    (i32.or
      (i64.eq (local.get $collider) (global.get $board))
      (i64.eq (local.get $collider) (global.get $ground))))

  (func (export "__wbindgen_number_new") (param $value f64) (result i32) (local $slot i32)
    (local.set $slot (i32.and (global.get $next) (i32.const 1023)))
    (f64.store (i32.mul (local.get $slot) (i32.const 8)) (local.get $value))
    (global.set $next (i32.add (local.get $slot) (i32.const 1)))
    (i32.add (global.get $first) (local.get $slot)))

  (func (export "__wbg_call_b8adc8b1d0a0d8eb") (param $function i32) (param $this i32)
      (param $one i32) (param $other i32) (param $begun i32) (result i32) (local $a i64) (local $b i64) (local $to i32)
    (local.set $a (call $number (local.get $one)))
    (local.set $b (call $number (local.get $other)))
    (if (i32.and
          (i32.and (i32.eq (local.get $begun) (global.get $true)) (i32.lt_u (global.get $touches) (i32.const 4096)))
          (i32.eqz (i32.or (call $plain (local.get $a)) (call $plain (local.get $b)))))
      (then
        (local.set $to (i32.add (i32.const 65536) (i32.mul (global.get $touches) (i32.const 16))))
        (i64.store (local.get $to) (local.get $a))
        (i64.store offset=8 (local.get $to) (local.get $b))
        (global.set $touches (i32.add (global.get $touches) (i32.const 1)))))
    (global.get $undefined))

  (func (export "__wbindgen_object_drop_ref") (param i32))
  (func (export "__wbindgen_object_clone_ref") (param $handle i32) (result i32) (local.get $handle))
  (func (export "__wbindgen_is_undefined") (param $handle i32) (result i32)
    (i32.eq (local.get $handle) (global.get $undefined)))
  (func (export "__wbindgen_is_function") (param i32) (result i32) (i32.const 0))
  (func (export "__wbg_static_accessor_GLOBAL_THIS_56578be7e9f832b0") (result i32) (global.get $object))
  (func (export "__wbg_static_accessor_SELF_37c5d418e4bf5819") (result i32) (global.get $object))
  (func (export "__wbg_static_accessor_WINDOW_5de37043a91a9c40") (result i32) (global.get $object))
  (func (export "__wbg_static_accessor_GLOBAL_88a902d13a557d07") (result i32) (global.get $object))
  (func (export "__wbg_performance_7a3ffd0b17f663ad") (param i32) (result i32) (global.get $object))

  ;; The engine asks the time dozens of times a step, for a profiler that is off.
  (func (export "__wbg_now_2c95c9de01293173") (param i32) (result f64) (f64.const 0)))
