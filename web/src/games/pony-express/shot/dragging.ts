// An aim by drag: first along the line, then back as with a sling.  A second finger gives the rest, or the wheel.

import { AHEAD, pull, reachOf, slide } from "./gesture";
import type { Hand } from "./aimingHand.svelte";
import { lineOf, sight, type Aim, type Scene } from "./scene";

const STRAIGHT: Aim = { along: 0, angle: 0, strength: 20, spin: 0 };

interface Finger {
  x: number;
  y: number;
  /** What the aim was when it came down. */
  aim: Aim;
}

export class Dragging {
  #fingers = new Map<number, Finger>();
  #first: number | null = null;

  /** What is on the stage: the scene, and whether it is drawn flat or seen from behind. */
  constructor(
    readonly hand: Hand,
    readonly stage: () => { scene: Scene; flat: boolean },
  ) {}

  down(event: PointerEvent & { currentTarget: HTMLElement }): void {
    if (event.button !== 0 || this.#fingers.size === 2) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, aim: this.hand.aim });
    this.#first ??= event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  moved(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (event.pointerId !== this.#first) this.#spin(finger, dx, dy);
    else if (this.hand.step === "place") this.#place(finger, dx, dy);
    else this.#pull(dx, dy);
  }

  /** The die goes where the finger goes, along the line as it is drawn. */
  #place({ aim }: Finger, dx: number, dy: number): void {
    const { scene, flat } = this.stage();
    const { along, right } = lineOf(scene);
    const pixels = flat ? dx * along[0] + dy * along[1] : dx * right;
    this.hand.set("along", slide(this.hand.bounds("along"), aim.along, pixels));
  }

  #pull(dx: number, dy: number): void {
    const { scene, flat } = this.stage();
    const ahead = flat ? sight(scene, STRAIGHT).way : AHEAD;
    const found = pull(dx, dy, reachOf(innerHeight), ahead);
    this.hand.pulling = found !== null;
    if (!found) return;
    this.hand.set("angle", found.angle);
    this.hand.spread("strength", found.share);
  }

  /** Sideways for the first field that is left, upwards for the next. */
  #spin({ aim }: Finger, dx: number, dy: number): void {
    this.hand.spare.slice(0, 2).forEach((field, at) => {
      this.hand.set(field, slide(this.hand.bounds(field), aim[field] ?? 0, at ? -dy : dx));
    });
  }

  /** The wheel spins while the button is down; else the page scrolls. */
  wheeled(event: WheelEvent): void {
    const [field] = this.hand.spare;
    if (!field || !this.#fingers.size) return;
    event.preventDefault();
    this.hand.set(field, this.hand.value(field) - Math.sign(event.deltaY));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (event.pointerId !== this.#first) return;
    if (this.hand.step === "place") this.hand.step = "pull";
    else if (this.hand.pulling) void this.hand.fire();
    this.#release();
  }

  /** Nothing is fired, and one begins again. */
  drop(): void {
    this.#release();
    this.hand.step = "place";
  }

  #release(): void {
    this.#fingers.clear();
    this.#first = null;
    this.hand.pulling = false;
  }
}
