/** Counts, cents and milliseconds of a span of time: what adds up by itself. */
export const numberNames = [
  'orders',
  'sales',
  'products',
  'rewards',
  'discounts',
  'daySurcharges',
  'deliveryFees',
  'preorderFees',
  'surcharges',
  'gst',
  'gstFree',
  'inputTaxed',
  'noGst',
  'refunds',
  'refunded',
  'cancellations',
  'cancelled',
  'backGst',
  'backGstFree',
  'backInputTaxed',
  'backNoGst',
  'rounding',
  'toppedUp',
  'topupSurcharges',
  'topupGst',
  'topupNoGst',
  'credited',
  'paidOut',
  'made',
  'makeMs',
  'ready',
  'onTime',
] as const;

/** The same by what: hour, product, method. */
export const tallyNames = [
  'hours',
  'products',
  'options',
  'channels',
  'fulfilment',
  'points',
  'staff',
  'promos',
  'paid',
  'repaid',
  'stations',
  'gifts',
  'topups',
] as const;

type NumberName = (typeof numberNames)[number];
export type TallyName = (typeof tallyNames)[number];

/** `count`: of orders, of products or of payments. `amount`: in cents; of stations, in milliseconds. */
export type Tally = { key: string; name: string; count: number; amount: number };

/** What was sold, paid, given back and made in a span of time. It holds nothing that tells who bought it. */
export type Sums = Readonly<Record<NumberName, number>> & {
  readonly by: Readonly<Record<TallyName, readonly Tally[]>>;
};

type Counted = { key: string | number; name?: string; count: number; amount: number };

/** Adds up as it is told. */
export function newSums() {
  const numbers = Object.fromEntries(numberNames.map((name) => [name, 0])) as Record<NumberName, number>;
  const tallies = new Map(tallyNames.map((name) => [name, new Map<string, Tally>()]));
  return {
    add: (parts: Partial<Record<NumberName, number>>): void => {
      for (const [name, value] of Object.entries(parts)) numbers[name as NumberName] += value;
    },
    tally: (of: TallyName, { key, name = '', count, amount }: Counted): void => {
      const held = tallies.get(of)?.get(String(key));
      tallies.get(of)?.set(String(key), {
        key: String(key),
        // The last name that it was sold by.
        name: name || (held?.name ?? ''),
        count: (held?.count ?? 0) + count,
        amount: (held?.amount ?? 0) + amount,
      });
    },
    done: (): Sums => ({
      ...numbers,
      by: Object.fromEntries(
        tallyNames.map((name) => [name, [...(tallies.get(name)?.values() ?? [])]]),
      ) as unknown as Sums['by'],
    }),
  };
}

export function addSums(all: readonly Sums[]): Sums {
  const sums = newSums();
  for (const { by, ...numbers } of all) {
    sums.add(numbers);
    for (const name of tallyNames) for (const tally of by[name]) sums.tally(name, tally);
  }
  return sums.done();
}

/** What is left of the sales once refunds and cancellations are taken off: total sales as the BAS asks for them (G1). */
export const netSales = (of: Sums): number => of.sales - of.refunded - of.cancelled;
