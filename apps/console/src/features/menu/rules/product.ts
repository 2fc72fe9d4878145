import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { dollars, formatCents, gstContained, parseCents } from '@servery/domain/money';
import { t } from '#features/menu/rules/texts.ts';

/** Whatever was typed as a price, as it is kept: '$19.9' is '19.90'. Nothing where it is no price. */
export function priceOf(typed: string): string | undefined {
  const cents = parseCents(
    typed
      .trim()
      .replace(/^\$\s*/, '')
      .replaceAll(',', ''),
  );
  return cents === undefined || cents < 0 ? undefined : formatCents(cents);
}

/** What an option adds or takes off: '+2.5' is '2.50'. */
export function differenceOf(typed: string): string | undefined {
  const cents = parseCents(typed.trim().replace(/^\+/, '').replace('−', '-').replace('$', ''));
  return cents === undefined ? undefined : formatCents(cents);
}

export const gstOf = (price: string): string => dollars(formatCents(gstContained(parseCents(price) ?? 0)));

/** The digits of what was typed, at most so many of them. */
export const wholeTyped = (typed: string, digits: number): number =>
  Number(typed.replaceAll(/\D/g, '').slice(0, digits));

export type ProductField = keyof EditedProduct;
export type ProductErrors = Partial<Record<ProductField, string>>;

export function productErrors(product: EditedProduct): ProductErrors {
  return {
    ...(product.name.trim() === '' && { name: t.nameMissing }),
    ...(priceOf(product.price) === undefined && { price: t.priceBad }),
    ...(product.max > 0 && product.max < product.min && { max: t.quantitiesCrossed }),
    ...((product.from === '') !== (product.to === '') && { to: t.hoursHalf }),
  };
}

/** As it is sent: names without blanks around them, prices with two digits. */
export const tidied = (product: EditedProduct): EditedProduct => ({
  ...product,
  name: product.name.trim(),
  price: priceOf(product.price) ?? product.price,
});

export const newProduct = (): EditedProduct => ({
  name: '',
  description: '',
  price: '',
  image: '',
  tint: 'oat',
  dietary: [],
  visible: true,
  min: 1,
  max: 0,
  quantity_label: '',
  daily_count: 0,
  days: [],
  from: '',
  to: '',
  tax: 'taxable',
  served_hot: false,
  fulfilment: [],
  channels: [],
  station: '',
  options: [],
});

const NAMES: Readonly<Record<ProductField, string>> = {
  name: t.name,
  description: t.description,
  price: t.price,
  image: t.picture,
  tint: t.plate,
  dietary: t.dietary,
  visible: t.shown,
  min: t.least,
  max: t.most,
  quantity_label: t.unit,
  daily_count: t.dailyCount,
  days: t.days,
  from: t.hours,
  to: t.hours,
  tax: t.gst,
  served_hot: t.servedHot,
  fulfilment: t.soldFor,
  channels: t.soldAt,
  station: t.station,
  options: t.options,
};

/** 'price, picture': what of it was changed and not saved. */
export const fieldNames = (fields: readonly ProductField[]): string =>
  [...new Set(fields.map((field) => NAMES[field]))].join(', ');
