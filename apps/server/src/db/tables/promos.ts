import type { Generated } from 'kysely';

/** A code that takes something off, with when and how often it may. */
export type PromoTable = {
  id: Generated<number>;
  venue_id: number;
  code: string;
  title: string;
  descr: string;
  terms: string;
  kind: 'percent' | 'amount' | 'free_delivery' | 'product';
  value: number;
  minimum: number;
  fulfilment: string;
  starts_at: number;
  ends_at: number;
  listed: number;
  /** The product that a promo of the kind `product` takes money off. */
  product_id: Generated<number | null>;
  /** 1 for what members earn: the client calls it a loyalty promotion. */
  reward: Generated<number>;
  /** Orders that may use it, in all and by one person; 0 is without limit. */
  uses_total: Generated<number>;
  uses_each: Generated<number>;
  used: Generated<number>;
  /** 1: taken back; it stays because old orders have used it. */
  archived: Generated<number>;
  /** What it takes off at most, in cents; 0 is without limit. */
  at_most: Generated<number>;
  /** JSON list of the weekdays that it is for, and from when to when; empty is always. */
  days: Generated<string>;
  from_time: Generated<string>;
  to_time: Generated<string>;
  paused: Generated<number>;
  who: Generated<'everyone' | 'members' | 'first_order'>;
  /** 1: its code is the beginning of many (`voucher`), each of which is good for one order. */
  vouchers: Generated<number>;
  /** Raised by every change in the console: a write there names the one that was seen. */
  version: Generated<number>;
};

/** A code of a promo that is good for one order. */
export type VoucherTable = {
  id: Generated<number>;
  venue_id: number;
  promo_id: number;
  code: string;
  /** The order that used it. */
  order_id: number | null;
};

/** An order that used a promo, and by whom. */
export type PromoUseTable = {
  order_id: number;
  promo_id: number;
  venue_id: number;
  customer_id: number | null;
  email: string;
  mobile: string;
};

/** What members earn by ordering from a venue, and what that is worth. */
export type RewardSchemeTable = {
  id: Generated<number>;
  venue_id: number;
  name: string;
  points_per_dollar: number;
  points_required: number;
  reward_value: number;
  version: Generated<number>;
};
