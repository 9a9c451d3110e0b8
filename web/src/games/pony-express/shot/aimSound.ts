// The aim as sound: pitch is the angle, rhythm the strength, and every fourth beat is the pitch of straight ahead.

const STRAIGHT = 440;
/** Milliseconds from beat to beat, for the softest flick and the hardest. */
const [SOFT, HARD] = [760, 150];
const BAR = 4;

/** The pitch of an angle from -1 to 1: an octave to either side. */
export function pitch(angle: number): number {
  return STRAIGHT * 2 ** angle;
}

/** Milliseconds between beats for a strength from 0 to 1. */
export function beat(strength: number): number {
  return SOFT * (HARD / SOFT) ** strength;
}

export class AimSound {
  #angle = 0;
  #strength = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #on = false;

  set(angle: number, strength: number): void {
    this.#angle = angle;
    this.#strength = strength;
  }

  start(): void {
    this.stop();
    this.#on = true;
    void import("../../../lib/sound").then(({ beep }) => {
      const step = (): void => {
        if (!this.#on) return;
        const straight = this.#count % BAR === 0;
        beep(straight ? STRAIGHT : pitch(this.#angle), straight ? 0 : this.#angle, straight ? 0.25 : 0.5);
        this.#count += 1;
        this.#timer = setTimeout(step, beat(this.#strength));
      };
      step();
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#on = false;
    this.#count = 0;
  }
}
