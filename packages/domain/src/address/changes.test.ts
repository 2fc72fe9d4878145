import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressLine,
  chooseSaved,
  confirmAddress,
  foundProblem,
  missingPart,
  takeFound,
  typeAddress,
  typePart,
} from '#address/changes';
import { type AddressDraft, addressParts, emptyAddress, isDeliverable } from '#address/draft';

const found = {
  address1: '12 Market Street',
  address2: '',
  city: 'Fremantle',
  state: 'wa',
  postcode: '6160',
  country: 'AU',
  street_number: '12',
  lat: -32.05,
  long: 115.74,
};
const answer = {
  delivery_address_id: 0,
  delivery_address: '',
  delivery_postcode: '6160',
  delivery_postcode_id: 3,
  delivery_mins: 35,
  delivery_fee: '6.00',
  delivery_minimum: '20.00',
};
const confirmed = confirmAddress(takeFound(emptyAddress, found, 'geo-1'), answer);

test('a saved address that is chosen brings its id and must be confirmed anew', () => {
  const next = chooseSaved(confirmed, { id: 7, address: '3 Cliff Street, Fremantle, WA, 6160' });
  expect(next).toMatchObject({ delivery_address_id: 7, delivery_validated: false, delivery_postcode_id: 0 });
  expect(next.delivery_address).toBe('3 Cliff Street, Fremantle, WA, 6160');
});

const known = (draft: AddressDraft) => ({
  parts: addressParts.map((part) => draft[`delivery_${part}`]).join(''),
  validated: draft.delivery_validated,
  postcodeId: draft.delivery_postcode_id,
  mins: draft.delivery_mins,
  fee: draft.delivery_fee,
  minimum: draft.delivery_minimum,
});
const NOTHING = { parts: '', validated: false, postcodeId: 0, mins: 0, fee: '', minimum: '' };

test('nothing is known of an address that nobody has told, and none is a saved one', () => {
  expect(known(emptyAddress)).toEqual(NOTHING);
  expect(emptyAddress).toMatchObject({ delivery_address_id: 0, billing_address_id: 0 });
});

test('typing a new address clears its parts and what the server said of the last one', () => {
  const next = typeAddress(confirmed, '5 High');
  expect(next.delivery_address).toBe('5 High');
  expect(known(next)).toEqual(NOTHING);
  const other = takeFound(confirmed, { ...found, address1: '5 High Street', address2: '' }, 'geo-2');
  expect(other).toMatchObject({ delivery_validated: false, delivery_postcode_id: 0, delivery_address_id: 0 });
  expect(other.delivery_address).toBe('5 High Street, Fremantle, WA, 6160, AU');
});

test('an address counts as confirmed only with a postcode id above 0 [ORD-204]', () => {
  expect(confirmed.delivery_validated).toBe(true);
  const refused = confirmAddress(emptyAddress, { ...answer, delivery_postcode_id: 0 });
  expect(refused.delivery_validated).toBe(false);
  expect(confirmAddress(emptyAddress, { ...answer, delivery_postcode_id: 1 }).delivery_validated).toBe(true);
});

test('the billing address follows the delivery address while it is empty', () => {
  expect(confirmed).toMatchObject({ billing_address1: '12 Market Street', billing_postcode: '6160' });
  expect(confirmed.billing_address).toBe(confirmed.delivery_address);
  const own = { ...emptyAddress, billing_address: '1 Office Park', billing_address1: '1 Office Park' };
  const kept = confirmAddress(takeFound(own, found, 'geo-1'), answer);
  expect(kept).toMatchObject({ billing_address: '1 Office Park', billing_city: '' });
});

test('needs an id or a postcode, the confirmation, and a postcode id above 0', () => {
  expect(isDeliverable(confirmed)).toBe(true);
  expect(isDeliverable({ ...confirmed, delivery_postcode_id: 1 })).toBe(true);
  expect(isDeliverable({ ...confirmed, delivery_postcode: '', delivery_address_id: 1 })).toBe(true);
  expect(isDeliverable({ ...confirmed, delivery_postcode: '' })).toBe(false);
  expect(isDeliverable({ ...confirmed, delivery_postcode: '', delivery_address_id: 7 })).toBe(true);
  expect(isDeliverable({ ...confirmed, delivery_validated: false })).toBe(false);
  expect(isDeliverable({ ...confirmed, delivery_postcode_id: 0 })).toBe(false);
});

test('no change of an address leaves it deliverable without being confirmed again', () => {
  const changes = fc.oneof(
    fc.string().map((text) => (held: AddressDraft) => typeAddress(held, text)),
    fc.nat().map((id) => (held: AddressDraft) => chooseSaved(held, { id, address: 'x' })),
    fc.constantFrom(...addressParts).map((part) => (held: AddressDraft) => typePart(held, part, 'x')),
    fc.constant((held: AddressDraft) => takeFound(held, found, 'g')),
  );
  fc.assert(
    fc.property(changes, (change) => {
      expect(isDeliverable(change(confirmed))).toBe(false);
    }),
  );
});

test('a part that is typed makes it a new address, which nobody has confirmed and nobody has saved', () => {
  const typed = typePart({ ...confirmed, delivery_address_id: 7 }, 'address1', ' 5 High St ');
  expect(typed).toMatchObject({
    delivery_address_id: 0,
    delivery_validated: false,
    delivery_postcode_id: 0,
    delivery_address: '5 High St, Fremantle, WA, 6160, AU',
  });
  // How long it takes and what it costs was said of the address before.
  expect(known(typed)).toEqual({ ...NOTHING, parts: known(typed).parts });
});

test('is called what the server calls it, and as before where it says nothing', () => {
  const told = confirmAddress(confirmed, {
    ...answer,
    delivery_address: '12 Market St',
    delivery_postcode: '',
  });
  expect([told.delivery_address, told.delivery_postcode]).toEqual(['12 Market St', '6160']);
  const silent = confirmAddress(confirmed, { ...answer, delivery_postcode: '6158' });
  expect([silent.delivery_address, silent.delivery_postcode]).toEqual([confirmed.delivery_address, '6158']);
});

test('whom a saved address is billed to stays', () => {
  const own = { ...emptyAddress, billing_address_id: 1 };
  expect(confirmAddress(takeFound(own, found, 'geo-1'), answer).billing_address).toBe('');
});

test('the state is written in capitals, and the parts make one line [ORD-212]', () => {
  const typed = typePart(typePart(emptyAddress, 'address1', '5 High St'), 'state', 'wa');
  expect(typed.delivery_state).toBe('WA');
  expect(typed.delivery_address).toBe('5 High St, WA');
  expect(addressLine(takeFound(emptyAddress, found, 'g'))).toBe('12 Market Street, Fremantle, WA, 6160, AU');
});

test('what a found address lacks is asked for by hand: the street first, then the postcode', () => {
  expect(foundProblem(found)).toBeUndefined();
  expect(foundProblem({ ...found, street_number: ' ' })).toBe('street');
  expect(foundProblem({ ...found, postcode: ' ' })).toBe('postcode');
});

test('an address by hand needs street, suburb and postcode', () => {
  expect(missingPart(emptyAddress)).toBe('address1');
  expect(missingPart({ ...emptyAddress, delivery_address1: 'a' })).toBe('city');
  expect(missingPart({ ...confirmed, delivery_postcode: ' ' })).toBe('postcode');
  expect(missingPart(confirmed)).toBeUndefined();
});
