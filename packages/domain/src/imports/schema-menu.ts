import { t } from '#imports/texts';
import { collectMenu, type MenuCollector } from '#imports/collect-menu';
import {
  bareName,
  isA,
  isThing,
  listed,
  resolverOf,
  textOf,
  type Thing,
  thingsIn,
} from '#imports/linked-data';
import { dataOfPage } from '#imports/page-scripts';
import { MOST_CHARACTERS, menuFile, plainName, plainText, priceText, type Reading } from '#imports/reading';

/** Of one item: sizes, extras. */
const MOST_CHOICES = 200;

type Page = {
  menu: MenuCollector;
  of(value: unknown): Thing | undefined;
  pictures: { count: number };
  seen: Set<Thing>;
};

/** What suits whom, and never what is in it: nobody's allergy is trusted to a page. */
const DIETS: Readonly<Record<string, string>> = {
  VegetarianDiet: 'V',
  VeganDiet: 'VE',
  GlutenFreeDiet: 'GF',
  HalalDiet: 'Halal',
  LowLactoseDiet: 'LF',
};

const things = (value: unknown, page: Page): Thing[] => listed(value).map(page.of).filter(isThing);
const currencyOf = (offer: Thing): string => textOf(offer['priceCurrency']).trim().toUpperCase();
const writtenPrice = (offer: Thing): string => {
  const specification = listed(offer['priceSpecification']).find(isThing);
  return textOf(offer['price']) || textOf(offer['lowPrice']) || textOf(specification?.['price']);
};

/** Several offers are sizes. An item may have its price by itself, which is no standard but is done. */
function pricesOf(item: Thing, where: string, page: Page): { name: string; price: string }[] {
  const offers = things(item['offers'], page)
    .slice(0, MOST_CHOICES)
    .flatMap((offer) =>
      isA(offer, 'AggregateOffer') && offer['offers'] !== undefined ? things(offer['offers'], page) : [offer],
    )
    .slice(0, MOST_CHOICES);
  return [...offers, ...(offers.length === 0 ? [item] : [])].flatMap((offer) => {
    const written = writtenPrice(offer);
    const price = priceText(written);
    const currency = currencyOf(offer);
    if (price !== undefined && (currency === '' || currency === 'AUD'))
      return [{ name: textOf(offer['name']), price }];
    const why =
      price === undefined
        ? t.notAPrice({ written: plainText(written, 40) })
        : t.otherCurrency({ currency: currency.slice(0, 10) });
    page.menu.unread.add(where, written === '' ? t.hasNoPrice : why);
    return [];
  });
}

function dietsOf(item: Thing, where: string, page: Page): string[] {
  const codes = listed(item['suitableForDiet']).flatMap((diet) => {
    const name = bareName(textOf(diet));
    if (Object.hasOwn(DIETS, name)) return [DIETS[name] as string];
    page.menu.unread.add(where, t.notADiet({ name: plainText(name, 40) }));
    return [];
  });
  return [...new Set(codes)];
}

/** What can be added: extras without a price cost nothing more. */
function extrasOf(item: Thing, page: Page): string[] {
  const extras = things(item['menuAddOn'], page)
    .slice(0, MOST_CHOICES)
    .flatMap((extra) => (isA(extra, 'MenuSection') ? things(extra['hasMenuItem'], page) : [extra]))
    .slice(0, MOST_CHOICES)
    .map((extra) => {
      const [offer = extra] = things(extra['offers'], page);
      return { name: plainName(textOf(extra['name'])), price: priceText(writtenPrice(offer)) ?? '0.00' };
    })
    .filter(({ name }) => name !== '');
  return extras.length > 0 ? [page.menu.extras(t.extras, extras)] : [];
}

function readItem(item: Thing, category: string, page: Page): void {
  const name = plainName(textOf(item['name']));
  if (name === '') return page.menu.unread.add(category || t.theMenu, t.namelessItem);
  const where = category === '' ? name : `${category}, ${name}`;
  if (page.menu.isFull(where)) return;
  const prices = pricesOf(item, where, page);
  if (prices.length === 0) return;
  const { price, options } = page.menu.sizes(prices);
  if (item['image'] !== undefined) page.pictures.count += 1;
  page.menu.put(
    { category, where },
    {
      name,
      price,
      description: plainText(textOf(item['description'])),
      dietary: dietsOf(item, where, page),
      options: [...options, ...extrasOf(item, page)],
    },
  );
}

const DEEPEST = 5;

/** Sections inside sections are categories of their own, called by both names. Each is read once: a page can name one
 * inside itself. */
function readSection(section: Thing, page: Page, above: { names: readonly string[]; depth: number }): void {
  if (page.seen.has(section) || above.depth > DEEPEST) return;
  page.seen.add(section);
  const name = plainName(textOf(section['name']));
  const names = name === '' ? above.names : [...above.names, name];
  const items = things(section['hasMenuItem'], page);
  const sections = things(section['hasMenuSection'], page);
  for (const item of items) readItem(item, names.join(', '), page);
  for (const inner of sections) readSection(inner, page, { names, depth: above.depth + 1 });
  if (items.length + sections.length === 0 && name !== '') page.menu.unread.add(name, t.namesOnly);
}

const OUTERMOST = { names: [], depth: 0 };

/** Menus wherever they stand; without any, sections, and without those, items by themselves. */
function readAll(all: readonly Thing[], page: Page): void {
  const menus = all.filter(
    (thing) => isA(thing, 'Menu') && Object.keys(thing).some((key) => key.startsWith('hasMenu')),
  );
  const sections = all.filter((thing) => isA(thing, 'MenuSection'));
  const items = all.filter((thing) => isA(thing, 'MenuItem'));
  for (const menu of menus) readSection({ ...menu, name: undefined }, page, OUTERMOST);
  if (menus.length > 0) return;
  for (const section of sections) readSection({ ...section, hasMenuSection: undefined }, page, OUTERMOST);
  if (sections.length === 0) for (const item of items) readItem(item, '', page);
}

function noteLinks(all: readonly Thing[], page: Page): void {
  const links = all.flatMap((thing) => [...listed(thing['hasMenu']), ...listed(thing['menu'])]);
  for (const link of links)
    if (typeof link === 'string') page.menu.unread.add(t.theMenu, t.menuLink({ link: plainText(link, 200) }));
  if (page.pictures.count > 0) page.menu.unread.add(t.pictures, t.pictureLinks(page.pictures));
}

/** A menu as schema.org describes it, out of a saved page or a JSON file. */
export function readSchemaMenu(text: string, slug: string): Reading {
  if (text.length > MOST_CHARACTERS) return { ok: false, why: t.tooLong({ most: MOST_CHARACTERS }) };
  const menu = collectMenu();
  const all = thingsIn(dataOfPage(text, menu.unread));
  const page: Page = { menu, of: resolverOf(all), pictures: { count: 0 }, seen: new Set() };
  readAll(all, page);
  noteLinks(all, page);
  const categories = menu.categories();
  if (categories.length > 0)
    return { ok: true, file: menuFile(slug, categories, menu.groups), unread: menu.unread.list };
  const [first] = menu.unread.list;
  return {
    ok: false,
    why: first ? t.noItems(first) : t.noMenu,
  };
}
