import type { Palette } from '@servery/contract/brand';
import { contrast, contrastProblems } from '#brand/contrast';
import { likenesses } from '#brand/likeness';
import {
  BAD,
  DARK,
  mixed,
  paletteAround,
  paletteProblem,
  READABLE,
  startingAccents,
  WHITE,
} from '#brand/look';

export type Scheme = 'light' | 'dark';
/** What somebody chooses; every other colour of a palette follows from these. */
export const mainColours = ['accent', 'highlight', 'surface', 'ink'] as const;
export type MainColour = (typeof mainColours)[number];

const BLACK = '#000000';
const SHAPE = 3;
const STEP = 0.02;

/** Errors on dark ground, in the first of these that nobody takes for the accent. */
const BAD_DARK = [
  { bad: '#ff6b7d', 'bad-soft': '#3f1c24' },
  { bad: '#ff9ad0', 'bad-soft': '#3d1a2c' },
  { bad: '#c9a0ff', 'bad-soft': '#2b1c3f' },
] as const;

/** Paper and plates of a shop at night. */
const NIGHT = {
  surface: '#171512',
  'surface-raised': '#211e19',
  'surface-sunk': '#100f0c',
  ink: '#f5efe3',
  'ink-soft': '#b3a895',
  line: '#37322a',
  'line-strong': '#7d7361',
  good: '#74c793',
  warn: '#e8b25a',
  'deep-ink': '#f5efe3',
  'on-deep': '#f3b37f',
  wallet: '#f5efe3',
  'wallet-ink': '#16130e',
  scrim: 'rgb(0 0 0 / 62%)',
  'tint-leaf': '#29352a',
  'tint-sun': '#3b3220',
  'tint-clay': '#3c2b20',
  'tint-berry': '#3a2827',
  'tint-sea': '#213331',
  'tint-oat': '#2f2a22',
  plate: '#4a443a',
  'plate-well': '#413b32',
  'plate-rim': '#362f26',
  'plate-shade': 'rgb(0 0 0 / 38%)',
} as const;

/** The colour itself where it does, else the one nearest to it, darker or lighter, that does. */
export function nearest(colour: string, does: (candidate: string) => boolean): string | undefined {
  if (does(colour)) return colour;
  for (let share = STEP; share <= 1; share += STEP)
    for (const end of [BLACK, WHITE]) {
      const candidate = mixed(colour, end, share);
      if (does(candidate)) return candidate;
    }
  return undefined;
}

const inkOn = (ground: string): string => (contrast(WHITE, ground) >= contrast(DARK, ground) ? WHITE : DARK);

const readableOn = (colour: string, grounds: readonly string[], least = READABLE): string =>
  nearest(colour, (candidate) => grounds.every((ground) => contrast(candidate, ground) >= least)) ?? colour;

function accentParts(palette: Palette, accent: string, scheme: Scheme): Partial<Palette> {
  const deep = mixed(accent, BLACK, scheme === 'light' ? 0.2 : 0.6);
  return {
    accent,
    'accent-soft': mixed(accent, palette.surface, scheme === 'light' ? 0.9 : 0.82),
    'accent-ink': inkOn(accent),
    deep,
    'deep-ink': inkOn(deep),
    'deep-soft': readableOn(mixed(deep, WHITE, 0.7), [deep]),
    'on-deep': readableOn(palette['on-deep'], [deep]),
  };
}

function highlightParts(palette: Palette, highlight: string, scheme: Scheme): Partial<Palette> {
  const soft = mixed(highlight, palette.surface, scheme === 'light' ? 0.84 : 0.82);
  return {
    highlight,
    'highlight-soft': soft,
    'highlight-ink': readableOn(highlight, [soft, palette.surface]),
    'on-highlight': inkOn(highlight),
  };
}

function inkParts(palette: Palette, ink: string): Partial<Palette> {
  const { surface, 'surface-raised': raised, 'surface-sunk': sunk } = palette;
  return {
    ink,
    'ink-soft': readableOn(mixed(ink, surface, 0.36), [surface, raised, sunk]),
    line: mixed(surface, ink, 0.12),
    'line-strong': readableOn(mixed(surface, ink, 0.45), [raised], SHAPE),
  };
}

function surfaceParts(palette: Palette, surface: string, scheme: Scheme): Partial<Palette> {
  const grounds = {
    surface,
    'surface-raised': mixed(surface, WHITE, scheme === 'light' ? 0.85 : 0.05),
    'surface-sunk': mixed(surface, BLACK, scheme === 'light' ? 0.04 : 0.32),
  };
  const on = { ...palette, ...grounds };
  return { ...grounds, ...inkParts(on, palette.ink) };
}

const PARTS: Readonly<
  Record<MainColour, (palette: Palette, to: string, scheme: Scheme) => Partial<Palette>>
> = { accent: accentParts, highlight: highlightParts, surface: surfaceParts, ink: inkParts };

/** Errors in a colour that is not taken for what was chosen: the palette's own, while it is not. */
function toldApart(palette: Palette, scheme: Scheme): Palette {
  const tries = [palette, ...(scheme === 'light' ? BAD : BAD_DARK).map((bad) => ({ ...palette, ...bad }))];
  return tries.find((each) => likenesses(each).length === 0) ?? palette;
}

/** A palette with one colour chosen anew, and all that follows from it. */
export function recoloured(
  palette: Palette,
  change: Partial<Record<MainColour, string>>,
  scheme: Scheme,
): Palette {
  const next = { ...palette };
  for (const colour of mainColours) {
    const to = change[colour];
    if (to !== undefined) Object.assign(next, PARTS[colour](next, to.toLowerCase(), scheme));
  }
  return toldApart(next, scheme);
}

/** The same shop at night. */
export function darkOf(light: Palette): Palette {
  const night: Palette = { ...light, ...NIGHT, ...BAD_DARK[0] };
  const grounds = [NIGHT.surface, NIGHT['surface-raised']];
  const accent = nearest(light.accent, (candidate) => {
    const soft = mixed(candidate, NIGHT.surface, 0.82);
    return [...grounds, soft].every((ground) => contrast(candidate, ground) >= READABLE);
  });
  return recoloured(night, { accent: accent ?? '#86c3a5', highlight: light.highlight }, 'dark');
}

type Mend = { colour: MainColour; to: string };

/** The chosen colour that has to move for a pair to be read, and where to; nothing where moving it does not help. */
export function mendOf(
  palette: Palette,
  pair: { ink: string; ground: string },
  scheme: Scheme,
): Mend | undefined {
  const isWrong = (each: Palette) => contrastProblems(each).some(({ ink }) => ink === pair.ink);
  for (const colour of [pair.ink, pair.ground]) {
    const main = mainColours.find((each) => colour === each || colour.startsWith(`${each}-`));
    if (!main) continue;
    const to = nearest(
      palette[main],
      (candidate) => !isWrong(recoloured(palette, { [main]: candidate }, scheme)),
    );
    if (to !== undefined) return { colour: main, to };
  }
  return undefined;
}

export type Colours = { light?: Palette | null | undefined; dark?: Palette | null | undefined };

/** By day and by night with a colour chosen for one of them; what is chosen for the day is followed by the night. */
export function withColour(
  colours: Colours,
  { scheme, colour, to }: { scheme: Scheme; colour: MainColour; to: string },
): Colours {
  const palette = colours[scheme];
  if (!palette) return colours;
  const next = recoloured(palette, { [colour]: to }, scheme);
  const { dark } = colours;
  const isFollowed = scheme === 'light' && dark && (colour === 'accent' || colour === 'highlight');
  if (!isFollowed) return { ...colours, [scheme]: next };
  return { light: next, dark: recoloured(dark, { [colour]: darkOf(next)[colour] }, 'dark') };
}

/** Both palettes where both are wanted: one that there is not yet is made of the other. */
export function withBoth({ light, dark }: Colours, wanted: Scheme | 'auto'): Colours {
  const day = light ?? (wanted === 'dark' || !dark ? light : lightOf(dark));
  return { light: day, dark: dark ?? (wanted === 'light' || !day ? dark : darkOf(day)) };
}

function lightOf(dark: Palette): Palette {
  const accent = nearest(dark.accent, (candidate) => paletteProblem(candidate) === undefined);
  return recoloured(paletteAround(accent ?? startingAccents[0]), { highlight: dark.highlight }, 'light');
}
