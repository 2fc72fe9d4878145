import type { CostedSurcharge, WayOfPaying } from '@servery/contract/entities/payment-ways';
import type { Fields } from '#fields/field';
import { dollars } from '#money';
import type { Change } from '#menu-editor/changes';
import { CATEGORY_FIELDS, GROUP_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';
import { t } from '#menu-editor/texts';
import { wayCodes } from '#payments/ways';
import { isSame } from '#venue-file/same';

type Words = Readonly<Record<string, (from: unknown, to: unknown) => string>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const limit = (value: unknown): string => (value === 0 ? t.noLimit : text(value));
/** What the change of each of its fields is called. */
const wordsOf = (fields: Fields): Words =>
  Object.fromEntries(Object.entries(fields).map(([key, { word, said = word }]) => [key, said]));

const HOURS_WORDS: Words = {
  hours: () => t.weekHours,
  special_dates: () => t.specialDates,
  notice_minutes: () => t.notice,
  asap_minutes: () => t.asap,
  block_minutes: () => t.blocks,
  block_capacity: () => t.capacity,
};

const amount = (value: unknown): string => (value === '0.00' ? t.noLimit : dollars(text(value)));

/** Of a promo and of rewards, where some fields have the names of a product's. */
const PROMO_WORDS: Words = {
  code: (from, to) => t.code({ from: text(from), to: text(to) }),
  title: () => t.title,
  description: () => t.promoDescription,
  terms: () => t.terms,
  off: () => t.off,
  minimum: (from, to) => t.minimum({ from: dollars(text(from)), to: dollars(text(to)) }),
  at_most: (from, to) => t.atMost({ from: amount(from), to: amount(to) }),
  fulfilment: () => t.fulfilment,
  who: () => t.who,
  from: () => t.dates,
  until: () => t.dates,
  days: () => t.days,
  time_from: () => t.from,
  time_to: () => t.from,
  paused: (_from, to) => (to === true ? t.paused : t.resumed),
  listed: (_from, to) => (to === true ? t.listed : t.unlisted),
  reward: () => t.reward,
  uses_total: (from, to) => t.usesTotal({ from: limit(from), to: limit(to) }),
  uses_each: (from, to) => t.usesEach({ from: limit(from), to: limit(to) }),
  name: (from) => t.name({ from: text(from) }),
  points_per_dollar: (from, to) => t.pointsPerDollar({ from: text(from), to: text(to) }),
  points_required: (from, to) => t.pointsRequired({ from: text(from), to: text(to) }),
  value: (from, to) => t.rewardValue({ from: dollars(text(from)), to: dollars(text(to)) }),
};
/** Of ways to order, delivery zones, and slots, stops and pickup locations. */
const FULFILMENT_WORDS: Words = {
  offered: (_from, to) => (to === true ? t.switchedOn : t.switchedOff),
  name: (from) => t.name({ from: text(from) }),
  description: () => t.description,
  time_frame: () => t.chosenTimes,
  time_type: () => t.chosenTimes,
  address_required: () => t.asksFor,
  table_number_required: () => t.asksFor,
  booking_reference_required: () => t.asksFor,
  booking_name_required: () => t.asksFor,
  booking_people_required: () => t.asksFor,
  tables: () => t.tables,
  fee: (from, to) => t.fee({ from: dollars(text(from)), to: dollars(text(to)) }),
  minimum: (from, to) => t.minimum({ from: dollars(text(from)), to: dollars(text(to)) }),
  minutes: (from, to) => t.minutes({ from: text(from), to: text(to) }),
  label: (from) => t.name({ from: text(from) }),
  time: (from, to) => t.time({ from: text(from), to: text(to) }),
  cut_off_time: () => t.cutOff,
  cut_off_days: () => t.cutOff,
  days: () => t.days,
  capacity: (from, to) => t.holds({ from: text(from), to: text(to) }),
  zones: () => t.zones,
};

/** Of what a venue is. */
const DETAILS_WORDS: Words = {
  name: (from) => t.name({ from: text(from) }),
  address: () => t.address,
  suburb: () => t.address,
  state: () => t.address,
  postcode: () => t.address,
  lat: () => t.place,
  long: () => t.place,
  phone: (from, to) => t.phone({ from: text(from), to: text(to) }),
  abn: (from, to) => t.abn({ from: text(from), to: text(to) }),
  gst_registered: (_from, to) => (to === true ? t.gstOn : t.gstOff),
  time_zone: (from, to) => t.timeZone({ from: text(from), to: text(to) }),
};

/** 'Card off', 'Card on', or what else of it is another. */
function wayWord(from: unknown, to: unknown): string {
  const [was, is] = [from as WayOfPaying, to as WayOfPaying];
  const way = is.name;
  if (was.channels.length > 0 !== is.channels.length > 0)
    return is.channels.length > 0 ? t.wayOn({ way }) : t.wayOff({ way });
  const isSamePlace = isSame([was.channels, was.fulfilment], [is.channels, is.fulfilment]);
  return isSamePlace ? t.wayWords({ way }) : t.wayFor({ way });
}

type Surcharge = 'cardSurcharge' | 'amexSurcharge' | 'paypalSurcharge';
const surchargeWord = (said: Surcharge) => (from: unknown, to: unknown) => {
  const [was, is] = [from as CostedSurcharge, to as CostedSurcharge];
  return was.percent === is.percent ? t.paymentCost : t[said]({ from: was.percent, to: is.percent });
};

/** Of ways to pay and their surcharges. */
const PAYMENT_WORDS: Words = {
  ...Object.fromEntries(wayCodes.map((code) => [code, wayWord])),
  cash_on_delivery: (_from, to) => (to === true ? t.cashOnDelivery : t.noCashOnDelivery),
  day_surcharges: () => t.daySurcharges,
  card: surchargeWord('cardSurcharge'),
  amex: surchargeWord('amexSurcharge'),
  paypal: surchargeWord('paypalSurcharge'),
};

/** Of receipts and dockets. */
const PAPER_WORDS: Words = {
  receipt_logo: () => t.receiptLogo,
  receipt_top: () => t.receiptTop,
  receipt_end: () => t.receiptEnd,
  receipt_qr: () => t.receiptQr,
  docket_name: () => t.docketName,
  docket_others: () => t.docketOthers,
  docket_small: () => t.docketSmall,
};
/** Of a brand, by where in it something stands; the first that fits. */
const BRAND_WORDS: readonly (readonly [path: string, word: () => string])[] = [
  ['theme/light/', () => t.colours],
  ['theme/dark/', () => t.colours],
  ['theme/scheme', () => t.colours],
  ['theme/', () => t.type],
  ['pictures/logo', () => t.logo],
  ['pictures/hero', () => t.hero],
  ['pictures/favicon', () => t.favicon],
  ['words/', () => t.brandWords],
  ['texts/', () => t.ownTexts],
  ['notify/', () => t.notify],
  ['terms', () => t.termsOfUse],
  ['privacy', () => t.privacyPolicy],
  ['hosts', () => t.addresses],
];

function brandWord(path: string, from: unknown): string {
  if (path === 'name') return t.name({ from: text(from) });
  return BRAND_WORDS.find(([start]) => path.startsWith(start))?.[1]() ?? t.brandSettings;
}

const HOME_WORDS: Words = { blocks: () => t.homeBlocks, news: () => t.homeNews };

const SAID: Readonly<Partial<Record<Change['kind'], Words>>> = {
  product: { ...wordsOf(PRODUCT_FIELDS), options: () => t.options },
  category: wordsOf(CATEGORY_FIELDS),
  group: { ...wordsOf(GROUP_FIELDS), options: () => t.options },
  hours: HOURS_WORDS,
  promo: PROMO_WORDS,
  rewards: PROMO_WORDS,
  way: FULFILMENT_WORDS,
  zone: FULFILMENT_WORDS,
  point: FULFILMENT_WORDS,
  paper: PAPER_WORDS,
  details: DETAILS_WORDS,
  payments: PAYMENT_WORDS,
  home: HOME_WORDS,
};

/** A change as somebody would tell it: 'Banksia Beef Burger: price $19.50 to $19.90'. */
export function editLine({ kind, name, before, after }: Change): string {
  if (kind === 'products_of') return t.productsMoved({ name });
  if (kind === 'categories_of') return t.categoriesMoved;
  if (before === null) return t.added({ name });
  if (after === null) return t.removed({ name });
  const said = SAID[kind] ?? {};
  const words = Object.keys(after).map((field) =>
    kind === 'brand'
      ? brandWord(field, before[field])
      : (said[field]?.(before[field], after[field]) ?? field),
  );
  return t.changed({ name: kind === 'home' ? t.homePage : name, what: [...new Set(words)].join(', ') });
}
