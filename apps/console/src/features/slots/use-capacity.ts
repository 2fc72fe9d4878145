import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { capacityQuery } from '#api/store-query.ts';
import { sayBad } from '#toasts/toaster.ts';

const CAPACITY = ['set-capacity'];

type Change = CallInput<'ConsoleCapacity.set'>;

/** Several taps on a stepper are answered in the order in which they were made: the last one stays. */
export function useCapacity(date: string | undefined) {
  const client = useQueryClient();
  const key = capacityQuery(date).queryKey;
  const put = (place: string, capacity: number) =>
    client.setQueryData(key, (held) => {
      if (!held) return held;
      return { ...held, rows: held.rows.map((row) => (row.place === place ? { ...row, capacity } : row)) };
    });
  return useMutation({
    mutationKey: CAPACITY,
    scope: { id: 'capacity' },
    mutationFn: (change: Change) => callOrThrow('ConsoleCapacity.set', change),
    networkMode: 'always',
    onMutate: ({ place, capacity }) => {
      void client.cancelQueries({ queryKey: key });
      put(place, capacity);
    },
    onError: (error) => sayBad(error.message, 'capacity'),
    onSettled: () => {
      // The last of several taps fetches; an earlier one would bring back what it has already left behind.
      if (client.isMutating({ mutationKey: CAPACITY }) === 1)
        void client.invalidateQueries({ queryKey: key });
    },
  });
}
