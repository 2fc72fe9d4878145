import type { ReportTable } from '@servery/contract/calls/console/reports';
import type { SalesReport, SalesRow } from '@servery/contract/entities/sales-report';
import { parseCents } from '@servery/domain/money';
import { type Cell, csvOf } from '@servery/domain/sales/csv';
import { type JournalWords, journalsOf } from '@servery/domain/sales/journal';
import { myobRows, xeroRows } from '@servery/domain/sales/journal-files';
import type { DaySums } from '#sales/days';
import { paidWith } from '#sales/report';
import { t } from '#sales/texts';
import type { Codes } from '#stores/journal-accounts';

const cents = (amount: string): Cell => ({ cents: parseCents(amount) ?? 0 });

const listed = (head: readonly [string, string, string], rows: readonly SalesRow[]): Cell[][] => [
  [...head, t.before],
  ...rows.map(({ name, count, amount, before }) => [name, count, cents(amount), cents(before)]),
];

/** 1 is Monday; 5 January 1970 was one. */
const weekdayName = (weekday: number): string =>
  new Date(Date.UTC(1970, 0, 4 + weekday)).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' });

const minutes = (seconds: number): string => (seconds / 60).toFixed(1);

type Tables = Readonly<Record<Exclude<ReportTable, `journal_${string}`>, (report: SalesReport) => Cell[][]>>;

const TABLES: Tables = {
  days: ({ days }) => [
    [t.date, t.orders, t.sales, t.before],
    ...days.map(({ date, orders, amount, before }) => [date, orders, cents(amount), cents(before)]),
  ],
  hours: ({ hours }) => [
    [t.weekday, t.hour, t.orders],
    ...hours.map(({ weekday, hour, orders }) => [weekdayName(weekday), hour, orders]),
  ],
  products: ({ products }) => listed([t.product, t.sold, t.sales], products),
  options: ({ options }) => [[t.option, t.chosen], ...options.map(({ name, count }) => [name, count])],
  categories: ({ categories }) => listed([t.category, t.sold, t.sales], categories),
  channels: ({ channels }) => listed([t.channel, t.orders, t.sales], channels),
  fulfilment: ({ fulfilment }) => listed([t.fulfilment, t.orders, t.sales], fulfilment),
  points: ({ points }) => listed([t.point, t.orders, t.sales], points),
  staff: ({ staff }) => listed([t.staff, t.orders, t.sales], staff),
  promos: ({ promos }) => listed([t.promo, t.orders, t.discount], promos),
  paid: ({ paid }) => listed([t.method, t.payments, t.received], paid),
  make_times: ({ make_seconds: whole, stations }) => [
    [t.station, t.minutes],
    ...(whole === undefined ? [] : [[t.everyStation, minutes(whole)]]),
    ...stations.map(({ name, seconds }) => [name, minutes(seconds)]),
  ],
  gst: ({ gst }) => [
    [t.line, t.amount],
    [t.taxable, cents(gst.taxable)],
    [t.gstFree, cents(gst.gst_free)],
    [t.inputTaxed, cents(gst.input_taxed)],
    [t.noGst, cents(gst.no_gst)],
    [t.allSales, cents(gst.g1)],
    [t.gst, cents(gst.a1)],
  ],
};

const journalWords = (): JournalWords => ({
  taxable: t.taxable,
  gstFree: t.gstFree,
  inputTaxed: t.inputTaxed,
  noGst: t.noGst,
  rounding: t.rounding,
  owed: t.owed,
  giftsSold: t.giftsSold,
  giftsGiven: t.giftsGiven,
  topups: t.topups,
  topupSurcharges: t.topupSurcharges,
  credited: t.credited,
  paidOut: t.paidOut,
  gstAsCharged: t.gstAsCharged,
  method: paidWith,
});

/** By which a spreadsheet knows that the file is UTF-8. Accounting programs read it as part of the first heading. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Books = { venueName: string; codes: { xero: Codes; myob: Codes } };

/** One table of a report as a file. */
export function exportTable(
  table: ReportTable,
  { report, days }: { report: SalesReport; days: readonly DaySums[] },
  { venueName, codes }: Books,
): string {
  if (table !== 'journal_xero' && table !== 'journal_myob')
    return `${BYTE_ORDER_MARK}${csvOf(TABLES[table](report))}`;
  const journals = journalsOf(days, journalWords());
  const narration = t.narration({ venue: venueName });
  return csvOf(
    table === 'journal_xero'
      ? xeroRows(journals, { narration, codes: codes.xero })
      : myobRows(journals, { narration, codes: codes.myob }),
  );
}
