import type { CartOrder } from '@servery/contract/entities/cart';
import { daySurchargeLabel } from '@servery/domain/surcharges/label';
import type { SumRow } from '@servery/ui/surfaces/sums';
import { isNothing, less, price } from '#shared/money.ts';
import { t } from '#ordering/order-texts.ts';

export const ESTIMATE_NOTE = t.estimate;

/** The fee is the venue's usual one until the address is known. */
export const isEstimate = (order: Pick<CartOrder, 'fulfilment_type' | 'delivery_fee_is_estimate'>): boolean =>
  order.fulfilment_type === 'deliver' && order.delivery_fee_is_estimate === 1;

/** What a gift voucher pays, and what is left after it. */
const giftRows = ({ gift }: CartOrder, sign: string): SumRow[] =>
  !gift || isNothing(gift.pays)
    ? []
    : [
        {
          id: 'gift',
          label: t.giftVoucher({ ending: gift.ending }),
          amount: less(sign, gift.pays),
          kind: 'less',
        },
        { id: 'left', label: t.leftToPay, amount: price(sign, gift.to_pay), kind: 'sum' },
      ];

type Shown = { sign: string; gst?: boolean; surcharge?: string };

/** The totals in the order in which the customer reads them; what is nothing is left out. */
export function sumRows(order: CartOrder, { sign, gst, surcharge }: Shown): SumRow[] {
  const rows: (SumRow | false)[] = [
    { id: 'products', label: t.productsTotal, amount: price(sign, order.sub_total) },
    !isNothing(order.rewards_discount) && {
      id: 'rewards',
      label: t.rewardsDiscount,
      amount: less(sign, order.rewards_discount),
      kind: 'less',
    },
    !isNothing(order.other_discount) && {
      id: 'discount',
      label: t.otherDiscount,
      amount: less(sign, order.other_discount),
      kind: 'less',
    },
    order.day_surcharge !== undefined && {
      id: 'day',
      label: daySurchargeLabel(order.day_surcharge),
      amount: price(sign, order.day_surcharge.amount),
    },
    order.fulfilment_type === 'deliver' && {
      id: 'delivery',
      label: t.deliveryFee,
      aside: isEstimate(order) ? '(estimate*)' : undefined,
      amount: price(sign, order.delivery_fee),
    },
    !isNothing(order.convenience_fee) && {
      id: 'preorder',
      label: t.preorderFee,
      amount: price(sign, order.convenience_fee),
    },
    !isNothing(order.surcharge_amount) && {
      id: 'surcharge',
      label: t.surcharge,
      aside: surcharge,
      amount: price(sign, order.surcharge_amount),
    },
    { id: 'total', label: t.orderTotal, amount: price(sign, order.grand_total), kind: 'sum' },
    ...giftRows(order, sign),
    gst === true &&
      !isNothing(order.gst_included) && {
        id: 'gst',
        label: t.gstIncluded,
        amount: price(sign, order.gst_included),
        kind: 'fine',
      },
  ];
  return rows.filter((row) => row !== false);
}
