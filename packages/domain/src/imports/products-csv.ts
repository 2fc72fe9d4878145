import { t } from '#imports/texts';
import { collectMenu, type MenuCollector } from '#imports/collect-menu';
import {
  menuFile,
  plainName,
  plainText,
  priceText,
  type Reading,
  type WrittenProduct,
} from '#imports/reading';
import { firstOf, readTable, type TableLine } from '#imports/table';

/** What each is called in the exports of other tills, and by people who make a table by hand. */
const COLUMNS = {
  name: ['name', 'product', 'item', 'menu item', 'item name', 'product name', 'title', 'nombre'],
  price: ['price', 'default price', 'base price', 'price | default price', 'precio'],
  category: ['category', 'menu group', 'section', 'group', 'categoría'],
  description: ['description', 'details', 'descripción'],
  image: ['image', 'picture'],
  dietary: ['dietary', 'diet'],
  tax: ['tax', 'gst'],
  visible: ['visible', 'available', 'on sale'],
  station: ['station', 'prep station', 'kitchen station'],
} as const;

const NO = /^(?:n|no|false|0|hidden)$/i;

const TAX: Readonly<Record<string, WrittenProduct['tax']>> = {
  '': 'taxable',
  taxable: 'taxable',
  gst: 'taxable',
  y: 'taxable',
  yes: 'taxable',
  '10%': 'taxable',
  gst_free: 'gst_free',
  'gst free': 'gst_free',
  'gst-free': 'gst_free',
  free: 'gst_free',
  n: 'gst_free',
  no: 'gst_free',
  '0%': 'gst_free',
  input_taxed: 'input_taxed',
  'input taxed': 'input_taxed',
  'input-taxed': 'input_taxed',
};

function readLine(line: TableLine, menu: MenuCollector): void {
  const where = t.line({ line: line.line });
  const name = plainName(firstOf(line, COLUMNS.name));
  if (name === '') return menu.unread.add(where, t.noName);
  if (menu.isFull(where)) return;
  const written = firstOf(line, COLUMNS.price);
  const price = priceText(written);
  if (price === undefined)
    return menu.unread.add(
      where,
      written === '' ? t.noPrice({ name }) : t.notAPrice({ written: plainText(written, 40) }),
    );
  const station = plainName(firstOf(line, COLUMNS.station));
  const taxed = firstOf(line, COLUMNS.tax).toLowerCase();
  if (!Object.hasOwn(TAX, taxed)) menu.unread.add(where, t.notATax({ written: plainText(taxed, 40), name }));
  menu.put(
    { category: firstOf(line, COLUMNS.category), where },
    {
      name,
      price,
      description: plainText(firstOf(line, COLUMNS.description)),
      image: plainName(firstOf(line, COLUMNS.image)),
      dietary: dietaryOf(firstOf(line, COLUMNS.dietary)),
      visible: !NO.test(firstOf(line, COLUMNS.visible)),
      tax: Object.hasOwn(TAX, taxed) ? TAX[taxed] : 'taxable',
      ...(station !== '' && { station }),
    },
  );
}

const LONGEST_CODE = 20;
const MOST_CODES = 30;
const dietaryOf = (written: string): string[] =>
  written
    .split(/[,;|/]/)
    .map((code) => plainText(code, LONGEST_CODE))
    .filter((code) => code !== '')
    .slice(0, MOST_CODES);

/** A table of products, one a line. The columns can stand in any order, under any of their usual names. */
export function readProductsCsv(text: string, slug: string): Reading {
  const table = readTable(text, [COLUMNS.name, COLUMNS.price]);
  if (!table.ok) return { ok: false, why: table.error };
  const menu = collectMenu();
  const known = new Set<string>(Object.values(COLUMNS).flat());
  for (const heading of table.value.headings)
    if (heading !== '' && !known.has(heading.toLowerCase()))
      menu.unread.add(t.column({ name: plainText(heading, 80) }), t.columnNotRead);
  for (const line of table.value.lines) readLine(line, menu);
  if (menu.categories().length === 0) return { ok: false, why: t.noProducts };
  return { ok: true, file: menuFile(slug, menu.categories(), menu.groups), unread: menu.unread.list };
}
