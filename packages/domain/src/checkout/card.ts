import { checkoutTexts } from '#messages/checkout-texts';
import { holdsCardNumber } from '#payments/card-number';

/** What somebody types of a card. It lives in the form alone: no store, no storage, no log. */
export type CardInput = { name: string; number: string; expiry: string; csc: string };
export type CardField = keyof CardInput;
export const emptyCard: CardInput = { name: '', number: '', expiry: '', csc: '' };

export const MAX_CARD_DIGITS = 20;
const LAST_YEAR = 2099;

export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX' | 'OTHER' | '';
const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['AMEX', /^3[47]/],
  ['VISA', /^4/],
  ['MASTERCARD', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Known from the first digits; empty while there are too few of them. */
export function cardBrand(number: string): CardBrand {
  const digits = digitsOf(number);
  if (digits.length < 2) return '';
  return BRANDS.find(([, starts]) => starts.test(digits))?.[0] ?? 'OTHER';
}

/** '4111 1111 1111 1111', or '3782 822463 10005' as Amex prints it. */
export function typedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MAX_CARD_DIGITS);
  const groups =
    cardBrand(digits) === 'AMEX'
      ? /^(\d{1,4})(\d{1,6})?(\d{1,10})?$/.exec(digits)?.slice(1)
      : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

export const typedName = (text: string): string => text.toUpperCase();
export const typedCsc = (text: string): string => digitsOf(text).slice(0, 4);

/** '1228' as '12 / 28'. A month below 10 gets its zero; a year may have two digits or four. */
export function typedExpiry(text: string, before = ''): string {
  const erased = text.length < before.length;
  const digits = digitsOf(/^[2-9]/.test(digitsOf(text)) ? `0${digitsOf(text)}` : text).slice(0, 6);
  if (digits.length < 2 || (erased && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export type Expiry = { month: string; year: string };
/** The month and the year in four digits; nothing while it is not a whole date. */
export function expiryOf(text: string): Expiry | undefined {
  const match = /^(0[1-9]|1[0-2])(\d{2}|\d{4})$/.exec(digitsOf(text));
  if (!match) return undefined;
  const [, month = '', year = ''] = match;
  return { month, year: year.length === 2 ? `20${year}` : year };
}

/** A card is good to the last day of its month. */
function isGone({ month, year }: Expiry, today: { year: number; month: number }): boolean {
  return Number(year) * 12 + Number(month) < today.year * 12 + today.month;
}

function expiryProblem(text: string, today: { year: number; month: number }): string | undefined {
  const expiry = expiryOf(text);
  if (!expiry || Number(expiry.year) > LAST_YEAR) return checkoutTexts.cardExpiry;
  return isGone(expiry, today) ? checkoutTexts.cardExpired : undefined;
}

export type CardProblem = { field: CardField; text: string };

/** Everything wrong with a card, by the field it belongs to. */
export function cardProblems(card: CardInput, today: { year: number; month: number }): CardProblem[] {
  const problems: Readonly<Record<CardField, string | undefined>> = {
    number: holdsCardNumber(digitsOf(card.number)) ? undefined : checkoutTexts.cardNumber,
    expiry: expiryProblem(card.expiry, today),
    csc: /^\d{3,4}$/.test(card.csc) ? undefined : checkoutTexts.cardCsc,
    name: cardNameProblem(card),
  };
  return CARD_FIELDS.flatMap((field) => {
    const text = problems[field];
    return text ? [{ field, text }] : [];
  });
}

/** In the order of the form. */
const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'csc', 'name'];

/** The one field that is ours even where the provider has the others. */
export const cardNameProblem = ({ name }: CardInput): string | undefined =>
  name.trim().length < 2 ? checkoutTexts.cardName : undefined;
