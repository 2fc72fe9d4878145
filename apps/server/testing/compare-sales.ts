import { formatCents } from '@servery/domain/money';
import { expect } from 'vitest';
import { atConsole } from './console.ts';
import { naiveSales } from './naive-sales.ts';
import type { Servery } from './servery.ts';

/** The reports of each day of a span, against an addition of all rows that knows nothing of the server's. */
export async function compareSales(
  servery: Servery,
  { venueId, zone }: { venueId: number; zone: string },
  span: { from: string; to: string },
) {
  const owner = await atConsole(servery);
  const naive = await naiveSales(servery, venueId, zone);
  const { days } = await owner.call('ConsoleReports', { from_date: span.from, to_date: span.to });
  for (const { date, amount, orders } of days)
    expect([date, amount, orders]).toEqual([
      date,
      formatCents(naive.get(date)?.net ?? 0),
      naive.get(date)?.orders ?? 0,
    ]);
  for (const { date } of days) {
    const one = await owner.call('ConsoleReports', { from_date: date, to_date: date });
    const { net = 0, gst = 0, rounding = 0, money = 0, products = 0 } = naive.get(date) ?? {};
    const sold = one.products.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0);
    const got = { g1: one.gst.g1, a1: one.gst.a1, rounding: one.sums.rounding, paid: one.sums.paid, sold };
    expect({ date, ...got }).toEqual({
      date,
      g1: formatCents(net),
      a1: formatCents(gst),
      rounding: formatCents(rounding),
      paid: formatCents(money),
      sold: products,
    });
  }
  return days;
}
