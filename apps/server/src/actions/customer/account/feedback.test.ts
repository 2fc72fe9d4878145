import { expect, test } from 'vitest';
import { inEachIdentityServery } from '../../../../testing/identity.ts';
import { orderChips, signIn } from '../../../../testing/orders.ts';

const FINE = { ease_of_use: 5, speed: 4, overall: 5, comments: 'Lovely chips.' };

inEachIdentityServery('feedback', (servery) => {
  test('reaches the venue with its stars and words, and the order that it is about [ACC-300 ACC-301 ACC-359]', async () => {
    const sam = await signIn(servery().person());
    const { order_id } = await orderChips(sam);
    const { order } = await sam.call('OrderStatusDetailed', { order_id });
    expect(await sam.call('Feedback', { ...FINE, overall: 3, order_id })).toEqual({});
    const support = (await import('../../../../../../brands/demo/brand.json', { with: { type: 'json' } }))
      .default;
    const [mail] = await servery().arrived('mail', support.words.support_email);
    expect(mail?.subject).toBe('Feedback from Sam Nguyen: 3/5');
    expect(mail?.text).toContain(`on order ${order.pos_order_id}. Ease of use 5/5, Speed 4/5, Overall 3/5.`);
    expect(mail?.text).toContain('Lovely chips.');
  });

  test('wants all three ratings from 1 to 5, and an order of one’s own [ACC-199 ACC-200]', async () => {
    const sam = await signIn(servery().person());
    const words = 'Tap on the stars to rate your experiences between 1 (poor) and 5 (excellent)';
    for (const field of ['ease_of_use', 'speed', 'overall'])
      for (const stars of [0, 6, -1]) {
        const { message, details } = await sam.refused('Feedback', { ...FINE, [field]: stars });
        expect([message, details.field]).toEqual([words, field]);
      }
    // Who ordered as a guest and signs in then may say what they think of that order.
    const guest = servery().person();
    const before = await orderChips(guest);
    await signIn(guest);
    await guest.call('Feedback', { ...FINE, order_id: before.order_id });
    const { order_id } = await orderChips(servery().person());
    expect((await sam.refused('Feedback', { ...FINE, order_id })).code).toBe('order_not_found');
  });
});
