import { t } from '#imports/texts';
import { collectMenu, type MenuCollector } from '#imports/collect-menu';
import { menuFile, plainName, plainText, priceText, type Reading } from '#imports/reading';
import { firstOf, readTable, type Table, type TableLine } from '#imports/table';

const MOST_SIZES = 200;
const YES = /^y(?:es)?$/i;
const SET = /^modifier set - (.+)$/i;
const TENTH = /^tax - .*\(10(?:\.0+)?%\)$/i;
const ANY_TAX = /^tax - /i;

const NEEDED = [['item name'], ['price'], ['token', 'variation name']] as const;

type Item = { name: string; category: string; lines: TableLine[] };

/** 'DRINKS > ESPRESSO': the last part is its name. */
const categoryOf = (line: TableLine): string =>
  firstOf(line, ['category', 'reporting category', 'categories']).split('>').at(-1)?.trim() ?? '';

/** The rows of an item need not stand together; one without a name belongs to the item above it. */
function itemsOf({ lines }: Table): Item[] {
  const items = new Map<string, Item>();
  let last: Item | undefined;
  for (const line of lines) {
    const name = line.of('item name');
    const category = categoryOf(line);
    if (name === '' && last) {
      last.lines.push(line);
      continue;
    }
    const key = JSON.stringify([name, category]);
    last = items.get(key) ?? { name, category, lines: [] };
    items.set(key, last);
    last.lines.push(line);
  }
  return [...items.values()];
}

/** Structured variations have their name in other columns. */
const variationOf = (line: TableLine): string =>
  line.of('variation name') ||
  [1, 2, 3]
    .map((nth) => line.of(`option value ${nth}`))
    .filter((value) => value !== '')
    .join(', ');

function sizesOf({ lines, name }: Item, menu: MenuCollector): { name: string; price: string }[] {
  return lines.flatMap((line) => {
    const written = line.of('price');
    const price = priceText(written);
    if (price !== undefined) return [{ name: variationOf(line), price }];
    const isAsked = written === '' || /^variable$/i.test(written);
    menu.unread.add(
      t.line({ line: line.line }),
      isAsked
        ? t.askedAtTheTill({ name: plainName(name) })
        : t.notAPrice({ written: plainText(written, 40) }),
    );
    return [];
  });
}

function taxOf(line: TableLine, headings: readonly string[]): 'taxable' | 'gst_free' {
  const taxes = headings.filter((heading) => ANY_TAX.test(heading));
  const isTaxed = taxes.some((heading) => TENTH.test(heading) && YES.test(line.of(heading)));
  return taxes.length === 0 || isTaxed ? 'taxable' : 'gst_free';
}

function readItem(item: Item, headings: readonly string[], menu: MenuCollector): void {
  const [first] = item.lines;
  if (!first) return;
  const where = t.line({ line: first.line });
  const name = plainName(first.of('customer-facing name') || item.name);
  if (name === '') return menu.unread.add(where, t.noName);
  if (YES.test(first.of('archived'))) return menu.unread.add(where, t.archived({ name }));
  if (menu.isFull(where)) return;
  const sizes = sizesOf(item, menu).slice(0, MOST_SIZES);
  if (sizes.length === 0) return;
  menu.put(
    { category: item.category, where },
    {
      name,
      ...menu.sizes(sizes),
      description: plainText(first.of('description')),
      visible: !/^hidden$/i.test(first.of('square online item visibility')),
      tax: taxOf(first, headings),
    },
  );
}

/** Which modifier sets there are is in the file; which options they have is not. */
function noteModifierSets({ headings, lines }: Table, menu: MenuCollector): void {
  for (const heading of headings) {
    const set = SET.exec(heading)?.[1];
    if (set === undefined) continue;
    const users = new Set(
      lines.filter((line) => YES.test(line.of(heading))).map((line) => plainName(line.of('item name'))),
    );
    if (users.size > 0)
      menu.unread.add(
        t.modifierSet({ name: plainName(set) }),
        t.modifierSetWhy({ names: [...users].slice(0, 20).join(', ') }),
      );
  }
}

/** Square's item library, exported as CSV. */
export function readSquareCatalogue(text: string, slug: string): Reading {
  const table = readTable(text, NEEDED);
  if (!table.ok) return { ok: false, why: table.error };
  const menu = collectMenu();
  for (const item of itemsOf(table.value)) readItem(item, table.value.headings, menu);
  noteModifierSets(table.value, menu);
  if (menu.categories().length === 0) return { ok: false, why: t.noProducts };
  return { ok: true, file: menuFile(slug, menu.categories(), menu.groups), unread: menu.unread.list };
}

/** Whether a table is Square's, by its headings. */
export const isSquareCatalogue = (text: string): boolean => readTable(text, NEEDED).ok;
