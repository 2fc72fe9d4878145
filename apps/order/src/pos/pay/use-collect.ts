import type { CallOutput } from '@servery/contract/registry';
import { networkError } from '@servery/domain/messages/texts';
import type { TenderWish } from '@servery/domain/payments/tender';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { usePinpadPayment } from '#features/terminal/index.ts';
import { amountField } from '#pos/pay/keyed-tender.ts';
import { endPinpad, failPinpad, usePinpad } from '#state/pinpad.ts';
import { sayBad } from '#state/toasts.ts';

type Taken = CallOutput<'TillOrder.take_payment'>;
type Wish = TenderWish & {
  orderId: string;
  balanceWord?: string | undefined;
  giftId?: string | undefined;
};

/** An answer that was lost is asked for once more, under the same key: it is the same payment. */
async function send({ orderId, kind, amount, received, balanceWord, giftId }: Wish, key: string) {
  const input = {
    order_id: orderId,
    tender: kind,
    amount: amountField(amount),
    received: kind === 'cash' ? amountField(received) : undefined,
    balance_word: balanceWord,
    gift_id: giftId,
    tender_key: key,
  };
  const result = await call('TillOrder.take_payment', input);
  return !result.ok && result.code === 'network' ? call('TillOrder.take_payment', input) : result;
}

const refresh = (client: QueryClient, orderId: string) =>
  Promise.all(
    [laterKeys.tillOrder(orderId), laterKeys.tillOrders, laterKeys.receipt(orderId)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Money for an order that is placed. A payment keeps its key until it is known what became of it. */
export function useCollect() {
  const client = useQueryClient();
  const { payOnPinpad } = usePinpadPayment({ patient: true });
  const key = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);

  const onPinpad = async (begun: Taken, { orderId, amount }: Wish): Promise<boolean> => {
    if (!begun.eftpos) return true;
    const total = amountField(amount) ?? '';
    const step = await payOnPinpad({ eftpos: begun.eftpos, order_total: total });
    endPinpad();
    await refresh(client, orderId);
    if (step.is === 'paid') step.onOutcome?.(true);
    if (step.is === 'failed') failPinpad(step.message, total);
    // Nobody knows yet whether this part is paid.
    const isAside = usePinpad.getState().setAside === begun.eftpos.session_id;
    return step.is === 'paid' && !isAside;
  };
  /** What was taken; nothing where it was refused, which has been said then. */
  const take = async (wish: Wish): Promise<Taken | undefined> => {
    key.current ??= crypto.randomUUID();
    const result = await send(wish, key.current);
    if (!result.ok) {
      // Whether it was taken is not known: asked for again it is the same payment.
      if (result.code !== 'network') key.current = undefined;
      await refresh(client, wish.orderId);
      sayBad(result.code === 'network' ? networkError('TP1') : result.message);
      return undefined;
    }
    key.current = undefined;
    client.setQueryData(laterKeys.tillOrder(wish.orderId), result.value);
    if (!(await onPinpad(result.value, wish))) return undefined;
    await refresh(client, wish.orderId);
    return result.value;
  };
  return {
    busy,
    take: async (wish: Wish): Promise<Taken | undefined> => {
      if (busy) return undefined;
      usePinpad.setState({ failure: '' });
      setBusy(true);
      try {
        return await take(wish);
      } finally {
        setBusy(false);
      }
    },
  };
}
