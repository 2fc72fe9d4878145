import { dollars } from '#money';
import type { Change } from '#menu-editor/changes';
import { t } from '#menu-editor/texts';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const limit = (value: unknown): string => (value === 0 ? t.noLimit : text(value));

const WORDS: Readonly<Record<string, (from: unknown, to: unknown) => string>> = {
  price: (from, to) => t.price({ from: dollars(text(from)), to: dollars(text(to)) }),
  name: (from) => t.name({ from: text(from) }),
  visible: (_from, to) => (to === true ? t.shown : t.hidden),
  min: (from, to) => t.min({ from: text(from), to: text(to) }),
  max: (from, to) => t.max({ from: limit(from), to: limit(to) }),
  description: () => t.description,
  image: () => t.image,
  tint: () => t.tint,
  dietary: () => t.dietary,
  quantity_label: () => t.quantity_label,
  from: () => t.from,
  to: () => t.to,
  days: () => t.days,
  tax: () => t.tax,
  served_hot: () => t.served_hot,
  options: () => t.options,
  header: () => t.header,
  station: () => t.station,
  many: () => t.many,
  required: () => t.required,
  most: () => t.most,
  hours: () => t.weekHours,
  special_dates: () => t.specialDates,
  notice_minutes: () => t.notice,
  asap_minutes: () => t.asap,
  block_minutes: () => t.blocks,
  block_capacity: () => t.capacity,
};

const amount = (value: unknown): string => (value === '0.00' ? t.noLimit : dollars(text(value)));

/** Of a promo and of rewards, where some fields have the names of a product's. */
const PROMO_WORDS: typeof WORDS = {
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
const isOfPromos = (kind: Change['kind']): boolean => kind === 'promo' || kind === 'rewards';

/** A change as somebody would tell it: 'Banksia Beef Burger: price $19.50 to $19.90'. */
export function editLine({ kind, name, before, after }: Change): string {
  if (kind === 'products_of') return t.productsMoved({ name });
  if (kind === 'categories_of') return t.categoriesMoved;
  if (before === null) return t.added({ name });
  if (after === null) return t.removed({ name });
  const said = isOfPromos(kind) ? PROMO_WORDS : WORDS;
  const words = Object.keys(after).map((field) => said[field]?.(before[field], after[field]) ?? field);
  return t.changed({ name, what: [...new Set(words)].join(', ') });
}
