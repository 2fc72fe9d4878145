import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { casesQuery } from '#api/cases-query.ts';
import { orderKey, ordersKey } from '#api/orders-query.ts';
import { sayGood } from '#toasts/toaster.ts';

/** Works on a plain http address of the venue's own network too, where the browser has no randomUUID. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** One wish has one key: sent again after a lost answer, it is the same refund. */
export function useRefund(onDone: () => void) {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (wish: Omit<CallInput<'ConsoleOrder.refund'>, 'refund_key'>) =>
      callOrThrow('ConsoleOrder.refund', { ...wish, refund_key: key }),
    networkMode: 'always',
    onSuccess: async ({ refund }) => {
      sayGood(
        refund.state === 'done'
          ? `$${refund.amount} refunded`
          : `The refund of $${refund.amount} is on its way`,
      );
      const keys = [ordersKey, orderKey, casesQuery.queryKey];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone();
    },
  });
}
