import type { GiftPayment } from '@servery/domain/gifts/gift';
import type { Generated } from 'kysely';

/** Money that somebody can spend at every venue of a brand, by a code. */
export type GiftVoucherTable = {
  /** Nobody can guess it. */
  id: string;
  brand_code: string;
  /** Who sold it. */
  venue_id: number;
  code_hash: string;
  /** Sealed. */
  code: string;
  /** The last four of the code. */
  ending: string;
  /** What it was sold for, or given as. */
  cents: number;
  paid_with: GiftPayment;
  buyer: string;
  recipient: string;
  /** Empty where it is handed over. */
  email: string;
  message: string;
  sold_by: number | null;
  /** Of one sale each: sent again after a lost answer, it is the same one. */
  submit_key: string;
  sold_at: number;
  ends_at: number;
  mailed_at: Generated<number | null>;
  /** Nobody can spend it since, until it is resumed. */
  stopped_at: Generated<number | null>;
  stop_reason: Generated<string>;
  /** What was paid for it was given back then. */
  returned_at: Generated<number | null>;
  version: Generated<number>;
};

/** gift: what can be spent. sold and given: where it came from. orders: what was spent. */
export type GiftAccount = 'gift' | 'sold' | 'given' | 'orders';

/** One half of a transfer. */
export type GiftEntryTable = {
  id: Generated<number>;
  gift_id: string;
  /** Where it was sold or spent. */
  venue_id: number;
  account: GiftAccount;
  cents: number;
  order_id: number | null;
  /** The payment of the order that it paid, or was paid back of. */
  attempt_id: string | null;
  /** What it is known by: it is made once. */
  transfer: string;
  created_at: number;
};
