import type { Listed } from '@servery/domain/payments/reconcile';
import type { Silent } from '#providers/answers';

export type Listing = { is: 'listed'; entries: Listed[] } | Silent;

/** Everything that a provider has of a time: for comparing its books with ours. */
export type Lister = {
  list(span: { from: number; to: number }): Promise<Listing>;
  /** How long something may take to show up in the list. */
  lagMs: number;
  /** Whether what we know by this reference would be in the list at all; where it is not said, it would. */
  covers?(reference: string): boolean;
};
