/** Those that are named, in that order, and then the others as they stood. */
export function withRest(wanted: readonly number[], held: readonly number[]): number[] {
  const named = new Set(wanted);
  return [...named, ...held.filter((id) => !named.has(id))];
}

/** What comes back stands after the nearest of those that it stood after, and first where none of them is there. */
export function putBack(id: number, held: readonly number[], stoodAfter: readonly number[]): number[] {
  const others = held.filter((each) => each !== id);
  const there = new Set(others);
  const nearest = stoodAfter.findLast((each) => there.has(each));
  return others.toSpliced(nearest === undefined ? 0 : others.indexOf(nearest) + 1, 0, id);
}

type Placed = { id: number; parent_id: number };

/** A category can stand in one that stands in none, and in nothing deeper. */
export function isTwoDeep(categories: readonly Placed[]): boolean {
  const outer = new Set(categories.filter(({ parent_id: parent }) => parent === 0).map(({ id }) => id));
  return categories.every(({ parent_id: parent }) => parent === 0 || outer.has(parent));
}
