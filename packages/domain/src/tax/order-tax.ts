import type { TaxTreatment } from '@servery/contract/entities/receipt';
import { type Cents, gstContained } from '#money';
import { spread } from '#tax/spread';
import type { OrderTotals } from '#totals/order-totals';

export type TaxedLine = {
  price: Cents;
  tax: TaxTreatment;
  /** Whether a promo that is for one product takes its discount off this line. */
  isDiscounted: boolean;
};
type Totals = Pick<
  OrderTotals,
  'rewards' | 'discount' | 'daySurcharge' | 'deliveryFee' | 'preorderFee' | 'surcharge'
>;
export type OrderTax = {
  /** What comes off each line: its share of the rewards and of the discount. */
  lineDiscounts: Cents[];
  /** How much of the total is sold without GST, and why. */
  gstFree: Cents;
  inputTaxed: Cents;
  /** Contained in the rest of the total, rounded once. */
  gst: Cents;
};

const sum = (parts: readonly Cents[]): Cents => parts.reduce((all, part) => all + part, 0);
const less = (from: readonly Cents[], parts: readonly Cents[]): Cents[] =>
  from.map((each, at) => each - (parts[at] ?? 0));
const plus = (to: readonly Cents[], parts: readonly Cents[]): Cents[] =>
  to.map((each, at) => each + (parts[at] ?? 0));

/** A promo for one product comes off that product, as far as the rewards have left enough of it. */
function discountWeights(
  lines: readonly TaxedLine[],
  left: readonly Cents[],
  discount: Cents,
): readonly Cents[] {
  const own = left.map((cents, at) => (lines[at]?.isDiscounted ? cents : 0));
  return sum(own) >= discount ? own : left;
}

/**
 * What each line and each way of being taxed has of an order's total. Discounts are spread over the lines by value; the
 * surcharge of the day, the preorder fee and the surcharge are part of the price and follow what is bought; a delivery
 * that the customer chose is taxable.
 */
export function orderTax(lines: readonly TaxedLine[], totals: Totals, gstRegistered: boolean): OrderTax {
  const prices = lines.map(({ price }) => price);
  const rewards = spread(totals.rewards, prices);
  const afterRewards = less(prices, rewards);
  const discounts = spread(totals.discount, discountWeights(lines, afterRewards, totals.discount));
  const paid = less(afterRewards, discounts);
  const withDay = plus(paid, spread(totals.daySurcharge, paid));
  const withFee = plus(withDay, spread(totals.preorderFee, sum(paid) > 0 ? paid : prices));
  const bases = [...withFee, totals.deliveryFee];
  const shares = plus(bases, spread(totals.surcharge, bases));
  const treatments = [...lines.map(({ tax }) => tax), gstRegistered ? 'taxable' : 'none'];
  const of = (treatment: TaxTreatment) => sum(shares.filter((_, at) => treatments[at] === treatment));
  return {
    lineDiscounts: plus(rewards, discounts),
    gstFree: of('gst_free'),
    inputTaxed: of('input_taxed'),
    gst: gstContained(of('taxable')),
  };
}
