import type { Brand } from '@servery/contract/brand';
import { slotsOf } from '@servery/domain/texts/catalogue';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandError } from '#brand/brand-error';

/** Every text that a brand can change, by name: `npm run texts` writes them down beside the brands. */
export function knownTexts(brandsDir: string): ReadonlyMap<string, string> {
  const folder = join(brandsDir, 'texts');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(
    files.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>),
    ),
  );
}

function problemOf(name: string, text: string, known: ReadonlyMap<string, string>): string | undefined {
  const plain = known.get(name);
  if (plain === undefined) return `${name} is not a text of the product: the names are in brands/texts`;
  if (text.trim() === '') return `${name} says nothing`;
  const slots = new Set(slotsOf(plain));
  const unknown = slotsOf(text).find((slot) => !slots.has(slot));
  if (unknown !== undefined)
    return `${name} has {${unknown}}, but it can only have ${[...slots].map((slot) => `{${slot}}`).join(', ') || 'plain words'}`;
  return undefined;
}

/** A text that nothing shows, or that lacks its number, would be found by a customer. */
export function checkTexts(brand: Brand, known: ReadonlyMap<string, string>, file: string): void {
  const problems = Object.entries(brand.texts).flatMap(([name, text]) => problemOf(name, text, known) ?? []);
  if (problems.length > 0)
    throw new BrandError(`${file}: texts cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
