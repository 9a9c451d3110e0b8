// How well this machine can draw 3D scenes.

import { settings } from "../../../lib/settings.svelte";

export type Quality = "fine" | "plain" | "flat";

const SLOW = /swiftshader|llvmpipe|software|basic render/i;

let probed: Quality | null = null;

/** Asked once: a page may hold only a few contexts. */
function probe(): Quality {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return "flat";
  const told = context.getExtension("WEBGL_debug_renderer_info");
  const name = told ? String(context.getParameter(told.UNMASKED_RENDERER_WEBGL)) : "";
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return SLOW.test(name) || navigator.hardwareConcurrency <= 2 ? "plain" : "fine";
}

/** How the scene is drawn here: as was wished, or as it is likely to run; flat where there is no WebGL. */
export function quality(): Quality {
  const wished = settings.scenes;
  if (wished === "flat") return "flat";
  probed ??= probe();
  return wished === "auto" || probed === "flat" ? probed : wished;
}

/** Picture elements for each of the page's. */
export function ratio(quality: Quality, weary: boolean): number {
  return quality === "fine" && !weary ? Math.min(devicePixelRatio, 2) : Math.min(devicePixelRatio, 1);
}
