import type { Palette } from '@servery/contract/brand';
import { contrast, contrastProblems } from '#brand/contrast';
import { likenesses } from '#brand/likeness';

export const WHITE = '#ffffff';
export const DARK = '#1d1a15';
export const READABLE = 4.5;

/** Paper, ink and plates that go with any accent that can be read on them. */
const GROUND = {
  surface: '#faf7f1',
  'surface-raised': WHITE,
  'surface-sunk': '#f1ebdf',
  ink: '#221d15',
  'ink-soft': '#665e51',
  line: '#e5dccb',
  'line-strong': '#8b806c',
  wallet: '#16130e',
  'wallet-ink': WHITE,
  scrim: 'rgb(34 29 21 / 48%)',
  'tint-leaf': '#dde8d3',
  'tint-sun': '#fae6b9',
  'tint-clay': '#f6d9c3',
  'tint-berry': '#f4d8d5',
  'tint-sea': '#d3e5e3',
  'tint-oat': '#ece1cd',
  plate: '#fffdf9',
  'plate-well': '#f9f5ed',
  'plate-rim': '#ebe2d3',
  'plate-shade': 'rgb(67 49 22 / 16%)',
  good: '#2e7d4f',
  warn: '#a35f00',
} as const;

const HIGHLIGHT = {
  highlight: '#d9702b',
  'highlight-soft': '#fbe7d6',
  'highlight-ink': '#8f430f',
  'on-highlight': '#221d15',
} as const;

/** What marks an error, in the first of these that nobody takes for the accent. */
export const BAD = [
  { bad: '#b3362c', 'bad-soft': '#fbe6e2' },
  { bad: '#a3175e', 'bad-soft': '#fbe3ee' },
  { bad: '#6d1fa8', 'bad-soft': '#f1e4fb' },
] as const;

const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** So much of one colour in another: 0 is the first, 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const to = partsOf(other);
  const parts = partsOf(one).map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** As far towards white as it takes to be read on the ground. */
function lightened(colour: string, ground: string): string {
  for (let share = 0.5; share < 1; share += 0.05) {
    const light = mixed(colour, WHITE, share);
    if (contrast(light, ground) >= READABLE) return light;
  }
  return WHITE;
}

function around(accent: string, bad: (typeof BAD)[number]): Palette {
  const deep = mixed(accent, '#000000', 0.2);
  return {
    ...GROUND,
    ...HIGHLIGHT,
    ...bad,
    accent,
    'accent-soft': mixed(accent, WHITE, 0.9),
    'accent-ink': contrast(WHITE, accent) >= READABLE ? WHITE : DARK,
    deep,
    'deep-ink': WHITE,
    'deep-soft': lightened(deep, deep),
    'on-deep': '#ffd9b8',
  };
}

/** The colours of a brand around its accent; those of `paletteProblem` are refused. */
export function paletteAround(accent: string): Palette {
  const [first, ...others] = BAD.map((bad) => around(accent, bad));
  return [first, ...others].find((each) => each && likenesses(each).length === 0) ?? around(accent, BAD[0]);
}

export type PaletteProblem = 'too_light' | 'too_alike';

/** Why an accent cannot be taken, before anybody has to read it. */
export function paletteProblem(accent: string): PaletteProblem | undefined {
  const palette = paletteAround(accent);
  if (contrastProblems(palette).length > 0) return 'too_light';
  return likenesses(palette).length > 0 ? 'too_alike' : undefined;
}

/** Accents to begin with. */
export const startingAccents = ['#2f5d4a', '#1f5f8b', '#6b2d5c', '#b3261e', '#8a4b08', '#2b2f38'] as const;
