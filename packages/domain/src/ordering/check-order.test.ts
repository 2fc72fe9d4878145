import { describe, expect, test } from 'vitest';
import { NO_TIME } from '#ordering/cart';
import { checkOrder } from '#ordering/check-order';
import { sampleOrder } from '#testing/sample-order';
import {
  onDay,
  sampleCart,
  sampleFulfilment,
  sampleMenu,
  samplePoint,
  sampleProduct,
  samplePromo,
  sampleVenue,
  sampleZone,
} from '#testing/sample-venue';

type More = NonNullable<Parameters<typeof sampleOrder>[0]>;
const check = (more: More = {}) => checkOrder(sampleOrder(more));
const member = { id: 4, status: 1 } as const;
const today = '2026-11-18';
const points = [samplePoint({ id: 31 }), samplePoint({ id: 32, dueTime: '19:00', label: '7 pm' })];
const fulfilment = [
  sampleFulfilment(),
  sampleFulfilment({ id: 6, code: 'deliver', addressRequired: true }),
  sampleFulfilment({ id: 7, code: 'catering', timeType: 'slots' }),
  sampleFulfilment({ id: 8, code: 'custom', timeType: 'stops' }),
];
const venue = sampleVenue({ fulfilment, points, zones: [sampleZone()] });

test('takes an order that is whole, with all that it is made of', () => {
  expect(check()).toMatchObject({
    ok: true,
    cart: { id: 9, fulfilmentType: 'pickup', paymentMethod: 'STORE' },
    checked: {
      method: 'STORE',
      contact: { name: 'Mia Kowalski' },
      details: { custom: {} },
      billing: '',
      agreed: [],
      promo: undefined,
      chosen: { kind: 'asap' },
      priced: { totals: { total: 3000 } },
    },
  });
});

describe('what the submission says wins over what the cart remembers', () => {
  const cartAfter = (more: More) => {
    const checked = check({ venue, ...more });
    return checked.ok ? checked.cart : checked;
  };

  test('of the time', () => {
    const at = onDay(today, '18:00');
    const evening = { asap: false, date: today, time: '18:00', at };
    expect(cartAfter({ input: { fulfilment_datetime: at / 1000 } })).toMatchObject({ time: evening });
    expect(cartAfter({})).toMatchObject({ time: { asap: true } });
    const held = sampleCart({ time: { ...NO_TIME, ...evening } });
    expect(cartAfter({ cart: held })).toMatchObject({ time: evening });
    expect(cartAfter({ cart: held, input: { fulfilment_asap: 1 } })).toMatchObject({ time: { asap: true } });
    expect(cartAfter({ cart: held, input: { fulfilment_asap: 0 } })).toMatchObject({ time: evening });
    expect(cartAfter({ input: { fulfilment_asap: 0 } })).toMatchObject({ code: 'time_required' });
  });

  test('of the type, and with it of all that was chosen for another', () => {
    const slot = { ...NO_TIME, date: today, time: '18:00', slotId: 31, stopId: 41, locationId: 51 };
    const cart = sampleCart({ fulfilmentType: 'catering', time: slot });
    expect(cartAfter({ cart })).toMatchObject({ fulfilmentType: 'catering', time: slot });
    expect(cartAfter({ cart, input: { delivery_slot_id: 32 } })).toMatchObject({
      time: { slotId: 32, stopId: 41, locationId: 51, time: '19:00' },
    });
    const more = { delivery_stop_id: 42, pickup_location_id: 52 };
    expect(cartAfter({ cart, input: more })).toMatchObject({
      time: { slotId: 31, stopId: 42, locationId: 52 },
    });
    expect(cartAfter({ cart, input: { fulfilment_type: 'pickup', fulfilment_asap: 1 } })).toMatchObject({
      fulfilmentType: 'pickup',
      time: { asap: true, date: '', time: '', slotId: 0, stopId: 0, locationId: 0 },
    });
  });

  test('of table, booking, note and payment', () => {
    const cart = sampleCart({
      tableNum: ' b4 ',
      bookingRef: ' r1 ',
      bookingName: ' Ana ',
      bookingPax: 4,
      note: 'ring',
      cardType: 'VISA',
      paymentMethod: 'CC',
    });
    const held = { tableNum: 'B4', bookingRef: 'R1', bookingName: 'Ana', bookingPax: 4, note: 'ring' };
    expect(cartAfter({ cart })).toMatchObject({ ...held, cardType: 'VISA', paymentMethod: 'CC' });
    const input = {
      table_num: ' c5 ',
      booking_ref: ' x2 ',
      booking_name: ' Leo ',
      booking_pax: 6,
      order_note: 'knock',
      payment_method: 'STORE',
    };
    const sent = { tableNum: 'C5', bookingRef: 'X2', bookingName: 'Leo', bookingPax: 6, note: 'knock' };
    expect(cartAfter({ cart, input, cardType: 'AMEX' })).toMatchObject({
      ...sent,
      cardType: 'AMEX',
      paymentMethod: 'STORE',
    });
    expect(cartAfter({ cart, input: { contact_name: ' Kim ' } })).toMatchObject({ bookingName: 'Kim' });
    const both = { contact_name: 'Kim', booking_name: 'Leo' };
    expect(cartAfter({ cart, input: both })).toMatchObject({ bookingName: 'Leo' });
  });

  test('of where it goes', () => {
    const cart = sampleCart({
      fulfilmentType: 'deliver',
      deliveryAddress: '1 Hay St',
      deliveryPostcode: '6160',
      paymentMethod: 'CC',
    });
    expect(cartAfter({ cart })).toMatchObject({ deliveryAddress: '1 Hay St', deliveryPostcode: '6160' });
    const address = { address: '2 High St', postcode: '6160' };
    expect(cartAfter({ cart: { ...cart, deliveryPostcode: '6999' }, address })).toMatchObject({
      deliveryAddress: '2 High St',
      deliveryPostcode: '6160',
    });
  });
});

test('is refused by each of its parts, in the order in which a person would mend it', () => {
  const { asks } = sampleOrder();
  const seat = { name: 'seat', label: 'Seat', type: 'text', preset: '', required: 1, hint: '' } as const;
  const wrong: More[] = [
    { cart: sampleCart({ lines: [] }) },
    { venue: sampleVenue({ menu: sampleMenu({ requireRegistration: true }) }) },
    { input: { customer_name: '' } },
    { venue: sampleVenue({ menu: sampleMenu({ customFields: [{ ...seat, options: [] }] }) }) },
    { cart: sampleCart({ fulfilmentType: '' }) },
    { venue: sampleVenue({ products: [] }) },
    { cart: sampleCart({ paymentMethod: '' }) },
    { cart: sampleCart({ paymentMethod: 'CC' }), venue: sampleVenue({ billingAddressRequired: true }) },
    { asks: { ...asks, age: { enabled: true, text: '' } } },
  ];
  expect(wrong.map((more) => check(more)).map((told) => (told.ok ? 'taken' : told.code))).toEqual([
    'no_order',
    'account_required',
    'name_required',
    'custom_invalid',
    'fulfilment_required',
    'product_unavailable',
    'payment_method_required',
    'billing_required',
    'age_required',
  ]);
  const registered = sampleVenue({ menu: sampleMenu({ requireRegistration: true }) });
  expect(check({ venue: registered, customer: { id: 1, status: 1 } }).ok).toBe(true);
});

describe('what is in it', () => {
  test('can be had, every line of it', () => {
    const soldOut = (text: string) =>
      check({ venue: sampleVenue({ products: [sampleProduct({ soldOut: { text, until: 0 } })] }) });
    expect(soldOut('Sold out today')).toMatchObject({
      ok: false,
      code: 'product_unavailable',
      details: { text: 'Lasagne: Sold out today' },
    });
    expect(soldOut('')).toMatchObject({ details: { text: 'Lasagne: Product unavailable' } });
    expect(check({ venue: sampleVenue({ products: [] }) })).toMatchObject({
      details: { text: 'A product: This product is no longer on the menu' },
    });
  });

  test('reaches the minimum of the zone that it is delivered to', () => {
    const minimum = (least: number, code: 'deliver' | 'pickup') =>
      check({
        cart: sampleCart({
          fulfilmentType: code,
          deliveryAddress: '1 Hay St',
          deliveryPostcode: '6160',
          paymentMethod: 'CC',
        }),
        venue: sampleVenue({ fulfilment, zones: [sampleZone({ minimum: least })] }),
      });
    expect(minimum(3000, 'deliver').ok).toBe(true);
    expect(minimum(3001, 'deliver')).toEqual({
      ok: false,
      code: 'minimum_required',
      details: { minimum: '30.01', sign: '$' },
    });
    expect(minimum(3001, 'pickup').ok).toBe(true);
  });

  test('has a code that is good, or none', () => {
    const cart = sampleCart({ couponCode: 'TENOFF' });
    const promo = samplePromo();
    expect(check({ cart })).toMatchObject({
      ok: false,
      code: 'promo_invalid',
      details: { text: expect.any(String) },
    });
    expect(check({ cart, venue: sampleVenue({ promos: [promo] }) })).toMatchObject({ checked: { promo } });
  });

  test('costs what the customer was shown', () => {
    expect(check({ input: { expected_total: '30.00' } }).ok).toBe(true);
    expect(check({ input: { expected_total: '29.99' } })).toEqual({
      ok: false,
      code: 'total_changed',
      details: { total: '30.00', sign: '$' },
    });
  });
});

describe('how it is paid', () => {
  const paid = (paymentMethod: string, more: More = {}) => {
    const told = check({ cart: sampleCart({ paymentMethod }), ...more });
    return told.ok ? told.checked.method : told.code;
  };

  test('is one of the venue’s ways', () => {
    expect([paid('STORE'), paid('PP'), paid('')]).toEqual(['STORE', 'PP', 'payment_method_required']);
    expect(paid('INVOICE')).toBe('payment_method_unavailable');
  });

  test('is not in store where it is brought, unless the venue or the till takes it so', () => {
    const code = 'custom';
    const brought = (cashOnDelivery: boolean) =>
      sampleVenue({
        fulfilment: [sampleFulfilment({ code, addressRequired: true })],
        zones: [sampleZone()],
        cashOnDelivery,
      });
    const cart = sampleCart({
      fulfilmentType: code,
      deliveryAddress: '1 Hay St',
      deliveryPostcode: '6160',
      paymentMethod: 'STORE',
    });
    expect(paid('', { cart, venue: brought(false) })).toBe('payment_method_unavailable');
    expect(paid('', { cart, venue: brought(true) })).toBe('STORE');
    expect(paid('', { cart, venue: brought(false), customer: { id: 4, status: 8 } })).toBe('STORE');
  });

  test('is out of an account only by its member, and with a card that is kept', () => {
    expect([paid('BALANCE'), paid('BALANCE', { customer: member })]).toEqual(['account_required', 'BALANCE']);
    expect(paid('SAVED')).toBe('account_required');
    expect(paid('SAVED', { customer: { ...member, has_saved_card: 0 } })).toBe('no_saved_card');
    expect(paid('SAVED', { customer: { ...member, has_saved_card: 1 } })).toBe('SAVED');
  });

  test('is not asked where there is nothing to pay, and is from the first cent on', () => {
    const costs = (basePrice: number) => ({
      venue: sampleVenue({ products: [sampleProduct({ basePrice })] }),
    });
    expect([paid('', costs(0)), paid('CC', costs(0))]).toEqual(['ZERO', 'ZERO']);
    const lines = sampleCart().lines.map((line) => ({ ...line, quantity: 1 }));
    expect(paid('', { ...costs(1), cart: sampleCart({ lines, paymentMethod: '' }) })).toBe(
      'payment_method_required',
    );
  });

  test('needs no billing address where there is nothing to pay', () => {
    const venue = sampleVenue({ products: [sampleProduct({ basePrice: 0 })], billingAddressRequired: true });
    expect(paid('CC', { venue })).toBe('ZERO');
  });
});
