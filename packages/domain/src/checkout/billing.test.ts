import { expect, test } from 'vitest';
import { emptyAddress } from '#address/draft';
import {
  billingFields,
  billingFrom,
  billingLine,
  emptyBilling,
  missingBilling,
  savedBilling,
  takeBilling,
  typeBilling,
} from '#checkout/billing';

const delivery = {
  ...emptyAddress,
  delivery_address: '8 Norfolk Street, Fremantle, WA, 6160',
  delivery_address1: '8 Norfolk Street',
  delivery_city: 'Fremantle',
  delivery_state: 'WA',
  delivery_postcode: '6160',
};

test('is copied from the delivery address while it is empty [CHK-094]', () => {
  expect(billingFrom(emptyBilling, delivery)).toMatchObject({
    address1: '8 Norfolk Street',
    postcode: '6160',
  });
  const own = typeBilling(emptyBilling, 'address1', '1 High Street');
  expect(billingFrom(own, delivery)).toBe(own);
  expect(billingFrom(emptyBilling, emptyAddress)).toBe(emptyBilling);
  expect(billingFrom({ ...emptyBilling, line: ' ' }, delivery).postcode).toBe('6160');
});

test('writes the state in capitals, typed or found [CHK-095]', () => {
  expect(typeBilling(emptyBilling, 'state', 'wa').state).toBe('WA');
  const found = {
    address1: '',
    address2: '',
    city: '',
    state: 'wa',
    postcode: '',
    country: '',
    street_number: '',
  };
  // One that was found is nobody's saved one.
  expect(takeBilling({ ...found, lat: 0, long: 0 }, 'place')).toMatchObject({ state: 'WA', id: 0 });
});

test('needs street, suburb and postcode, unless it is a saved one', () => {
  expect(missingBilling(emptyBilling)).toEqual(['address1', 'city', 'postcode']);
  expect(missingBilling(billingFrom(emptyBilling, delivery))).toEqual([]);
  expect(missingBilling({ ...emptyBilling, id: 1 })).toEqual([]);
});

test('is sent in one line and in its parts', () => {
  expect(billingFields(billingFrom(emptyBilling, delivery))).toMatchObject({
    billing_address_str: '8 Norfolk Street, Fremantle, WA, 6160',
    billing_postcode: '6160',
  });
});

test('is read from its parts, or from an address of the member’s own and of nobody else’s', () => {
  const typed = {
    billing_address1: ' 8 Norfolk Street ',
    billing_address2: '',
    billing_city: 'Fremantle',
    billing_state: 'WA',
    billing_postcode: '6160',
  };
  expect(billingLine(typed, [])).toBe('8 Norfolk Street, Fremantle, WA, 6160');
  expect(billingLine({ ...typed, billing_postcode: ' ' }, [])).toBeUndefined();
  expect(billingLine({}, [])).toBeUndefined();
  const own = [
    { id: 1, address: '2 Cliff Street, Fremantle' },
    { id: 4, address: '1 High Street, Fremantle' },
  ];
  expect(billingLine({ billing_address_id: 1 }, own)).toBe('2 Cliff Street, Fremantle');
  expect(billingLine({ ...typed, billing_address_id: 0 }, own)).toContain('8 Norfolk Street');
  expect(billingLine({ billing_address_id: 4 }, own)).toBe('1 High Street, Fremantle');
  expect(billingLine({ ...typed, billing_address_id: 5 }, own)).toBeUndefined();
});

test('an address of before is whole by itself, and gives way to the first letter of a new one [ACC-159]', () => {
  const saved = savedBilling({ id: 4, address: '1 High Street, Fremantle, WA, 6160' });
  expect(missingBilling(saved)).toEqual([]);
  expect(billingFields(saved)).toMatchObject({
    billing_address_id: 4,
    billing_address_str: '1 High Street, Fremantle, WA, 6160',
    billing_address1: undefined,
  });
  expect(typeBilling(saved, 'address1', '2').id).toBe(0);
});
