import { parseCents } from '@servery/domain/money';
import { match } from '@servery/domain/venue-file/match';

/** What a row says in a venue file. */
export type Held<Item> = { id: number; item: Item };

type Writes<Item> = {
  nameOf(item: Item): string;
  add(item: Item, position: number): Promise<number>;
  change(id: number, item: Item, position: number): Promise<unknown>;
  remove(id: number): Promise<unknown>;
};

/** Makes the rows as they are wanted: whatever keeps its name keeps its id. Answers the ids in the order wanted. */
export async function syncRows<Item>(
  held: readonly Held<Item>[],
  wanted: readonly Item[],
  { nameOf, add, change, remove }: Writes<Item>,
): Promise<number[]> {
  // Each wanted thing is told apart from its equals by where it stands.
  const placed = wanted.map((item, position) => ({ item, position }));
  const { kept, removed } = match(held, placed, {
    have: ({ item }) => nameOf(item),
    want: ({ item }) => nameOf(item),
  });
  for (const { id } of removed) await remove(id);
  const idAt = new Map(kept.map(({ have, want }) => [want.position, have.id]));
  const ids: number[] = [];
  for (const { item, position } of placed) {
    const id = idAt.get(position);
    if (id === undefined) ids.push(await add(item, position));
    else {
      await change(id, item, position);
      ids.push(id);
    }
  }
  return ids;
}

/** Amounts and percentages of a file that was checked, in cents and in basis points. */
export function hundredths(written: string): number {
  const parsed = parseCents(written);
  if (parsed === undefined) throw new Error(`${written} is no amount: the file was not checked`);
  return parsed;
}

export const bit = (is: boolean): 0 | 1 => (is ? 1 : 0);
