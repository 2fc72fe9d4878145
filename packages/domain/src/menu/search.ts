import type { Category, Product } from '@servery/contract/entities/menu';
import { DIETS, suits } from '#menu/diets';

/** Without accents, and with plain spaces where a name keeps a number with its unit. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a word stands, the most telling first. */
const FIELDS = ['name', 'diets', 'category', 'desc', 'options'] as const;
type Entry = { product: Product; category: Category; name: string; words: readonly (readonly string[])[] };
type Index = { entries: readonly Entry[]; known: ReadonlySet<string> };

const dietWords = (product: Product): string[] =>
  DIETS.filter(({ key }) => suits(product, key)).flatMap(({ code, name }) => wordsOf(`${code} ${name}`));

function entryOf(product: Product, category: Category): Entry {
  const words = {
    name: wordsOf(product.name),
    diets: dietWords(product),
    category: wordsOf(category.name ?? ''),
    desc: wordsOf(product.desc ?? ''),
    options: wordsOf(product.option_words ?? ''),
  };
  return { product, category, name: plain(product.name), words: FIELDS.map((field) => words[field]) };
}

/** A large menu is read once, not at each letter. */
const indexes = new WeakMap<readonly Category[], Index>();
function indexOf(categories: readonly Category[]): Index {
  const held = indexes.get(categories);
  if (held) return held;
  const entries = categories.flatMap((category) =>
    category.items.filter((item) => item.is_visible === 1).map((item) => entryOf(item, category)),
  );
  const index = { entries, known: new Set(entries.flatMap(({ words }) => words.flat())) };
  indexes.set(categories, index);
  return index;
}

/** How badly a word of what is sought is answered: 0 at the start of the name, nothing where it isn't. */
function rankOf(word: string, { name, words }: Entry): number | undefined {
  if (name.startsWith(word)) return 0;
  for (const [at, field] of words.entries())
    if (field.some((each) => each.startsWith(word))) return at === 0 ? 1 : at + 2;
  return name.includes(word) ? 2 : undefined;
}

function ranked(sought: readonly string[], phrase: string, entries: readonly Entry[]) {
  const found: { entry: Entry; rank: number }[] = [];
  for (const entry of entries) {
    let rank = entry.name.startsWith(phrase) ? -2 : entry.name.includes(phrase) ? -1 : 0;
    const fits = sought.every((word) => {
      const of = rankOf(word, entry);
      rank += of ?? 0;
      return of !== undefined;
    });
    if (fits) found.push({ entry, rank });
  }
  return found.toSorted((a, b) => a.rank - b.rank);
}

/** Letters that are left out, put in, taken for another or swapped; no more than `most` of them. */
function isNear(typed: string, word: string, most: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const same = typed[i - 1] === word[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return false;
    [before, last] = [last, row];
  }
  return last[word.length]! <= most;
}

/** The word of the menu that somebody meant; short ones are as they are typed. */
function meant(typed: string, known: ReadonlySet<string>): string {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0) return typed;
  const all = [...known];
  if (all.some((word) => word.startsWith(typed))) return typed;
  const isLike = (word: string, edits: number): boolean =>
    Math.abs(word.length - typed.length) <= edits && isNear(typed, word, edits);
  for (let edits = 1; edits <= most; edits += 1) {
    const near = all.find((word) => isLike(word, edits));
    if (near) return near;
  }
  return typed;
}

/**
 * What of a menu answers what was typed, the best first: each word of it stands in the name, the diets, the category,
 * the description or the options. Where nothing does, mistakes are forgiven, unless `exactly` is asked for.
 */
export function searchMenu(
  categories: readonly Category[],
  typed: string,
  { exactly = false } = {},
): { product: Product; category: Category }[] {
  const { entries, known } = indexOf(categories);
  const sought = wordsOf(typed);
  if (sought.length === 0) return entries.map(({ product, category }) => ({ product, category }));
  const phrase = plain(typed.trim());
  let found = ranked(sought, phrase, entries);
  if (found.length === 0 && !exactly) {
    const words = sought.map((word) => meant(word, known));
    found = ranked(words, words.join(' '), entries);
  }
  return found.map(({ entry: { product, category } }) => ({ product, category }));
}

/** The same as a menu: categories and what is in them, both the best first. */
export function searchCategories(categories: readonly Category[], typed: string): Category[] {
  const found = new Map<Category, Product[]>();
  for (const { product, category } of searchMenu(categories, typed)) {
    const items = found.get(category);
    if (items) items.push(product);
    else found.set(category, [product]);
  }
  return [...found].map(([category, items]) => ({ ...category, items }));
}
