import type { Category, Menu, Product, ProductDetails, ProductLimits } from '@servery/contract/entities/menu';
import { weekdays } from '@servery/contract/entities/fulfilment';
import { formatCents } from '@servery/domain/money';
import { dayName, windowText } from '@servery/domain/hours/words';
import { productState } from '@servery/domain/menu/available';
import { takesLater } from '@servery/domain/venue/order-for-later';
import { standingOf } from '@servery/domain/venue/standing';
import type { OptionGroup } from '@servery/domain/cart/options';
import { z } from 'zod';
import type { Catalogue, ProductRecord } from '#stores/catalogue';
import { checkoutForm } from '#views/checkout-form';

const storedCodes = z.array(z.string());

function dietary(record: ProductRecord) {
  const codes = storedCodes.parse(JSON.parse(record.dietary));
  const has = (code: string): 0 | 1 => (codes.includes(code) ? 1 : 0);
  return {
    is_gluten_free: has('GF'),
    is_egg_free: has('EF'),
    is_dairy_free: has('DF'),
    is_lactose_free: has('LF'),
    is_vegetarian: has('V'),
    is_vegan: has('VE'),
    is_halal: has('Halal'),
  } as const;
}

const limits = new WeakMap<ProductRecord, ProductLimits | null>();

function workOutLimits({ soldOut, from_time: from, to_time: to, dayparts }: ProductRecord) {
  const own = from === '' && to === '' ? [] : [{ days: [], from, to }];
  const parts = [...own, ...dayparts];
  if (!soldOut && parts.length === 0) return null;
  return {
    ...(soldOut && { sold_out: { text: soldOut.text, until: Math.ceil(soldOut.until / 1000) } }),
    dayparts: parts.map((part) => ({ ...part, days: [...part.days] })),
  };
}

/** When a product can be had, if not always. */
export function limitsOf(record: ProductRecord): ProductLimits | undefined {
  const held = limits.get(record);
  const worked = held === undefined ? workOutLimits(record) : held;
  limits.set(record, worked);
  return worked ?? undefined;
}

export const stateOf = (record: ProductRecord, catalogue: Catalogue, when: number) =>
  productState(limitsOf(record), { when, zone: catalogue.merchant.time_zone });

const limitsField = (record: ProductRecord): { limits?: ProductLimits } => {
  const held = limitsOf(record);
  return held ? { limits: held } : {};
};

export const pictureUrl = (catalogue: { merchant: { brand_code: string } }, file: string): string =>
  file === '' ? '' : `/media/${catalogue.merchant.brand_code}/${file}`;

const needsChoice = (groups: readonly OptionGroup[]): boolean =>
  groups.some(
    (group) => group.mandatory && !group.options.some((option) => option.isDefault && option.isAvailable),
  );

function productView(record: ProductRecord, catalogue: Catalogue, now: number): Product {
  const state = stateOf(record, catalogue, now);
  return {
    id: record.id,
    cat_id: record.category_id,
    name: record.name,
    desc: record.descr,
    base_price: formatCents(record.base_price),
    img_url: pictureUrl(catalogue, record.img),
    tint: record.tint,
    is_available: state.available ? 1 : 0,
    available_str: state.text,
    availability_notice: state.notice,
    ...limitsField(record),
    is_visible: 1,
    option_count: record.groups.reduce((count, group) => count + group.options.length, 0),
    must_choose: needsChoice(record.groups) ? 1 : 0,
    min_qty: record.min_qty,
    max_qty: record.max_qty,
    ...dietary(record),
  };
}

/** What a list holds at most: the rest is counted, and found by search. */
const MOST_ITEMS = 10_000;

const isVisible = (product: ProductRecord): boolean => product.visible === 1;

function categoryViews(catalogue: Catalogue, now: number): Category[] {
  const { categories } = catalogue;
  const firstTop = categories.find((record) => record.parent_id === null);
  let room = MOST_ITEMS;
  return categories.map((record) => {
    const shown = record.products.filter(isVisible).slice(0, room);
    room -= shown.length;
    return {
      id: record.id,
      name: record.name,
      desc: record.descr,
      header: record.header,
      img_url: pictureUrl(catalogue, record.img),
      tint: record.tint,
      hierarchy: record.parent_id === null ? 0 : 1,
      children: categories.filter(({ parent_id }) => parent_id === record.id).map(({ id }) => id),
      default_selection: record === firstTop ? 1 : 0,
      items: shown.map((product) => productView(product, catalogue, now)),
    };
  });
}

const flagOf = (value: number): 0 | 1 => (value ? 1 : 0);

/** Opening times as people read them, Monday first; the first fulfilment type speaks for the venue. */
export function openingTimes(catalogue: Pick<Catalogue, 'fulfilment'>): Menu['hours'] {
  const windows = catalogue.fulfilment[0]?.windows ?? [];
  return weekdays.map((day) => ({
    day: dayName(day),
    times: windows
      .filter((window) => window.weekday === day)
      .map((window) => windowText({ from: window.opens, to: window.closes })),
  }));
}

export function menuView(catalogue: Catalogue, now: number, ready: boolean): Menu {
  const { menu, merchant } = catalogue;
  const later =
    standingOf(merchant, now).takesOrders &&
    takesLater({ menu: menu.order_for_later, merchant: merchant.order_for_later });
  return {
    id: menu.id,
    menu_name: menu.slug,
    version: menu.version,
    items: categoryViews(catalogue, now),
    item_count: [...catalogue.products.values()].filter(isVisible).length,
    hours: openingTimes(catalogue),
    public_notice: menu.public_notice,
    display_images: flagOf(menu.display_images),
    is_merchant_ready: flagOf(ready ? 1 : 0),
    is_order_for_later_enabled: flagOf(later ? 1 : 0),
    allow_promo_codes: flagOf(menu.allow_promo_codes),
    allow_order_notes: flagOf(menu.allow_order_notes),
    require_registration: flagOf(menu.require_registration),
    show_dietary_info: flagOf(menu.show_dietary_info),
    checkout_notice: menu.checkout_notice,
    is_students_enabled: flagOf(menu.students_enabled),
    student_name_label: menu.student_name_label,
    student_classes: [...catalogue.classes],
    availability: { student_classes: [...catalogue.classes] },
    ...checkoutForm(menu),
    payment_methods: catalogue.methods.map(({ id, code, icon, descr, info }) => ({
      id,
      code,
      icon,
      desc: descr,
      info,
    })),
  };
}

const groupView = (group: OptionGroup): ProductDetails['options'][number] => ({
  id: group.id,
  name: group.name,
  multiselect: group.multiselect ? 1 : 0,
  mandatory: group.mandatory ? 1 : 0,
  max_select: group.maxSelect,
  options: group.options.map((option) => ({
    id: option.id,
    desc: option.desc,
    price_offset: formatCents(option.offset),
    is_default: option.isDefault ? 1 : 0,
    is_available: option.isAvailable ? 1 : 0,
  })),
});

export type EditedLine = { slot: number; quantity: number; notes: string; chosen: Record<string, string> };

export function detailsView(
  record: ProductRecord,
  catalogue: Catalogue,
  line: EditedLine & { when: number },
): ProductDetails {
  const state = stateOf(record, catalogue, line.when);
  const picture = pictureUrl(catalogue, record.img);
  return {
    item_id: record.id,
    name: record.name,
    desc: record.descr,
    min_qty: record.min_qty,
    max_qty: record.max_qty,
    qty_label: record.qty_label,
    availability_notice: state.notice,
    is_available: state.available ? 1 : 0,
    available_str: state.text,
    ...limitsField(record),
    base_price: formatCents(record.base_price),
    thumb_url: picture,
    image_url: picture,
    img_url_lge: picture,
    tint: record.tint,
    cart_item_slot_id: line.slot,
    quantity: line.quantity,
    notes: line.notes,
    chosen: line.chosen,
    options: record.groups.map(groupView),
    ...dietary(record),
  };
}
