import type { CallFailure } from '@servery/contract/client/wire';
import { useQueryClient } from '@tanstack/react-query';
import { laterKeys } from '#api/later-keys.ts';
import { awaitTransaction, type Waiting } from '#features/terminal/await-transaction.ts';
import { forgetTransaction, rememberTransaction } from '#features/terminal/linklytxn.ts';
import type { PaymentStep, Placed } from '#ordering/use-submit-order.ts';
import { showPinpad, usePinpad } from '#state/pinpad.ts';

/** The server knows of no pairing any more: the pinpad is paired first, and paid on after that. */
export const mustPairFirst = (failure: CallFailure<'SubmitOrder'>): boolean =>
  failure.code === 'payment_unavailable' && failure.message.includes('MSG-LCP2');

/** Between the two calls of an order the card is held to the pinpad. */
export function usePinpadPayment(waiting: Waiting = { patient: false }) {
  const client = useQueryClient();
  return {
    payOnPinpad: async (begun: Pick<Placed, 'eftpos' | 'order_total' | 'to_pay'>): Promise<PaymentStep> => {
      if (!begun.eftpos) return { is: 'failed', message: '' };
      const { session_id: sessionId, pos_guid: posGuid } = begun.eftpos;
      const transaction = { sessionId, posGuid };
      rememberTransaction(transaction);
      showPinpad({ step: 'card', total: begun.to_pay ?? begun.order_total, ...transaction });
      const ended = await awaitTransaction(transaction, waiting);
      if (!ended.approved) return { is: 'failed', message: ended.message };
      return { is: 'paid', proof: {}, onOutcome: (isPlaced) => isPlaced && forgetTransaction() };
    },
    pairFirst: (): void => {
      usePinpad.setState({ wanted: true, leftOut: false });
      void client.invalidateQueries({ queryKey: laterKeys.eftpos });
    },
  };
}
