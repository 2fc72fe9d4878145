import type { Palette } from '@servery/contract/brand';
import { contrastPairs } from '@servery/domain/brand/contrast';
import { likenesses } from '@servery/domain/brand/likeness';
import { type MainColour, mendOf, type Scheme } from '@servery/domain/brand/recolour';
import type { Written } from '#features/brand/rules/written.ts';

/** What is always shown; everything else is, once it cannot be read. */
const MAIN: ReadonlySet<string> = new Set([
  'ink/surface',
  'accent-ink/accent',
  'accent/surface',
  'on-highlight/highlight',
  'highlight-ink/highlight-soft',
]);

export type Mend = { scheme: Scheme; colour: MainColour; to: string };
export type Row = {
  key: string;
  ink: keyof Palette;
  ground: keyof Palette;
  least: number;
  /** Of each palette that there is. */
  ratios: Partial<Record<Scheme, number>>;
  /** Where it cannot be read, and what would mend it. */
  wrong: readonly { scheme: Scheme; mend: Mend | undefined }[];
};

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** How well the brand can be read, by day and by night. */
export function contrastRows(colours: Written['colours']): Row[] {
  const rows = new Map<string, Row>();
  for (const scheme of SCHEMES) {
    const palette = colours[scheme];
    if (!palette) continue;
    for (const { ink, ground, least, ratio } of contrastPairs(palette)) {
      const key = `${ink}/${ground}`;
      const row = rows.get(key) ?? { key, ink, ground, least, ratios: {}, wrong: [] };
      const mend = ratio < least ? mendOf(palette, { ink, ground }, scheme) : undefined;
      rows.set(key, {
        ...row,
        ratios: { ...row.ratios, [scheme]: ratio },
        wrong: ratio < least ? [...row.wrong, { scheme, mend: mend && { scheme, ...mend } }] : row.wrong,
      });
    }
  }
  const all = [...rows.values()];
  const said = new Set(
    all.filter(({ key, wrong }) => MAIN.has(key) && wrong.length > 0).map(({ ink }) => ink),
  );
  // A colour that is said to be too light on the page need not be said to be so on everything else.
  return all.filter(({ key, ink, wrong }) => MAIN.has(key) || (wrong.length > 0 && !said.has(ink)));
}

export type Alike = { scheme: Scheme; one: keyof Palette; other: keyof Palette };

/** Colours that mean different things and are taken for one another. */
export const alikeColours = (colours: Written['colours']): Alike[] =>
  SCHEMES.flatMap((scheme) => {
    const palette = colours[scheme];
    return palette
      ? likenesses(palette).map(({ one, other }) => ({ scheme, one: one.colour, other: other.colour }))
      : [];
  });

/** Whether everybody could read it: what cannot be read is not put live. */
export const isReadable = (colours: Written['colours']): boolean =>
  contrastRows(colours).every(({ wrong }) => wrong.length === 0) && alikeColours(colours).length === 0;

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** '2F5D4A', '#2f5d4a' and '#abc' as a colour; nothing where it is none. */
export function typedColour(text: string): string | undefined {
  const digits = HEX.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
