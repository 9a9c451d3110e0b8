// Dragging a die with finger or mouse.  A tap stays a tap.

const FAR = 8;

/** `put` is called with the place where the die was released. */
export function dragged(node: HTMLElement, put: (x: number, y: number) => void) {
  let from: [number, number] | null = null;
  let far = false;

  function taken(event: PointerEvent): void {
    if (event.button !== 0) return;
    [from, far] = [[event.clientX, event.clientY], false];
    node.setPointerCapture(event.pointerId); // so that a quick hand is not lost
  }
  function moved(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    if (!far && Math.hypot(dx, dy) < FAR) return;
    far = true;
    node.style.translate = `${dx}px ${dy}px`;
    node.style.zIndex = "3";
  }
  function loosed(event: PointerEvent): void {
    node.style.translate = node.style.zIndex = "";
    if (from && far && event.type === "pointerup") put(event.clientX, event.clientY);
    from = null;
  }
  function clicked(event: MouseEvent): void {
    if (!far) return;
    far = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  const heard = new AbortController();
  const { signal } = heard;
  node.addEventListener("pointerdown", taken, { signal });
  node.addEventListener("pointermove", moved, { signal });
  node.addEventListener("pointerup", loosed, { signal });
  node.addEventListener("pointercancel", loosed, { signal });
  node.addEventListener("click", clicked, { signal, capture: true });
  return {
    update: (next: typeof put) => void (put = next),
    destroy: () => heard.abort(),
  };
}
