export type Matched<Have, Want> = {
  added: readonly Want[];
  kept: readonly { have: Have; want: Want }[];
  removed: readonly Have[];
};

/** Names can be there twice: the second of a name is known as the second. */
function numbered<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item> {
  const seen = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const name = nameOf(item);
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return [JSON.stringify([name, nth]), item];
    }),
  );
}

/** What is there and what is wanted, by a name that both have. */
export function match<Have, Want>(
  have: readonly Have[],
  want: readonly Want[],
  names: { have(item: Have): string; want(item: Want): string },
): Matched<Have, Want> {
  const haveOf = numbered(have, names.have);
  const wantOf = numbered(want, names.want);
  return {
    added: [...wantOf].flatMap(([key, item]) => (haveOf.has(key) ? [] : [item])),
    kept: [...wantOf].flatMap(([key, item]) => {
      const held = haveOf.get(key);
      return held === undefined ? [] : [{ have: held, want: item }];
    }),
    removed: [...haveOf].flatMap(([key, item]) => (wantOf.has(key) ? [] : [item])),
  };
}

type Placed = { category: string; name: string };

/** A product is known by its name in its category, and else by its name: it may have moved. */
export function matchProducts<Have extends Placed, Want extends Placed>(
  have: readonly Have[],
  want: readonly Want[],
): Matched<Have, Want> {
  const inPlace = (item: Placed) => JSON.stringify([item.category, item.name]);
  const first = match<Have, Want>(have, want, { have: inPlace, want: inPlace });
  const moved = match<Have, Want>(first.removed, first.added, {
    have: ({ name }) => name,
    want: ({ name }) => name,
  });
  return { added: moved.added, removed: moved.removed, kept: [...first.kept, ...moved.kept] };
}
