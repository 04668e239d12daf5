/** Twelve rabbits: a colour, a pattern and the shape of the ears, so that colour is never alone. */

type Ears = "up" | "back" | "bent" | "lop";

interface Rabbit {
  readonly ears: Ears;
  /** Drawn inside the body; K stands for the colour of the pattern. */
  readonly pattern: string;
  readonly dark: boolean;
  readonly lightEye: boolean;
}

/** The far ear, then the near one. */
const EARS: Readonly<Record<Ears, readonly [string, string]>> = {
  up: [
    "M45.5 23C43 13 45.5 4.5 50 3.2C54.5 5.5 54.5 16 51 24.5Z",
    "M39.5 25C33.5 15 33.5 4.5 38 2C43.8 3.5 46.5 14 45.8 23.5Z",
  ],
  back: [
    "M47 22C39 18 31.5 11 31 6C36 3.2 46 10 51.5 20.5Z",
    "M42 25.5C31 24.5 19.5 18 17.5 12C22 8 36 11.5 46.5 21.5Z",
  ],
  bent: [
    "M45.5 23C43 13 45.5 4.5 50 3.2C54.5 5.5 54.5 16 51 24.5Z",
    "M39.5 25.5C36 20.5 33.6 16.5 33.6 13C33.2 9.5 34 7.4 36.5 7C41.5 6.6 46 14 45.8 23.5ZM37 7C31 4.2 24.4 8 22 15.8C25 19 31 18 34 13.6C34.2 10.4 35.2 8.2 37 7Z",
  ],
  lop: [
    "M49 21.5C54 18.5 59 19.5 61.5 24C60 27.5 56 27.5 52.5 25Z",
    "M45 21C36.5 20.5 30.5 28 29.5 39.5C33.5 43.5 40 39.5 43.5 31C45 27.5 46.2 24 45 21Z",
  ],
};

const BODY =
  "M41 23C46.5 19.2 54.2 21.4 57.6 28.2C60.2 30 61 32.2 59.6 34.2C57.8 37.4 53.4 38.8 49.4 38.6C50.4 43.2 50.6 49.6 49.8 55.4L50.4 63.4C54.2 63.6 56 65.4 55.4 68C54.8 69.4 47.6 69.2 43.6 68.8C41.6 68.6 40.8 66.6 41 64C38 67.8 33.4 69.2 26.8 69C18.2 69.2 10.4 67.6 9.4 62.8C5.2 63.4 2.8 60.4 4.2 57C5.4 54.2 8.6 53.8 10.6 55.6C12.4 45.8 20.4 38.4 30.6 36.6C34 36 36.2 34.2 36.8 31.4C37.2 28 38.6 24.8 41 23Z";

const stroke = (width: number, path: string): string =>
  `<path d="${path}" stroke="K" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string): string => `<path d="${path}" fill="K" stroke="none"/>`;
const dot = (x: number, y: number, r = 3.4): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const star = (x: number, y: number, r: number): string => {
  const w = r * 0.28;
  return `M${x} ${y - r}L${x + w} ${y - w}L${x + r} ${y}L${x + w} ${y + w}L${x} ${y + r}L${x - w} ${y + w}L${x - r} ${y}L${x - w} ${y - w}Z`;
};

const dots = fill(
  [dot(22, 48), dot(33, 45), dot(17, 59), dot(29, 57.5), dot(41, 53), dot(39, 65)].join(""),
);
const stripes = stroke(
  3.4,
  "M14 40Q22 54 16 72M23 36Q31 52 25 72M33 32Q40 50 35 72M43 34Q47 50 44 72",
);
const leaves = stroke(
  2.6,
  "M18 50l5-5M18 50l-1-6M30 48l5-5M30 48l-1-6M24 62l5-5M24 62l-1-6M38 60l5-5M38 60l-1-6",
);
const crescent = fill("M34 42A11 11 0 1 0 36 61A9 9 0 1 1 34 42Z");
const check = stroke(2.2, "M4 46H52M4 54H52M4 62H52M16 36V72M25 36V72M34 36V72M43 36V72");
const waves = stroke(
  2.8,
  "M6 47q5-5 10 0t10 0t10 0t10 0t10 0M4 56q5-5 10 0t10 0t10 0t10 0t10 0M4 65q5-5 10 0t10 0t10 0t10 0t10 0",
);
const rings = stroke(2.2, dot(27, 54, 3.5) + dot(27, 54, 8.6) + dot(27, 54, 14));
const patches = fill(
  "M13 46C20 38 32 40 33 47C33 55 22 58 15 55ZM34 58C40 52 47 55 46 62C44 68 36 68 33 64ZM48 24C54 22 60 28 58 33C53 34 48 30 48 24Z",
);
const stars = fill([star(22, 50, 6), star(36, 46, 5), star(32, 61, 5.5), star(45, 56, 4)].join(""));
const hatch = stroke(1.6, "M6 56L24 38M8 62L34 36M12 68L42 38M20 70L48 42M29 70L50 49M38 70L52 56");
const zigzag = stroke(
  2.8,
  "M4 50l6-6l6 6l6-6l6 6l6-6l6 6l6-6l6 6M4 60l6-6l6 6l6-6l6 6l6-6l6 6l6-6l6 6",
);
const crosses = stroke(
  2.6,
  "M20 46v7M16.5 49.5h7M34 43v7M30.5 46.5h7M27 57v7M23.5 60.5h7M41 55v7M37.5 58.5h7",
);

const rabbit = (ears: Ears, pattern: string, dark = false, lightEye = false): Rabbit => ({
  ears,
  pattern,
  dark,
  lightEye,
});

/** By colour, counted from 0 as on the wire. */
const RABBITS: readonly Rabbit[] = [
  rabbit("up", dots),
  rabbit("back", stripes, false, true),
  rabbit("bent", leaves),
  rabbit("lop", crescent, true),
  rabbit("bent", check),
  rabbit("up", waves),
  rabbit("lop", rings, true),
  rabbit("back", patches, false, true),
  rabbit("up", stars, false, true),
  rabbit("lop", hatch, true),
  rabbit("back", zigzag, true),
  rabbit("bent", crosses, true),
];

/** How a pattern stays inside the body; every drawing of rabbits has it once. */
export const CLIP = `<clipPath id="rabbit-body"><path d="${BODY}"/></clipPath>`;

/** The shapes of every rabbit, 64 wide and 72 high. */
export const drawn = (fill: (colour: number) => string, line: string): readonly string[] =>
  RABBITS.map(({ ears, pattern, dark, lightEye }, colour) => {
    const [far, near] = EARS[ears].map((ear) => `<path d="${ear}"/>`);
    const inked = pattern.replaceAll("K", dark ? "oklch(.26 .03 60/.52)" : "oklch(.97 .02 88/.72)");
    return `<g stroke="${line}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round" fill="${fill(colour)}">
${ears === "lop" ? "" : `${far}${near}`}<path d="${BODY}" stroke="none"/>
<g clip-path="url(#rabbit-body)">${inked}
<path d="M4 62C20 71 44 70 54 60L56 74H0Z" fill="oklch(.2 .04 60/.14)" stroke="none"/></g>
<path d="${BODY}" fill="none"/>${ears === "lop" ? near : ""}
<path d="M41 64C41.5 57 37 52.5 31 53" fill="none" stroke-width="1.7"/></g>
<circle cx="50.5" cy="28" r="1.9" fill="${lightEye ? "oklch(.97 .02 88)" : line}"/>`;
  });
