import type { Category, Menu, Product, ProductDetails, ProductLimits } from '@servery/contract/entities/menu';
import { weekdays } from '@servery/contract/entities/fulfilment';
import { saleChannels } from '@servery/contract/entities/sale-channel';
import { formatCents } from '@servery/domain/money';
import { dayName, windowText } from '@servery/domain/hours/words';
import { takesLater } from '@servery/domain/venue/order-for-later';
import { standingOf } from '@servery/domain/venue/standing';
import type { OptionGroup } from '@servery/domain/cart/options';
import type { PaymentMethod, Venue, VenueProduct } from '@servery/domain/venue/model';
import type { SaleMoment } from '@servery/domain/menu/available';
import { limitsOf, stateOf } from '@servery/domain/venue/product-state';

function dietary({ dietary: codes }: VenueProduct) {
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

const limitsField = (record: VenueProduct): { limits?: ProductLimits } => {
  const held = limitsOf(record);
  return held ? { limits: held } : {};
};

export const pictureUrl = ({ brandCode }: { brandCode: string }, file: string): string =>
  file === '' ? '' : `/media/${brandCode}/${file}`;

const needsChoice = (groups: readonly OptionGroup[]): boolean =>
  groups.some(
    (group) => group.mandatory && !group.options.some((option) => option.isDefault && option.isAvailable),
  );

/** Each once: sizes and milks are the same in many groups. */
const optionWords = ({ groups }: VenueProduct): { option_words?: string } => {
  const words = new Set(groups.flatMap(({ options }) => options.map(({ desc }) => desc)));
  return words.size > 0 ? { option_words: [...words].join(' ') } : {};
};

function productView(record: VenueProduct, venue: Venue, now: number): Product {
  const state = stateOf(record, venue, { when: now });
  return {
    id: record.id,
    cat_id: record.categoryId,
    name: record.name,
    desc: record.description,
    base_price: formatCents(record.basePrice),
    img_url: pictureUrl(venue, record.image),
    tint: record.tint,
    is_available: state.available ? 1 : 0,
    available_str: state.text,
    availability_notice: state.notice,
    ...limitsField(record),
    is_visible: 1,
    option_count: record.groups.reduce((count, group) => count + group.options.length, 0),
    ...optionWords(record),
    must_choose: needsChoice(record.groups) ? 1 : 0,
    min_qty: record.minQty,
    max_qty: record.maxQty,
    ...dietary(record),
  };
}

/** What a list holds at most: the rest is counted, and found by search. */
const MOST_ITEMS = 10_000;

const isVisible = (product: VenueProduct): boolean => product.visible;

function categoryViews(venue: Venue, now: number): Category[] {
  const { categories } = venue;
  const firstTop = categories.find((record) => record.parentId === undefined);
  let room = MOST_ITEMS;
  return categories.map((record) => {
    const shown = record.products.filter(isVisible).slice(0, room);
    room -= shown.length;
    return {
      id: record.id,
      name: record.name,
      desc: record.description,
      header: record.header,
      img_url: pictureUrl(venue, record.image),
      tint: record.tint,
      hierarchy: record.parentId === undefined ? 0 : 1,
      children: categories.filter(({ parentId }) => parentId === record.id).map(({ id }) => id),
      default_selection: record === firstTop ? 1 : 0,
      items: shown.map((product) => productView(product, venue, now)),
    };
  });
}

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

const methodView = ({ id, code, icon, description, info, channels, fulfilment }: PaymentMethod) => ({
  id,
  code,
  icon,
  desc: description,
  info,
  ...(channels.length < saleChannels.length && { channels: [...channels] }),
  ...(fulfilment.length > 0 && { fulfilment: [...fulfilment] }),
});

/** Opening times as people read them, Monday first; the first fulfilment type speaks for the venue. */
export function openingTimes(venue: Pick<Venue, 'fulfilment'>): Menu['hours'] {
  const windows = venue.fulfilment[0]?.windows ?? [];
  return weekdays.map((day) => ({
    day: dayName(day),
    times: windows.filter((window) => window.weekday === day).map(windowText),
  }));
}

export function menuView(venue: Venue, now: number, ready: boolean): Menu {
  const { menu } = venue;
  const later =
    standingOf(venue, now).takesOrders &&
    takesLater({ menu: menu.orderForLater, venue: venue.orderForLater });
  return {
    id: menu.id,
    menu_name: menu.slug,
    version: menu.version,
    items: categoryViews(venue, now),
    item_count: [...venue.products.values()].filter(isVisible).length,
    hours: openingTimes(venue),
    public_notice: menu.publicNotice,
    display_images: flagOf(menu.displayImages),
    is_merchant_ready: flagOf(ready),
    is_order_for_later_enabled: flagOf(later),
    allow_promo_codes: flagOf(menu.allowPromoCodes),
    allow_order_notes: flagOf(menu.allowOrderNotes),
    require_registration: flagOf(menu.requireRegistration),
    show_dietary_info: flagOf(menu.showDietaryInfo),
    checkout_notice: menu.checkoutNotice,
    is_students_enabled: flagOf(menu.studentsEnabled),
    student_name_label: menu.studentNameLabel,
    student_classes: [...venue.classes],
    availability: { student_classes: [...venue.classes] },
    custom_fields: [...menu.customFields],
    custom_fields_label: menu.customFieldsLabel,
    contactless: menu.contactless,
    payment_methods: venue.methods.filter(({ channels }) => channels.length > 0).map(methodView),
  };
}

const groupView = (group: OptionGroup, venue: Venue): ProductDetails['options'][number] => ({
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
    img_url: option.picture ? pictureUrl(venue, option.picture.src) : '',
    tint: option.picture?.tint ?? '',
  })),
});

export type EditedLine = { slot: number; quantity: number; notes: string; chosen: Record<string, string> };

export function detailsView(
  record: VenueProduct,
  venue: Venue,
  line: EditedLine & { sale: Omit<SaleMoment, 'zone'> },
): ProductDetails {
  const state = stateOf(record, venue, line.sale);
  const picture = pictureUrl(venue, record.image);
  return {
    item_id: record.id,
    name: record.name,
    desc: record.description,
    min_qty: record.minQty,
    max_qty: record.maxQty,
    qty_label: record.qtyLabel,
    availability_notice: state.notice,
    is_available: state.available ? 1 : 0,
    available_str: state.text,
    ...limitsField(record),
    base_price: formatCents(record.basePrice),
    thumb_url: picture,
    image_url: picture,
    img_url_lge: picture,
    tint: record.tint,
    cart_item_slot_id: line.slot,
    quantity: line.quantity,
    notes: line.notes,
    chosen: line.chosen,
    options: record.groups.map((group) => groupView(group, venue)),
    ...dietary(record),
  };
}
