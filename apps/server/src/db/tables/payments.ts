import type { AttemptState } from '@servery/domain/payments/attempt';
import type { Generated } from 'kysely';

/** One try to be paid by a provider. */
export type PaymentAttemptTable = {
  /** Also the key by which the provider knows a repeat from a second charge. */
  id: string;
  venue_id: number;
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
  /** Whom a link to money without an order is sent to; kept only while there may be such money. */
  contact_email: Generated<string>;
  /** What was in the cart, shortened: only that cart is placed for this money. */
  cart_print: string;
  /** Why it stands where it stands: the name of an open case. */
  problem: string;
  checks: number;
  created_at: number;
  updated_at: number;
};

/** Every change of an attempt's state, and what caused it. */
export type PaymentEventTable = {
  id: Generated<number>;
  attempt_id: string;
  from_state: string;
  to_state: string;
  event: string;
  detail: string;
  created_at: number;
};

/** Money that has to go back for an order, worked by a job until it has. */
export type RefundTable = {
  /** Also the key by which the provider knows a repeat. */
  id: string;
  refund_key: string;
  venue_id: number;
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
  /** Whether the customer reads the reason. */
  reason_shared: Generated<number>;
  /** Where the customer fetches it, for money that the provider cannot send by itself. */
  claim_url: Generated<string>;
  created_at: number;
  updated_at: number;
};

/** A difference between a provider's list and our books, until somebody has settled it. */
export type PaymentCaseTable = {
  /** Also the key by which the provider knows a refund that is asked for from here. */
  id: string;
  case_key: string;
  venue_id: number;
  day: string;
  /** Of the provider: `card`, or the code of the method. */
  method: string;
  difference: string;
  attempt_id: string;
  refund_id: string;
  order_id: number | null;
  reference: string;
  /** What the provider has, and what we have. */
  cents: number;
  expected: number;
  /** wanted: it is being refunded. */
  state: 'open' | 'wanted' | 'closed';
  problem: string;
  note: string;
  who: string;
  /** Where the customer fetches what goes back, and whom that was sent to. */
  claim_url: Generated<string>;
  contact_email: Generated<string>;
  checks: number;
  created_at: number;
  updated_at: number;
};

/** One day's comparison with one provider. */
export type ReconciliationTable = {
  day: string;
  method: string;
  /** Whose payments; 0 for the nightly run over all that one account of a provider has. */
  venue_id: number;
  state: 'waiting' | 'done' | 'failed';
  checked: number;
  found: number;
  problem: string;
  asked_at: number;
  ended_at: number;
};

/** Events that a provider has told us of: each counts once. */
export type ProviderEventTable = { provider: string; event_id: string; received_at: number };
