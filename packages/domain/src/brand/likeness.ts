import type { Palette } from '@servery/contract/brand';

type Lab = readonly [lightness: number, green: number, blue: number];

function linear(hex: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** Oklab, in which equal distances look about equally far apart (Björn Ottosson, 2020). */
function oklab(hex: string): Lab {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours look: 0 is the same, 1 is black and white. */
export function colourDistance(one: string, other: string): number {
  const [from, to] = [oklab(one), oklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

type Colour = 'accent' | 'good' | 'warn' | 'bad' | 'highlight';
/** What people tell apart by colour alone: an outline that is an error from one that is a choice. */
const MEANINGS: Readonly<Record<Colour, string>> = {
  accent: 'chosen',
  good: 'done',
  warn: 'take care',
  bad: 'wrong',
  highlight: 'new',
};
/** How far apart two outlines on the same ground must be so that neither is taken for the other. */
const OUTLINE = 0.12;
/** Less is enough for what always carries words. */
const WORDED = 0.09;
const PAIRS: readonly (readonly [Colour, Colour, least: number])[] = [
  ['bad', 'accent', OUTLINE],
  ['bad', 'good', OUTLINE],
  ['bad', 'highlight', OUTLINE],
  ['bad', 'warn', WORDED],
  ['good', 'warn', WORDED],
];

type Side = { colour: Colour; meaning: string };
export type Likeness = { one: Side; other: Side; distance: number; least: number };

const sideOf = (colour: Colour): Side => ({ colour, meaning: MEANINGS[colour] });

/** Colours that mean different things and look alike. A brand with any is refused when it is loaded. */
export const likenesses = (palette: Palette): Likeness[] =>
  PAIRS.map(([one, other, least]) => ({
    one: sideOf(one),
    other: sideOf(other),
    least,
    distance: colourDistance(palette[one], palette[other]),
  })).filter(({ distance, least }) => distance < least);
