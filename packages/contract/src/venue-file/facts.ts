import { z } from 'zod';
import { daySurcharges } from '#entities/day-surcharge';
import { fulfilmentCode } from '#entities/fulfilment';
import { paperSettings } from '#entities/paper';
import { saleChannel, saleChannels } from '#entities/sale-channel';
import {
  amount,
  count,
  latitude,
  listOf,
  longitude,
  moment,
  named,
  no,
  percent,
  text,
  timeZone,
  yes,
} from '#venue-file/values';

const LONG = 4000;
const line = text(200).default('');
const words = text(LONG).default('');

/** What a venue is. What is switched during the day (closed, paused) is no part of it. */
export const facts = z.strictObject({
  name: named(120),
  address: line,
  suburb: line,
  state: line,
  postcode: line,
  phone: line,
  abn: line,
  gst_registered: yes,
  time_zone: timeZone,
  country: text(2).default('AU'),
  /** 'online' or 'offline'; anything else is not open yet. */
  status: named(40).default('online'),
  coming_soon_text: words,
  type: line,
  always_open: no,
  order_for_later: yes,
  hero_image: line,
  promo_text: words,
  payment_text: words,
  delivery_text: words,
  warning_text: words,
  surcharges: z
    .strictObject({ card: percent.default('0'), amex: percent.default('0'), paypal: percent.default('0') })
    .prefault({}),
  /** What such payments cost the venue: a surcharge may not be more. */
  payment_costs: z
    .strictObject({ card: percent.default('0'), amex: percent.default('0'), paypal: percent.default('0') })
    .prefault({}),
  /** What orders for some days cost more. */
  day_surcharges: daySurcharges,
  preorder_fee: amount.default('0.00'),
  cash_on_delivery: no,
  billing_address_required: no,
  standing_payment_required: no,
  location: z
    .strictObject({ lat: latitude.default(0), long: longitude.default(0), radius_km: count.default(0) })
    .prefault({}),
  /** Where a brand that has an app of its own sends its customers. */
  brand_redirect: z
    .strictObject({
      redirect: no,
      title: line,
      text: words,
      brand_name: line,
      url_web_app: line,
      url_ios_app: line,
      url_android_app: line,
    })
    .prefault({}),
  home_redirect: line,
  paper: paperSettings.prefault({}),
});

/** How it can be paid; offered as far as the provider is configured. */
export const payment = z.strictObject({
  code: named(20),
  name: named(80),
  icon: line,
  info: line,
  /** Where it is offered; nowhere is off. */
  channels: z
    .array(saleChannel, 'is not a list')
    .max(3)
    .default([...saleChannels]),
  /** The ways to order that it is offered for; none is all. */
  fulfilment: z.array(fulfilmentCode, 'is not a list').max(10).default([]),
});

export const homeBlock = z.strictObject({
  block: named(40),
  title: words,
  heading: words,
  content: text(20_000).default(''),
  empty_text: words,
  image: line,
  link: text(2000).default(''),
  target: line,
  icon: line,
  share_link: text(2000).default(''),
  alignment: line,
  visible: yes,
  card: no,
  order_button: no,
  push_button: no,
  form_group_style: line,
  image_card_style: line,
});

export const newsItem = z.strictObject({ at: moment, title: words, content: text(20_000).default('') });

/** Nobody's password, PIN or session: who is new waits for an invitation. */
export const person = z.strictObject({
  name: text(120).default(''),
  email: text(254).regex(/^[^\s@A-Z]+@[^\s@A-Z]+$/, 'is not an email address in small letters'),
  role: named(40),
  /** Works in every venue of the organisation. */
  all_venues: no,
});

export const rewards = z.strictObject({
  name: named(80),
  points_per_dollar: count,
  points_required: count,
  value: amount,
});

export const payments = listOf(payment, 50);
export const home = listOf(homeBlock, 100);
export const news = listOf(newsItem, 500);
export const people = listOf(person, 1000);
export const studentClasses = listOf(named(80), 500);
