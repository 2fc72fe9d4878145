import type { TaxClass } from '@servery/domain/tax/treatment';
import type { Generated } from 'kysely';

/** A menu of a venue, with what its checkout asks and shows. */
export type MenuTable = {
  id: Generated<number>;
  venue_id: number;
  slug: string;
  /** Raised by every change a customer can see. */
  version: number;
  public_notice: string;
  checkout_notice: string;
  display_images: number;
  allow_promo_codes: number;
  allow_order_notes: number;
  require_registration: number;
  show_dietary_info: number;
  group_by_category: number;
  students_enabled: number;
  student_name_label: string;
  /** JSON list of what checkout asks beyond the usual, and its title. */
  custom_fields: Generated<string>;
  custom_fields_label: Generated<string>;
  /** JSON of the contactless settings, by fulfilment type. */
  contactless: Generated<string>;
  /** Nothing where the venue is to say. */
  order_for_later: Generated<number | null>;
};

/** A part of a menu; one with a parent is a part of that one. */
export type CategoryTable = {
  id: Generated<number>;
  venue_id: number;
  menu_id: number;
  position: number;
  name: string;
  descr: string;
  header: string;
  img: string;
  tint: string;
  /** Where in the kitchen it is made. */
  station: string;
  parent_id: Generated<number | null>;
  /** JSON list of the weekdays on which it is had; empty is every day. */
  days: string;
  /** Local times between which it is had; an end that is not after its start is past midnight. */
  from_time: string;
  to_time: string;
  /** 1: taken off the menu; it stays because products of old orders stand in it. */
  archived: Generated<number>;
  /** JSON list of those that it stood after when it was taken off, the nearest last; empty where nobody knows. */
  stood_after: Generated<string>;
  /** Raised by every change in the console: a write there names the one that was seen. */
  version: Generated<number>;
  /** The menu by time that it is part of, such as Breakfast; empty where it is part of none. */
  service: string;
  /** JSON lists of fulfilment codes and channels; an empty one is all of them. */
  fulfilment: string;
  channels: string;
};

/** Something that is sold. */
export type ProductTable = {
  id: Generated<number>;
  venue_id: number;
  category_id: number;
  position: number;
  name: string;
  descr: string;
  base_price: number;
  img: string;
  tint: string;
  /** JSON list of dietary codes. */
  dietary: string;
  visible: number;
  min_qty: number;
  max_qty: number;
  qty_label: string;
  /** Local times between which it can be had; empty is always. */
  from_time: string;
  to_time: string;
  /** JSON lists of weekdays, fulfilment codes and channels; an empty one is all of them. */
  days: string;
  fulfilment: string;
  channels: string;
  /** Where it is made; empty is where its category is. */
  station: string;
  /** What it is for GST by itself, cold and taken away. */
  tax_class: TaxClass;
  /** 1: hot, and so taxable whatever its class. */
  served_hot: number;
  /** With how many each day begins; 0 where days are not counted. */
  daily_count: number;
  /** 1: taken off the menu; it stays because old orders refer to it. */
  archived: Generated<number>;
  /** As of a category. */
  stood_after: Generated<string>;
  /** As of a category. */
  version: Generated<number>;
};

/** A product that cannot be had, until a moment; 0 is until somebody puts it back. */
export type SoldOutTable = { product_id: number; venue_id: number; text: string; until: number };

/** What is chosen of a product; the rest of the code says option group. */
export type ModifierGroupTable = {
  id: Generated<number>;
  venue_id: number;
  name: string;
  multiselect: number;
  mandatory: number;
  max_select: number;
  /** What a venue file calls it; empty until one has. */
  code: Generated<string>;
  /** 1: removed, and can be put back. */
  archived: Generated<number>;
  /** As of a category. */
  version: Generated<number>;
};

/** One of the choices of an option group. */
export type ModifierOptionTable = {
  id: Generated<number>;
  venue_id: number;
  group_id: number;
  position: number;
  descr: string;
  price_offset: number;
  is_default: number;
  available: number;
  /** Empty where it has no picture. */
  img: string;
  tint: string;
};

/** Which option groups a product has, in which order. */
export type ProductModifierTable = {
  product_id: number;
  group_id: number;
  venue_id: number;
  position: number;
};

/** A picture that somebody uploaded; its files are where `MediaPort` keeps them. */
export type PictureTable = {
  brand_code: string;
  /** Of what is in it. */
  hash: string;
  /** Where it was uploaded, and by whom. */
  venue_id: number;
  person_id: number;
  width: number;
  height: number;
  /** Of all its files. */
  bytes: number;
  created_at: number;
  /** When it was last looked whether anything shows it. */
  checked_at: number;
  /** Since when nothing does; null while something does. */
  unused_since: number | null;
};

/** When the draft of a venue's menu goes live, and who said so. */
export type MenuDraftTable = {
  venue_id: number;
  /** Raised by every change of the draft. */
  version: number;
  publish_at: number | null;
  /** When it was to go live and could not. */
  failed_at: number | null;
  person_id: number | null;
};

/** One thing that the draft has otherwise. */
export type MenuDraftChangeTable = {
  venue_id: number;
  kind: string;
  part_id: number;
  name: string;
  /** The fields as they were live when they were wished otherwise, and as they are wished. JSON. */
  before_fields: string;
  after_fields: string;
  /** Where something new stands. JSON. */
  place: string;
  version: number;
};
