import { emptyAddress } from '@servery/domain/address/draft';
import { emptyChoice } from '@servery/domain/fulfilment/choice';
import { sampleType } from '@servery/domain/testing/sample-type';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('serveryFacts', { brand: { checkout: {} }, variant: 'web', first: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { loadFields } = await import('#features/checkout/load-fields.ts');

const fulfilment = [sampleType(), sampleType({ code: 'deliver', address_required: 1 })];
const merchant = { id: 3, menu_id: 4, fulfilment };
const line = '1 High Street,,Fremantle,WA,6160,AU';
const address = { ...emptyAddress, delivery_address: line, delivery_validated: true };

test('loads the checkout with the store, the menu, how, when and where, and where the phone is reached [CHK-232]', () => {
  const choice = { ...emptyChoice('deliver'), date: '2026-11-18', time: '12:15' };
  const push = { provider: 'onesignal', subscription_id: 'abc' };
  expect(loadFields(merchant, { choice, address, push })).toMatchObject({
    store_id: 3,
    menu_id: 4,
    menu_sub_type: 'deliver',
    checkout_options: {
      fulfilment_type: 'deliver',
      fulfilment_asap: 0,
      fulfilment_date: '2026-11-18',
      fulfilment_time: '12:15',
      delivery_address: line,
      delivery_address_str: line,
    },
    component: 'Checkout',
    pn_data: push,
  });
  const saved = { ...address, delivery_address_id: 7 };
  const options = loadFields(merchant, { choice, address: saved }).checkout_options;
  expect(options).toMatchObject({ delivery_address_id: 7 });
  expect(options).not.toHaveProperty('delivery_address');
});

test('leaves out what is not asked for: an address for pickup, a time for ASAP, a phone without push', () => {
  const fields = loadFields(merchant, { choice: { ...emptyChoice('pickup'), asap: true }, address });
  expect(fields).not.toHaveProperty('pn_data');
  expect(fields.checkout_options).toMatchObject({ fulfilment_asap: 1, fulfilment_date: undefined });
  expect(fields.checkout_options).not.toHaveProperty('delivery_address');
});
