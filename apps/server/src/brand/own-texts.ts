import type { Brand } from '@servery/contract/brand';
import type { CallOutput } from '@servery/contract/registry';
import { textProblem } from '@servery/domain/texts/own-text';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandError } from '#brand/brand-error';

export type KnownText = CallOutput<'ConsoleBrand.texts'>['texts'][number];

/** Every text that a brand can change, with where it is read: `npm run texts` writes them down beside the brands. */
export function textsIn(brandsDir: string): readonly KnownText[] {
  const folder = join(brandsDir, 'texts');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.flatMap((file) => {
    const surface = file.slice(0, -'.json'.length) as KnownText['surface'];
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    return Object.entries(texts).map(([name, text]) => ({ name, text, surface }));
  });
}

/** The same by name. */
export const knownTexts = (texts: readonly KnownText[]): ReadonlyMap<string, string> =>
  new Map(texts.map(({ name, text }) => [name, text]));

function problemOf(name: string, text: string, known: ReadonlyMap<string, string>): string | undefined {
  const plain = known.get(name);
  if (plain === undefined) return `${name} is not a text of the product: the names are in brands/texts`;
  const problem = textProblem(plain, text);
  if (problem?.is === 'empty') return `${name} says nothing`;
  if (problem?.is === 'missing') return `${name} leaves out {${problem.slot}}`;
  if (problem?.is === 'unknown')
    return `${name} has {${problem.slot}}, but it can only have ${problem.known.map((slot) => `{${slot}}`).join(', ') || 'plain words'}`;
  return undefined;
}

/**
 * What a stored brand still says instead: the product may have given up a text since, or a number in one, and no shop
 * goes down for that.
 */
export const shownTexts = (texts: Brand['texts'], known: ReadonlyMap<string, string>): Brand['texts'] =>
  Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => problemOf(name, text, known) === undefined),
  );

/** A text that nothing shows, or that lacks its number, would be found by a customer. */
export function checkTexts(brand: Brand, known: ReadonlyMap<string, string>, file: string): void {
  const problems = Object.entries(brand.texts).flatMap(([name, text]) => problemOf(name, text, known) ?? []);
  if (problems.length > 0)
    throw new BrandError(`${file}: texts cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
