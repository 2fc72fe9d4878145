import type { Customer } from '@servery/contract/entities/customer';

export type CustomerState = {
  setCustomer(customer: Customer): void;
  /** What the guest typed, and what the checkout held of the last one. */
  resetGuest(): void;
  resetCheckout(): void;
};

/** Somebody else is here now: what belonged to the last one goes. */
export function settleCustomer(state: CustomerState, customer: Customer): void {
  state.setCustomer(customer);
  state.resetGuest();
  state.resetCheckout();
}
