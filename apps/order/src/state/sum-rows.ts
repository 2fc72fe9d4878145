import type { CartOrder } from '@servery/contract/entities/cart';
import type { SumRow } from '@servery/ui/sums';
import { isNothing, less, price } from '#state/money.ts';

export const ESTIMATE_NOTE = '* Estimate, final fee is calculated from your delivery address.';

/** The fee is the venue's usual one until the address is known. */
export const isEstimate = (order: Pick<CartOrder, 'fulfilment_type' | 'delivery_fee_is_estimate'>): boolean =>
  order.fulfilment_type === 'deliver' && order.delivery_fee_is_estimate === 1;

type Shown = { sign: string; gst?: boolean; surcharge?: string };

/** The totals in the order in which the customer reads them; what is nothing is left out. */
export function sumRows(order: CartOrder, { sign, gst, surcharge }: Shown): SumRow[] {
  const rows: (SumRow | false)[] = [
    { id: 'products', label: 'Products total', amount: price(sign, order.sub_total) },
    !isNothing(order.rewards_discount) && {
      id: 'rewards',
      label: 'Rewards discount',
      amount: less(sign, order.rewards_discount),
      kind: 'less',
    },
    !isNothing(order.other_discount) && {
      id: 'discount',
      label: 'Other discount',
      amount: less(sign, order.other_discount),
      kind: 'less',
    },
    order.fulfilment_type === 'deliver' && {
      id: 'delivery',
      label: 'Delivery fee',
      aside: isEstimate(order) ? '(estimate*)' : undefined,
      amount: price(sign, order.delivery_fee),
    },
    !isNothing(order.convenience_fee) && {
      id: 'preorder',
      label: 'Preorder fee',
      amount: price(sign, order.convenience_fee),
    },
    !isNothing(order.surcharge_amount) && {
      id: 'surcharge',
      label: 'Surcharge',
      aside: surcharge,
      amount: price(sign, order.surcharge_amount),
    },
    { id: 'total', label: 'Order total', amount: price(sign, order.grand_total), kind: 'sum' },
    gst === true && {
      id: 'gst',
      label: 'GST included',
      amount: price(sign, order.gst_included),
      kind: 'fine',
    },
  ];
  return rows.filter((row) => row !== false);
}
