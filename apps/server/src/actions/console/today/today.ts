import { hoursOf } from '@servery/domain/hours/day';
import { instantOf, localDateTime } from '@servery/domain/hours/times';
import { divideRounded, formatCents } from '@servery/domain/money';
import { isMade } from '@servery/domain/orders/status';
import { leftToPay } from '@servery/domain/payments/tender';
import { netSales } from '@servery/domain/sales/sums';
import { hoursOfToday, sharesOf } from '@servery/domain/sales/today';
import { shopAt } from '@servery/domain/venue/shop-at';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { teamMember } from '#callers/team-member';
import type { Database, ReadTx } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { sumsOf } from '#sales/days';
import { channelText } from '#sales/report';
import { dueOrders } from '#stores/due-orders';
import { unpaidOf } from '#stores/order-lists';
import { backByEdits } from '#stores/counter-refunds';
import { hasDraftFailed } from '#stores/menu-editor/draft';

const WEEKS = 4;
const MINUTE = 60_000;

/** Of the orders of a span: what was sold, and is in nobody's till yet. */
const stillUnpaid = async (tx: ReadTx, span: Parameters<typeof unpaidOf>[1]): Promise<number> =>
  (await unpaidOf(tx, span)).reduce((sum, order) => sum + leftToPay(order), 0);

const dayBack = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).subtract({ days }).toString();

type At = { venueId: number; zone: string; date: string };

/** What was for this day, and for the same weekday of the weeks before it. */
const dueAround = (db: Database, { venueId, zone, date }: At) =>
  db.read(async (tx) => {
    const today = await dueOrders(tx, venueId, hoursOf(date, zone));
    const daysBefore: number[][] = [];
    for (let week = 1; week <= WEEKS; week += 1) {
      const rows = await dueOrders(tx, venueId, hoursOf(dayBack(date, 7 * week), zone));
      daysBefore.push(rows.map((row) => row.due_at));
    }
    return { today, daysBefore };
  });

export const consoleToday = ownAction('ConsoleToday', async (db, _input, caller) => {
  // A look, and no deed.
  caller.noted = true;
  const held = await db.read((tx) => venueOfCaller(tx, caller));
  if (!held.ok) return held;
  const { venueId, timeZone: zone } = teamMember(caller);
  const { now } = caller;
  const { date, time } = localDateTime(now, zone);
  const at = { venueId, zone, now };
  const { from } = hoursOf(date, zone);
  const sums = await sumsOf(db, at, { from, to: now + 1 });
  const weekAgo = dayBack(date, 7);
  const then = {
    from: hoursOf(weekAgo, zone).from,
    to: instantOf({ date: weekAgo, time }, zone) + (now % MINUTE) + 1,
  };
  const before = await sumsOf(db, at, then);
  const span = { venueId, from, to: now + 1 };
  const { unpaid, unpaidBefore, editedBack } = await db.read(async (tx) => ({
    unpaid: await stillUnpaid(tx, span),
    unpaidBefore: await stillUnpaid(tx, { venueId, ...then }),
    editedBack: await backByEdits(tx, span),
  }));
  const { today, daysBefore } = await dueAround(db, { venueId, zone, date });
  const open = today.filter(({ status }) => !isMade(status));
  return answer({
    date,
    time,
    line: shopAt(held.venue, now).line,
    sales: formatCents(netSales(sums) - unpaid),
    unpaid: formatCents(unpaid),
    sales_before: formatCents(netSales(before) - unpaidBefore),
    orders: sums.orders,
    average: formatCents(sums.orders === 0 ? 0 : divideRounded(sums.sales, sums.orders)),
    refunded: formatCents(sums.refunded + editedBack),
    ...(sums.ready > 0 && { on_time: Math.round((sums.onTime * 100) / sums.ready) }),
    channels: sharesOf(sums.by.channels).map(({ key, percent }) => ({ name: channelText(key), percent })),
    hours: hoursOfToday(
      today.map((row) => ({ due: row.due_at, isMade: isMade(row.status) })),
      { daysBefore, zone },
    ),
    open: open.length,
    late: open.filter((row) => row.due_at < now).length,
    draft_failed: (await db.read((tx) => hasDraftFailed(tx, venueId))) ? 1 : 0,
  });
});
