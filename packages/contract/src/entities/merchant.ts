import { z } from 'zod';
import { daySurcharge } from '#entities/day-surcharge';
import { flag, money } from '#fields';
import { fulfilmentType } from '#entities/fulfilment';
import { menu, openingTime } from '#entities/menu';

export const locale = z.strictObject({
  currency_sign: z.string(),
  currency_code: z.string(),
  country_code: z.string(),
  address1: z.string(),
  address2: z.string(),
  city_suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
});

export const promotion = z.strictObject({
  title: z.string(),
  desc: z.string(),
  promo_code: z.string(),
  terms: z.string(),
  type: z.string(),
});

/** An order that a member placed here before. */
export const historyItem = z.strictObject({
  id: z.string(),
  items_desc: z.string(),
  pos_order_id: z.string(),
  /** Seconds since 1970. */
  placed: z.number(),
  total: money,
});
export type HistoryItem = z.output<typeof historyItem>;

/** A brand that has moved to an app of its own: the menu is replaced by the way there. */
export const brandRedirect = z.strictObject({
  redirect: flag,
  title: z.string(),
  text: z.string(),
  brand_name: z.string(),
  url_web_app: z.string(),
  url_ios_app: z.string(),
  url_android_app: z.string(),
});

export const merchant = z.strictObject({
  id: z.number(),
  merchant_id: z.number(),
  name: z.string(),
  address1: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  phone: z.string(),
  abn: z.string(),
  time_zone: z.string(),
  status: z.string(),
  /** 'Open now, until 9 pm' or when it opens next, at the moment of the answer. */
  open_text: z.string(),
  /** Why no orders are taken for now whatever the hours say (a pause, coming soon); empty while they decide. */
  standing_text: z.string(),
  always_open: flag,
  order_for_later: flag,
  cstext: z.string(),
  hero_img_url: z.string(),
  distance_from_position: z.string(),
  menu_id: z.number(),
  menus: z.array(z.strictObject({ name: z.string(), hours: z.array(openingTime) })),
  /** Names of icons. */
  payment_methods: z.array(z.string()),
  brand: z.string(),
  brand_redirect: brandRedirect,
  promo_text: z.string(),
  payment_text: z.string(),
  delivery_text: z.string(),
  warning_text: z.string(),
  group_menu_by_category: flag,
  /** 1: a delivery may be paid for when it arrives, by the method STORE. */
  is_cash_on_delivery_enabled: flag,
  /** 1: a card is not taken without the address that its bank knows. */
  is_billing_address_required: flag,
  is_eftpos_enabled: flag,
  /** 1 where a card provider is configured; its key, and the address where the browser turns a card into a nonce. */
  is_braintree_payments_enabled: flag,
  braintree_tokenization_key: z.string(),
  braintree_url: z.string(),
  /** Whose account cards go to; empty for the installation's. */
  card_account: z.string(),
  /** 1 where the venue takes the wallet and its keys are set. */
  is_apple_pay_enabled: flag,
  apple_pay_merchant_id: z.string(),
  is_google_pay_enabled: flag,
  google_pay_gateway: z.string(),
  google_pay_gateway_id: z.string(),
  google_pay_merchant_id: z.string(),
  /** Empty where Google's own script is not to be loaded. */
  google_pay_environment: z.enum(['', 'TEST', 'PRODUCTION']),
  surcharge_percent_cc: z.string(),
  surcharge_percent_amex: z.string(),
  surcharge_percent_paypal: z.string(),
  /** What orders for some days cost more; left out where none do. */
  day_surcharges: z.array(daySurcharge).optional(),
  locale,
  location: z.strictObject({ lat: z.number(), long: z.number(), radius: z.number() }),
  fulfilment: z.array(fulfilmentType),
  promos: z.array(promotion),
  /** 1 where gift vouchers of the brand are about: a customer is asked for one at the checkout. */
  takes_gifts: flag.optional(),
  /** Without its items when the call did not ask for the menu. */
  menu,
  /** Of the member who asks; empty for everybody else. Last, so that the rest can be serialised once for all. */
  history: z.array(historyItem),
});
export type Merchant = z.output<typeof merchant>;
