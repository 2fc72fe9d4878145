/** Those that are named, in that order, and then the others as they stood. */
export function withRest(wanted: readonly number[], held: readonly number[]): number[] {
  const named = new Set(wanted);
  return [...named, ...held.filter((id) => !named.has(id))];
}

type Placed = { id: number; parent_id: number };

/** A category can stand in one that stands in none, and in nothing deeper. */
export function isTwoDeep(categories: readonly Placed[]): boolean {
  const outer = new Set(categories.filter(({ parent_id: parent }) => parent === 0).map(({ id }) => id));
  return categories.every(({ parent_id: parent }) => parent === 0 || outer.has(parent));
}
