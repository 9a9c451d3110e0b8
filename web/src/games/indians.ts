// Two of the games have Indians in their rulebooks.  A visitor may prefer other words and pieces for them.

import type { GameSetting } from "../lib/settings.svelte";

export const SKIN: GameSetting = {
  name: "skin",
  title: "page-skin-title",
  about: "page-skin-about",
  values: { period: "page-skin-period", raiders: "page-skin-raiders" },
};
