import type { CheckoutOptions } from '@servery/contract/calls/manage-cart';
import type { Changes, Venue } from '#actions/cart/checkout-options';
import { wantedAddress } from '#cart/wanted-address';
import type { ReadTx } from '#db/database';
import { fail } from '#http/answer';

/** A new address takes the place of the old one whole: no fee is worked out from the postcode of another. */
export async function addressChange(
  tx: ReadTx,
  options: CheckoutOptions,
  { catalogue, cart, customerId }: Venue,
): Promise<Changes> {
  const wanted = await wantedAddress(tx, options, { customerId, held: cart.delivery_address });
  if (!wanted.ok) return wanted;
  if (!wanted.address) return { ok: true, details: {} };
  const { address, postcode } = wanted.address;
  if (postcode !== '' && !catalogue.zones.has(postcode)) return fail('postcode_unavailable');
  return { ok: true, details: { delivery_address: address, delivery_postcode: postcode } };
}
