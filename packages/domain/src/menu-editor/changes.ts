import { isSame } from '#venue-file/same';

/** What an edit can change. The order of things is a thing of its own: of a category's products, of a menu's categories. */
export type ChangedKind =
  | 'product'
  | 'category'
  | 'group'
  | 'products_of'
  | 'categories_of'
  | 'hours'
  | 'way'
  | 'zone'
  | 'point'
  | 'promo'
  | 'rewards'
  | 'paper'
  | 'details'
  | 'payments'
  | 'brand'
  | 'home';
type Fields = Readonly<Record<string, unknown>>;

/**
 * Something that an edit changed: the fields that differ. Where it was not on the menu before, or is not after, there is
 * nothing on that side and everything on the other.
 */
export type Change = {
  kind: ChangedKind;
  id: number;
  /** What it was called when it was changed. */
  name: string;
  before: Fields | null;
  after: Fields | null;
};

/** An option is known by what it says: one that was removed and put back has another id. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) =>
        typeof each === 'object' && each !== null && 'id' in each && 'name' in each
          ? { ...each, id: undefined }
          : each,
      )
    : value;
const isEqual = (a: unknown, b: unknown): boolean => isSame(withoutIds(a), withoutIds(b));

type Part = Pick<Change, 'kind' | 'id' | 'name'>;

/** What happened to a part of the menu; nothing where it is as it was. */
export function changeOf(
  part: Part,
  before: object | undefined,
  after: object | undefined,
): Change | undefined {
  if (!before || !after)
    return before || after ? { ...part, before: fields(before), after: fields(after) } : undefined;
  const [from, to] = [before as Fields, after as Fields];
  const differing = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (field) => !isSame(from[field], to[field]),
  );
  if (differing.length === 0) return undefined;
  const only = (of: Fields) => Object.fromEntries(differing.map((field) => [field, of[field]]));
  return { ...part, before: only(from), after: only(to) };
}

const fields = (value: object | undefined): Fields | null => (value ? (value as Fields) : null);

/** As it was before the change, everything else as it is now; `gone` where it was not there, `edited` where it was changed since. */
export function takenBack(
  { before, after }: Pick<Change, 'before' | 'after'>,
  now: object | undefined,
): { to: object } | 'gone' | 'edited' {
  if (after === null) return now === undefined ? { to: before as Fields } : 'edited';
  if (now === undefined) return 'edited';
  const held = now as Fields;
  const isAsLeft = Object.entries(after).every(([field, value]) => isEqual(held[field], value));
  if (!isAsLeft) return 'edited';
  return before === null ? 'gone' : { to: { ...held, ...before } };
}
