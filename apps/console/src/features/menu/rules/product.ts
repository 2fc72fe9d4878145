import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { emptyOf } from '@servery/domain/fields/field';
import { PRODUCT_FIELDS } from '@servery/domain/menu-editor/fields';
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

export const newProduct = (): EditedProduct => ({ ...emptyOf(PRODUCT_FIELDS), tint: 'oat', options: [] });

/** 'price, picture': what of it was changed and not saved. */
export const fieldNames = (fields: readonly ProductField[]): string =>
  [...new Set(fields.map((field) => (field === 'options' ? t.options : PRODUCT_FIELDS[field].word())))].join(
    ', ',
  );
