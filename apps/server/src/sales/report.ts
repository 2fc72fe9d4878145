import type { SalesReport } from '@servery/contract/entities/sales-report';
import { divideRounded, formatCents } from '@servery/domain/money';
import { methodText } from '@servery/domain/payments/methods';
import { tenderKinds, tenderText } from '@servery/domain/payments/tender';
import { basOf } from '@servery/domain/sales/bas';
import { compareTallies, groupTallies, netPaid, type ReportRow } from '@servery/domain/sales/report';
import { addSums, netSales, type Sums, type Tally } from '@servery/domain/sales/sums';
import type { DaySums } from '#sales/days';
import { channelTexts, t } from '#sales/texts';
import type { SalesNames } from '#stores/sales-names';
import { pictureUrl } from '#views/menu';

/** `sameBefore`: the period before, up to the time of day that this one has come to. */
export type SalesCompared = { days: readonly DaySums[]; before: readonly DaySums[]; sameBefore: Sums };
export type Reporting = {
  names: SalesNames;
  brandCode: string;
  today: string;
  now: number;
  /** On all gift vouchers of the brand. */
  giftsOwed: number;
};

export const channelText = (source: string): string =>
  (channelTexts as Readonly<Record<string, string>>)[source] ?? source;

const isTender = (key: string): key is (typeof tenderKinds)[number] =>
  (tenderKinds as readonly string[]).includes(key);

export const paidWith = (key: string): string => (isTender(key) ? tenderText(key) : methodText(key));

const rowView = ({ key, name, count, amount, before }: ReportRow, called = name) => ({
  key,
  name: called,
  count,
  amount: formatCents(amount),
  before: formatCents(before),
});

type Compared = { now: Sums; before: Sums };
type Table = 'options' | 'channels' | 'fulfilment' | 'points' | 'staff' | 'promos';

/** Without what has no name: an order of no promo, and served by nobody. */
const tableView = ({ now, before }: Compared, of: Table, called: (key: string) => string) =>
  compareTallies(now.by[of], before.by[of])
    .filter(({ key }) => key !== '')
    .map((row) => rowView(row, called(row.key)));

function productViews({ now, before }: Compared, { names, brandCode }: Reporting) {
  return compareTallies(now.by.products, before.by.products).map((row) => {
    const product = names.products.get(row.key);
    return {
      ...rowView(row),
      img_url: pictureUrl({ brandCode }, product?.image ?? ''),
      tint: product?.tint ?? '',
    };
  });
}

function categoryViews({ now, before }: Compared, { names }: Reporting) {
  const grouped = (sums: Sums): Tally[] =>
    groupTallies(sums.by.products, ({ key }) => {
      const product = names.products.get(key);
      return product
        ? { key: String(product.categoryId), name: product.category }
        : { key: '0', name: t.otherCategory };
    });
  return compareTallies(grouped(now), grouped(before)).map((row) => rowView(row));
}

function paidViews({ now, before }: Compared) {
  const net = ({ by }: Sums) => netPaid(by.paid, by.repaid);
  return compareTallies(net(now), net(before)).map((row) => rowView(row, paidWith(row.key)));
}

function dayViews({ days, before }: SalesCompared, today: string): SalesReport['days'] {
  return days.map(({ day, sums }, at) => {
    const other = before[at];
    return {
      date: day,
      orders: sums.orders,
      amount: formatCents(netSales(sums)),
      part: day === today ? 1 : 0,
      before_date: other?.day ?? '',
      before: formatCents(other ? netSales(other.sums) : 0),
    };
  });
}

function hourViews(days: readonly DaySums[]): SalesReport['hours'] {
  const orders = new Map<string, number>();
  for (const { day, sums } of days) {
    const weekday = Temporal.PlainDate.from(day).dayOfWeek;
    for (const { key, count } of sums.by.hours)
      orders.set(`${weekday}:${key}`, (orders.get(`${weekday}:${key}`) ?? 0) + count);
  }
  return [...orders]
    .map(([at, count]) => {
      const [weekday = 0, hour = 0] = at.split(':').map(Number);
      return { weekday, hour, orders: count };
    })
    .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour);
}

function sumsView(now: Sums): SalesReport['sums'] {
  const paid = netPaid(now.by.paid, now.by.repaid).reduce((sum, { amount }) => sum + amount, 0);
  return {
    products: formatCents(now.products),
    rewards: formatCents(now.rewards),
    discounts: formatCents(now.discounts),
    day_surcharges: formatCents(now.daySurcharges),
    delivery_fees: formatCents(now.deliveryFees),
    preorder_fees: formatCents(now.preorderFees),
    surcharges: formatCents(now.surcharges),
    refunded: formatCents(now.refunded),
    cancelled: formatCents(now.cancelled),
    rounding: formatCents(now.rounding),
    paid: formatCents(paid),
    owed: formatCents(netSales(now) + now.rounding - paid),
  };
}

function gstView(now: Sums): SalesReport['gst'] {
  const bas = basOf(now);
  return {
    taxable: formatCents(bas.taxable),
    gst_free: formatCents(bas.gstFree),
    input_taxed: formatCents(bas.inputTaxed),
    no_gst: formatCents(bas.noGst),
    g1: formatCents(bas.g1),
    a1: formatCents(bas.a1),
  };
}

function giftsView({ now, before }: Compared, owed: number): SalesReport['gifts'] {
  const rows = compareTallies(now.by.gifts, before.by.gifts);
  const [given, sold] = [rows.find(({ key }) => key === 'given'), rows.filter(({ key }) => key !== 'given')];
  const spent = netPaid(now.by.paid, now.by.repaid).find(({ key }) => key === 'gift');
  return {
    sold: formatCents(sold.reduce((sum, { amount }) => sum + amount, 0)),
    sold_by: sold.map((row) => rowView(row, paidWith(row.key))),
    given: formatCents(given?.amount ?? 0),
    spent: formatCents(spent?.amount ?? 0),
    owed: formatCents(owed),
  };
}

function balancesView({ now, before }: Compared): SalesReport['balances'] {
  const spent = netPaid(now.by.paid, now.by.repaid).find(({ key }) => key === 'balance');
  return {
    topped_up: formatCents(now.toppedUp),
    topped_up_by: compareTallies(now.by.topups, before.by.topups).map((row) =>
      rowView(row, paidWith(row.key)),
    ),
    surcharges: formatCents(now.topupSurcharges),
    credited: formatCents(now.credited),
    paid_out: formatCents(now.paidOut),
    spent: formatCents(spent?.amount ?? 0),
  };
}

const seconds = (ms: number, count: number): number => divideRounded(ms, count * 1000);

const paceView = (now: Sums) => ({
  ...(now.made > 0 && { make_seconds: seconds(now.makeMs, now.made) }),
  ...(now.ready > 0 && { on_time: divideRounded(now.onTime * 100, now.ready) }),
  stations: now.by.stations.map(({ key, count, amount }) => ({
    key,
    name: key,
    orders: count,
    seconds: seconds(amount, count),
  })),
});

/** The whole report, from the sums of its days and of those before. */
export function salesReportView(compared: SalesCompared, about: Reporting): SalesReport {
  const { days, before, sameBefore } = compared;
  const { names, today, now: at } = about;
  const now = addSums(days.map(({ sums }) => sums));
  const both = { now, before: sameBefore };
  return {
    now: Math.floor(at / 1000),
    today,
    from: days[0]?.day ?? today,
    to: days.at(-1)?.day ?? today,
    before_from: before[0]?.day ?? '',
    before_to: before.at(-1)?.day ?? '',
    part: days.at(-1)?.day === today ? 1 : 0,
    sales: formatCents(netSales(now)),
    sales_before: formatCents(netSales(sameBefore)),
    orders: now.orders,
    orders_before: sameBefore.orders,
    average: formatCents(now.orders === 0 ? 0 : divideRounded(now.sales, now.orders)),
    ...paceView(now),
    days: dayViews(compared, today),
    hours: hourViews(days),
    products: productViews(both, about),
    options: tableView(both, 'options', (key) => names.options.get(key) ?? t.otherOption),
    categories: categoryViews(both, about),
    channels: tableView(both, 'channels', channelText),
    fulfilment: tableView(both, 'fulfilment', (key) => names.fulfilment.get(key) ?? key),
    points: tableView(both, 'points', String),
    staff: tableView(both, 'staff', String),
    promos: tableView(both, 'promos', String),
    paid: paidViews(both),
    sums: sumsView(now),
    gifts: giftsView(both, about.giftsOwed),
    balances: balancesView(both),
    gst: gstView(now),
  };
}
