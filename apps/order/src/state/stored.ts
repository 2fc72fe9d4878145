import { type AddressDraft, emptyAddress } from '@servery/domain/address/draft';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';

export type GuestDetails = { name: string; email: string; mobile: string };

/** What only this device knows. Card data is never part of it. */
export type Stored = {
  slug: string;
  fulfilment: FulfilmentChoice | null;
  guest: GuestDetails;
  address: AddressDraft;
  /** A promo code that a link or a scan brought; it goes on the order as soon as there is one. */
  promo: string;
};

export const VERSION = 1;
export const nothingStored: Stored = {
  slug: '',
  fulfilment: null,
  guest: { name: '', email: '', mobile: '' },
  address: emptyAddress,
  promo: '',
};

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTexts = (value: Loose, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');
const hasNumbers = (value: Loose, names: readonly string[]): boolean =>
  names.every((name) => Number.isInteger(value[name]));
const CODES = new Set(['pickup', 'deliver', 'table', 'booking', 'custom', 'catering']);

const isChoice = (value: unknown): boolean =>
  isObject(value) &&
  CODES.has(String(value['code'])) &&
  typeof value['asap'] === 'boolean' &&
  hasTexts(value, ['date', 'time', 'tableNum', 'bookingRef', 'bookingName']) &&
  hasNumbers(value, ['slotId', 'stopId', 'locationId', 'bookingPax']) &&
  (value['at'] === undefined || Number.isSafeInteger(value['at']));

const isAddress = (value: unknown): value is AddressDraft =>
  isObject(value) &&
  Object.entries(emptyAddress).every(([name, empty]) => typeof value[name] === typeof empty);

/** What storage held, if it is whole and of this version; anything else is as good as nothing. */
export function parseStored(text: string | null): Stored {
  if (text === null) return nothingStored;
  try {
    const held: unknown = JSON.parse(text);
    if (!isObject(held) || held['version'] !== VERSION) return nothingStored;
    const { slug, fulfilment, guest, address, promo } = held;
    const whole =
      typeof slug === 'string' &&
      (fulfilment === null || isChoice(fulfilment)) &&
      isObject(guest) &&
      hasTexts(guest, ['name', 'email', 'mobile']);
    if (!whole) return nothingStored;
    const rest = {
      address: isAddress(address) ? address : emptyAddress,
      promo: typeof promo === 'string' ? promo : '',
    };
    return { slug, fulfilment, guest, ...rest } as Stored;
  } catch {
    return nothingStored;
  }
}
