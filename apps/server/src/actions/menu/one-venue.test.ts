import { expect, test } from 'vitest';
import { add, submission, visit } from '../../../testing/orders.ts';
import { inEachShop } from '../../../testing/shop.ts';

inEachShop('the demo brand', (shop) => {
  test('serves exactly one venue, in Western Australia [ORD-002]', async () => {
    const { merchants } = await shop().person().call('Merchants', { set: 'ALL' });
    expect(merchants).toHaveLength(1);
    expect(merchants[0]).toMatchObject({ name: 'Banksia Kitchen', state: 'WA' });
    const { merchant } = await visit(shop().person());
    expect(merchant.locale.country_code).toBe('AU');
  });

  test('is at home in Australia and Western Australia, and takes people from abroad [ORD-013]', async () => {
    const person = shop().person();
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
