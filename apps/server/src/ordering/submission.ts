import type { CallInput } from '@servery/contract/registry';
import type { Caller } from '#callers/caller';
import type { OrderingParts } from '#ordering/parts';
import type { AttemptRecord } from '#stores/payments';
import type { MoneyInHand } from '#payments/charge';

export type Submission = {
  input: CallInput<'SubmitOrder'>;
  caller: Caller;
  parts: OrderingParts;
  /** As the card provider says it. */
  cardType?: string | undefined;
  /** The same for the same card. */
  cardPrint?: string | undefined;
  money?: MoneyInHand | undefined;
  /** Nobody knows whether its pinpad took it, and nobody waits for that any longer: it is placed, and the money pays it later. */
  setAside?: AttemptRecord | undefined;
  /** Nothing but the checks. */
  quietly?: true;
};
