import { t } from '#imports/texts';
import { type Cents, formatCents, parseCents } from '#money';
import { freeKey } from '#venue-file/keys';
import {
  MOST_PRODUCTS,
  plainName,
  unreadList,
  type WrittenCategory,
  type WrittenGroups,
  type WrittenProduct,
} from '#imports/reading';

type Priced = { name: string; price: string };
const cents = (price: string): Cents => parseCents(price) ?? 0;

/** Puts a menu together while a file is read: categories by name, option groups once, what is left out on a list. */
export function collectMenu() {
  const categories = new Map<string, WrittenCategory & { products: WrittenProduct[] }>();
  const groups: WrittenGroups = {};
  const keyOf = new Map<string, string>();
  const unread = unreadList();
  let count = 0;

  const groupKey = (group: WrittenGroups[string]): string => {
    const content = JSON.stringify(group);
    const known = keyOf.get(content);
    if (known !== undefined) return known;
    const key = freeKey(group.name, new Set(keyOf.values()));
    keyOf.set(content, key);
    groups[key] = group;
    return key;
  };

  return {
    unread,
    groups,
    categories: () => [...categories.values()].filter(({ products }) => products.length > 0),
    /** The price of the smallest, and what each of the others costs more. */
    sizes(sizes: readonly Priced[]): { price: string; options: string[] } {
      const least = Math.min(...sizes.map(({ price }) => cents(price)));
      const price = formatCents(least);
      if (sizes.length < 2) return { price, options: [] };
      const options = sizes.map((size) => ({
        name: plainName(size.name) || t.regular,
        price: formatCents(cents(size.price) - least),
      }));
      return { price, options: [groupKey({ name: t.size, required: true, options })] };
    },
    extras: (name: string, extras: readonly Priced[]): string =>
      groupKey({
        name,
        many: true,
        options: extras.map((extra) => ({ name: extra.name, price: extra.price })),
      }),
    /** Asked before anything is made of an item: a hostile file has more of them than anybody can read. */
    isFull(where: string): boolean {
      if (count >= MOST_PRODUCTS) unread.add(where, t.tooManyProducts({ most: MOST_PRODUCTS }));
      return count >= MOST_PRODUCTS;
    },
    /** What is there already is put on the list instead. */
    put(written: { category: string; where: string }, product: WrittenProduct): void {
      const name = plainName(written.category) || t.menuCategory;
      const category = categories.get(name) ?? { name, products: [] };
      categories.set(name, category);
      if (category.products.some((each) => each.name === product.name)) {
        unread.add(written.where, t.thereAlready({ name: product.name, category: name }));
        return;
      }
      category.products.push(product);
      count += 1;
    },
  };
}
export type MenuCollector = ReturnType<typeof collectMenu>;
