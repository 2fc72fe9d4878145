import type { CallOutput } from '@servery/contract/registry';
import { create } from 'zustand';
import { beginSplit, type Split } from '#pos/split/split-state.ts';

/** How the last bill was split: whoever leaves it for a moment finds it again. What was paid is the server's. */
const useKept = create<{ split: Split | undefined }>()(() => ({ split: undefined }));

export function useSplit(shown: CallOutput<'TillOrder.show'>) {
  const kept = useKept((held) => held.split);
  const split = kept?.orderId === shown.order.id ? kept : beginSplit(shown);
  return {
    split,
    change: (next: Split) => useKept.setState({ split: next }),
    /** As it is by then: a payment takes a while. */
    changeLater: (by: (now: Split) => Split) =>
      useKept.setState(({ split: now }) => ({
        split: by(now?.orderId === shown.order.id ? now : split),
      })),
  };
}
