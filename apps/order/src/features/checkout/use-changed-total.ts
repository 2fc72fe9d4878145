import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '#api/queries.ts';
import { price } from '#state/money.ts';

/** The total as the server has it now, beside the one that was seen. */
export function useChangedTotal({ merchant, order }: { merchant: Merchant; order: CartOrder }) {
  const client = useQueryClient();
  const [totals, setTotals] = useState<{ was: string; now: string }>();
  const show = async () => {
    const now = await client.fetchQuery({ ...orderQuery(merchant.menu.menu_name), staleTime: 0 });
    const sign = merchant.locale.currency_sign;
    setTotals({ was: price(sign, order.grand_total), now: price(sign, now.grand_total) });
  };
  return { totals, show: () => void show(), close: () => setTotals(undefined) };
}
