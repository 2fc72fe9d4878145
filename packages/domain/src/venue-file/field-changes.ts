import { t } from '#venue-file/texts';
import { match } from '#venue-file/match';
import { isSame } from '#venue-file/same';

type Fields = Readonly<Record<string, unknown>>;
type Named = Fields & { name: string };

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
const isPlain = (value: unknown): boolean => value === undefined || typeof value !== 'object';

const LONGEST = 60;
const shown = (value: unknown): string => {
  if (value === undefined || value === '') return t.nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

function listChanges(field: string, have: readonly Named[], want: readonly Named[]): string[] {
  const nameOf = ({ name }: Named) => name;
  const { added, kept, removed } = match(have, want, { have: nameOf, want: nameOf });
  const changes = [
    ...added.map(({ name }) => t.optionAdded({ field, name })),
    ...removed.map(({ name }) => t.optionRemoved({ field, name })),
    ...kept.flatMap((pair) =>
      fieldChanges(pair.have, pair.want).map((what) =>
        t.optionChanged({ field, name: pair.want.name, what }),
      ),
    ),
  ];
  return changes.length > 0 ? changes : [t.reordered({ field })];
}

/** What differs of something, one line for each field. */
export function fieldChanges(have: object, want: object): string[] {
  const before = have as Fields;
  const after = want as Fields;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    if (isSame(from, to)) return [];
    if (isPlain(from) && isPlain(to)) return [t.fromTo({ field, from: shown(from), to: shown(to) })];
    if (Array.isArray(from) && Array.isArray(to) && [...from, ...to].every(isNamed))
      return listChanges(field, from, to);
    return [field];
  });
}
