// The card picked up to be played, which waits for its target: dice on the desk, or a rider on the map.

import type { Element } from "../../lib/protocol";

export const holding = $state<{ card: Element | null }>({ card: null });
