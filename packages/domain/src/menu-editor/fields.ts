import {
  amount,
  choice,
  clock,
  codes,
  difference,
  type Fields,
  flag,
  list,
  name,
  text,
  whole,
} from '#fields/field';
import { dollars } from '#money';
import { FULFILMENT_CODES, SALE_CHANNELS } from '#fields/lists';
import { WEEK } from '#hours/availability';
import { t } from '#menu-editor/texts';
import { taxClasses } from '#tax/treatment';
import type { CategoryFacts, FileGroup, FileProduct } from '#venue-file/parts';

/** A field of `Facts` that is forgotten here does not compile. */
type AllOf<Facts> = { [Key in keyof Facts]: Fields[string] };

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const orNoLimit = (value: unknown): string => (value === 0 ? t.noLimit : said(value));
const orNotCounted = (value: unknown): string => (value === 0 ? t.none : said(value));
const renamed = (from: unknown): string => t.name({ from: said(from) });
const repriced = (from: unknown, to: unknown): string =>
  t.price({ from: dollars(said(from)), to: dollars(said(to)) });

/** When and where it is had: none of them is always, or everywhere. */
const SOLD = {
  days: list('days', WEEK, { word: () => t.days }),
  from: clock('from_time', { word: () => t.from }),
  to: clock('to_time', { word: () => t.to }),
  fulfilment: list('fulfilment', FULFILMENT_CODES, {
    as: 'fulfilment',
    word: () => t.soldFor,
  }),
  channels: list('channels', SALE_CHANNELS, { as: 'channels', word: () => t.soldAt }),
};

const PICTURE = {
  image: text('img', { as: 'image', word: () => t.image }),
  tint: text('tint', { as: 'tint', word: () => t.tint }),
};

export const PRODUCT_FIELDS = {
  name: name('name', { as: 'name', word: () => t.nameWord, said: renamed }),
  description: text('descr', { as: 'description', word: () => t.description }),
  price: amount('base_price', { as: 'basePrice', word: () => t.priceWord, said: repriced }),
  ...PICTURE,
  dietary: codes('dietary', { as: 'dietary', word: () => t.dietary }),
  visible: flag('visible', {
    as: 'visible',
    empty: true,
    word: () => t.shown,
    said: (_from, to) => (to === true ? t.shown : t.hidden),
    label: () => t.showOnMenu,
  }),
  min: whole('min_qty', {
    as: 'minQty',
    empty: 1,
    word: () => t.least,
    said: (from, to) => t.min({ from: said(from), to: said(to) }),
  }),
  /** 0 is without limit. */
  max: whole('max_qty', {
    as: 'maxQty',
    word: () => t.most,
    said: (from, to) => t.max({ from: orNoLimit(from), to: orNoLimit(to) }),
  }),
  quantity_label: text('qty_label', { as: 'qtyLabel', word: () => t.quantity_label }),
  /** With how many each day begins; 0 where days are not counted. */
  daily_count: whole('daily_count', {
    as: 'dailyCount',
    word: () => t.dailyCountWord,
    said: (from, to) => t.dailyCount({ from: orNotCounted(from), to: orNotCounted(to) }),
  }),
  ...SOLD,
  tax: choice('tax_class', taxClasses, { as: 'taxClass', word: () => t.tax }),
  /** Hot food is taxable, whatever its class. */
  served_hot: flag('served_hot', { as: 'servedHot', word: () => t.served_hot }),
  /** Where it is made; empty is where its category is. */
  station: text('station', { as: 'station', word: () => t.station }),
} satisfies AllOf<Omit<FileProduct, 'options'>>;

export const CATEGORY_FIELDS = {
  name: name('name', { as: 'name', word: () => t.nameWord, said: renamed }),
  description: text('descr', { as: 'description', word: () => t.description }),
  header: text('header', { as: 'header', word: () => t.header }),
  ...PICTURE,
  station: text('station', { word: () => t.station }),
  ...SOLD,
  /** A named set of categories that share days, hours, ways to order and screens: Breakfast. */
  service: text('service', { word: () => t.service }),
} satisfies AllOf<CategoryFacts>;

export const GROUP_FIELDS = {
  name: name('name', { as: 'name', word: () => t.nameWord, said: renamed }),
  many: flag('multiselect', { as: 'multiselect', word: () => t.many }),
  required: flag('mandatory', { as: 'mandatory', word: () => t.required }),
  /** The most that can be had of `many`; 0 is without limit. */
  most: whole('max_select', { as: 'maxSelect', word: () => t.many }),
} satisfies AllOf<Omit<FileGroup, 'options'>>;

/** Their changes are told as those of their group. */
export const OPTION_FIELDS = {
  name: name('descr', { as: 'desc', word: () => t.options }),
  price: difference('price_offset', { as: 'offset', word: () => t.options }),
  /** Chosen until somebody chooses another. */
  default: flag('is_default', { as: 'isDefault', word: () => t.options }),
  available: flag('available', { as: 'isAvailable', empty: true, word: () => t.options }),
  image: text('img', { word: () => t.options }),
  tint: text('tint', { word: () => t.options }),
} satisfies AllOf<FileGroup['options'][number]>;
