import type { TenderKind } from '@servery/domain/payments/tender';
import type { AttemptState } from '@servery/domain/payments/attempt';
import type { AccountMode, AccountProvider } from '@servery/domain/payments/accounts';
import type { Generated } from 'kysely';

export type PaymentPurpose = 'order' | 'topup' | 'auto_topup' | 'standing' | 'tender';

/** Through whom a venue is paid. One that was replaced stays, for what was paid through it. */
export type PaymentAccountTable = {
  /** Nobody can guess it: it stands in the address of its webhooks. */
  id: string;
  organisation_id: number;
  /** Null for every venue of the organisation that has none of its own. */
  venue_id: number | null;
  /** What it is for: `card`, or the code of the method. */
  method: string;
  provider: AccountProvider;
  name: string;
  mode: AccountMode;
  /** What is no secret, by the names of the provider's form. JSON. */
  facts: string;
  /** Sealed JSON. */
  secrets: string;
  version: number;
  tested_at: number | null;
  /** What the provider said; empty until it was asked, and after each change. */
  test_result: Generated<string>;
  created_at: number;
  updated_at: number;
  archived_at: number | null;
};

/** One try to be paid by a provider. */
export type PaymentAttemptTable = {
  /** Also the key by which the provider knows a repeat from a second charge. */
  id: string;
  venue_id: number;
  /** Whose account it was begun at, and ends at; null for the installation's. */
  account_id: string | null;
  submit_key: string;
  session_id: number;
  /** 0 for a top-up and for an order that is placed. */
  cart_id: number;
  customer_id: number | null;
  order_id: number | null;
  method: string;
  amount: number;
  /** The gift voucher that pays the rest, and how much it keeps for that while this is under way. */
  gift_id: Generated<string | null>;
  gift_cents: Generated<number>;
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
  /** What is paid for: a cart, the customer's balance (by the customer or by itself), one date of a standing order, or a part of an order that is placed. */
  purpose: Generated<PaymentPurpose>;
  /** Why it stands where it stands: the name of an open case. */
  problem: string;
  checks: number;
  created_at: number;
  updated_at: number;
};

/** Money that a person gave back at the counter, with nobody else's help. */
export type CounterRefundTable = {
  id: Generated<number>;
  venue_id: number;
  order_id: number;
  /** Of one refund each: sent again after a lost answer, it is the same one. */
  refund_key: string;
  kind: TenderKind;
  cents: number;
  /** By how much cash is more or less than `cents`. */
  rounding: Generated<number>;
  reason: string;
  given_by: string;
  /** Who of the team that was, where the till knew. */
  person_id: Generated<number | null>;
  /** The edit that made the order cost less; null for a refund of the sale. */
  edit_id: Generated<number | null>;
  created_at: number;
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
  /** The edit that made the order cost less; null for a refund of the sale. */
  edit_id: Generated<number | null>;
  created_at: number;
  updated_at: number;
};

/** A difference between a provider's list and our books, until somebody has settled it. */
export type PaymentCaseTable = {
  /** Also the key by which the provider knows a refund that is asked for from here. */
  id: string;
  case_key: string;
  venue_id: number;
  /** Null for the installation's. */
  account_id: string | null;
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
  /** Empty for the installation's. */
  account_id: string;
  state: 'waiting' | 'done' | 'failed';
  checked: number;
  found: number;
  problem: string;
  asked_at: number;
  ended_at: number;
};

/** Events that a provider has told us of: each counts once. */
export type ProviderEventTable = { provider: string; event_id: string; received_at: number };

/** A card terminal of one screen of a venue, by the POS ID that an admin gave to its kiosk or staff user. */
export type TerminalTable = {
  id: Generated<number>;
  venue_id: number;
  customer_id: number;
  pos_guid: string;
  /** Sealed; empty until a pinpad is paired. */
  secret: Generated<string>;
  /** Sealed. */
  token: Generated<string>;
  token_expires_at: Generated<number>;
  /** Whether the pinpad cuts its paper, and prints by itself. */
  receipt_cut: Generated<number>;
  receipt_auto_print: Generated<number>;
  updated_at: number;
};

/** What was asked of a pinpad, and what it said: written before it is asked. */
export type TerminalPaymentTable = {
  /** By which the vendor is asked what became of it. */
  session_id: string;
  terminal_id: number;
  attempt_id: string;
  kind: 'purchase' | 'refund';
  txn_ref: string;
  cents: number;
  /** How many times in a row nobody said what became of it. */
  unanswered: Generated<number>;
  response_code: Generated<string>;
  response_text: Generated<string>;
  card: Generated<string>;
  /** The vendor's own name for it, which a refund has to say. */
  reference: Generated<string>;
  /** What whoever stands at the screen reads where it came to nothing. */
  message: Generated<string>;
  /** The customer's copy, line by line. */
  receipt: Generated<string>;
  created_at: number;
  updated_at: number;
};
