import { expect, test } from 'vitest';
import {
  invitesToRegister,
  leavesForPayment,
  maySaveCard,
  methodCodes,
  methodProblem,
  type MethodsAt,
  needsBillingAddress,
  offeredMethods,
  placeLabel,
  surchargeAside,
  usualMethod,
} from '#checkout/methods';

const listed = methodCodes.map((code, id) => ({ id, code, icon: '', desc: code, info: '' }));
const merchant = {
  surcharge_percent_cc: '1.2',
  surcharge_percent_amex: '2.4',
  surcharge_percent_paypal: '1.5',
};
const everything = {
  ...merchant,
  is_braintree_payments_enabled: 1,
  braintree_tokenization_key: 'sandbox_abc_merchant',
  is_apple_pay_enabled: 1,
  is_google_pay_enabled: 1,
  is_eftpos_enabled: 1,
} as const;
const device = { applePay: true, googlePay: true, terminal: true };
const codes = (change: Partial<MethodsAt> = {}) =>
  offeredMethods(listed, {
    merchant: everything,
    actor: 'member',
    hasSavedCard: true,
    device,
    delivers: false,
    fulfilment: 'pickup',
    ...change,
  }).map(({ code }) => code);
const payer = { grandTotal: '12.00', balance: '20.00', inFrame: false };

test('knows every way of paying, and no other [CHK-006 CHK-163]', () => {
  expect(methodCodes.toSorted()).toEqual(
    [
      'APPLE',
      'BALANCE',
      'BANK',
      'CB',
      'CC',
      'GOOGLE',
      'INVOICE',
      'PP',
      'SAVED',
      'STORE',
      'ZERO',
      'eftpos',
    ].toSorted(),
  );
  expect(codes()).toEqual(expect.arrayContaining(['STORE', 'BANK', 'INVOICE', 'ZERO', 'PP', 'CB']));
});

test('hides wallets and terminal unless the merchant enabled them and the device supports them', () => {
  expect(codes()).toEqual(expect.arrayContaining(['APPLE', 'GOOGLE']));
  expect(codes({ actor: 'staff' })).toContain('eftpos');
  const none = { applePay: false, googlePay: false, terminal: false };
  for (const code of ['APPLE', 'GOOGLE', 'eftpos']) {
    expect(codes({ device: none, actor: 'staff' })).not.toContain(code);
    expect(codes({ merchant, actor: 'staff' })).not.toContain(code);
  }
  expect(codes({ actor: 'guest' })).not.toContain('eftpos');
});

test('offers a card only where there is a provider to hand it to', () => {
  expect(codes()).toContain('CC');
  expect(codes({ merchant })).not.toContain('CC');
  expect(codes({ merchant: { ...merchant, is_braintree_payments_enabled: 1 } })).not.toContain('CC');
  expect(codes({ merchant: { ...merchant, braintree_tokenization_key: 'key' } })).not.toContain('CC');
});

test('gives saved card and balance to members alone, and invites a guest to register', () => {
  expect(codes()).toEqual(expect.arrayContaining(['SAVED', 'BALANCE']));
  for (const actor of ['guest', 'kiosk', 'staff'] as const)
    expect(codes({ actor }).filter((code) => code === 'SAVED' || code === 'BALANCE')).toEqual([]);
  expect(codes({ hasSavedCard: false })).not.toContain('SAVED');
  expect(invitesToRegister(listed, 'guest')).toBe(true);
  expect(invitesToRegister(listed, 'member')).toBe(false);
  expect(
    invitesToRegister(
      listed.filter(({ code }) => code === 'STORE'),
      'guest',
    ),
  ).toBe(false);
});

test('SAVED is the card that the account area keeps: without one there it is no way to pay here, and it asks for nothing', () => {
  expect(codes()).toContain('SAVED');
  expect(codes({ hasSavedCard: false })).not.toContain('SAVED');
  const billed = { ...everything, is_billing_address_required: 1 } as const;
  expect(needsBillingAddress('SAVED', billed)).toBe(false);
  expect(leavesForPayment('SAVED')).toBe(false);
});

test('puts the wallets first, and leaves the others in the order of the venue', () => {
  const venue = ['STORE', 'CC', 'GOOGLE', 'PP', 'APPLE'];
  const menu = venue.map((code, id) => ({ id, code, icon: '', desc: code, info: '' }));
  const at = {
    merchant: everything,
    actor: 'guest',
    hasSavedCard: false,
    device,
    delivers: false,
    fulfilment: 'pickup',
  } as const;
  expect(offeredMethods(menu, at).map(({ code }) => code)).toEqual(['GOOGLE', 'APPLE', 'STORE', 'CC', 'PP']);
});

test('offers to pay in store what is handed over there, and a delivery only where the merchant or the till takes it', () => {
  expect(codes()).toContain('STORE');
  expect(codes({ delivers: true })).not.toContain('STORE');
  const atDoor = { ...everything, is_cash_on_delivery_enabled: 1 as const };
  expect(codes({ delivers: true, merchant: atDoor })).toContain('STORE');
  expect(codes({ delivers: true, actor: 'staff' })).toContain('STORE');
});

test('offers a way only at the screens and for the ways to order that the venue has it for', () => {
  const menu = [
    { id: 1, code: 'STORE', icon: '', desc: '', info: '', channels: ['kiosk' as const] },
    { id: 2, code: 'PP', icon: '', desc: '', info: '', fulfilment: ['pickup' as const, 'table' as const] },
    { id: 3, code: 'BANK', icon: '', desc: '', info: '', channels: [] },
    { id: 4, code: 'eftpos', icon: '', desc: '', info: '', channels: ['kiosk' as const] },
  ];
  const at = { merchant: everything, hasSavedCard: false, device, delivers: false };
  const of = (actor: MethodsAt['actor'], fulfilment?: string) =>
    offeredMethods(menu, { ...at, actor, fulfilment }).map(({ code }) => code);
  expect(of('guest', 'pickup')).toEqual(['PP']);
  expect(of('guest', 'booking')).toEqual([]);
  // Nobody has said yet how the order goes out.
  expect(of('guest')).toEqual(['PP']);
  expect(of('kiosk', 'booking')).toEqual(['STORE', 'eftpos']);
  // The till places every sale as one to be paid there.
  expect(of('staff', 'booking')).toEqual(['STORE']);
});

test('chooses a saved card or the first way for a customer who has not, but never to pay at the door', () => {
  const menu = ['STORE', 'CC'].map((code, id) => ({ id, code, icon: '', desc: code, info: '' }));
  expect(usualMethod(menu, { delivers: false, cardExpired: false })?.code).toBe('STORE');
  expect(usualMethod(menu, { delivers: true, cardExpired: false })?.code).toBe('CC');
  expect(usualMethod(menu.slice(0, 1), { delivers: true, cardExpired: false })).toBeUndefined();
  const saved = { id: 9, code: 'SAVED', icon: '', desc: 'Saved card', info: '' };
  expect(usualMethod([...menu, saved], { delivers: false, cardExpired: false })?.code).toBe('SAVED');
  expect(usualMethod([saved, ...menu], { delivers: false, cardExpired: true })?.code).toBe('STORE');
});

test('refuses PayPal and cryptocurrency in a frame', () => {
  const framed = { ...payer, inFrame: true };
  expect(methodProblem('PP', framed)).toBe(
    'PayPal is unavailable from within an iFrame, please choose another payment method.',
  );
  expect(methodProblem('CB', framed)).toBe(
    'Cryptocurrency is unavailable from within an iFrame, please choose another payment method.',
  );
  expect(methodProblem('STORE', framed)).toBeUndefined();
});

test('asks for an amount above nothing [CHK-105]', () => {
  for (const grandTotal of ['0.00', '-1.00', ''])
    expect(methodProblem('CC', { ...payer, grandTotal })).toBe('Invalid payment amount');
  expect(methodProblem('CC', { ...payer, grandTotal: '0.01' })).toBeUndefined();
  expect(methodProblem('ZERO', { ...payer, grandTotal: '0.00' })).toBeUndefined();
});

test('a balance that is too small says so, to the cent', () => {
  expect(methodProblem('BALANCE', { ...payer, balance: '11.99' })).toMatch(
    /^You do not have sufficient funds in your account balance to pay for this order/,
  );
  expect(methodProblem('BALANCE', { ...payer, balance: '12.00' })).toBeUndefined();
  expect(methodProblem('BALANCE', { ...payer, grandTotal: '0.01', balance: '' })).toMatch(/sufficient funds/);
});

test('names the percentage of card, AMEX and PayPal as the merchant has set it', () => {
  expect(surchargeAside('CC', 'VISA', merchant)).toBe('(card 1.2%)');
  expect(surchargeAside('CC', 'AMEX', merchant)).toBe('(AMEX 2.4%)');
  expect(surchargeAside('PP', '', merchant)).toBe('(PayPal 1.5%)');
  expect(surchargeAside('STORE', '', merchant)).toBeUndefined();
});

test('the button says what happens next, by the way of paying [CHK-019]', () => {
  expect(['CC', 'STORE', 'ZERO', 'PP', 'CB', 'APPLE', 'GOOGLE'].map(placeLabel)).toEqual([
    'Place order',
    'Place order',
    'Place order',
    'Continue to PayPal',
    'Continue to payment',
    'Pay with Apple Pay',
    'Pay with Google Pay',
  ]);
  expect(['PP', 'CB', 'CC'].map(leavesForPayment)).toEqual([true, true, false]);
});

test('wants a billing address for cards alone, where the merchant requires one', () => {
  const billed = { ...merchant, is_billing_address_required: 1 } as const;
  expect(needsBillingAddress('CC', billed)).toBe(true);
  expect(needsBillingAddress('STORE', billed)).toBe(false);
  expect(needsBillingAddress('CC', merchant)).toBe(false);
});

test('only members may save a card', () => {
  expect((['member', 'guest', 'kiosk', 'staff'] as const).map(maySaveCard)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
