import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Generated } from 'kysely';

/** One kitchen with its hours, menu and people. */
export type VenueTable = {
  id: Generated<number>;
  brand_code: string;
  name: string;
  address1: string;
  suburb: string;
  state: string;
  postcode: string;
  phone: string;
  abn: string;
  /** 1: it charges GST, and so gives tax invoices. */
  gst_registered: number;
  time_zone: string;
  country_code: string;
  status: string;
  always_open: number;
  order_for_later: number;
  hero_img_url: string;
  promo_text: string;
  payment_text: string;
  delivery_text: string;
  warning_text: string;
  /** 1: a card is not taken without the address that its bank knows. */
  billing_address_required: number;
  /** In basis points, by scheme: eftpos, Visa and Mastercard; American Express; PayPal. */
  surcharge_cc: number;
  surcharge_amex: number;
  surcharge_paypal: number;
  preorder_fee: number;
  /** 1: deliveries may be paid for when they arrive. */
  cash_on_delivery: number;
  /** What orders for some days cost more, a list. */
  day_surcharges: Generated<string>;
  /** What payments cost the venue, in basis points, as somebody there says; 0 where nobody has. */
  cost_cc: Generated<number>;
  cost_amex: Generated<number>;
  cost_paypal: Generated<number>;
  /** 1: a standing order is not saved without a means to pay for it. */
  standing_payment_required: number;
  lat_e6: number;
  long_e6: number;
  radius_km: number;
  /** What the venue's people have switched; see domain/venue/standing. */
  closed: Generated<number>;
  paused_until: Generated<number>;
  pause_reason: Generated<string>;
  /** Shown instead of 'Coming soon' while the venue is not active; empty for the usual words. */
  cstext: string;
  venue_type: string;
  /** JSON of the brand redirect's fields; without any the menu is shown as usual. */
  brand_redirect: Generated<string>;
  /** Where the landing page sends its visitors instead of showing its blocks. */
  home_redirect: Generated<string>;
  /** 1: a till asks for the PIN of whoever sells. */
  till_pins: Generated<number>;
  /** In minutes: so long a till waits for its pinpad before it can serve the next customer. */
  pinpad_wait: Generated<number>;
  /** JSON: what its printers print; what is not in it is as usual. */
  paper: Generated<string>;
  paper_version: Generated<number>;
};

/** What a venue was called until a moment: orders that were placed before keep it. */
export type FormerDetailsTable = {
  id: Generated<number>;
  venue_id: number;
  until: number;
  name: string;
  address1: string;
  suburb: string;
  abn: string;
  time_zone: string;
};

/** A kind of venue that a brand's list of venues can be narrowed to. */
export type VenueTypeTable = {
  id: Generated<number>;
  brand_code: string;
  position: number;
  code: string;
  name: string;
};

/** Venues that a brand shows together. */
export type VenueGroupTable = {
  id: Generated<number>;
  brand_code: string;
  position: number;
  code: string;
  title: string;
  subtitle: string;
  hero_img_url: string;
  is_active: number;
};

/** Which venues a group has, in which order. */
export type VenueGroupMemberTable = { group_id: number; venue_id: number; position: number };

/** How a venue's orders reach people: pickup, delivery, table and so on. */
export type FulfilmentTypeTable = {
  id: Generated<number>;
  venue_id: number;
  position: number;
  code: string;
  icon: string;
  verb: string;
  descr: string;
  asap: number;
  asap_mins: number;
  time_frame: FulfilmentType['time_frame'];
  time_type: FulfilmentType['time_type'];
  min_notice: number;
  time_block: number;
  /** Orders that one block of time can take; 0 is without limit. */
  block_capacity: number;
  /** Nothing where the menu, or else the venue, is to say. */
  order_for_later: number | null;
  address_required: number;
  table_num_required: number;
  /** The tables that there are, as the venue writes them: '1-40, B1-B12'. Empty where nobody has said. */
  table_nums: string;
  booking_ref_required: number;
  booking_name_required: number;
  booking_pax_required: number;
  available_text: string;
  /** 1: takes standing orders, until so many days before at that time, with so many basis points off. */
  standing: Generated<number>;
  standing_cut_off_time: Generated<string>;
  standing_cut_off_days: Generated<number>;
  standing_discount: Generated<number>;
  /** Raised by every change in the console: a write there names the one that was seen. */
  version: Generated<number>;
  /** 0: switched off, with its hours kept. */
  offered: Generated<number>;
};

/** The hours of a fulfilment type on a weekday. */
export type OpenWindowTable = {
  id: Generated<number>;
  venue_id: number;
  fulfilment_type_id: number;
  weekday: string;
  opens: string;
  closes: string;
};

/** The hours of a fulfilment type on one date, instead of those of its weekday. */
export type SpecialDateTable = {
  id: Generated<number>;
  venue_id: number;
  fulfilment_type_id: number;
  on_date: string;
  /** JSON list of {from, to}; empty is closed. */
  windows: string;
};

/** A postcode that is delivered to. */
export type DeliveryZoneTable = {
  id: Generated<number>;
  venue_id: number;
  postcode: string;
  name: string;
  fee: number;
  minimum: number;
  minutes: number;
  version: Generated<number>;
  /** 1: removed, and kept for its id until somebody delivers there again. */
  archived: Generated<number>;
};

/** A fulfilment point: slots, stops and pickup locations differ in their words, not in their shape. */
export type FulfilmentPointTable = {
  id: Generated<number>;
  venue_id: number;
  kind: 'slot' | 'stop' | 'location';
  label: string;
  due_time: string;
  cut_off_time: string;
  /** How many days before its own the cut-off lies. */
  cut_off_days: Generated<number>;
  /** JSON list of weekdays. */
  weekdays: string;
  capacity: number;
  version: Generated<number>;
  /** 1: removed. Carts and capacity know a point by its id, which nothing else may have. */
  archived: Generated<number>;
};

/** The slots of one zone. A zone that has none shares those that belong to no zone. */
export type PointZoneTable = { point_id: number; zone_id: number; venue_id: number };

/** What a place takes on one date, where that differs from its usual capacity. */
export type CapacityOverrideTable = { bucket: string; venue_id: number; capacity: number };

/** What orders have taken of a capacity bucket. Its row is locked to take one. */
export type CapacityUseTable = { bucket: string; venue_id: number; taken: number };

/** Room in a capacity bucket that is kept for a cart while its buyer pays. */
export type CapacityHoldTable = {
  cart_id: number;
  venue_id: number;
  bucket: string;
  expires_at: number;
  /** When the order would be due, as its customer was told. */
  due_at: Generated<number>;
  /** The address in short that the cart's owner comes from, and which of its seats the hold takes. */
  holder: Generated<string>;
  seat: Generated<number>;
};

/** A payment method that a venue offers. */
export type PaymentMethodTable = {
  id: Generated<number>;
  venue_id: number;
  position: number;
  code: string;
  icon: string;
  descr: string;
  info: string;
  /** Where it is offered, a list; nowhere is off. */
  channels: Generated<string>;
  /** The ways to order that it is offered for, a list; none is all. */
  fulfilment: Generated<string>;
};

/** A block of the landing page. */
export type HomeBlockTable = {
  id: Generated<number>;
  venue_id: number;
  position: number;
  block: string;
  title: string;
  content: string;
  image_url: string;
  link_url: string;
  target: string;
  icon: string;
  heading: string;
  nocontent: string;
  place_order_btn: number;
  visible: number;
  use_card: Generated<number>;
  /** What is shared instead of the brand's own address. */
  share_url: Generated<string>;
  share_count: Generated<number>;
  alignment: Generated<string>;
  show_push_register: Generated<number>;
  /** Names of looks that the house has, never CSS. */
  form_group_style: Generated<string>;
  image_card_style: Generated<string>;
};

/** News on the landing page. */
export type AnnouncementTable = {
  id: Generated<number>;
  venue_id: number;
  created_at: number;
  title: string;
  content: string;
};

/** A class that a student's order is made for. */
export type StudentClassTable = { id: Generated<number>; venue_id: number; name: string };
