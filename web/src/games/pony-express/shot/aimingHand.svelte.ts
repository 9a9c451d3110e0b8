// The hand that aims: held in the dock, seen on the stage.  What it may do arrives with the question.

import type { Range } from "../../../lib/protocol";
import { atShare, needle, shareOf, within, type Bounds } from "./gesture";
import type { Aim } from "./scene";

export interface Held {
  range: Range;
  fields: string[];
  /** Words of an aim to begin with. */
  preset: string;
  pick: (words: string) => Promise<void>;
}

/** A needle that moves until it is stopped. */
export interface Sweep {
  field: string;
  /** The share it began at, which way it went then, and when. */
  from: number;
  way: 1 | -1;
  begun: number;
  /** Seconds there and back. */
  period: number;
}

/** By drag one first places the die on the line, then pulls. */
export type Step = "place" | "pull";

const STILL: Aim = { along: 0, angle: 0, strength: 0, spin: 0 };
/** What a pull sets. */
const PULLED = ["angle", "strength"];
/** What is set by placing the die. */
const PLACED = "along";

export class Hand {
  #held = $state.raw<Held | null>(null);
  /** Whether somebody may aim here and now. */
  ready = $state(false);
  aim = $state.raw<Aim>(STILL);
  /** The next push fires. */
  armed = $state(false);
  step = $state<Step>("place");
  /** A finger or the mouse is pulling. */
  pulling = $state(false);
  sweeping = $state.raw<Sweep | null>(null);
  /** Whether the picture answers to being dragged. */
  dragged = $state(false);

  get held(): boolean {
    return this.#held !== null;
  }

  /** The words of the aim that it began with. */
  get preset(): string {
    return this.#held?.preset ?? "";
  }

  get fields(): string[] {
    return this.#held?.fields ?? [];
  }

  /** The fields that are being set now. */
  get current(): string[] {
    if (this.sweeping) return [this.sweeping.field];
    return this.dragged && this.step === "place" ? [PLACED] : PULLED;
  }

  /** The fields that a pull does not set. */
  get unpulled(): string[] {
    return this.fields.filter((field) => !PULLED.includes(field));
  }

  /** The fields that are left to a second finger. */
  get spare(): string[] {
    return this.unpulled.filter((field) => field !== PLACED);
  }

  take(held: Held): void {
    const same = this.#held?.range.kind === held.range.kind && this.#held.preset === held.preset;
    this.#held = held;
    if (!same) this.lay(held.preset);
  }

  leave(): void {
    this.#held = null;
    this.ready = this.dragged = false;
    this.putDown();
  }

  /** Nothing moves, nothing is cocked; the aim stays. */
  putDown(): void {
    this.pulling = this.armed = false;
    this.sweeping = null;
    this.step = "place";
  }

  /** An aim as its words have it. */
  lay(words: string): void {
    const values = words.split(" ").slice(1).map(Number);
    const aim = { ...STILL };
    this.fields.forEach((field, at) => (aim[field] = values[at] ?? 0));
    this.aim = aim;
    this.putDown();
  }

  bounds(field: string): Bounds {
    return this.#held?.range.bounds[field] ?? [0, 0];
  }

  value(field: string): number {
    return this.aim[field] ?? 0;
  }

  set(field: string, value: number): void {
    this.aim = { ...this.aim, [field]: within(this.bounds(field), value) };
    this.armed = false;
  }

  /** Where in its range a field is, from 0 to 1. */
  share(field: string): number {
    return shareOf(this.bounds(field), this.value(field));
  }

  spread(field: string, share: number): void {
    this.set(field, atShare(this.bounds(field), share));
  }

  /** A field's needle starts to move, from where it is. */
  sweep(field: string, way: 1 | -1, begun: number, period: number): void {
    this.armed = false;
    this.sweeping = { field, from: this.share(field), way, begun, period };
  }

  /** The needle has moved until now. */
  swept(now: number): void {
    if (!this.sweeping) return;
    const { field, from, way, begun, period } = this.sweeping;
    this.spread(field, needle(Math.max(0, now - begun) / 1000, period, from, way));
  }

  get words(): string {
    const held = this.#held;
    return held ? [held.range.kind, ...held.fields.map((field) => this.value(field))].join(" ") : "";
  }

  async fire(): Promise<void> {
    if (!this.#held || !this.ready) return;
    const { words } = this;
    this.putDown();
    await this.#held.pick(words);
  }
}

/** There is one hand at one page. */
export const hand = new Hand();
