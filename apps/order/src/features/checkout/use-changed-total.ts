import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '#api/queries.ts';
import { toPay } from '#ordering/to-pay.ts';
import { price } from '#shared/money.ts';

export type Changed = { what: 'total' | 'due'; was: string; now: string };

/** The total, or the time at which it would be ready, as the server has it now beside what was seen. */
export function useChangedTotal({ merchant, order }: { merchant: Merchant; order: CartOrder }) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ was: CartOrder; now: CartOrder }>();
  const show = async () => {
    const now = await client.fetchQuery({ ...orderQuery(merchant.menu.menu_name), staleTime: 0 });
    setRefused({ was: order, now });
  };
  const totals = (): Changed | undefined => {
    // Agreed to is what the page has: it may have it a moment later.
    if (!refused || toPay(refused.now) !== toPay(order)) return undefined;
    const { was, now } = refused;
    const sign = merchant.locale.currency_sign;
    const due = now.fulfilment.asap_due;
    return toPay(now) === toPay(was) && due > was.fulfilment.asap_due
      ? { what: 'due', was: '', now: clockText(localDateTime(due * 1000, merchant.time_zone).time) }
      : { what: 'total', was: price(sign, toPay(was)), now: price(sign, toPay(now)) };
  };
  return { totals: totals(), show: () => void show(), close: () => setRefused(undefined) };
}
