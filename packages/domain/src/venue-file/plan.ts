import { t } from '#venue-file/texts';
import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { fieldChanges } from '#venue-file/field-changes';
import { match, type Matched, matchProducts } from '#venue-file/match';
import { categoriesIn, newsName, personName, pointName, productsIn } from '#venue-file/parts';

export type PartPlan = {
  part: string;
  added: readonly string[];
  changed: readonly { name: string; what: readonly string[] }[];
  removed: readonly string[];
};
/** What an import would do; empty where it would do nothing. */
export type VenuePlan = readonly PartPlan[];

type Listed = { name: string; item: object };

function planOfMatched<Item extends Listed>(
  part: string,
  { added, kept, removed }: Matched<Item, Item>,
  isMoved: boolean,
): PartPlan {
  const changed = kept
    .map(({ have, want }) => ({ name: want.name, what: fieldChanges(have.item, want.item) }))
    .filter(({ what }) => what.length > 0);
  return {
    part,
    added: added.map(({ name }) => name),
    changed: isMoved ? [...changed, { name: t.theOrder, what: [] }] : changed,
    removed: removed.map(({ name }) => name),
  };
}

/** Whether those that stay stand in another order. */
const isReordered = <Item>(have: readonly Item[], { kept }: Matched<Item, Item>): boolean => {
  const before = kept.map((pair) => have.indexOf(pair.have));
  return before.some((at, index) => index > 0 && at < (before[index - 1] ?? 0));
};

const nameOf = ({ name }: Listed): string => name;

function planPart(
  part: string,
  [have, want]: readonly [readonly Listed[], readonly Listed[]],
  { ordered }: { ordered: boolean },
): PartPlan {
  const matched = match(have, want, { have: nameOf, want: nameOf });
  return planOfMatched(part, matched, ordered && isReordered(have, matched));
}

function planProducts(current: WholeVenueFile | undefined, after: WholeVenueFile): PartPlan[] {
  return after.menus.map((menu) => {
    const held = current?.menus.find(({ slug }) => slug === menu.slug);
    const listed = (of: typeof menu) =>
      productsIn(of).map(({ category, name, item }) => ({
        category,
        name,
        item: { category, ...item },
      }));
    const have = held ? listed(held) : [];
    const want = listed(menu);
    const { added, kept, removed } = matchProducts(have, want);
    const inFileOrder = kept.toSorted((a, b) => want.indexOf(a.want) - want.indexOf(b.want));
    const shown = (each: (typeof want)[number]) => ({ ...each, name: `${each.category}, ${each.name}` });
    const matched = {
      added: added.map(shown),
      removed: removed.map(shown),
      kept: inFileOrder.map((pair) => ({ have: pair.have, want: shown(pair.want) })),
    };
    return planOfMatched(
      t.productsOf({ menu: menu.slug }),
      matched,
      isReordered(have, { added, removed, kept: inFileOrder }),
    );
  });
}

function planCategories(current: WholeVenueFile | undefined, after: WholeVenueFile): PartPlan[] {
  const listed = (menu: WholeVenueFile['menus'][number] | undefined): Listed[] =>
    menu ? categoriesIn(menu).map(({ path, item }) => ({ name: path, item })) : [];
  return after.menus.map((menu) =>
    planPart(
      t.categoriesOf({ menu: menu.slug }),
      [listed(current?.menus.find(({ slug }) => slug === menu.slug)), listed(menu)],
      { ordered: true },
    ),
  );
}

type List = { part: string; of(file: WholeVenueFile): Listed[]; ordered?: true };
/** Asked for each time: what a part is called is said by whoever speaks then. */
const lists = (): List[] => [
  { part: 'facts', of: ({ facts: item }) => [{ name: t.theVenue, item }] },
  {
    part: 'fulfilment',
    of: (file) => file.fulfilment.map((item) => ({ name: item.type, item })),
    ordered: true,
  },
  { part: 'zones', of: (file) => file.zones.map((item) => ({ name: item.postcode, item })) },
  { part: 'points', of: (file) => file.points.map((item) => ({ name: pointName(item), item })) },
  { part: 'payments', of: (file) => file.payments.map((item) => ({ name: item.code, item })), ordered: true },
  {
    part: t.optionGroups,
    of: (file) => Object.entries(file.option_groups).map(([name, item]) => ({ name, item })),
  },
  { part: 'menus', of: (file) => file.menus.map(({ slug: name, settings: item }) => ({ name, item })) },
  { part: 'promos', of: (file) => file.promos.map((item) => ({ name: item.code || t.withoutCode, item })) },
  { part: 'rewards', of: ({ rewards: item }) => (item ? [{ name: t.theRewards, item }] : []) },
  { part: t.studentClasses, of: (file) => file.student_classes.map((name) => ({ name, item: {} })) },
  { part: 'home', of: (file) => file.home.map((item) => ({ name: item.block, item })), ordered: true },
  { part: 'news', of: (file) => file.news.map((item) => ({ name: newsName(item), item })) },
  { part: 'people', of: (file) => file.people.map((item) => ({ name: personName(item), item })) },
];

/** What has to happen for a venue to be as the file says; without one, all of it is new. */
export function planOf(current: WholeVenueFile | undefined, after: WholeVenueFile): VenuePlan {
  const parts = lists().map(({ part, of, ordered = false }) =>
    planPart(part, [current ? of(current) : [], of(after)], { ordered }),
  );
  return [...parts, ...planCategories(current, after), ...planProducts(current, after)].filter(
    ({ added, changed, removed }) => added.length + changed.length + removed.length > 0,
  );
}
