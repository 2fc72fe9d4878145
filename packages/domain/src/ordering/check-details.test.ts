import { describe, expect, test } from 'vitest';
import { agreementsOf, billingOf, detailsOf } from '#ordering/check-details';
import { sampleOrder } from '#testing/sample-order';
import { sampleCart, sampleMenu, sampleVenue } from '#testing/sample-venue';

type Input = NonNullable<NonNullable<Parameters<typeof sampleOrder>[0]>['input']>;
type Menu = Parameters<typeof sampleMenu>[0];

const details = (menu: Menu, input: Input = {}, classes: { id: number; name: string }[] = []) =>
  detailsOf(sampleCart(), sampleOrder({ input, venue: sampleVenue({ menu: sampleMenu(menu), classes }) }));

const seat = {
  name: 'seat',
  label: 'Seat',
  type: 'text',
  preset: '',
  required: 1,
  hint: '',
  options: [],
} as const;
const customFields = [{ ...seat, options: [] }];

describe('the venue’s own questions', () => {
  test('are answered by the submission alone', () => {
    expect(details({ customFields }, { custom_data: { seat: '4B', other: 'x' } })).toMatchObject({
      custom: { seat: '4B' },
      read: [{ label: 'Seat', value: '4B' }],
    });
    expect(details({ customFields })).toMatchObject({
      ok: false,
      code: 'custom_invalid',
      details: { field: 'seat', text: 'Seat is required' },
    });
    const remembered = sampleCart({ customData: { seat: '4B' } });
    const venue = sampleVenue({ menu: sampleMenu({ customFields }) });
    expect(detailsOf(remembered, sampleOrder({ venue }))).toMatchObject({ code: 'custom_invalid' });
  });

  test('come to nothing where there are none', () => {
    expect(details({})).toEqual({
      custom: {},
      student: { name: '', classId: 0 },
      read: [],
      contactless: '',
    });
  });
});

describe('whose lunch it is', () => {
  const classes = [
    { id: 1, name: 'Year 1' },
    { id: 2, name: 'Year 2' },
  ];
  const lunch = (input: Input, menu: Menu = {}) =>
    details({ studentsEnabled: true, ...menu }, input, classes);

  test('is a student and a class, in the venue’s words', () => {
    expect(lunch({ student_name: ' Leo ', store_class_id: 2 }, { studentNameLabel: 'Child' })).toMatchObject({
      student: { name: 'Leo', classId: 2 },
      read: [{ label: 'Child', value: 'Leo, Year 2' }],
    });
    expect(lunch({ student_name: 'Leo' })).toMatchObject({
      student: { name: 'Leo', classId: 0 },
      read: [{ label: 'Student', value: 'Leo' }],
    });
    expect(lunch({ store_class_id: 1 })).toMatchObject({ read: [{ label: 'Student', value: 'Year 1' }] });
    expect(lunch({})).toMatchObject({ student: { name: '', classId: 0 }, read: [] });
  });

  test('is in a class that there is', () => {
    const unknown = { ok: false, code: 'class_unknown', details: { text: 'Choose a class from the list' } };
    expect(lunch({ store_class_id: 9 })).toEqual(unknown);
    expect(details({ studentsEnabled: true }, { store_class_id: 1 })).toEqual(unknown);
  });

  test('is not asked elsewhere', () => {
    expect(details({}, { student_name: 'Leo', store_class_id: 9 })).toMatchObject({
      student: { name: '', classId: 0 },
      read: [],
    });
  });
});

test('a handover without contact is what the menu calls it, where it offers one and one is wanted', () => {
  const { contactless: none } = sampleMenu();
  const contactless = { ...none, enabled: 1, pickup: 1, pickup_label: 'Leave it at the window' } as const;
  const wanted = (menu: Menu, flag?: 0 | 1) => {
    const told = details(menu, { contactless: flag });
    return 'contactless' in told ? told.contactless : told;
  };
  expect(wanted({ contactless }, 1)).toBe('Leave it at the window');
  expect(wanted({ contactless }, 0)).toBe('');
  expect(wanted({ contactless })).toBe('');
  expect(wanted({}, 1)).toBe('');
});

test('what the brand wants agreed to must be, and is kept', () => {
  const { asks } = sampleOrder();
  const both = { ...asks, age: { ...asks.age, enabled: true }, terms: { ...asks.terms, enabled: true } };
  const agreed = (input: Input, wanted = both) => agreementsOf(sampleOrder({ input, asks: wanted }));
  expect(agreed({ age_agreed: 1, terms_agreed: 1 })).toEqual({ given: ['age', 'terms'] });
  expect(agreed({ age_agreed: 0, terms_agreed: 1 })).toMatchObject({
    ok: false,
    code: 'age_required',
    details: { text: 'Agreement to the Age limitation is required to proceed.' },
  });
  expect(agreed({ terms_agreed: 1 })).toMatchObject({ code: 'age_required' });
  expect(agreed({ age_agreed: 1, terms_agreed: 0 })).toMatchObject({ code: 'terms_required' });
  expect(agreed({}, asks)).toEqual({ given: [] });
  expect(agreed({ age_agreed: 1 }, asks)).toEqual({ given: [] });
});

describe('whom a card is billed to', () => {
  const home = { id: 7, address: '3 Cliff Street, Fremantle' };
  const office = { id: 8, address: '1 Office Park, Perth' };
  const customer = { billing_addresses: [home], delivery_addresses: [office] };
  const venue = sampleVenue({ billingAddressRequired: true });
  const billed = (
    input: Input,
    more: { billingAddressId?: number; paymentMethod?: string } = {},
    at = venue,
  ) => billingOf(sampleCart({ paymentMethod: 'CC', ...more }), sampleOrder({ input, venue: at, customer }));
  const parts = {
    billing_address1: '8 Norfolk Street',
    billing_city: 'Fremantle',
    billing_postcode: '6160',
  };

  test('is an address that was typed, or one of the member’s own', () => {
    expect(billed(parts)).toEqual({ line: '8 Norfolk Street, Fremantle, 6160' });
    expect(billed({ billing_address_id: 7 })).toEqual({ line: '3 Cliff Street, Fremantle' });
    expect(billed({ billing_address_id: 8 })).toEqual({ line: '1 Office Park, Perth' });
    expect(billed({}, { billingAddressId: 8 })).toEqual({ line: '1 Office Park, Perth' });
  });

  test('is wanted whole', () => {
    const missing = { ok: false, code: 'billing_required', details: { field: 'billing_address' } };
    expect(billed({})).toMatchObject(missing);
    expect(billed({ billing_address_id: 9 })).toMatchObject(missing);
    expect(billed({ ...parts, billing_city: undefined })).toMatchObject(missing);
  });

  test.each(Object.entries(parts))('is no longer the cart’s once %s is told', (field, value) => {
    expect(billed({ [field]: value }, { billingAddressId: 8 })).toMatchObject({ code: 'billing_required' });
    expect(billed({ billing_address_id: 7 }, { billingAddressId: 8 })).toEqual({ line: home.address });
  });

  test('is not kept where nobody asked', () => {
    expect(billed(parts, { paymentMethod: 'STORE' })).toEqual({ line: '' });
    expect(billed(parts, {}, sampleVenue())).toEqual({ line: '' });
  });
});
