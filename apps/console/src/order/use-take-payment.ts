import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boardQuery } from '#api/board-query.ts';
import { callOrThrow } from '#api/call.ts';
import { orderKey, ordersKey } from '#api/orders-query.ts';
import { newKey } from '#order/new-key.ts';

/** One payment has one key: sent again after a lost answer, it is the same one. */
export function useTakePayment() {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (wish: Omit<CallInput<'ConsoleOrder.take_payment'>, 'tender_key'>) =>
      callOrThrow('ConsoleOrder.take_payment', { ...wish, tender_key: key }),
    networkMode: 'always',
    onSuccess: () =>
      Promise.all(
        [boardQuery.queryKey, ordersKey, orderKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
