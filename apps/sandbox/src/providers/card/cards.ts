import { randomBytes } from 'node:crypto';

export type Card = {
  type: string;
  last4: string;
  bin: string;
  month: string;
  year: string;
  declines: boolean;
  /** Its bank wants to hear from its owner before it is charged. */
  challenge?: boolean;
  wallet?: 'apple' | 'google';
};

const BRANDS: ReadonlyArray<[prefix: RegExp, type: string]> = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^3[47]/, 'American Express'],
  [/^35/, 'JCB'],
  [/^6/, 'Discover'],
];

/** Braintree's own numbers that fail a verification; here a sale with them is declined too, so that it can be tried out. */
const DECLINED = new Set(['4000111111111115', '5105105105105100', '378734493671000']);

/** Braintree's own number of a card whose bank asks its owner. */
const CHALLENGED = '4000000000001091';

export function readCard(number: string, month: string, year: string): Card {
  const type = BRANDS.find(([prefix]) => prefix.test(number))?.[1] ?? 'Unknown';
  const full = year.length === 2 ? `20${year}` : year;
  return {
    type,
    last4: number.slice(-4),
    bin: number.slice(0, 6),
    month: month.padStart(2, '0'),
    year: full,
    declines: DECLINED.has(number),
    challenge: number === CHALLENGED,
  };
}

const sample = (type: string, last4: string, declines = false): Card => ({
  type,
  last4,
  bin: '411111',
  month: '12',
  year: '2030',
  declines,
});

/** Braintree's own nonces for trying things out: they can be used again and again. */
export const FAKE_NONCES: Readonly<Record<string, Card>> = {
  'fake-valid-nonce': sample('Visa', '1881'),
  'fake-valid-visa-nonce': sample('Visa', '1881'),
  'fake-valid-mastercard-nonce': sample('MasterCard', '4444'),
  'fake-valid-amex-nonce': sample('American Express', '0005'),
  'fake-apple-pay-visa-nonce': { ...sample('Visa', '8886'), wallet: 'apple' },
  'fake-android-pay-visa-nonce': { ...sample('Visa', '1111'), wallet: 'google' },
  'fake-android-pay-mastercard-nonce': { ...sample('MasterCard', '4444'), wallet: 'google' },
  'fake-processor-declined-visa-nonce': sample('Visa', '1115', true),
};

export const newId = (): string => randomBytes(6).toString('hex');

/** A token of the vault says itself which card it is for, and whose vault, so that it outlives a restart of the sandbox. */
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const tokenFor = (card: Card, merchant: string): string =>
  `${encoded(card)}.${encoded(merchant)}.${newId()}`;

export function cardOfToken(token: string, merchant: string): Card | undefined {
  const [card = '', owner = ''] = token.split('.');
  if (owner !== encoded(merchant)) return undefined;
  try {
    return JSON.parse(Buffer.from(card, 'base64url').toString()) as Card;
  } catch {
    return undefined;
  }
}
