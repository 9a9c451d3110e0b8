// The hand that aims: held in the dock, seen on the stage.  What it may do arrives with the question.

import type { Range } from "../../../lib/protocol";
import type { Aim } from "./scene";

export type Field = keyof Aim;

export interface Held {
  range: Range;
  fields: string[];
  /** Words of an aim to begin with. */
  preset: string;
  pick: (words: string) => Promise<void>;
}

/** What sweeps by itself until it is stopped. */
export type Sweeping = "angle" | "strength" | null;

const STILL: Aim = { along: 0, angle: 0, strength: 0, spin: 0 };

export class Hand {
  #held = $state.raw<Held | null>(null);
  /** Whether somebody may aim here and now. */
  ready = $state(false);
  aim = $state.raw<Aim>(STILL);
  /** The next push fires. */
  armed = $state(false);
  /** A finger or the mouse is pulling. */
  pulling = $state(false);
  sweeping = $state<Sweeping>(null);
  /** Whether the picture answers to being pulled. */
  dragged = $state(false);

  get held(): boolean {
    return this.#held !== null;
  }

  take(held: Held): void {
    const same = this.#held?.range.kind === held.range.kind && this.#held.preset === held.preset;
    this.#held = held;
    if (!same) this.lay(held.preset);
  }

  leave(): void {
    this.#held = null;
    this.ready = this.pulling = this.armed = this.dragged = false;
    this.sweeping = null;
  }

  /** An aim as its words have it. */
  lay(words: string): void {
    const values = words.split(" ").slice(1).map(Number);
    const aim = { ...STILL };
    this.#held?.fields.forEach((field, at) => (aim[field as Field] = values[at] ?? 0));
    this.aim = aim;
    this.armed = false;
  }

  bounds(field: Field): [number, number] {
    return this.#held?.range.bounds[field] ?? [0, 0];
  }

  set(field: Field, value: number): void {
    const [least, most] = this.bounds(field);
    this.aim = { ...this.aim, [field]: Math.min(most, Math.max(least, Math.round(value))) };
    this.armed = false;
  }

  /** Where in its range a field is, from 0 to 1. */
  share(field: Field): number {
    const [least, most] = this.bounds(field);
    return most > least ? (this.aim[field] - least) / (most - least) : 0;
  }

  spread(field: Field, share: number): void {
    const [least, most] = this.bounds(field);
    this.set(field, least + (most - least) * share);
  }

  get words(): string {
    const held = this.#held;
    return held ? [held.range.kind, ...held.fields.map((field) => this.aim[field as Field])].join(" ") : "";
  }

  async fire(): Promise<void> {
    if (!this.#held || !this.ready) return;
    this.armed = this.pulling = false;
    this.sweeping = null;
    await this.#held.pick(this.words);
  }
}

/** There is one hand at one page. */
export const hand = new Hand();
