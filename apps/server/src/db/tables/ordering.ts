import type { TaxTreatment } from '@servery/contract/entities/receipt';
import type { TenderKind } from '@servery/domain/payments/tender';
import type { Generated } from 'kysely';

/** What somebody is about to order: one for each session and menu. */
export type CartTable = {
  id: Generated<number>;
  session_id: number;
  venue_id: number;
  menu_id: number;
  /** JSON list of lines: a cart is read and written whole, under one lock. */
  lines: string;
  fulfilment_type: string;
  fulfilment_asap: number;
  fulfilment_date: string;
  fulfilment_time: string;
  /** The moment that date and time mean; 0 where no time is chosen, or a point has its own. */
  fulfilment_at: Generated<number>;
  table_num: string;
  booking_ref: string;
  booking_name: string;
  booking_pax: number;
  slot_id: number;
  stop_id: number;
  location_id: number;
  delivery_address: string;
  delivery_postcode: string;
  payment_method: string;
  /** As the customer typed its first digits: American Express has a surcharge of its own. */
  card_type: Generated<string>;
  /** Of the member's own addresses; 0 for one that was typed. */
  delivery_address_id: Generated<number>;
  billing_address_id: Generated<number>;
  /** JSON: the answers to the venue's own questions so far. */
  custom_data: Generated<string>;
  coupon_code: string;
  /** The gift voucher that pays for it; empty where there is none. */
  gift_id: Generated<string>;
  note: string;
  updated_at: number;
  /** Whom staff take it for; 0 for nobody in particular. */
  member_id: Generated<number>;
};

/** What a cashier has put aside: the cart as it was, with what only the till knew of it. */
export type ParkedOrderTable = {
  id: Generated<number>;
  venue_id: number;
  menu_id: number;
  /** One of so many places at the venue. */
  seat: number;
  park_key: string;
  name: string;
  /** JSON, as a cart keeps them. */
  lines: string;
  /** JSON: how, where and when, as a cart holds it. */
  details: string;
  /** What the till's screen wrote for the next one, and nobody else reads. */
  screen: string;
  /** 'Flat White, 2 Lemonade'. */
  summary: string;
  num_items: number;
  /** What it came to then. */
  total: number;
  parked_by: string;
  parked_at: number;
  /** Whose cart it went to; 0 while it is parked. */
  resumed_session_id: Generated<number>;
  resumed_at: Generated<number>;
};

/** What was ordered, at the prices of that moment. Its status moves; what is paid and given back is added; what an edit replaces is kept with the edit. */
export type OrdersTable = {
  id: Generated<number>;
  /** What addresses and the API call the order: unguessable. */
  ref: string;
  submit_key: string;
  venue_id: number;
  menu_id: number;
  session_id: number;
  customer_id: number | null;
  number: string;
  status: number;
  status_reason: string;
  is_test: number;
  source: string;
  fulfilment_type: string;
  fulfilment_asap: number;
  due_at: number;
  table_num: string;
  booking_ref: string;
  booking_name: string;
  booking_pax: number;
  point_label: string;
  /** The buckets that a share was taken of, given back when the order is cancelled. JSON list. */
  capacity_buckets: string;
  delivery_address: string;
  contact_name: string;
  contact_email: string;
  contact_mobile: string;
  /** Where the mobile was typed, by the flag beside it. */
  mobile_country: Generated<string>;
  student_name: string;
  store_class_id: Generated<number>;
  /** JSON: the answers to the venue's own questions by the name of the field. */
  custom_data: Generated<string>;
  /** JSON list of the same as people read it, a student and a class included: an old docket never changes. */
  details: Generated<string>;
  /** How it is handed over without contact, in the venue's words of that day; empty where it is not. */
  contactless: Generated<string>;
  billing_address: Generated<string>;
  /** JSON list of what the brand asked to be agreed to, and was. */
  agreed: Generated<string>;
  note: string;
  payment_method: string;
  paid: number;
  products_total: number;
  rewards_discount: number;
  other_discount: number;
  coupon_code: string;
  /** The promo of that code, and what it took off, the delivery included. */
  promo_id: Generated<number | null>;
  promo_discount: Generated<number>;
  /** What it costs more for its day, in cents, by which name, and of how many basis points. */
  day_surcharge: Generated<number>;
  day_surcharge_name: Generated<string>;
  day_surcharge_percent: Generated<number>;
  delivery_fee: number;
  preorder_fee: number;
  surcharge: number;
  total: number;
  gst: number;
  /** How much of the total is sold without GST, and why. */
  gst_free: Generated<number>;
  input_taxed: Generated<number>;
  /** 1: the venue charged GST that day, so that it gives a tax invoice. */
  gst_registered: Generated<number>;
  /** Given back, or on its way back. */
  refunded: Generated<number>;
  /** What was taken of it at the counter so far. */
  tendered: Generated<number>;
  /** What was paid beside the total because cash ends at 5 c. */
  rounding: Generated<number>;
  /** What was paid as it was placed, once an edit has changed the total; before, it follows from the total. */
  prepaid: Generated<number | null>;
  /** Went back because edits made it cost less; no part of `refunded`. */
  given_back: Generated<number>;
  /** How often it was edited, and when last. */
  edits: Generated<number>;
  edited_at: Generated<number>;
  placed_at: number;
  status_at: number;
  /** 0 where somebody placed it. */
  standing_order_id: Generated<number>;
  /** Where the driver can be followed; empty while nobody has said. */
  tracking_url: Generated<string>;
  /** The kiosk or till that it was placed at, and who of the team sold it there. */
  screen_id: Generated<number | null>;
  person_id: Generated<number | null>;
  /** The name of that person on the day. */
  served_by: Generated<string>;
  /** What its customer must not eat, as it was known then. */
  allergy: Generated<string>;
};

/** Names and prices are copied here when the order is placed: an old receipt never changes. */
export type OrderLineTable = {
  id: Generated<number>;
  venue_id: number;
  order_id: number;
  position: number;
  product_id: number;
  name: string;
  options_text: string;
  /** JSON list of the chosen options' ids, so that the order can be repeated. */
  options: Generated<string>;
  /** JSON list of what differs from the product as it comes. */
  changes: string;
  station: string;
  notes: string;
  quantity: number;
  unit_price: number;
  price: number;
  /** Its share of the rewards and the discount of the order. */
  discount: Generated<number>;
  /** How GST treats it as it was sold. */
  tax: Generated<TaxTreatment>;
  /** When its station finished it; 0 until then. */
  ready_at: Generated<number>;
};

/** Money that a person took at the counter. */
export type TenderTable = {
  id: Generated<number>;
  venue_id: number;
  order_id: number;
  /** Of one payment each: sent again after a lost answer, it is the same one. */
  tender_key: string;
  kind: TenderKind;
  cents: number;
  received: number;
  change_given: number;
  /** By how much cash is more or less than `cents`. */
  rounding: Generated<number>;
  /** The payment behind it, where a pinpad or a balance was asked. */
  attempt_id: Generated<string | null>;
  /** The till that it was taken at, and by whom of the team. */
  screen_id: Generated<number | null>;
  person_id: Generated<number | null>;
  taken_by: string;
  created_at: number;
};

/** What somebody of the venue changed of a placed order. */
export type OrderEditTable = {
  id: Generated<number>;
  venue_id: number;
  order_id: number;
  /** Of one edit each: sent again after a lost answer, it is the same one. */
  edit_key: string;
  actor: string;
  /** JSON: the totals and lines that it had before. */
  was: string;
  /** JSON list of what changed. */
  changes: string;
  /** By how much the total is more than before. */
  difference: number;
  created_at: number;
};

/** Every change of an order's status, and by whom. */
export type OrderEventTable = {
  id: Generated<number>;
  venue_id: number;
  order_id: number;
  from_status: number;
  to_status: number;
  kind: 'placed' | 'moved' | 'undone' | 'cancelled' | 'rejected' | 'station' | 'station_undone' | 'edited';
  actor: string;
  reason: string;
  created_at: number;
};

/** The last order number that a venue gave out on a day. */
export type OrderCounterTable = { venue_id: number; day: string; last: number };
