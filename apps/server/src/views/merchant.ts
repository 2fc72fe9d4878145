import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { percentText } from '@servery/domain/money';
import { promoLimits, promoTitle } from '@servery/domain/promos/describe';
import { takesLater } from '@servery/domain/venue/order-for-later';
import { standingOf, standingText } from '@servery/domain/venue/standing';
import { statusLine } from '@servery/domain/venue/status-line';
import type { PaymentMethod, Venue, VenueFacts } from '@servery/domain/venue/model';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';
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

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

const NO_REDIRECT = {
  redirect: 0,
  title: '',
  text: '',
  brand_name: '',
  url_web_app: '',
  url_ios_app: '',
  url_android_app: '',
} as const;

/** A venue whose brand has moved to an app of its own; what is not set is empty. */
const redirectOf = ({ brandRedirect }: VenueFacts): Merchant['brand_redirect'] => ({
  ...NO_REDIRECT,
  ...brandRedirect,
});

export const soonText = ({ comingSoonText }: VenueFacts): string => comingSoonText || t.comingSoon;

const promosOf = (venue: Venue, now: number): Merchant['promos'] =>
  venue.promos
    .filter(
      (promo) =>
        promo.listed && !promo.isPaused && !promo.hasVouchers && promo.startsAt <= now && now < promo.endsAt,
    )
    .map((promo) => ({
      title: promo.title || promoTitle(promo),
      desc: promo.description || promoLimits(promo),
      promo_code: promo.code,
      terms: promo.terms,
      type: promo.isReward ? 'loyalty' : promo.kind,
    }));

/** Whether a venue takes orders at this moment, and what it says of it. */
export function standingView(
  venue: VenueFacts,
  fulfilment: readonly FulfilmentType[],
  now: number,
): Pick<Merchant, 'status' | 'open_text' | 'order_for_later' | 'standing_text'> {
  const { timeZone: time_zone } = venue;
  const { state, takesOrders } = standingOf(venue, now);
  const standing_text = standingText(venue, now, time_zone);
  const later =
    fulfilment.length === 0
      ? takesOrders && takesLater({ venue: venue.orderForLater })
      : fulfilment.some((type) => type.order_for_later === 1);
  return {
    status: state === 'open' ? venue.status : 'offline',
    open_text: statusLine({ standing_text, time_zone, fulfilment }, now),
    standing_text,
    order_for_later: flagOf(later),
  };
}

const isOnline = ({ channels }: PaymentMethod): boolean => channels.includes('online');

const cardFields = ({ card, methods, accounts }: Venue) => {
  const taken = card && methods.some((method) => isOnline(method) && method.code === 'CC') ? card : undefined;
  return {
    is_braintree_payments_enabled: flagOf(taken !== undefined),
    braintree_tokenization_key: taken?.key ?? '',
    braintree_url: taken?.url ?? '',
    card_account: accounts?.['card'] ?? '',
  };
};

const walletFields = ({ wallets, methods }: Venue) => {
  const takes = (code: string) => methods.some((method) => isOnline(method) && method.code === code);
  const google = takes('GOOGLE') ? wallets?.google : undefined;
  return {
    is_apple_pay_enabled: flagOf(takes('APPLE')),
    apple_pay_merchant_id: takes('APPLE') ? (wallets?.appleMerchantId ?? '') : '',
    is_google_pay_enabled: flagOf(google !== undefined),
    google_pay_gateway: google?.gateway ?? '',
    google_pay_gateway_id: google?.gatewayId ?? '',
    google_pay_merchant_id: google?.merchantId ?? '',
    google_pay_environment: google?.environment ?? '',
  } as const;
};

/** What is off is nobody's business. */
function daysOf({ daySurcharges }: VenueFacts): Pick<Merchant, 'day_surcharges'> {
  const day_surcharges = daySurcharges.filter(({ on }) => on);
  return day_surcharges.length > 0 ? { day_surcharges } : {};
}

/** A venue with its menu, as it stands at one moment. */
export function merchantView(venue: Venue, now: number): Merchant {
  const { menu } = venue;
  const fulfilment = venue.fulfilment.map((record) => fulfilmentAt(record, venue, now));
  return {
    id: venue.id,
    merchant_id: venue.id,
    name: venue.name,
    address1: venue.address1,
    suburb: venue.suburb,
    state: venue.state,
    postcode: venue.postcode,
    phone: venue.phone,
    abn: venue.abn,
    time_zone: venue.timeZone,
    ...standingView(venue, fulfilment, now),
    always_open: flagOf(venue.alwaysOpen),
    cstext: soonText(venue),
    hero_img_url: pictureUrl(venue, venue.heroImage),
    distance_from_position: '',
    menu_id: menu.id,
    menus: [{ name: menu.slug, hours: openingTimes(venue) }],
    payment_methods: venue.methods.filter(isOnline).map((method) => method.icon),
    brand: venue.brandCode,
    brand_redirect: redirectOf(venue),
    promo_text: venue.promoText,
    payment_text: venue.paymentText,
    delivery_text: venue.deliveryText,
    warning_text: venue.warningText,
    is_cash_on_delivery_enabled: flagOf(venue.cashOnDelivery),
    is_billing_address_required: flagOf(venue.billingAddressRequired),
    is_eftpos_enabled: flagOf(
      venue.methods.some(({ code, channels }) => code === 'eftpos' && channels.length > 0),
    ),
    group_menu_by_category: flagOf(menu.groupByCategory),
    ...cardFields(venue),
    ...walletFields(venue),
    surcharge_percent_cc: percentText(venue.surcharges.card),
    surcharge_percent_amex: percentText(venue.surcharges.amex),
    surcharge_percent_paypal: percentText(venue.surcharges.paypal),
    ...daysOf(venue),
    locale: { ...AUSTRALIA, ...FIELD, country_code: venue.countryCode },
    location: venue.location,
    fulfilment,
    promos: promosOf(venue, now),
    ...(venue.takesGifts && { takes_gifts: 1 as const }),
    menu: menuView(
      venue,
      now,
      fulfilment.some((type) => type.open_now === 1),
    ),
    history: [],
  };
}
