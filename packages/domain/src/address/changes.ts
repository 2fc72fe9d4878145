import type { FoundAddress } from '@servery/contract/entities/address';
import type { CallOutput } from '@servery/contract/registry';
import { type AddressDraft, type AddressPart, addressParts, noDelivery, unconfirmed } from '#address/draft';

/** '12 Market Street, Fremantle, WA, 6160, AU'. */
export const addressLine = (draft: AddressDraft): string =>
  addressParts
    .map((part) => draft[`delivery_${part}`].trim())
    .filter((text) => text !== '')
    .join(', ');

export const chooseSaved = (held: AddressDraft, saved: { id: number; address: string }): AddressDraft => ({
  ...held,
  ...noDelivery,
  delivery_address_id: saved.id,
  delivery_address: saved.address,
});

/** What is typed is a new address: nothing that was known of the last one holds any more. */
export const typeAddress = (held: AddressDraft, text: string): AddressDraft => ({
  ...held,
  ...noDelivery,
  delivery_address: text,
});

/** One part of an address that is entered by hand. */
export function typePart(held: AddressDraft, part: AddressPart, text: string): AddressDraft {
  const next = {
    ...held,
    ...unconfirmed,
    delivery_address_id: 0,
    delivery_geo: '',
    delivery_latlng: '',
    [`delivery_${part}`]: part === 'state' ? text.toUpperCase() : text,
  };
  return { ...next, delivery_address: addressLine(next) };
}

/** An address that was found by the maps service and chosen. */
export function takeFound(held: AddressDraft, found: FoundAddress, geo: string): AddressDraft {
  const next = { ...held, ...noDelivery };
  for (const part of addressParts) next[`delivery_${part}`] = found[part];
  next.delivery_state = found.state.toUpperCase();
  return {
    ...next,
    delivery_geo: geo,
    delivery_latlng: `${found.lat},${found.long}`,
    delivery_address: addressLine(next),
  };
}

/** What a found address lacks, so that it must be completed by hand. */
export function foundProblem(found: FoundAddress): 'street' | 'postcode' | undefined {
  if (found.street_number.trim() === '') return 'street';
  return found.postcode.trim() === '' ? 'postcode' : undefined;
}

/** The parts without which no driver finds the door. */
const NEEDED = ['address1', 'city', 'postcode'] as const;
export const missingPart = (draft: AddressDraft): AddressPart | undefined =>
  NEEDED.find((part) => draft[`delivery_${part}`].trim() === '');

const copyBilling = (draft: AddressDraft): AddressDraft => {
  if (draft.billing_address !== '' || draft.billing_address_id > 0) return draft;
  const next = {
    ...draft,
    billing_address_id: draft.delivery_address_id,
    billing_address: draft.delivery_address,
  };
  for (const part of addressParts) next[`billing_${part}`] = draft[`delivery_${part}`];
  return next;
};

type Confirmed = CallOutput<'DeliveryAddress.validate'>['delivery'];

/** What the server says of the address. Billing is the same until somebody says otherwise. */
export function confirmAddress(held: AddressDraft, delivery: Confirmed): AddressDraft {
  const validated = delivery.delivery_postcode_id > 0;
  const next = {
    ...held,
    delivery_address: delivery.delivery_address || held.delivery_address,
    delivery_postcode: delivery.delivery_postcode || held.delivery_postcode,
    delivery_postcode_id: delivery.delivery_postcode_id,
    delivery_validated: validated,
    delivery_mins: delivery.delivery_mins,
    delivery_fee: delivery.delivery_fee,
    delivery_minimum: delivery.delivery_minimum,
  };
  return validated ? copyBilling(next) : next;
}
