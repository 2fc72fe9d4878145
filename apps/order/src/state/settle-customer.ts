import type { Customer } from '@servery/contract/entities/customer';
import { REDIRECT_MS } from '@servery/domain/people/session';

export type CustomerState = {
  setCustomer(customer: Customer): void;
  /** What the guest typed, and what the checkout held of the last one. */
  resetGuest(): void;
  resetCheckout(): void;
  go(path: string): void;
};

/** Somebody else is here now: what belonged to the last one goes, and the page changes once it can be read why. */
export function settleCustomer(state: CustomerState, customer: Customer, redirect?: string): void {
  state.setCustomer(customer);
  state.resetGuest();
  state.resetCheckout();
  if (redirect !== undefined) setTimeout(() => state.go(redirect), REDIRECT_MS);
}
