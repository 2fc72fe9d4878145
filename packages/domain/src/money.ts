/** Money is whole cents. Decimal text exists only on the wire and on the screen. */
export type Cents = number;

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

export function parseCents(text: string): Cents | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole, part = ''] = match;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign && cents !== 0 ? -cents : cents;
}

export function formatCents(cents: Cents): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** '1234.5' as '$1,234.5', as it is read; an amount that comes off as '−$6.04'. */
export function moneyText(sign: string, amount: string): string {
  const [whole = '', part] = amount.replace(/^-/, '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount.startsWith('-') ? '−' : ''}${sign}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** '1234.5' as '$1,234.5'. */
export const dollars = (amount: string): string => moneyText('$', amount);

/** The one rounding of the house: half up, away from zero for negatives, in whole numbers only. */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.abs(numerator);
  const rounded = Math.floor((2 * size + denominator) / (2 * denominator));
  const isBelow = numerator < 0;
  // Taken from nothing, as nothing has no sign.
  return isBelow ? 0 - rounded : rounded;
}

/** Percentages are in basis points: 1.2 % is 120. */
export const percentOf = (cents: Cents, basisPoints: number): Cents =>
  divideRounded(cents * basisPoints, 10_000);

/** Prices include GST of 10 %, so a total contains one eleventh of it. */
export const gstContained = (totalCents: Cents): Cents => divideRounded(totalCents, 11);

/** '120' basis points as '1.2'. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);
