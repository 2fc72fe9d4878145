import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { brandRedirect, type Merchant } from '@servery/contract/entities/merchant';
import { percentText } from '@servery/domain/money';
import { takesLater } from '@servery/domain/venue/order-for-later';
import { standingOf, standingText } from '@servery/domain/venue/standing';
import { statusLine } from '@servery/domain/venue/status-line';
import type { Catalogue, MerchantRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { menuView, openingTimes, pictureUrl } from '#views/menu';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#views/texts';

const AUSTRALIA = { currency_sign: '$', currency_code: 'AUD' } as const;
const FIELD = catalogue('address-fields', {
  address1: 'Street address',
  address2: 'Unit or level',
  city_suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
});

const flagOf = (value: number): 0 | 1 => (value ? 1 : 0);

const NO_REDIRECT = {
  redirect: 0,
  title: '',
  text: '',
  brand_name: '',
  url_web_app: '',
  url_ios_app: '',
  url_android_app: '',
} as const;
const storedRedirect = brandRedirect.partial();

/** A venue whose brand has moved to an app of its own; what is not set is empty. */
const redirectOf = ({ brand_redirect: stored }: MerchantRecord): Merchant['brand_redirect'] => ({
  ...NO_REDIRECT,
  ...storedRedirect.parse(JSON.parse(stored)),
});

export const soonText = ({ cstext }: MerchantRecord): string => cstext || t.comingSoon;

export const locationOf = (merchant: MerchantRecord): Merchant['location'] => ({
  lat: merchant.lat_e6 / 1e6,
  long: merchant.long_e6 / 1e6,
  radius: merchant.radius_km,
});

const promosOf = (catalogue: Catalogue, now: number): Merchant['promos'] =>
  catalogue.promos
    .filter((promo) => promo.listed === 1 && promo.starts_at <= now && now < promo.ends_at)
    .map((promo) => ({
      title: promo.title,
      desc: promo.descr,
      promo_code: promo.code,
      terms: promo.terms,
      type: promo.reward === 1 ? 'loyalty' : promo.kind,
    }));

/** Whether a venue takes orders at this moment, and what it says of it. */
export function standingView(
  { merchant }: Pick<Catalogue, 'merchant'>,
  fulfilment: readonly FulfilmentType[],
  now: number,
): Pick<Merchant, 'status' | 'open_text' | 'order_for_later' | 'standing_text'> {
  const { time_zone } = merchant;
  const { state, takesOrders } = standingOf(merchant, now);
  const standing_text = standingText(merchant, now, time_zone);
  const later =
    fulfilment.length === 0
      ? takesOrders && takesLater({ merchant: merchant.order_for_later })
      : fulfilment.some((type) => type.order_for_later === 1);
  return {
    status: state === 'open' ? merchant.status : 'offline',
    open_text: statusLine({ standing_text, time_zone, fulfilment }, now),
    standing_text,
    order_for_later: flagOf(later ? 1 : 0),
  };
}

const cardFields = ({ card, methods }: Catalogue) => {
  const taken = card && methods.some(({ code }) => code === 'CC') ? card : undefined;
  return {
    is_braintree_payments_enabled: flagOf(taken ? 1 : 0),
    braintree_tokenization_key: taken?.key ?? '',
    braintree_url: taken?.url ?? '',
  };
};

const walletFields = ({ wallets, methods }: Catalogue) => {
  const takes = (code: string) => methods.some((method) => method.code === code);
  const google = takes('GOOGLE') ? wallets?.google : undefined;
  return {
    is_apple_pay_enabled: flagOf(takes('APPLE') ? 1 : 0),
    apple_pay_merchant_id: takes('APPLE') ? (wallets?.appleMerchantId ?? '') : '',
    is_google_pay_enabled: flagOf(google ? 1 : 0),
    google_pay_gateway: google?.gateway ?? '',
    google_pay_gateway_id: google?.gatewayId ?? '',
    google_pay_merchant_id: google?.merchantId ?? '',
    google_pay_environment: google?.environment ?? '',
  } as const;
};

/** A venue with its menu, as it stands at one moment. */
export function merchantView(catalogue: Catalogue, now: number): Merchant {
  const { merchant, menu } = catalogue;
  const fulfilment = catalogue.fulfilment.map((record) => fulfilmentView(record, catalogue, now));
  return {
    id: merchant.id,
    merchant_id: merchant.id,
    name: merchant.name,
    address1: merchant.address1,
    suburb: merchant.suburb,
    state: merchant.state,
    postcode: merchant.postcode,
    phone: merchant.phone,
    abn: merchant.abn,
    time_zone: merchant.time_zone,
    ...standingView(catalogue, fulfilment, now),
    always_open: flagOf(merchant.always_open),
    cstext: soonText(merchant),
    hero_img_url: pictureUrl(catalogue, merchant.hero_img_url),
    distance_from_position: '',
    menu_id: menu.id,
    menus: [{ name: menu.slug, hours: openingTimes(catalogue) }],
    payment_methods: catalogue.methods.map((method) => method.icon),
    brand: merchant.brand_code,
    brand_redirect: redirectOf(merchant),
    promo_text: merchant.promo_text,
    payment_text: merchant.payment_text,
    delivery_text: merchant.delivery_text,
    warning_text: merchant.warning_text,
    is_cash_on_delivery_enabled: flagOf(merchant.cash_on_delivery),
    is_billing_address_required: flagOf(merchant.billing_address_required),
    is_eftpos_enabled: flagOf(catalogue.methods.some(({ code }) => code === 'eftpos') ? 1 : 0),
    group_menu_by_category: flagOf(menu.group_by_category),
    ...cardFields(catalogue),
    ...walletFields(catalogue),
    surcharge_percent_cc: percentText(merchant.surcharge_cc),
    surcharge_percent_amex: percentText(merchant.surcharge_amex),
    surcharge_percent_paypal: percentText(merchant.surcharge_paypal),
    locale: { ...AUSTRALIA, ...FIELD, country_code: merchant.country_code },
    location: locationOf(merchant),
    fulfilment,
    promos: promosOf(catalogue, now),
    menu: menuView(
      catalogue,
      now,
      fulfilment.some((type) => type.open_now === 1),
    ),
    history: [],
  };
}
