import { type AddressDraft, emptyAddress } from '@servery/domain/address/draft';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import {
  anything,
  flag,
  oneOf,
  optional,
  orNull,
  readJson,
  record,
  shape,
  text,
  whole,
} from '@servery/domain/stored/shape';

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

const VERSION = 1;
export const nothingStored: Stored = {
  slug: '',
  fulfilment: null,
  guest: { name: '', email: '', mobile: '' },
  address: emptyAddress,
  promo: '',
};

export const storedText = ({ slug, fulfilment, guest, address, promo }: Stored): string =>
  JSON.stringify({ version: VERSION, slug, fulfilment, guest, address, promo });

type Kept = Pick<Stored, 'slug' | 'fulfilment' | 'guest'> & {
  version: number;
  address: unknown;
  promo: unknown;
};
const kept = shape<Kept>({
  version: oneOf(VERSION),
  address: anything,
  promo: anything,
  slug: text,
  fulfilment: orNull(
    shape<FulfilmentChoice>({
      code: oneOf('pickup', 'deliver', 'table', 'booking', 'custom', 'catering'),
      asap: flag,
      date: text,
      time: text,
      slotId: whole,
      stopId: whole,
      locationId: whole,
      tableNum: text,
      bookingRef: text,
      bookingName: text,
      bookingPax: whole,
      at: optional(whole),
      placeDesc: optional(text),
    }),
  ),
  guest: shape<GuestDetails>({ name: text, email: text, mobile: text }),
});
const isAddress = (value: unknown): value is AddressDraft =>
  record(anything)(value) &&
  Object.entries(emptyAddress).every(([name, empty]) => typeof value[name] === typeof empty);

/** What storage held, if it is whole and of this version; anything else is as good as nothing. */
export function parseStored(held: string | null): Stored {
  const main = readJson(held, kept);
  if (!main) return nothingStored;
  const { slug, fulfilment, guest, address, promo } = main;
  return {
    slug,
    fulfilment,
    guest,
    // These came later, and are done without where they are not there or not whole.
    address: isAddress(address) ? address : emptyAddress,
    promo: text(promo) ? promo : '',
  };
}
