import { expect, test } from 'vitest';
import { contactOf } from '#ordering/check-contact';
import { sampleOrder } from '#testing/sample-order';

type More = NonNullable<Parameters<typeof sampleOrder>[0]>;
const { asks } = sampleOrder();
const contact = (more: More = {}) => contactOf(sampleOrder(more));
const mia = { name: 'Mia Kowalski', email: 'mia@example.com', mobile: '+61491570156', country: 'AU' };

test('is who the order says, without the blanks around it', () => {
  expect(contact()).toEqual(mia);
  const blanks = {
    customer_name: ' Mia Kowalski ',
    customer_email: ' mia@example.com ',
    customer_mobile: ' 0491 570 156 ',
  };
  expect(contact({ input: blanks })).toEqual(mia);
});

test('what was typed anew wins over the rest, and what is stored stands in for what was not told', () => {
  const input = {
    customer_name: undefined,
    customer_email: undefined,
    customer_mobile: undefined,
  };
  const customer = {
    id: 4,
    status: 1,
    name: 'Ana Li',
    email: 'ana@example.com',
    mobile: '+61491570157',
  } as const;
  expect(contact({ input, customer })).toEqual({
    name: 'Ana Li',
    email: 'ana@example.com',
    mobile: '+61491570157',
    country: 'AU',
  });
  expect(contact({ customer })).toEqual(mia);
  const anew = { customer_name_new: 'Mia K', customer_mobile_new: '0491 570 158' };
  expect(contact({ input: anew, customer })).toMatchObject({ name: 'Mia K', mobile: '+61491570158' });
});

test.each([3, 8] as const)(
  'status %d orders for others: what is stored of it is not the customer’s',
  (status) => {
    const stored = { id: 4, status, name: 'Till 2', email: 'till@example.com', mobile: '+61491570157' };
    const nobody = { customer_email: undefined, customer_mobile: undefined };
    expect(contact({ customer: stored, input: nobody })).toEqual({
      name: 'Mia Kowalski',
      email: '',
      mobile: '',
      country: '',
    });
    expect(contact({ customer: stored, input: { customer_name: undefined } })).toMatchObject({
      code: 'name_required',
    });
  },
);

test('a number without a prefix is read in the country beside the field, else in the venue’s', () => {
  const abroad = (customer_mobile: string, country_code: string) =>
    contact({ input: { customer_mobile, mobile_metadata: { country_code, dial_code: undefined } } });
  expect(abroad('021 123 4567', 'nz')).toMatchObject({ mobile: '+64211234567', country: 'NZ' });
  expect(abroad('+61 491 570 156', 'NZ')).toMatchObject({ mobile: '+61491570156', country: 'NZ' });
  // Nobody there has it, though in Australia somebody would.
  expect(abroad('07 12 34 56 78', 'FR')).toMatchObject({ ok: false, code: 'mobile_invalid' });
});

test('refuses what the form would refuse, with the field and how it is put right', () => {
  expect(contact({ input: { customer_name: 'M' } })).toMatchObject({ ok: false, code: 'name_required' });
  expect(contact({ input: { customer_email: 'mia' } })).toMatchObject({
    code: 'email_invalid',
    details: { field: 'email' },
  });
  expect(contact({ input: { customer_mobile: '12345678' } })).toMatchObject({
    code: 'mobile_invalid',
    details: { field: 'mobile', how: expect.stringContaining('+61') },
  });
});

test('what the brand hides is asked of nobody, and kept only where it can be used', () => {
  const hidden = { ...asks, hide_email: true, hide_mobile: true };
  const input = { customer_email: 'mia', customer_mobile: '12' };
  const none = { name: 'Mia Kowalski', email: '', mobile: '', country: '' };
  expect(contact({ asks: hidden, input })).toEqual(none);
  expect(contact({ asks: hidden })).toEqual(mia);
});

test('a member is asked for a mobile, whatever the brand hides from guests', () => {
  const hidden = { ...asks, hide_mobile: true };
  const input = { customer_mobile: '' };
  expect(contact({ asks: hidden, input })).toMatchObject({ mobile: '' });
  expect(contact({ asks: hidden, input, customer: { id: 4, status: 1 } })).toMatchObject({
    code: 'mobile_required',
  });
});

test('kiosk and staff are asked for a mobile only by a brand that wants one', () => {
  const input = { customer_mobile: '' };
  const customer = { id: 4, status: 8 } as const;
  expect(contact({ input, customer })).toMatchObject({ mobile: '' });
  expect(contact({ input, customer, asks: { ...asks, mobile_required: true } })).toMatchObject({
    code: 'mobile_required',
  });
});
