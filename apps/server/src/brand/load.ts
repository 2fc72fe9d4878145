import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandFile } from '@servery/contract/brand';
import { contrastProblems } from '@servery/domain/brand/contrast';
import { likenesses } from '@servery/domain/brand/likeness';
import { themeCss } from '@servery/domain/brand/theme';
import { BrandError, parsedFile } from '#brand/brand-error';
import { checkTexts, knownTexts } from '#brand/own-texts';
import { type LegalTexts, loadLegalTexts } from '#brand/legal';

export type LoadedBrand = Brand & { folder: string; css: string; legal: LegalTexts };

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

function loadBrand(folder: string, known: ReadonlyMap<string, string>): LoadedBrand {
  const file = join(folder, 'brand.json');
  const brand = parsedFile(brandFile, file, JSON.parse(readFileSync(file, 'utf8')));
  checkContrast(brand, file);
  checkMeanings(brand, file);
  checkTexts(brand, known, file);
  return { ...brand, folder, css: themeCss(brand), legal: loadLegalTexts(brand, folder) };
}

export type Brands = {
  all: readonly LoadedBrand[];
  default: LoadedBrand;
  byToken(token: string): LoadedBrand | undefined;
  byHost(host: string): LoadedBrand;
  byCode(code: string): LoadedBrand | undefined;
};

export function loadBrands(dir: string, defaultCode: string): Brands {
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'brand.json')),
  );
  const known = knownTexts(dir);
  const all = folders.map((entry) => loadBrand(join(dir, entry.name), known));
  const fallback = all.find((brand) => brand.code === defaultCode);
  if (!fallback)
    throw new BrandError(
      `There is no brand '${defaultCode}' in ${dir}. Set SERVERY_BRAND to one of: ${all.map((brand) => brand.code).join(', ')}`,
    );
  const tokens = new Map(all.map((brand) => [brand.token, brand]));
  const hosts = new Map(all.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  return {
    all,
    default: fallback,
    byToken: (token) => tokens.get(token),
    byHost: (host) => hosts.get(host.replace(/:\d+$/, '').toLowerCase()) ?? fallback,
    byCode: (code) => all.find((brand) => brand.code === code),
  };
}
