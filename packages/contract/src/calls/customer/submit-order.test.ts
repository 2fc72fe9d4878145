import { expect, test } from 'vitest';
import { submitOrder } from '#calls/customer/submit-order';
import { type Sample, throughForm } from '#testing/through-form';

const least = { merchant_id: 1, menu_id: 2, preorder: 0, submit_key: 'k3y-of-16-letters' };
const sample = {
  ...least,
  preorder: 1,
  expected_total: '24.50',
  fulfilment_type: 'deliver',
  fulfilment_asap: 0,
  fulfilment_datetime: 1_795_000_000,
  customer_name: 'Mia Kowalski',
  customer_email: 'mia@example.com',
  customer_mobile: '+61491570156',
  payment_method: 'CC',
  delivery_address_id: 4,
  delivery_address_str: '1 Hay St,,Perth,WA,6000,AU',
  delivery_slot_id: 8,
  contactless: 1,
  age_agreed: 1,
  terms_agreed: 0,
  order_note: 'ring twice',
  order_note_included: 1,
  order_source: 'rmobi',
};

test('reads a whole order as it was sent', () => {
  expect(throughForm(submitOrder, sample)).toEqual(sample);
});

test('reads the least that validates', () => {
  expect(throughForm(submitOrder, least)).toEqual(least);
});

test('takes emptied card fields and no time at all', () => {
  const cards = { card_name: '', card_number: '', card_expiry: '', card_csc: '' };
  expect(throughForm(submitOrder, { ...least, ...cards, fulfilment_datetime: null })).toEqual({
    ...least,
    ...cards,
  });
});

test.each(['card_name', 'card_number', 'card_expiry', 'card_csc'])(
  'refuses an order that holds %s',
  (field) => {
    expect(throughForm(submitOrder, { ...least, [field]: '4111111111111111' })).toBe(
      `${field} must not be sent: card details go to the payment provider only`,
    );
  },
);

test('does not repeat a card number in what it says about it', () => {
  const read = submitOrder.input.safeParse({ card_number: '4111111111111111' });
  expect(JSON.stringify(read.error?.issues)).not.toContain('4111');
});

test.each<[string, Sample, string]>([
  ['an order without a key', { submit_key: undefined }, 'submit_key is missing'],
  ['a short key', { submit_key: 'short' }, 'submit_key is not a key of 16 to 64 letters and digits'],
  [
    'a key with spaces',
    { submit_key: 'a b'.repeat(8) },
    'submit_key is not a key of 16 to 64 letters and digits',
  ],
  ['an unclear phase', { preorder: 'maybe' }, 'preorder is not 0 or 1'],
  ['no phase', { preorder: undefined }, 'preorder is not 0 or 1'],
  ['a merchant by name', { merchant_id: 'cafe' }, 'merchant_id is not an id'],
  ['a total in words', { expected_total: 'ten' }, 'expected_total is not an amount'],
  [
    'a time in milliseconds',
    { fulfilment_datetime: 1_795_000_000_000 },
    'fulfilment_datetime is not a time in seconds since 1970',
  ],
  ['a name without end', { customer_name: 'x'.repeat(81) }, 'customer_name is longer than 80 characters'],
  ['an unknown type', { fulfilment_type: 'drone' }, 'fulfilment_type is not a fulfilment type'],
  ['a party in words', { booking_pax: 'two' }, 'booking_pax is not an id'],
  ['a name as a list', { customer_name: ['a', 'b'] }, 'customer_name is not a single text'],
])('refuses %s', (_what, change, message) => {
  expect(throughForm(submitOrder, { ...least, ...change })).toBe(message);
});

test('answers what the client reads after an order [CHK-258]', () => {
  expect(Object.keys(submitOrder.output.shape)).toEqual(
    expect.arrayContaining([
      'order_id',
      'order_total',
      'promo_code',
      'customer',
      'payment_method',
      'payment_redirect',
    ]),
  );
});

test('reads the answers to the venue’s questions, the billing address and the country of the mobile', () => {
  const told = {
    ...least,
    custom_data: { cutlery: '1', 'Car registration': '1ABC 234' },
    store_class_id: 3,
    mobile_metadata: { country_code: 'NZ' },
    billing_address1: '8 Norfolk Street',
    billing_city: 'Fremantle',
    billing_postcode: '6160',
    billing_country: 'AU',
  };
  expect(throughForm(submitOrder, { ...told, billing_state: ' wa ' })).toEqual({
    ...told,
    billing_state: 'WA',
  });
});

test.for<[string, Sample, string]>([
  [
    'an answer that is too long',
    { custom_data: { seat: 'x'.repeat(201) } },
    'custom_data.seat is longer than 200',
  ],
  ['a list for an answer', { custom_data: { seat: ['a', 'b'] } }, 'custom_data.seat is not a single text'],
  [
    'a text for the country of the mobile',
    { mobile_metadata: 'NZ' },
    'mobile_metadata is not a set of fields',
  ],
  ['a class by its name', { store_class_id: 'Year 3' }, 'store_class_id is not an id'],
])('refuses %s', ([, change, problem]) => {
  expect(throughForm(submitOrder, { ...least, ...change })).toContain(problem);
});
