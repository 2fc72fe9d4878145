import type { CallOutput } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { attemptsOf, inEachPayingServery, until } from '../../../../testing/cards.ts';
import { add, signIn, submission, visit } from '../../../../testing/orders.ts';
import type { Person } from '../../../../testing/servery.ts';
import { linklyEnv, pairTerminal, pinpadAt } from '../../../../testing/terminals.ts';

type Shown = CallOutput<'TillOrder.show'>['order'];

inEachPayingServery(
  'a sale whose pinpad has lost its line',
  ({ servery, sandbox }) => {
    const pinpad = () => pinpadAt(sandbox(), 'counter-1');
    const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    const begin = async () => {
      const till = await atTill();
      await pairTerminal(till, sandbox(), 'counter-1');
      const venue = await visit(till);
      await add(till, venue, 'Rosemary Chips');
      const { order } = await till.call('ManageCart.load_checkout', venue.at);
      const sale = submission(venue, { payment_method: 'eftpos', expected_total: order.grand_total });
      const begun = await till.call('SubmitOrder', { ...sale, preorder: 0 });
      const at = { pos_guid: begun.eftpos?.pos_guid ?? '', session_id: begun.eftpos?.session_id ?? '' };
      await until(servery(), async () => (await pinpad().look()).step === 'card');
      await pinpad().press('line');
      return { till, venue, sale, at };
    };
    const shown = async (till: Person, order_id: string): Promise<Shown> =>
      (await till.call('TillOrder.show', { order_id })).order;

    test('is placed unpaid, the till serves the next one, and the pinpad’s money pays it later', async () => {
      const { till, venue, sale, at } = await begin();
      // Until then nothing else can be done at this till.
      expect((await till.refused('ManageCart.clear_cart', venue.at)).code).toBe('payment_under_way');
      const { order_id } = await till.call('TillOrder.set_aside', { session_id: at.session_id });
      expect(await till.call('TillOrder.set_aside', { session_id: at.session_id })).toMatchObject({
        order_id,
      });
      expect(await shown(till, order_id)).toMatchObject({ paid: 0 });
      await add(till, venue, 'Rosemary Chips', 2);
      const next = submission(venue, { tender_kind: 'card', expected_total: '16.00' });
      const { order_id: second } = await till.call('SubmitOrder', next);
      expect(await shown(till, second)).toMatchObject({ paid: 1 });
      await pinpad().press('tap');
      await pinpad().press('line');
      await until(servery(), async () => {
        servery().clock.now += 1500;
        return (await shown(till, order_id)).paid === 1;
      });
      expect((await attemptsOf(servery(), sale.submit_key ?? '')).map(({ state }) => state)).toEqual([
        'captured',
      ]);
      expect(await till.call('Linkly.transaction', at)).toMatchObject({ state: 'approved', order_id });
    });

    test('is paid at once by a pinpad that was only slow', async () => {
      const { till, at } = await begin();
      await pinpad().press('line');
      const { order_id } = await till.call('TillOrder.set_aside', { session_id: at.session_id });
      await pinpad().press('tap');
      // By the pinpad's own answer: no job asks for it before the clock moves.
      await until(servery(), async () => (await shown(till, order_id)).paid === 1);
    });

    test('is left to pay where the card was declined, and can be paid otherwise', async () => {
      const { till, at } = await begin();
      const { order_id } = await till.call('TillOrder.set_aside', { session_id: at.session_id });
      const cash = { order_id, tender: 'cash' as const, tender_key: crypto.randomUUID() };
      expect((await till.refused('TillOrder.take_payment', cash)).code).toBe('payment_unknown');
      await pinpad().press('decline');
      await pinpad().press('line');
      await until(servery(), async () => {
        servery().clock.now += 1500;
        return (await till.call('Linkly.transaction', at)).state === 'failed';
      });
      await till.call('TillOrder.take_payment', cash);
      expect(await shown(till, order_id)).toMatchObject({ paid: 1 });
    });

    test('is not set aside by another till, nor once it is known', async () => {
      const { till, at } = await begin();
      const other = await atTill();
      expect((await other.refused('TillOrder.set_aside', { session_id: at.session_id })).code).toBe(
        'no_payment',
      );
      await pinpad().press('decline');
      await pinpad().press('line');
      await until(servery(), async () => {
        servery().clock.now += 1500;
        return (await till.call('Linkly.transaction', at)).state === 'failed';
      });
      expect(await till.call('TillOrder.set_aside', { session_id: at.session_id })).toEqual({
        order_id: '',
        pos_order_id: '',
      });
    });
  },
  linklyEnv,
);
