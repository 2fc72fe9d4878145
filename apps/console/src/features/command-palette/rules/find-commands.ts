/** Something that can be gone to or begun. `also`: other words people have for it. */
export type Findable = { label: string; also?: string };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a typed word fits: 0 for not at all. */
function fit(typed: string, label: readonly string[], also: readonly string[]): number {
  if (label.some((word) => word === typed)) return 4;
  if (label.some((word) => word.startsWith(typed))) return 3;
  if (also.some((word) => word.startsWith(typed))) return 2;
  return typed.length > 2 && label.some((word) => word.includes(typed)) ? 1 : 0;
}

/** Those that fit every word that was typed, the best first; all of them where nothing was. */
export function findCommands<T extends Findable>(all: readonly T[], text: string): T[] {
  const typed = wordsOf(text);
  const fits = all.map((each) => {
    const label = wordsOf(each.label);
    const also = wordsOf(each.also ?? '');
    const points = typed.map((word) => fit(word, label, also));
    const starts = plain(each.label).startsWith(plain(text).trim()) ? 1 : 0;
    return { each, points: points.includes(0) ? -1 : points.reduce((sum, one) => sum + one, starts) };
  });
  return fits
    .filter(({ points }) => points >= 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ each }) => each);
}
