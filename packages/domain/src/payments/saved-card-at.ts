import type { Customer } from '@servery/contract/entities/customer';

/** A card is charged only by the account in whose vault it is; at another venue it is no card. */
export const hasSavedCardAt = (
  customer: Pick<Customer, 'has_saved_card' | 'credit_card_account'>,
  account: string | undefined,
): boolean => customer.has_saved_card === 1 && customer.credit_card_account === (account ?? '');
