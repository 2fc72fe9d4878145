import { type Cents, percentOf } from '#money';

export type TotalsInput = {
  lines: readonly { unitPrice: Cents; quantity: number }[];
  rewards: Cents;
  discount: Cents;
  /** Of the day that it is for. */
  dayBasisPoints: number;
  deliveryFee: Cents;
  preorderFee: Cents;
  /** Of the chosen payment method. */
  surchargeBasisPoints: number;
  /** What a gift voucher has; nothing without one. */
  gift?: Cents;
};

export type OrderTotals = {
  products: Cents;
  rewards: Cents;
  discount: Cents;
  afterRewards: Cents;
  afterDiscount: Cents;
  /** What the products cost more for their day, after what comes off them. */
  daySurcharge: Cents;
  deliveryFee: Cents;
  preorderFee: Cents;
  surcharge: Cents;
  total: Cents;
  /** What a gift voucher pays of the total. */
  gift: Cents;
};

/** Every total of an order, in the order in which the customer reads them. */
export function orderTotals(input: TotalsInput): OrderTotals {
  const products = input.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const rewards = Math.min(Math.max(0, input.rewards), products);
  const afterRewards = products - rewards;
  const discount = Math.min(Math.max(0, input.discount), afterRewards);
  const afterDiscount = afterRewards - discount;
  const daySurcharge = percentOf(afterDiscount, input.dayBasisPoints);
  const { deliveryFee, preorderFee } = products > 0 ? input : { deliveryFee: 0, preorderFee: 0 };
  const before = afterDiscount + daySurcharge + deliveryFee + preorderFee;
  const gift = Math.min(Math.max(0, input.gift ?? 0), before);
  // Only what is paid by card costs what a card costs.
  const surcharge = percentOf(before - gift, input.surchargeBasisPoints);
  const total = before + surcharge;
  return {
    products,
    rewards,
    discount,
    afterRewards,
    afterDiscount,
    daySurcharge,
    deliveryFee,
    preorderFee,
    surcharge,
    total,
    gift,
  };
}

/** What is left for the way of paying that the customer chose. */
export const toPay = ({ total, gift }: Pick<OrderTotals, 'total' | 'gift'>): Cents => total - gift;
