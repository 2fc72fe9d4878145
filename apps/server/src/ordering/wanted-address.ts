import { addressFrom, type DeliveryAddress } from '@servery/domain/delivery/address';
import type { ReadTx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { findAddress } from '#stores/people';

type Sent = string | undefined;
/** An address as a call carries it: one of the member's own by its id, a text, or the parts of one. */
export type AddressWish = {
  delivery_address_id?: number | undefined;
  delivery_address?: Sent;
  delivery_address_str?: Sent;
  delivery_address1?: Sent;
  delivery_address2?: Sent;
  delivery_city?: Sent;
  delivery_state?: Sent;
  delivery_postcode?: Sent;
  delivery_country?: Sent;
};

const FIELDS = [
  'delivery_address',
  'delivery_address_str',
  'delivery_address1',
  'delivery_postcode',
] as const satisfies readonly (keyof AddressWish)[];

/** Without an address where the call says nothing of one. */
type Wanted = { ok: true; id: number; address: DeliveryAddress | undefined } | Failure<'no_address'>;

/** The address that a call asks for. A postcode alone is read together with the address that is already held. */
export async function wantedAddress(
  tx: ReadTx,
  wish: AddressWish,
  by: { customerId: number; held: string },
): Promise<Wanted> {
  const id = wish.delivery_address_id ?? 0;
  if (id > 0) {
    const saved = by.customerId > 0 ? await findAddress(tx, by.customerId, id) : undefined;
    return saved ? { ok: true, id, address: saved } : fail('no_address');
  }
  if (FIELDS.every((field) => wish[field] === undefined)) return { ok: true, id: 0, address: undefined };
  const held = wish.delivery_address1 === undefined ? by.held : '';
  const address = addressFrom(wish.delivery_address ?? wish.delivery_address_str ?? held, {
    address1: wish.delivery_address1 ?? '',
    address2: wish.delivery_address2 ?? '',
    city: wish.delivery_city ?? '',
    state: wish.delivery_state ?? '',
    postcode: wish.delivery_postcode ?? '',
    country: wish.delivery_country ?? '',
  });
  return { ok: true, id: 0, address };
}
