import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { storeQuery } from '#api/store-query.ts';
import { countedText, type StockItem } from '#features/stock/rules/shelves.ts';
import { t } from '#features/stock/texts.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';

type Counted = { item: StockItem; left: number | undefined };

/** Says how many there are; one press puts back what stood there before. */
export function useSetStock() {
  const client = useQueryClient();
  const key = storeQuery.queryKey;
  const send = async ({ item, left }: Counted): Promise<StockItem> => {
    const changed = await callOrThrow('ConsoleStore.set_stock', {
      product_id: item.id,
      ...(left !== undefined && { left }),
    });
    client.setQueryData(key, (held) => {
      if (!held) return held;
      return { ...held, items: held.items.map((each) => (each.id === changed.id ? changed : each)) };
    });
    return changed;
  };
  const failed = (error: Error) => sayBad(error.message, 'stock');
  return useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: (changed, { item }) => {
      const undo = () => void send({ item, left: item.left }).catch(failed);
      sayUndoable(countedText(changed), { label: t.undo, run: undo }, `stock-${item.id}`);
    },
    onError: failed,
  });
}
