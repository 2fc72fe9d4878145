import { type AddressDraft, addressParts } from '@servery/domain/address/draft';
import type { CheckoutOptions } from '#ordering/cart-errors.ts';

/** The address as the server takes it: the line, and its parts where they are known. */
export function addressOptions(draft: AddressDraft): CheckoutOptions {
  if (draft.delivery_address_id > 0) return { delivery_address_id: draft.delivery_address_id };
  const parts = addressParts.map((part) => [`delivery_${part}`, draft[`delivery_${part}`] || undefined]);
  return {
    delivery_address: draft.delivery_address,
    delivery_address_str: draft.delivery_address,
    delivery_latlng: draft.delivery_latlng || undefined,
    ...(Object.fromEntries(parts) as CheckoutOptions),
  };
}
