// Shows shots one after another, each once; the last can be replayed.

import type { RaceEvent } from "../view";
import { moving } from "../../../lib/settings.svelte";
import { cameraAt, film, moment, type Camera, type Film } from "./film";
import { firedScene } from "./scene";
import { RATE, readTrail } from "./trail";

export interface Showing {
  event: RaceEvent;
  /** The events that followed the shot. */
  after: RaceEvent[];
  film: Film;
}

/** Shots that wait their turn; older ones are news from yesterday. */
const MOST = 2;
/** Milliseconds a result stays in sight: longer where it came at once, shorter where more is to come. */
const HELD = 7000;
const HELD_STILL = 20000;
const HELD_BRIEFLY = 2200;

export class ShotPlayer {
  showing = $state.raw<Showing | null>(null);
  /** Which moment of the shot is seen, in its own seconds. */
  at = $state(0);
  running = $state(false);
  #waiting: Showing[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody leafs through it: it stays until it is put away. */
  #kept = false;
  #hurried = false;

  /** Called when a die hits. */
  constructor(readonly knock: () => void) {}

  get camera(): Camera {
    return this.showing ? cameraAt(this.showing.film, this.at) : "behind";
  }

  get frames(): number {
    return this.showing ? this.showing.film.trail.frames - 1 : 0;
  }

  get frame(): number {
    return Math.round(this.at * RATE);
  }

  /** Shots among these events wait to be shown. */
  hear(events: RaceEvent[]): void {
    events.forEach((event, index) => {
      const scene = firedScene(event);
      if (!scene) return;
      const touched = Array.isArray(event.touched) ? event.touched.map(String) : [];
      const next = events.slice(index + 1).findIndex((one) => one.event === "shot");
      const after = events.slice(index + 1, next < 0 ? undefined : index + 1 + next);
      this.#waiting.push({ event, after, film: film(scene, readTrail(event.trail!), touched) });
    });
    this.#waiting = this.#waiting.slice(-MOST);
    if (this.#waiting.length && !this.running) this.#next();
  }

  #next(): void {
    const showing = this.#waiting.shift() ?? null;
    this.#kept = this.#hurried = false;
    this.showing = showing;
    if (showing) this.again();
  }

  /** From its beginning; where nothing may move, its end at once. */
  again(): void {
    if (!this.showing) return;
    this.#stop();
    if (!moving()) {
      this.at = this.showing.film.seconds;
      this.knock();
      return this.#hold();
    }
    this.running = true;
    this.at = 0;
    let begun = -1;
    let knocked = false;
    const step = (now: number): void => {
      const { film } = this.showing!;
      if (begun < 0) begun = now;
      const shown = (now - begun) / 1000;
      this.at = moment(film, shown).at;
      if (!knocked && film.hit !== null && this.at >= film.hit) {
        knocked = true;
        this.knock();
      }
      if (shown < film.long) this.#frame = requestAnimationFrame(step);
      else {
        this.running = false;
        this.#hold();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  #hold(): void {
    if (this.#kept) return;
    clearTimeout(this.#timer);
    const brief = this.#waiting.length > 0 || this.#hurried;
    const wait = brief ? HELD_BRIEFLY : moving() ? HELD : HELD_STILL;
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** Somebody is to aim the next one. */
  hurry(): void {
    this.#hurried = true;
    if (this.showing && !this.running) this.#hold();
  }

  /** One frame of the shot, to look at. */
  seek(frame: number): void {
    this.keep();
    this.at = Math.min(frame / RATE, this.showing?.film.seconds ?? 0);
  }

  /** It stays, standing still. */
  keep(): void {
    this.#stop();
    this.#kept = true;
  }

  /** To the end of this one, or away with it. */
  skip(): void {
    if (this.running && this.showing) {
      this.#stop();
      this.at = this.showing.film.seconds;
      this.#hold();
    } else this.away();
  }

  away(): void {
    this.#stop();
    this.#next();
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.running = false;
  }

  close(): void {
    this.#waiting = [];
    this.#stop();
    this.showing = null;
  }
}
