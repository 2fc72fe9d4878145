import type { CostedSurcharge, WayOfPaying } from '@servery/contract/entities/payment-ways';
import type { Fields } from '#fields/field';
import { dollars } from '#money';
import type { Change } from '#menu-editor/changes';
import { CATEGORY_FIELDS, GROUP_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';
import { t } from '#menu-editor/texts';
import { wayCodes } from '#payments/ways';
import { FACTS_FIELDS, POINT_FIELDS, PROMO_FIELDS, WAY_FIELDS, ZONE_FIELDS } from '#venue/fields';
import { isSame } from '#venue-file/same';

type Words = Readonly<Record<string, (from: unknown, to: unknown) => string>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
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

const PROMO_WORDS: Words = {
  ...wordsOf(PROMO_FIELDS),
  off: () => t.off,
  from: () => t.dates,
  until: () => t.dates,
};

const REWARDS_WORDS: Words = {
  name: (from) => t.name({ from: text(from) }),
  points_per_dollar: (from, to) => t.pointsPerDollar({ from: text(from), to: text(to) }),
  points_required: (from, to) => t.pointsRequired({ from: text(from), to: text(to) }),
  value: (from, to) => t.rewardValue({ from: dollars(text(from)), to: dollars(text(to)) }),
};

const WAY_WORDS: Words = {
  ...HOURS_WORDS,
  ...wordsOf(WAY_FIELDS),
  standing_orders: () => t.standing,
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
  rewards: REWARDS_WORDS,
  way: WAY_WORDS,
  zone: wordsOf(ZONE_FIELDS),
  point: { ...wordsOf(POINT_FIELDS), zones: () => t.zones },
  paper: PAPER_WORDS,
  details: { ...wordsOf(FACTS_FIELDS), lat: () => t.place, long: () => t.place },
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
