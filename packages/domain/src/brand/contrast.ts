import type { Palette } from '@servery/contract/brand';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [light = 1, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [ink: keyof Palette, ground: keyof Palette, least: number];
const TEXT = 4.5;
const SHAPE = 3;
const PAIRS: readonly Pair[] = [
  ['ink', 'surface', TEXT],
  ['ink', 'surface-raised', TEXT],
  ['ink', 'surface-sunk', TEXT],
  ['ink-soft', 'surface', TEXT],
  ['ink-soft', 'surface-raised', TEXT],
  ['ink-soft', 'surface-sunk', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'surface-raised', TEXT],
  ['accent', 'accent-soft', TEXT],
  ['accent-ink', 'accent', TEXT],
  ['highlight-ink', 'highlight-soft', TEXT],
  ['on-highlight', 'highlight', TEXT],
  ['bad', 'surface-raised', TEXT],
  ['bad', 'bad-soft', TEXT],
  ['good', 'surface-raised', TEXT],
  ['deep-ink', 'deep', TEXT],
  ['deep-soft', 'deep', TEXT],
  ['on-deep', 'deep', TEXT],
  ['wallet-ink', 'wallet', TEXT],
  ['line-strong', 'surface-raised', SHAPE],
];

export type ContrastPair = { ink: keyof Palette; ground: keyof Palette; ratio: number; least: number };

/** How well everything in a palette can be read that is read. */
export const contrastPairs = (palette: Palette): ContrastPair[] =>
  PAIRS.map(([ink, ground, least]) => ({
    ink,
    ground,
    least,
    ratio: contrast(palette[ink], palette[ground]),
  }));

/** What cannot be read in a palette. A brand with any problem is refused when it is loaded. */
export const contrastProblems = (palette: Palette): ContrastPair[] =>
  contrastPairs(palette).filter(({ ratio, least }) => ratio < least);
