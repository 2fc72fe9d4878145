import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandFile } from '@servery/contract/brand';
import { contrastProblems } from '@servery/domain/brand/contrast';
import { themeCss } from '@servery/domain/brand/theme';
import { BrandError, parsedFile } from '#brand/brand-error';
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

function loadBrand(folder: string): LoadedBrand {
  const file = join(folder, 'brand.json');
  const brand = parsedFile(brandFile, file, JSON.parse(readFileSync(file, 'utf8')));
  checkContrast(brand, file);
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
  const all = folders.map((entry) => loadBrand(join(dir, entry.name)));
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
