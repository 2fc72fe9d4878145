/** What somebody has changed of something and not saved yet: each field as they saw it, and as they want it. */
export type Draft<T> = { readonly [F in keyof T]?: { seen: T[F]; wanted: T[F] } };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const entriesOf = <T>(draft: Draft<T>) =>
  Object.entries(draft) as [keyof T, { seen: unknown; wanted: unknown }][];

/** As it would be if it were saved on top of what is there now. */
export const drafted = <T extends object>(held: T, draft: Draft<T>): T => ({
  ...held,
  ...Object.fromEntries(entriesOf(draft).map(([field, { wanted }]) => [field, wanted])),
});

/** With some fields changed; one that is back as it is needs no saving. */
export function withFields<T extends object>(held: T, draft: Draft<T>, wanted: Partial<T>): Draft<T> {
  const next: Partial<Record<keyof T, unknown>> = { ...draft };
  for (const field of Object.keys(wanted) as (keyof T)[]) {
    if (isSame(held[field], wanted[field])) delete next[field];
    else next[field] = { seen: draft[field] ? draft[field].seen : held[field], wanted: wanted[field] };
  }
  return next as Draft<T>;
}

/** Fields that somebody else has changed since to something else again. */
export const conflictsOf = <T extends object>(held: T, draft: Draft<T>): (keyof T)[] =>
  entriesOf(draft)
    .filter(([field, { seen, wanted }]) => !isSame(held[field], seen) && !isSame(held[field], wanted))
    .map(([field]) => field);

export const changedFields = <T extends object>(held: T, draft: Draft<T>): (keyof T)[] =>
  entriesOf(draft)
    .filter(([field, { wanted }]) => !isSame(held[field], wanted))
    .map(([field]) => field);

/** Theirs was seen, and is to be replaced all the same. */
export const insisted = <T extends object>(held: T, draft: Draft<T>): Draft<T> =>
  Object.fromEntries(
    entriesOf(draft).map(([field, { wanted }]) => [field, { seen: held[field], wanted }]),
  ) as Draft<T>;
