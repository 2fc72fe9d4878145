import { useEffect, useEffectEvent } from 'react';
import { awaitTransaction, type Waiting } from '#features/terminal/await-transaction.ts';
import { forgetTransaction, rememberedTransaction } from '#features/terminal/linklytxn.ts';
import { useConnection } from '#state/connection.ts';
import { endPinpad, showPinpad, usePinpad } from '#state/pinpad.ts';
import { sayBad } from '#state/toasts.ts';

/** A payment that this screen lost sight of is asked about when it is opened again, or has its line again. */
export function useUnfinishedPayment(onPlaced: (orderId: string) => void, waiting: Waiting): void {
  const recover = useEffectEvent(async () => {
    const transaction = rememberedTransaction();
    if (!transaction || usePinpad.getState().payment) return;
    showPinpad({ step: 'card', ...transaction });
    const ended = await awaitTransaction(transaction, waiting);
    endPinpad();
    if (ended.approved) forgetTransaction();
    if (ended.approved && ended.orderId === '') return;
    if (ended.approved) onPlaced(ended.orderId);
    else if (ended.message) sayBad(ended.message);
  });
  const online = useConnection((connection) => connection.online);
  useEffect(() => {
    if (online) void recover();
  }, [online]);
}
