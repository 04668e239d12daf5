const waiting: (() => void)[] = [];
/** Where the next that asks has its place: after what was asked for beside it. */
let next = 0;
let drawing = false;

/** When what is there now has been drawn: what comes after it does not keep a slow line from it. Each comes in a frame of its own, so that a slow phone answers a finger in between; what one brings with it comes before what waited after it. */
export function whenDrawn(act: () => void): () => void {
  waiting.splice(next, 0, act);
  next += 1;
  draw();
  return () => {
    const place = waiting.indexOf(act);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (place < next) next -= 1;
  };
}

function draw(): void {
  if (drawing || waiting.length === 0) return;
  drawing = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      drawing = false;
      next = 0;
      const act = waiting.shift();
      draw();
      act?.();
    }),
  );
}
