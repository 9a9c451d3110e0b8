// The pieces on the map at one moment of an animation.

import { nearest, type Direction } from "./hexes";
import { touching, type Land } from "./land";
import { fightAfter, type Fought } from "./trails";
import type { CoachEvent, CoachView, WarriorView, Names } from "./view";

export interface Scene {
  coach: { hex: string; facing: Direction; angle: number; strength: number };
  boarded: string[];
  warriors: WarriorView[];
  fight: Fought | null;
}

export function sceneOf(view: CoachView, before: Scene | null, fight: Fought | null): Scene {
  const { hex, facing, strength } = view.coach;
  return {
    coach: { hex, facing, strength, angle: nearest(before?.coach.angle ?? 0, facing) },
    boarded: view.boarded,
    warriors: view.warriors,
    fight,
  };
}

/** The length of the animation of an event, in milliseconds.  Other events change nothing visible. */
const LENGTHS: Partial<Record<Names["event"], number>> = {
  drove: 240,
  turned: 200,
  rode: 200,
  woke: 320,
  boarded: 260,
  fought: 350,
  coach_lost: 300,
  warrior_lost: 300,
};

export function lengthOf(event: CoachEvent): number {
  return LENGTHS[event.event] ?? 0;
}

function changed(scene: Scene, id: string, change: Partial<WarriorView>): Scene {
  const warriors = scene.warriors.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...scene, warriors };
}

/** The scene after one event; null when it does not follow from this scene, so that nothing flies about. */
export function after(land: Land, before: Scene, event: CoachEvent): Scene | null {
  const scene = { ...before, fight: fightAfter(before.fight, event) };
  const to = String(event.to);
  const id = String(event.warrior);
  const strength = Number(event.strength);
  switch (event.event) {
    case "drove":
      if (!touching(land, scene.coach.hex, to)) return null;
      return { ...scene, coach: { ...scene.coach, hex: to } };
    case "turned": {
      const facing = to as Direction;
      return { ...scene, coach: { ...scene.coach, facing, angle: nearest(scene.coach.angle, facing) } };
    }
    case "boarded": {
      const boarded = [...scene.boarded, String(event.at)];
      return { ...scene, boarded, coach: { ...scene.coach, strength } };
    }
    case "rode": {
      const from = scene.warriors.find((one) => one.id === id)?.hex;
      return from && touching(land, from, to) ? changed(scene, id, { hex: to }) : null;
    }
    case "woke":
      return changed(scene, id, { awake: true });
    case "coach_lost":
      return { ...scene, coach: { ...scene.coach, strength } };
    case "warrior_lost":
      return changed(scene, id, strength ? { strength } : { strength, hex: null, awake: false });
    case "began":
      return { ...scene, warriors: scene.warriors.map((one) => ({ ...one, ridden: false })) };
    default:
      return scene;
  }
}
