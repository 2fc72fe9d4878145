import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { PromoTable } from '#db/tables/promos';
import { add, changeMenu, rowsOf, SAM, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const DAY = 86_400_000;

const makePromo = (servery: Servery, code: string, rule: Partial<Insertable<PromoTable>>) =>
  changeMenu(servery, async ({ q }) => {
    const { id } = await q
      .selectFrom('venue')
      .select('id')
      .where('name', '=', 'Banksia Kitchen')
      .executeTakeFirstOrThrow();
    const words = { title: `Promo ${code}`, descr: 'Something off.', terms: 'While it lasts.' };
    await q
      .insertInto('promo')
      .values({
        venue_id: id,
        code,
        ...words,
        kind: 'amount',
        value: 100,
        minimum: 0,
        fulfilment: '[]',
        starts_at: servery.clock.now - DAY,
        ends_at: servery.clock.now + DAY,
        listed: 0,
        ...rule,
      })
      .execute();
  });

inEachServery(
  'promo codes',
  (servery) => {
    const shopper = async (person: Person = servery().person()) => {
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 3);
      const send = { ...venue.at };
      const use = (coupon_code: string, more: object = {}) =>
        person.call('ManageCart.update_checkout', { ...send, checkout_options: { coupon_code, ...more } });
      const refuse = async (coupon_code: string, more: object = {}) =>
        person.refused('ManageCart.update_checkout', { ...send, checkout_options: { coupon_code, ...more } });
      const place = (more: object = {}) => person.send('SubmitOrder', submission(venue, more));
      return { person, venue, use, refuse, place };
    };
    const messageOf = ({ Response }: { Response: unknown }) => (Response as [string])[0];

    test('is set with merchant, menu and coupon_code, and taken away with an empty one [ORD-305 ORD-306]', async () => {
      const { use } = await shopper();
      const on = await use('spring10');
      expect(on.order).toMatchObject({
        coupon_code: 'SPRING10',
        other_discount: '2.40',
        grand_total: '21.60',
      });
      expect(on.affects_cart_total).toBe(1);
      const off = await use('');
      expect(off.order).toMatchObject({ coupon_code: '', other_discount: '0.00', grand_total: '24.00' });
    });

    test('takes off a percentage, an amount, the delivery, or one of a product', async () => {
      const { use, venue } = await shopper();
      const chips = venue.product('Rosemary Chips').id;
      await makePromo(servery(), 'FREECHIPS', { kind: 'product', value: 10_000, product_id: chips });
      await makePromo(servery(), 'TWO', { value: 200 });
      expect((await use('FREECHIPS')).order.grand_total).toBe('16.00');
      expect((await use('TWO')).order.grand_total).toBe('22.00');
      const delivered = await use('FREEDEL', { fulfilment_type: 'deliver', delivery_postcode: '6160' });
      expect(delivered.order).toMatchObject({ delivery_fee: '0.00', grand_total: '24.00' });
    });

    test('says what is wrong with a code, and changes nothing', async () => {
      const { refuse, venue } = await shopper();
      await makePromo(servery(), 'SOON', { starts_at: servery().clock.now + 1 });
      await makePromo(servery(), 'BIG', { minimum: 10_000 });
      await makePromo(servery(), 'WAFFLE', {
        kind: 'product',
        value: 10_000,
        product_id: venue.merchant.menu.items[0]!.items[0]!.id,
      });
      const before = await rowsOf(servery());
      const said = async (code: string, more: object = {}) => (await refuse(code, more)).message;
      expect(await said('NOSUCH')).toBe('That promo code isn’t valid');
      expect(await said('EXPIRED')).toBe('That promo code has expired');
      expect(await said('SOON')).toBe('You can’t use that promo code yet');
      expect(await said('BIG')).toBe('Minimum order for that promo code is $100.00');
      expect(await said('FREEDEL', { fulfilment_type: 'pickup' })).toBe(
        'That promo code isn’t available for this fulfilment type',
      );
      expect(await said('WAFFLE')).toMatch(/^Add .+ to your cart to use that promo code$/);
      const after = await rowsOf(servery());
      expect(after.carts.map(({ updated_at: _at, ...cart }) => cart)).toEqual(
        before.carts.map(({ updated_at: _at, ...cart }) => cart),
      );
    });

    test('says before an order is placed that its code holds no more', async () => {
      await makePromo(servery(), 'TWENTY', { minimum: 2000 });
      const { person, venue, use, place } = await shopper();
      const { order } = await use('TWENTY');
      await person.call('ManageCart.update_quantity', {
        ...venue.at,
        menu_item_data: { cart_item_slot_id: order.items[0]!.cart_item_slot_id, quantity: 1 },
      });
      expect(messageOf(await place())).toBe('Minimum order for that promo code is $20.00');
    });

    test('gives the last use to exactly one of ten who order at once', async () => {
      await makePromo(servery(), 'LAST', { uses_total: 3 });
      const people = await Promise.all(Array.from({ length: 10 }, () => shopper()));
      for (const { use } of people) await use('LAST');
      const answers = await Promise.all(people.map(({ place }) => place()));
      const refused = answers.filter((answer) => answer.ResponseCode === 'ERROR');
      expect(refused).toHaveLength(7);
      expect(new Set(refused.map(messageOf))).toEqual(new Set(['That promo code has been used up']));
      const { refuse } = await shopper();
      expect((await refuse('LAST')).message).toBe('That promo code has been used up');
    });

    test('validating an order uses nothing up', async () => {
      await makePromo(servery(), 'ONCE', { uses_total: 1 });
      const { use, place } = await shopper();
      await use('ONCE');
      for (let tries = 0; tries < 3; tries += 1)
        expect((await place({ preorder: 0 })).ResponseCode).toBe('SUCCESS');
      expect((await place()).ResponseCode).toBe('SUCCESS');
    });

    test('is used once by a member, and once by a guest with the same email or mobile', async () => {
      await makePromo(servery(), 'WELCOME', { uses_each: 1 });
      const member = await signIn(servery().person());
      const first = await shopper(member);
      await first.use('WELCOME');
      expect((await first.place()).ResponseCode).toBe('SUCCESS');
      const again = await shopper(member);
      expect((await again.refuse('WELCOME')).message).toBe('You’ve already used that promo code');

      const orderAs = async (contact: object) => {
        const guest = await shopper();
        await guest.use('WELCOME');
        const answer = await guest.place(contact);
        return answer.ResponseCode === 'SUCCESS' ? 'placed' : messageOf(answer);
      };
      const kim = { customer_email: 'kim@example.com', customer_mobile: '0491 570 110' };
      expect(await orderAs(kim)).toBe('placed');
      expect(await orderAs({ ...kim, customer_mobile: '0491 570 111' })).toBe(
        'You’ve already used that promo code',
      );
      expect(await orderAs({ ...kim, customer_email: 'KIM2@example.com' })).toBe(
        'You’ve already used that promo code',
      );
      expect(await orderAs({ customer_email: 'Lee@example.com', customer_mobile: '0491 570 112' })).toBe(
        'placed',
      );
      expect(SAM.customer_email).not.toBe(kim.customer_email);
    });

    test('gives the use back when the venue cancels or rejects the order', async () => {
      await makePromo(servery(), 'BACK', { uses_total: 1, uses_each: 1 });
      const owner = servery().person({ AppMode: 'console' });
      await owner.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
      for (const action of ['ConsoleOrder.cancel', 'ConsoleOrder.reject'] as const) {
        const { use, person, venue } = await shopper();
        await use('BACK');
        const { order_id } = await person.call('SubmitOrder', submission(venue));
        const late = await shopper();
        expect((await late.refuse('BACK')).message).toBe('That promo code has been used up');
        await owner.call(action, { order_id, reason: 'No potatoes' });
      }
      const { use } = await shopper();
      expect((await use('BACK')).order.coupon_code).toBe('BACK');
    });

    test('takes no code where the menu takes none', async () => {
      const allow = (allow_promo_codes: number) =>
        changeMenu(servery(), ({ q }) => q.updateTable('menu').set({ allow_promo_codes }).execute());
      await allow(0);
      const { refuse } = await shopper();
      expect((await refuse('SPRING10')).message).toBe('We don’t take promo codes here');
      await allow(1);
    });

    test('lists what is for everybody with title, words, code, terms and type, loyalty for a reward [ORD-331]', async () => {
      const { venue } = await shopper();
      const { promos } = venue.merchant;
      expect(promos.map(({ promo_code, type }) => [promo_code, type])).toEqual([
        ['SPRING10', 'percent'],
        ['LUNCH5', 'amount'],
        ['', 'loyalty'],
      ]);
      expect(promos[0]).toEqual({
        title: '10% off this spring',
        desc: 'Ten per cent off everything on the menu.',
        promo_code: 'SPRING10',
        terms: 'Once per order. Not with other offers.',
        type: 'percent',
      });
    });
  },
  { RATE_LIMIT: 'off' },
);
