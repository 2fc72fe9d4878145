import { expect, test } from 'vitest';
import { add, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

/** What their status says, in the words of the spec. */
const STATUS = { member: 1, kiosk: 3, staff: 8, test: 9 };

inEachServery('the demo brand', (servery) => {
  test('knows guests, members, kiosks, staff and tests, and tells them apart [ACC-002]', async () => {
    for (const [who, status] of Object.entries(STATUS)) {
      const person = await signIn(servery().person(), `${who}@example.com`);
      expect((await person.call('CustomerAccount')).customer.status).toBe(status);
      expect((await person.call('CustomerAccount')).customer.id).toBeGreaterThan(0);
    }
    const guest = servery().person();
    const { order } = await guest.call('Merchant', { menu_name: 'banksia-kitchen', return_order: 1 });
    expect(order.num_items).toBe(0);
    expect((await guest.refused('CustomerAccount', {})).auth).toBe(true);
  });

  test('serves exactly one venue, in Western Australia [ORD-002 ACC-001]', async () => {
    const { merchants } = await servery().person().call('Merchants', { set: 'ALL' });
    expect(merchants).toHaveLength(1);
    expect(merchants[0]).toMatchObject({ name: 'Banksia Kitchen', state: 'WA' });
    const { merchant } = await visit(servery().person());
    expect(merchant.locale.country_code).toBe('AU');
  });

  test('is at home in Australia and Western Australia, and takes people from abroad [ORD-013 ACC-007 ACC-008]', async () => {
    const person = servery().person();
    const venue = await visit(person);
    expect(venue.merchant).toMatchObject({
      state: 'WA',
      locale: { country_code: 'AU', currency_code: 'AUD' },
    });
    await add(person, venue, 'Rosemary Chips');
    const abroad = submission(venue, { customer_mobile: '+64 21 123 4567' });
    expect((await person.call('SubmitOrder', abroad)).pos_order_id).not.toBe('');
  });
});
