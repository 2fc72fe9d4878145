import type { Merchant } from '@servery/contract/entities/merchant';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { openText } from '@servery/domain/hours/words';
import { percentText } from '@servery/domain/money';
import type { Catalogue } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { menuView, openingTimes, pictureUrl } from '#views/menu';

const AU = {
  currency_sign: '$',
  currency_code: 'AUD',
  address1: 'Street address',
  address2: 'Unit or level',
  city_suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
} as const;

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

const promosOf = (catalogue: Catalogue, now: number): Merchant['promos'] =>
  catalogue.promos
    .filter((promo) => promo.listed === 1 && promo.starts_at <= now && now < promo.ends_at)
    .map((promo) => ({
      title: promo.title,
      desc: promo.descr,
      promo_code: promo.code,
      terms: promo.terms,
      type: promo.kind,
    }));

/** A venue with its menu, as it stands at one moment. */
export function merchantView(catalogue: Catalogue, now: number): Merchant {
  const { merchant, menu } = catalogue;
  const fulfilment = catalogue.fulfilment.map((record) => fulfilmentView(record, catalogue, now));
  const first = fulfilment[0];
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
    status: merchant.status,
    open_text: first ? openText(availabilityOf(first, merchant.time_zone), now) : '',
    always_open: flagOf(merchant.always_open),
    order_for_later: flagOf(merchant.order_for_later),
    cstext: 'Coming soon',
    hero_img_url: pictureUrl(catalogue, merchant.hero_img_url),
    distance_from_position: '',
    menu_id: menu.id,
    menus: [{ name: menu.slug, hours: openingTimes(catalogue) }],
    payment_methods: catalogue.methods.map((method) => method.icon),
    brand: merchant.brand_code,
    brand_redirect: NO_REDIRECT,
    promo_text: merchant.promo_text,
    payment_text: merchant.payment_text,
    delivery_text: merchant.delivery_text,
    warning_text: merchant.warning_text,
    group_menu_by_category: flagOf(menu.group_by_category),
    surcharge_percent_cc: percentText(merchant.surcharge_cc),
    surcharge_percent_amex: percentText(merchant.surcharge_amex),
    surcharge_percent_paypal: percentText(merchant.surcharge_paypal),
    locale: { ...AU, country_code: merchant.country_code },
    location: { lat: merchant.lat_e6 / 1e6, long: merchant.long_e6 / 1e6, radius: merchant.radius_km },
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
