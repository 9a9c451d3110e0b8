// The aim as sound.  Pitch is the value of one field: the one that moves, or that was changed last; another tone
// is the offered value of that field.  While nothing moves, the rhythm is the strength.

import { HEARD } from "./gesture";

const MIDDLE = 440;
/** Milliseconds from beat to beat, for the softest flick and the hardest. */
const [SOFT, HARD] = [760, 150];
const BAR = 4;
/** How near to the offered value a moving needle rings it, as a share of its range. */
const NEAR = 0.02;

/** The pitch of a share from 0 to 1: an octave to either side of the middle. */
export function pitch(share: number): number {
  return MIDDLE * 2 ** (share * 2 - 1);
}

/** Milliseconds between beats for a strength from 0 to 1. */
export function beat(strength: number): number {
  return SOFT * (HARD / SOFT) ** strength;
}

/** What is heard: shares from 0 to 1. */
export interface Heard {
  value: number;
  offered: number;
  strength: number;
  /** Whether a needle moves. */
  moving: boolean;
}

export class AimSound {
  #heard: Heard = { value: 0.5, offered: 0.5, strength: 0.5, moving: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #on = false;

  set(heard: Heard): void {
    this.#heard = heard;
  }

  start(): void {
    this.stop();
    this.#on = true;
    void import("../../../lib/sound").then(({ beep }) => {
      const step = (): void => {
        if (!this.#on) return;
        const { value, offered, strength, moving } = this.#heard;
        const mark = moving ? Math.abs(value - offered) < NEAR : this.#count % BAR === 0;
        const heard = mark ? offered : value;
        // a needle that passes the offered value rings an octave higher
        beep(pitch(heard) * (mark && moving ? 2 : 1), heard * 2 - 1, mark === moving ? 0.5 : 0.25);
        this.#count += 1;
        this.#timer = setTimeout(step, moving ? HEARD : beat(strength));
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
