/** What became of the goods of one day. */
export type DayStock = {
  sold: number;
  /** With how many this day alone began, where somebody has counted them. */
  begun: number | undefined;
  /** Somebody put it on sale that day without counting. */
  isUncounted: boolean;
};

export const NEW_DAY: DayStock = { sold: 0, begun: undefined, isUncounted: false };

/** How many are left for a day of a product that begins each day with `daily`; nothing where nobody counts that day. */
export const leftOn = (daily: number, { sold, begun, isUncounted }: DayStock): number | undefined =>
  isUncounted ? undefined : Math.max(0, (begun ?? daily) - sold);

/** After an order takes some, or gives some back with a negative number: never more than it had. */
export const afterSale = (day: DayStock, quantity: number): DayStock => ({
  ...day,
  sold: Math.max(0, day.sold + quantity),
});

/** Somebody has counted what is there now, or says that nobody counts any more today. */
export const afterCount = (day: DayStock, left: number | undefined): DayStock =>
  left === undefined ? { ...day, isUncounted: true } : { ...day, begun: left + day.sold, isUncounted: false };
