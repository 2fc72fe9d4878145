import { t } from '#orders/texts';
type Item = { quantity: number; name: string };

const named = ({ quantity, name }: Item): string => (quantity === 1 ? name : `${quantity} × ${name}`);

/** '3 × Flat White': the first line stands for the order. */
export const orderTitle = ([first]: readonly Item[]): string => (first ? named(first) : t.order);

/** 'and Mango Sunrise', 'and 3 more'; empty where the first line is all. `items` may be cut short, `count` is of all. */
export function orderRest(items: readonly Item[], count: number): string {
  const [first, second] = items;
  if (!first || !second) return '';
  const rest = count - first.quantity;
  return rest === second.quantity ? t.and({ named: named(second) }) : t.andMore({ rest });
}

/** What a member reads of it in a list: a refund matters more than that it is complete. */
export function refundText(order: { total: number; refunded: number }): string {
  if (order.refunded <= 0) return '';
  return order.refunded < order.total ? t.partRefund : t.refunded;
}

type Way = { verb: string; table: string; day: string; time: string };

/** 'Pickup, today 12:15 pm'; at a table 'Table 12'. */
export function fulfilmentText({ verb, table, day, time }: Way): string {
  if (table !== '') return table;
  const near = day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
  return `${verb || t.yourOrder}, ${near} ${time}`;
}
