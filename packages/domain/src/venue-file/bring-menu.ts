import type { WholeVenueFile, WrittenVenueFile } from '@servery/contract/venue-file/venue-file';

type Menu = NonNullable<WrittenVenueFile['menus']>[number];
type Category = NonNullable<Menu['categories']>[number];
type Item = Omit<Category, 'categories'>;
type Product = NonNullable<Item['products']>[number];

/** `add` keeps what the list does not name; `replace` takes it off the menu. */
export type BringMode = 'add' | 'replace';

const nameOf = ({ name }: { name: string }): string => name.trim().toLowerCase();

/** Those that are there, changed by those of the same name; then the ones that are new. */
function joined<Each extends { name: string }>(
  held: readonly Each[],
  brought: readonly Each[],
  join: (have: Each, want: Each) => Each,
): Each[] {
  const wanted = new Map(brought.map((each) => [nameOf(each), each]));
  const known = new Set(held.map(nameOf));
  return [
    ...held.map((have) => {
      const want = wanted.get(nameOf(have));
      return want ? join(have, want) : have;
    }),
    // Two of one name that are both new are two.
    ...brought.filter((each) => !known.has(nameOf(each))),
  ];
}

/** A list that says nothing of a picture or of options leaves them as they are. */
const said = <Each extends object>(want: Each): Each =>
  Object.fromEntries(
    Object.entries(want).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  ) as Each;
const joinedProduct = (have: Product, want: Product): Product => ({
  ...have,
  ...said(want),
  name: have.name,
});

const joinedItem = <Held extends Item>(have: Held, want: Item): Held => ({
  ...have,
  ...said(want),
  name: have.name,
  products: joined(have.products ?? [], want.products ?? [], joinedProduct),
});

const joinedCategory = (have: Category, want: Category): Category => ({
  ...joinedItem(have, want),
  ...((have.categories ?? want.categories) && {
    categories: joined(have.categories ?? [], want.categories ?? [], joinedItem),
  }),
});

/** A menu that somebody brings, onto one of a venue's own: everything else of the venue stays as it is. */
export function broughtMenu(
  current: WholeVenueFile,
  brought: WrittenVenueFile,
  { slug, mode }: { slug: string; mode: BringMode },
): WrittenVenueFile {
  const categories = brought.menus?.[0]?.categories ?? [];
  return {
    version: 1,
    option_groups: { ...current.option_groups, ...brought.option_groups },
    menus: current.menus.map((menu) => {
      if (menu.slug !== slug) return menu;
      const next =
        mode === 'replace' ? categories : joined(menu.categories ?? [], categories, joinedCategory);
      return { ...menu, categories: [...next] };
    }),
  };
}
