import type { BulkChange } from '@servery/contract/calls/console/menu';
import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { type Cents, divideRounded, formatCents, parseCents } from '#money';

const MOST: Cents = 9_999_999_99;

/** To the nearest step, never below nothing. */
function rounded(cents: Cents, step: Cents): Cents {
  const whole = divideRounded(cents, step) * step;
  return Math.min(Math.max(whole, 0), MOST);
}

const centsOf = (written: string): Cents => parseCents(written) ?? 0;
/** Percentages are counted in hundredths of one, so that 7.5 % of $1.99 is the same wherever it is worked out. */
const withPercent = (price: Cents, by: number): Cents =>
  divideRounded(price * (10_000 + Math.round(by * 100)), 10_000);

/** A product as a change of many at once leaves it. */
export function bulkChanged(product: EditedProduct, change: BulkChange): EditedProduct {
  const price = centsOf(product.price);
  switch (change.kind) {
    case 'percent':
      return {
        ...product,
        price: formatCents(rounded(withPercent(price, change.by), centsOf(change.round))),
      };
    case 'amount':
      return { ...product, price: formatCents(rounded(price + centsOf(change.by), centsOf(change.round))) };
    case 'price':
      return { ...product, price: change.price };
    case 'visible':
      return { ...product, visible: change.visible };
    case 'hours':
      return { ...product, from: change.from, to: change.to };
  }
}
