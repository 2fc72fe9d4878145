import type { Generated } from 'kysely';

/** What somebody has again each week. */
export type StandingOrderTable = {
  id: Generated<number>;
  venue_id: number;
  menu_id: number;
  customer_id: number;
  /** Of the wish that made it: sent again after a lost answer, it is the same one. */
  submit_key: string;
  fulfilment_type: string;
  fulfilment_time: string;
  slot_id: number;
  location_id: number;
  delivery_address_id: number;
  delivery_address: string;
  delivery_postcode: string;
  contactless: number;
  student_name: string;
  store_class_id: number;
  note: string;
  payment_method: string;
  /** 1 active, 0 paused. */
  status: number;
  /** Why it is paused: its customer did it, or their card was taken off. */
  paused_by: '' | 'customer' | 'card';
  /** JSON list of products with their options and how many on each day. */
  items: string;
  /** Counts up with each plan: the job of an earlier one does nothing. */
  plan: number;
  /** The date that comes next, and when it is placed; empty and 0 while it is paused. */
  next_date: string;
  next_cut_off: number;
  /** Why the next one could not be placed as things stand; empty where it could. */
  problem: string;
  problem_text: string;
  /** The date and problem that its customer was last told of. */
  warned: string;
  /** When they were last told of what is wrong with the next one; 0 is never. */
  told_at: number;
  /** The date that the venue lets go out though nothing pays for it, and the one that it places before its cut-off. */
  goes_out: string;
  early: string;
  created_at: number;
  updated_at: number;
};

/** Days on which a venue has no standing order placed. */
export type StandingPauseTable = {
  id: Generated<number>;
  venue_id: number;
  from_date: string;
  to_date: string;
  note: string;
  created_at: number;
  /** 0 for one that was not taken back. */
  ended_at: Generated<number>;
};

/** One date of a standing order: placed, skipped with a reason, or being paid. */
export type StandingOccurrenceTable = {
  id: Generated<number>;
  standing_order_id: number;
  venue_id: number;
  on_date: string;
  due_at: number;
  state: 'paying' | 'placed' | 'skipped';
  reason: string;
  reason_text: string;
  total: number;
  order_id: number | null;
  created_at: number;
  updated_at: number;
};
