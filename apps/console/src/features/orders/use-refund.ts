import { dollars } from '@servery/domain/money';
import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { casesQuery } from '#api/cases-query.ts';
import { orderKey, ordersKey } from '#api/orders-query.ts';
import { newKey } from '#order/new-key.ts';
import { sayGood } from '#toasts/toaster.ts';
import { t } from '#features/orders/texts.ts';

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
          ? t.refundDone({ amount: dollars(refund.amount) })
          : t.refundStarted({ amount: dollars(refund.amount) }),
      );
      const keys = [ordersKey, orderKey, casesQuery.queryKey];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone();
    },
  });
}
