// Plays events one after another, so that a whole turn can be followed, without falling far behind.

import { moving } from "../../lib/settings.svelte";
import type { Land } from "./land";
import { after, lengthOf, sceneOf, type Scene } from "./scene";
import { lastFight } from "./trails";
import type { CoachEvent, CoachView } from "./view";

interface Take {
  event: CoachEvent;
  length: number;
}

/** More than this behind, in milliseconds, and the film is cut. */
const PATIENCE = 2600;

export class EventPlayer {
  scene: Scene = $state.raw()!;
  #takes: Take[] = [];
  #end: () => Scene;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(land: Land, view: CoachView, events: CoachEvent[]) {
    this.#land = land;
    this.#end = () => sceneOf(view, null, lastFight(events));
    this.scene = this.#end();
  }

  #land: Land;

  /** Here is a new view, and what led to it. */
  show(land: Land, view: CoachView, fresh: CoachEvent[], events: CoachEvent[]): void {
    this.#land = land;
    this.#end = () => sceneOf(view, this.scene, lastFight(events));
    const behind = this.#takes.reduce((sum, take) => sum + take.length, 0);
    const takes = fresh.map((event) => ({ event, length: lengthOf(event) }));
    const more = takes.reduce((sum, take) => sum + take.length, 0);
    if (!moving() || document.hidden || more === 0 || behind + more > PATIENCE) {
      if (behind && more === 0) return; // nothing to see in this one: the film goes on
      this.cut();
      return;
    }
    this.#takes.push(...takes);
    if (this.#timer === undefined) this.#next();
  }

  /** Straight to the end. */
  cut(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#takes = [];
    this.scene = this.#end();
  }

  #next(): void {
    const take = this.#takes.shift();
    const scene = take && after(this.#land, this.scene, take.event);
    if (!take || !scene) {
      this.cut();
      return;
    }
    this.scene = scene;
    this.#timer = setTimeout(() => this.#next(), take.length);
  }
}
