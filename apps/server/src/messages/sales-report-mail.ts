import { greeting } from '@servery/domain/messages/greeting';
import { divideRounded, dollars, formatCents } from '@servery/domain/money';
import { basOf } from '@servery/domain/sales/bas';
import { type Period, periodBefore } from '@servery/domain/sales/period';
import { netSales, type Sums } from '@servery/domain/sales/sums';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { t } from '#messages/sales-texts';
import { sumsWithin } from '#sales/days';
import { teamMemberAt } from '#stores/team';

type Addressee = { name: string; email: string; brandCode: string; venueName: string };
type Told = { period: Period; now: Sums; before: Sums };

const money = (cents: number): string => dollars(formatCents(cents));

const dayText = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

const periodWords = ({ from, to }: Period): string =>
  from === to ? dayText(from) : t.fromTo({ from: dayText(from), to: dayText(to) });

const rowsOf = ({ now, before }: Told) => {
  const { a1 } = basOf(now);
  const figures = [
    [t.sales, money(netSales(now))],
    [t.before, money(netSales(before))],
    [t.orders, String(now.orders)],
    [t.average, money(now.orders === 0 ? 0 : divideRounded(now.sales, now.orders))],
    [t.refunded, money(now.refunded + now.cancelled)],
    [t.gst, money(a1)],
  ] as const;
  return figures.map(([label, amount], at) => ({ label, amount, strong: at === 0 }));
};

export const salesReportMessage = (user: Addressee, told: Told, parts: MessageParts): Message => ({
  by: 'mail',
  brandCode: user.brandCode,
  to: user.email,
  said: () => ({
    subject: t.subject({
      venue: user.venueName,
      amount: money(netSales(told.now)),
      period: periodWords(told.period),
    }),
    lead: t.lead({
      greeting: greeting(t.hello, user.name),
      venue: user.venueName,
      period: periodWords(told.period),
    }),
    rows: rowsOf(told),
    link: {
      href: `${parts.publicUrl(user.brandCode)}/console/reports?from=${told.period.from}&to=${told.period.to}`,
      label: t.open,
    },
    note: t.note,
  }),
});

/** To somebody who may still see what the venue sells; nothing where they may not any more. */
export async function salesReportMail(
  tx: Tx,
  wish: Period & { person_id: number; venue_id: number },
  parts: MessageParts,
): Promise<Message | undefined> {
  const member = await teamMemberAt(tx, wish.person_id, wish.venue_id);
  if (!member?.can.has('see_payments')) return undefined;
  const at = { venueId: member.venueId, zone: member.timeZone, now: parts.clock() };
  const period = { from: wish.from, to: wish.to };
  const now = await sumsWithin(tx, at, period);
  const before = await sumsWithin(tx, at, periodBefore(period));
  return salesReportMessage(member, { period, now, before }, parts);
}
