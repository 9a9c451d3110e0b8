// The card one has taken up, and which waits for what it is for: dice on the desk, a rider on the map.

import type { Element } from "../../lib/protocol";

export const holding = $state<{ card: Element | null }>({ card: null });
