import type { CallOutput } from '@servery/contract/registry';
import { t } from '#features/stock/rules/texts.ts';

export type StockItem = CallOutput<'ConsoleStore'>['items'][number];
export type Shelf = { name: string; items: StockItem[] };

export const SOLD_OUT = t.soldOut;

/** The categories in the menu's own order. */
export function shelvesOf(items: readonly StockItem[]): Shelf[] {
  const groups = Map.groupBy(items, (item) => item.category);
  return [...groups].map(([name, held]) => ({ name, items: held }));
}

/** What is listed: what matches the search wherever it is, else one shelf, else all that is sold out. */
export function listed(items: readonly StockItem[], shown: { shelf: string; search: string }): StockItem[] {
  const wanted = shown.search.trim().toLowerCase();
  if (wanted !== '') return items.filter((item) => item.name.toLowerCase().includes(wanted));
  if (shown.shelf === SOLD_OUT) return items.filter((item) => item.sold_out === 1);
  return items.filter((item) => item.category === shown.shelf);
}

/** Which of the three ways back is on. */
export function returnOf(item: StockItem): 'hour' | 'today' | 'open' {
  if (item.sold_out_until === 0) return 'open';
  return item.available_str.includes('back at') ? 'hour' : 'today';
}

/** A number of things on a shelf; nothing where it is none. */
export function leftTyped(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

/** How many there are, in few words: '12 of 40 left today', '3 left'. */
export function countText({ left, daily }: Pick<StockItem, 'left' | 'daily'>): string {
  if (daily === undefined) return left === undefined ? t.count : t.left({ count: left });
  if (left === undefined) return t.notToday;
  return left > daily ? t.leftTodayMore({ count: left }) : t.leftToday({ count: left, daily });
}

/** What became of a count, as it is told once. */
export function countedText({ name, left, daily }: Pick<StockItem, 'name' | 'left' | 'daily'>): string {
  if (daily === undefined)
    return left === undefined ? t.notCounted({ name }) : t.isCounted({ name, count: left });
  return left === undefined
    ? t.notCountedToday({ name, daily })
    : t.isCountedToday({ name, count: left, daily });
}
