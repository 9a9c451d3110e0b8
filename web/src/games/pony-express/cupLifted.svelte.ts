// Whether the player's own cup is lifted.  It stays so from turn to turn.  On a new page it is down, so that
// nobody looking over the player's shoulder sees the dice.

export const look = $state({ lifted: false });

/** A short press lifts the cup for good, a long one while it lasts. */
const LONG = 350;

export function lifting(node: HTMLElement) {
  let pressed = 0;
  let held = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || look.lifted) return;
    [pressed, held] = [performance.now(), true];
    look.lifted = true;
  }
  function up(): void {
    if (held && performance.now() - pressed > LONG) look.lifted = false;
  }
  /** The press has lifted it already; a key has not, and a lifted cup is put down. */
  function click(): void {
    if (!held) look.lifted = !look.lifted;
    held = false;
  }
  function lost(): void {
    if (held) look.lifted = false;
    held = false;
  }

  const heard = new AbortController();
  const { signal } = heard;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", lost, { signal });
  node.addEventListener("pointerleave", lost, { signal });
  node.addEventListener("click", click, { signal });
  return { destroy: () => heard.abort() };
}
