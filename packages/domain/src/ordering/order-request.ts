import type { Brand } from '@servery/contract/brand';
import type { Customer } from '@servery/contract/entities/customer';
import type { CallError, CallInput } from '@servery/contract/registry';
import type { DeliveryAddress } from '#delivery/address';
import type { Failure } from '#failure';
import type { Instant } from '#hours/availability';
import type { Cart } from '#ordering/cart';
import type { Venue } from '#venue/model';

export type OrderProblem = Failure<CallError<'SubmitOrder'>>;

/** Whoever orders: a guest, a member, or kiosk and staff, who order for others. */
export type Buyer = {
  customer: Customer;
  /** What the brand asks at the checkout. */
  asks: Brand['checkout'];
};

export type OrderRequest = Buyer & {
  input: CallInput<'SubmitOrder'>;
  cart: Cart;
  venue: Venue;
  /** Where the submission names one; else the cart's holds. */
  address: DeliveryAddress | undefined;
  /** As the card provider says it; else as the customer's typing told. */
  cardType?: string | undefined;
  now: Instant;
};

/** Who an order is for; what was not asked for is empty. */
export type Contact = { name: string; email: string; mobile: string; country: string };
