import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { storeQuery } from '#api/store-query.ts';
import type { StockItem } from '#features/stock/rules/shelves.ts';
import { sayBad } from '#toasts/toaster.ts';

type Change = CallInput<'ConsoleStore.sold_out'>;

/** Switches a product at once and puts it back where it was if the server says no. */
export function useSoldOut() {
  const client = useQueryClient();
  const key = storeQuery.queryKey;
  return useMutation({
    mutationFn: (change: Change) => callOrThrow('ConsoleStore.sold_out', change),
    networkMode: 'always',
    onMutate: ({ product_id, sold_out }) => {
      // At once, or the switch would jump back for a moment.
      void client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, (held) => {
        if (!held) return held;
        const items = held.items.map((item): StockItem =>
          item.id === product_id ? { ...item, sold_out } : item,
        );
        return { ...held, items };
      });
      return before;
    },
    onSuccess: (changed) =>
      client.setQueryData(key, (held) => {
        if (!held) return held;
        return { ...held, items: held.items.map((item) => (item.id === changed.id ? changed : item)) };
      }),
    onError: (error, _change, before) => {
      if (before) client.setQueryData(key, before);
      sayBad(error.message, 'stock');
    },
  });
}
