import type { AttemptState } from '@servery/domain/payments/attempt';
import type { Generated } from 'kysely';

export type PaymentAttemptTable = {
  /** Also the key by which the provider knows a repeat from a second charge. */
  id: string;
  merchant_id: number;
  submit_key: string;
  session_id: number;
  cart_id: number;
  customer_id: number | null;
  order_id: number | null;
  method: string;
  amount: number;
  /** What is given back or on its way back; never more than the amount. */
  refunded: number;
  state: AttemptState;
  /** The provider's own name for it, once it is known. */
  reference: string;
  /** Of the money that was taken, where the provider names that apart. */
  capture_reference: string;
  /** Where the customer pays, for methods that have pages of their own. */
  redirect: string;
  card_type: string;
  /** What was submitted, so that the order can be placed when the answer comes late. JSON, without any token. */
  submission: string;
  /** What was in the cart, shortened: only that cart is placed for this money. */
  cart_print: string;
  /** Why it stands where it stands: the name of an open case. */
  problem: string;
  checks: number;
  created_at: number;
  updated_at: number;
};

export type PaymentEventTable = {
  id: Generated<number>;
  attempt_id: string;
  from_state: string;
  to_state: string;
  event: string;
  detail: string;
  created_at: number;
};

export type RefundTable = {
  /** Also the key by which the provider knows a repeat. */
  id: string;
  refund_key: string;
  merchant_id: number;
  attempt_id: string;
  order_id: number;
  cents: number;
  reason: string;
  who: string;
  /** Refused for now and asked again: a provider does not look twice at a key that it has refused. */
  round: number;
  state: 'wanted' | 'done' | 'open' | 'closed';
  reference: string;
  problem: string;
  checks: number;
  created_at: number;
  updated_at: number;
};

/** Events that a provider has told us of: each counts once. */
export type ProviderEventTable = { provider: string; event_id: string; received_at: number };
