import { type Brand, brandFile } from '@servery/contract/brand';
import { contrastProblems } from '@servery/domain/brand/contrast';
import { likenesses } from '@servery/domain/brand/likeness';
import { themeCss } from '@servery/domain/brand/theme';
import { BrandError, parsedFile } from '#brand/brand-error';
import { checkTexts, shownTexts } from '#brand/own-texts';
import { type LegalTexts, legalTextsOf, type OwnLegal } from '#brand/legal';

export type LoadedBrand = Brand & {
  /** Of its row: what was made of another version is made anew. */
  version: number;
  css: string;
  legal: LegalTexts;
};

function checkContrast(brand: Brand, file: string): void {
  for (const scheme of ['light', 'dark'] as const) {
    const palette = brand.theme[scheme];
    const problems = palette ? contrastProblems(palette) : [];
    if (problems.length === 0) continue;
    const lines = problems.map(
      ({ ink, ground, ratio, least }) =>
        `  ${ink} on ${ground} is ${ratio.toFixed(2)}:1, at least ${least}:1 is needed`,
    );
    throw new BrandError(`${file}: the ${scheme} colours cannot be read:\n${lines.join('\n')}`);
  }
}

/** Nobody reads a brand's file while ordering: two colours that are taken for one another stop it here. */
function checkMeanings(brand: Brand, file: string): void {
  for (const scheme of ['light', 'dark'] as const) {
    const palette = brand.theme[scheme];
    const alike = palette ? likenesses(palette) : [];
    if (alike.length === 0) continue;
    const lines = alike.map(
      ({ one, other, distance, least }) =>
        `  ${one.colour} (${one.meaning}) and ${other.colour} (${other.meaning}) are ${distance.toFixed(3)} apart, at least ${least} is needed: change one of theme.${scheme}.${one.colour} and theme.${scheme}.${other.colour}`,
    );
    throw new BrandError(`${file}: ${scheme} colours of different meaning look alike:\n${lines.join('\n')}`);
  }
}

export type BrandSource = { definition: string; legal: OwnLegal; version: number };

function parsedJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrandError(`${file} is not JSON`);
  }
}

function loaded(
  source: BrandSource,
  place: string,
  textsOf: (brand: Brand, file: string) => Brand['texts'],
): LoadedBrand {
  const file = `${place}/brand.json`;
  const brand = parsedFile(brandFile, file, parsedJson(source.definition, file));
  checkContrast(brand, file);
  checkMeanings(brand, file);
  return {
    ...brand,
    texts: textsOf(brand, file),
    version: source.version,
    css: themeCss(brand),
    legal: legalTextsOf(brand, source.legal, place),
  };
}

/** A brand that people can read and tell apart, or a BrandError that says what to change. `place` is where it is from. */
export const readBrand = (
  source: BrandSource,
  place: string,
  known: ReadonlyMap<string, string>,
): LoadedBrand =>
  loaded(source, place, (brand, file) => {
    checkTexts(brand, known, file);
    return brand.texts;
  });

/** One that was good when it was stored, as far as the product still has what it rewords. */
export const readStoredBrand = (
  source: BrandSource,
  place: string,
  known: ReadonlyMap<string, string>,
): LoadedBrand => loaded(source, place, ({ texts }) => shownTexts(texts, known));
