/** Two quick taps are one wish: the second must not hit what the first has brought under the finger. */

const SOON = 400;
const NEAR = 32;

export function guardTaps(): () => void {
  let pressed = 0;
  let last: { at: number; x: number; y: number; on: Element; over: Element | null } | null = null;

  const press = (event: PointerEvent): void => {
    pressed = event.timeStamp;
  };
  const guard = (event: MouseEvent): void => {
    const on = event.target;
    // Keys and scripts click without a place.
    if (event.detail === 0 || !(on instanceof Element)) return;
    const over = on.closest("dialog");
    const again =
      last !== null &&
      pressed - last.at < SOON &&
      Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    if (again && last !== null && (!last.on.isConnected || last.over !== over)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = { at: event.timeStamp, x: event.clientX, y: event.clientY, on, over };
  };

  addEventListener("pointerdown", press, true);
  addEventListener("click", guard, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("click", guard, true);
  };
}
