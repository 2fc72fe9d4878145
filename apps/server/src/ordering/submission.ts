import type { CallInput } from '@servery/contract/registry';
import type { Caller } from '#callers/caller';
import type { OrderingParts } from '#ordering/parts';
import type { CardFacts } from '#providers/card/port';
import type { AttemptRecord } from '#stores/payments';

/** Money that is held (placed) or taken (paid) for this very submission. */
export type MoneyInHand = {
  attempt: AttemptRecord;
  event: 'placed' | 'paid';
  reference: string;
  captureReference: string;
  card: (CardFacts & { token: string }) | undefined;
};

export type Submission = {
  input: CallInput<'SubmitOrder'>;
  caller: Caller;
  parts: OrderingParts;
  /** As the card provider says it. */
  cardType?: string | undefined;
  /** The same for the same card. */
  cardPrint?: string | undefined;
  money?: MoneyInHand | undefined;
  /** Nothing but the checks. */
  quietly?: true;
};
