import { t } from '#venue-file/texts';
import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';

type Menu = WholeVenueFile['menus'][number];
export type FileCategory = Menu['categories'][number];
export type FileProduct = FileCategory['products'][number];
export type FileFacts = WholeVenueFile['facts'];
export type FileFulfilment = WholeVenueFile['fulfilment'][number];
export type FilePoint = WholeVenueFile['points'][number];
export type FileZone = WholeVenueFile['zones'][number];
export type FilePromo = WholeVenueFile['promos'][number];
export type FilePayment = WholeVenueFile['payments'][number];
export type FileBlock = WholeVenueFile['home'][number];
export type FileNews = WholeVenueFile['news'][number];
export type FilePerson = WholeVenueFile['people'][number];
export type FileGroup = WholeVenueFile['option_groups'][string];
export type FileSettings = Menu['settings'];

/** A category without what stands in it. */
export type CategoryFacts = Omit<FileCategory, 'products' | 'categories'>;
/** `path` names it: the category that it stands in, and its own name. `parentAt` is where that one is in the list. */
export type PlacedCategory = { path: string; parentAt: number | undefined; item: CategoryFacts };
export type PlacedProduct = { category: string; categoryAt: number; name: string; item: FileProduct };

type Opened = PlacedCategory & { products: readonly FileProduct[] };

function opened({ categories }: Pick<Menu, 'categories'>): Opened[] {
  const all: Opened[] = [];
  for (const { products, categories: inner, ...item } of categories) {
    const parentAt = all.push({ path: item.name, parentAt: undefined, item, products }) - 1;
    for (const { products: innerProducts, ...innerItem } of inner)
      all.push({
        path: `${item.name} / ${innerItem.name}`,
        parentAt,
        item: innerItem,
        products: innerProducts,
      });
  }
  return all;
}

/** The categories of a menu in the order in which they are read, each after the one that it stands in. */
export const categoriesIn = (menu: Pick<Menu, 'categories'>): PlacedCategory[] =>
  opened(menu).map(({ path, parentAt, item }) => ({ path, parentAt, item }));

export const productsIn = (menu: Pick<Menu, 'categories'>): PlacedProduct[] =>
  opened(menu).flatMap(({ path, products }, categoryAt) =>
    products.map((item) => ({ category: path, categoryAt, name: item.name, item })),
  );

export const pointName = ({ kind, label, time, zones }: FilePoint): string =>
  `${kind} ${time} ${label}${zones.length > 0 ? ` (${zones.join(', ')})` : ''}`;
export const newsName = ({ at, title }: FileNews): string => `${at} ${title}`;
export const personName = ({ email, all_venues: everywhere }: FilePerson): string =>
  everywhere ? t.allVenues({ email }) : email;
