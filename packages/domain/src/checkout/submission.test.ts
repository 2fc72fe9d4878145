import { expect, test } from 'vitest';
import { emptyAddress } from '#address/draft';
import { billingFields, emptyBilling } from '#checkout/billing';
import { emptyCard, expiryOf } from '#checkout/card';
import { type PaymentProof, type Submission, submitFields } from '#checkout/submission';
import { emptyChoice } from '#fulfilment/choice';

const order: Submission = {
  merchant: { id: 3, menu_id: 4, time_zone: 'Australia/Perth' },
  shownTotal: '12.50',
  choice: { ...emptyChoice('pickup'), asap: false, date: '2026-11-16', time: '12:15' },
  contact: { name: ' Mia ', email: 'mia@example.com', mobile: '+61491570156' },
  method: 'CC',
  address: emptyAddress,
  addressRequired: false,
  note: '',
  native: false,
};
const sent = (change: Partial<Submission> = {}, proof?: PaymentProof) =>
  submitFields({ ...order, ...change }, { preorder: 0, submitKey: 'k'.repeat(16), proof });

test('is sent by rapp in the app and by rmobi everywhere else [CHK-187 CHK-188]', () => {
  expect(sent({ native: true }).order_source).toBe('rapp');
  expect(sent().order_source).toBe('rmobi');
});

test('always says that the note is included [CHK-189]', () => {
  expect(sent().order_note_included).toBe(1);
  expect(sent({ note: 'No lime' })).toMatchObject({ order_note: 'No lime', order_note_included: 1 });
});

test('sends the chosen time in seconds, and none for ASAP [CHK-190]', () => {
  expect(sent().fulfilment_datetime).toBe(Date.UTC(2026, 10, 16, 4, 15) / 1000);
  expect(sent({ choice: { ...emptyChoice('pickup'), asap: true } }).fulfilment_datetime).toBeUndefined();
});

test('sends save_card, auto_topup and contactless as 0 or 1 [CHK-191]', () => {
  expect(sent()).toMatchObject({ save_card: 0, auto_topup: 0, contactless: 0 });
  expect(sent({ saveCard: true, contactless: true })).toMatchObject({ save_card: 1, contactless: 1 });
});

test('sends pn_data only from the app, and only when push is registered [CHK-192]', () => {
  const push = { provider: 'onesignal', subscription_id: 'abc' };
  expect(sent({ native: true, push })['pn_data']).toEqual(push);
  expect(sent({ native: true })['pn_data']).toBeUndefined();
  expect(sent({ push })['pn_data']).toBeUndefined();
});

test('never holds a card: its fields are there and empty, whatever the method', () => {
  const fields = sent({}, { braintree_nonce: 'tokencc_1' });
  expect(fields).toMatchObject({ card_name: '', card_number: '', card_expiry: '', card_csc: '' });
  expect(fields['braintree_nonce']).toBe('tokencc_1');
});

test('sends what a member changed beside what is stored', () => {
  const member = { nameIsNew: true, mobileIsNew: false };
  expect(sent({ member })).toMatchObject({ customer_name_new: 'Mia', customer_mobile_new: undefined });
  expect(sent().customer_name_new).toBeUndefined();
});

test('a bare dial prefix is sent as no mobile at all', () => {
  expect(sent({ contact: { ...order.contact, mobile: '+61' } }).customer_mobile).toBeUndefined();
});

test('sends addresses only where they are asked for', () => {
  const address = { ...emptyAddress, delivery_address: '8 Norfolk Street' };
  const billing = { ...emptyBilling, postcode: '6160' };
  expect(sent({ address })['delivery_address_str']).toBeUndefined();
  expect(sent({ address, addressRequired: true })['delivery_address_str']).toBe('8 Norfolk Street');
  expect(sent({ address, billing })['billing_postcode']).toBe('6160');
});

test('says each thing that was chosen and typed, and nothing of what was not', () => {
  const choice = {
    ...emptyChoice('booking'),
    asap: true,
    bookingName: 'Smith',
    bookingRef: 'AB12',
    tableNum: 'B7',
    slotId: 3,
    stopId: 4,
    locationId: 5,
  };
  const address = {
    ...emptyAddress,
    delivery_address_id: 9,
    delivery_address: '8 Norfolk Street',
    delivery_address1: '8 Norfolk Street',
    delivery_postcode: '6160',
    delivery_geo: 'place',
    delivery_latlng: '-32,115',
  };
  const billing = { ...emptyBilling, id: 9, line: '1 Hay St', geo: 'bill', latlng: '-31,115' };
  const said = {
    contact_name: 'Smith',
    booking_name: 'Smith',
    booking_ref: 'AB12',
    table_num: 'B7',
    delivery_slot_id: 3,
    delivery_stop_id: 4,
    pickup_location_id: 5,
    delivery_address_id: 9,
    delivery_address1: '8 Norfolk Street',
    delivery_postcode: '6160',
    delivery_geo: 'place',
    delivery_latlng: '-32,115',
    billing_geo: 'bill',
    billing_latlng: '-31,115',
    customer_email: 'mia@example.com',
    customer_mobile: '+61491570156',
    mobile_metadata: { country_code: 'AU' },
    student_name: 'Leo',
    expected_due: 1700,
    tender_kind: 'cash',
    tender_amount: '8.00',
    tender_received: '20.00',
    balance_word: 'yes',
  };
  const contact = { name: 'Mia', email: ' mia@example.com ', mobile: ' +61491570156 ' };
  expect(
    sent({
      choice,
      address,
      addressRequired: true,
      billing,
      contact,
      mobileCountry: 'AU',
      student: { name: ' Leo ', classId: 0 },
      shownDue: 1700,
      tender: { kind: 'cash', amount: 800, received: 2000, balanceWord: 'yes' },
    }),
  ).toMatchObject(said);
  const none = sent({ contact: { ...contact, mobile: '+61' }, mobileCountry: 'AU', shownDue: 1700 });
  expect([none.mobile_metadata, none['expected_due'], none.custom_data, none['tender_received']]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // A time is told in whole seconds that have come.
  const at = Date.UTC(2026, 10, 16, 4, 15);
  const late = sent({ choice: { ...order.choice, at: at + 999 } });
  expect(late.fulfilment_datetime).toBe(at / 1000);
});

test('has every field of the order submission payload [CHK-257]', () => {
  const whole = sent(
    {
      native: true,
      push: { provider: 'onesignal' },
      addressRequired: true,
      billing: emptyBilling,
      mobileCountry: 'AU',
      custom: { spice: 'Hot' },
    },
    { braintree_nonce: 'x', wallet_data: '{}' },
  );
  const names =
    'merchant_id menu_id preorder fulfilment_type fulfilment_asap fulfilment_datetime contact_name booking_ref booking_pax table_num customer_name customer_name_new customer_email customer_mobile customer_mobile_new mobile_metadata student_name store_class_id payment_method card_name card_number card_expiry card_csc delivery_address_id delivery_address_str delivery_address1 delivery_address2 delivery_city delivery_state delivery_postcode delivery_country delivery_geo delivery_latlng delivery_slot_id delivery_stop_id pickup_location_id billing_address_id billing_address_str billing_address1 billing_address2 billing_city billing_state billing_postcode billing_country billing_geo billing_latlng save_card auto_topup contactless custom_data order_note order_note_included order_source wallet_data braintree_nonce pn_data';
  expect(names.split(' ').filter((name) => !Object.hasOwn(whole, name))).toEqual([]);
});

test('a guest is a name, an email, a mobile and the country of the mobile [CHK-265 ACC-343]', () => {
  expect(sent({ mobileCountry: 'NZ', contact: { ...order.contact, mobile: '+64211234567' } })).toMatchObject({
    customer_name: 'Mia',
    customer_email: 'mia@example.com',
    customer_mobile: '+64211234567',
    mobile_metadata: { country_code: 'NZ' },
  });
});

test('the checkout keeps where it goes, whom it is billed to, a card that never leaves the form, and every answer [CHK-259 ACC-347]', () => {
  const held = (names: string, state: object) =>
    expect(names.split(' ').filter((name) => !Object.hasOwn(state, name))).toEqual([]);
  held(
    'delivery_address_id delivery_address delivery_address1 delivery_address2 delivery_city delivery_state delivery_postcode delivery_country delivery_geo delivery_latlng delivery_validated delivery_postcode_id',
    emptyAddress,
  );
  held(
    'billing_address_id billing_address_str billing_address1 billing_address2 billing_city billing_state billing_postcode billing_country billing_geo billing_latlng',
    billingFields(emptyBilling),
  );
  // card_name, card_number, card_expiry and card_csc; card_expiry_date is read from what was typed.
  held('name number expiry csc', emptyCard);
  expect(expiryOf('12 / 28')).toEqual({ month: '12', year: '2028' });
  expect(
    sent({
      saveCard: true,
      member: { nameIsNew: true, mobileIsNew: true },
      contactless: true,
      student: { name: 'Ella', classId: 3 },
      custom: { spice: 'Hot' },
    }),
  ).toMatchObject({
    save_card: 1,
    auto_topup: 0,
    customer_name_new: 'Mia',
    customer_mobile_new: '+61491570156',
    student_name: 'Ella',
    contactless: 1,
    store_class_id: 3,
    custom_data: { spice: 'Hot' },
  });
});

test('the checkout holds every field of the address part, and sends the places that were chosen [ORD-340]', () => {
  const parts = ['address', 'address1', 'address2', 'city', 'state', 'postcode', 'country', 'address_id'];
  const more = 'delivery_geo delivery_latlng delivery_validated delivery_postcode_id';
  expect(Object.keys(order.address)).toEqual(
    expect.arrayContaining([
      ...parts.flatMap((part) => [`delivery_${part}`, `billing_${part}`]),
      ...more.split(' '),
    ]),
  );
  const chosen = sent({ choice: { ...emptyChoice('pickup'), stopId: 4, locationId: 5 } });
  expect(chosen).toMatchObject({ delivery_stop_id: 4, pickup_location_id: 5 });
  expect(sent()).toMatchObject({ delivery_stop_id: undefined, pickup_location_id: undefined });
});
