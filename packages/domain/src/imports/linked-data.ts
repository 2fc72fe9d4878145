/** Something of schema.org: its fields can be one, many or missing, as the page's author liked it. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listed = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

export const textOf = (value: unknown): string => {
  const [first] = listed(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number' && Number.isFinite(first)) return String(first);
  return isThing(first) && typeof first['@value'] === 'string' ? first['@value'] : '';
};

/** 'https://schema.org/Menu', 'schema:Menu' and 'Menu' are one. */
export const bareName = (written: string): string => written.split(/[/#:]/).at(-1) ?? '';

export const isA = (thing: Thing, type: string): boolean =>
  listed(thing['@type']).some((each) => typeof each === 'string' && bareName(each) === type);

const DEEPEST = 40;
const MOST_THINGS = 100_000;

/** Every object in it, the outer before the inner, down to a depth that no honest page has. */
export function thingsIn(data: readonly unknown[]): Thing[] {
  const found: Thing[] = [];
  let level: unknown[] = [...data];
  for (let depth = 0; depth < DEEPEST && level.length > 0 && found.length < MOST_THINGS; depth += 1) {
    const things = level.flatMap(listed).flatMap(listed).filter(isThing);
    for (const thing of things) if (found.length < MOST_THINGS) found.push(thing);
    level = things.flatMap((thing) => Object.values(thing).filter((value) => typeof value === 'object'));
  }
  return found;
}

/** What a bare {"@id"} stands for. */
export function resolverOf(things: readonly Thing[]): (value: unknown) => Thing | undefined {
  const byId = new Map<string, Thing>();
  for (const thing of things) {
    const id = thing['@id'];
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing);
  }
  return (value) => {
    if (!isThing(value)) return undefined;
    const id = value['@id'];
    return Object.keys(value).length === 1 && typeof id === 'string' ? byId.get(id) : value;
  };
}
