import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBrands } from '../../testing/brand-folders.ts';
import { ROOT } from '../../testing/servery.ts';

type BrandJson = { theme: { light: Record<string, string> } };

const BRANDS = join(ROOT, 'brands');

function brandWith(change: (brand: BrandJson) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'servery-brand-'));
  cpSync(join(BRANDS, 'demo/brand.json'), join(folder, 'demo/brand.json'));
  const file = join(folder, 'demo/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as BrandJson;
  change(brand);
  writeFileSync(file, JSON.stringify(brand));
  return folder;
}

test('shows each brand on its own hosts; on others the one that answers for them, or nobody', () => {
  const brands = loadBrands(BRANDS, 'demo');
  expect(brands.byHost('harbour.localhost:3000')?.code).toBe('harbour');
  expect(brands.byHost('DUNE.localhost:3000')?.code).toBe('dune');
  expect(brands.byHost('dune.localhost.')?.code).toBe('dune');
  expect(brands.byHost('dune.localhost.:3000')?.code).toBe('dune');
  expect(brands.byHost('servery.example.com')?.code).toBe('demo');
  expect(loadBrands(BRANDS).byHost('servery.example.com')).toBeUndefined();
  expect(brands.byToken('demo-token')?.app_id).toBe('servery-demo');
});

test('refuses a brand whose text cannot be read on its ground, and says which', () => {
  const folder = brandWith((brand) => Object.assign(brand.theme.light, { ink: '#cccccc' }));
  expect(() => loadBrands(folder, 'demo')).toThrow(
    /light colours cannot be read[^]*ink on surface is 1\.\d+:1, at least 4\.5:1/,
  );
});

test('refuses a brand in which an error looks like a choice, and says what to change', () => {
  const folder = brandWith((brand) => Object.assign(brand.theme.light, { accent: '#a83a20' }));
  expect(() => loadBrands(folder, 'demo')).toThrow(
    /light colours of different meaning look alike[^]*bad \(wrong\) and accent \(chosen\) are 0\.\d+ apart, at least 0\.12[^]*change one of theme\.light\.bad and theme\.light\.accent/,
  );
});

test('names the field of a brand file that is wrong', () => {
  const folder = brandWith((brand) => Object.assign(brand.theme.light, { accent: 'greenish' }));
  expect(() => loadBrands(folder, 'demo')).toThrow(/theme\.light\.accent is not a colour/);
});
