import type { CheckoutOptions } from '@servery/contract/calls/customer/manage-cart';
import type { CartAt, CartChange } from '#actions/customer/cart/cart-change';
import { wantedAddress } from '#ordering/wanted-address';
import type { ReadTx } from '#db/database';
import { fail } from '@servery/domain/failure';
import { findAddress } from '#stores/people';

/** One of the member's own; 0 is none of them. */
async function billingChange(tx: ReadTx, options: CheckoutOptions, customerId: number): Promise<CartChange> {
  const id = options.billing_address_id;
  if (id === undefined) return { ok: true, details: {} };
  if (id > 0 && !(await findAddress(tx, customerId, id))) return fail('no_address');
  return { ok: true, details: { billingAddressId: id } };
}

/** A new address takes the place of the old one whole: no fee is worked out from the postcode of another. */
export async function addressChange(
  tx: ReadTx,
  options: CheckoutOptions,
  { venue, cart, customerId }: CartAt,
): Promise<CartChange> {
  const billed = await billingChange(tx, options, customerId);
  if (!billed.ok) return billed;
  const wanted = await wantedAddress(tx, options, { customerId, held: cart.deliveryAddress });
  if (!wanted.ok) return wanted;
  if (!wanted.address) return billed;
  const { address, postcode } = wanted.address;
  const delivery = { deliveryAddress: address, deliveryPostcode: postcode, deliveryAddressId: wanted.id };
  if (postcode !== '' && !venue.zones.has(postcode)) return fail('postcode_unavailable');
  return { ok: true, details: { ...billed.details, ...delivery } };
}
