import { expect, test } from 'vitest';
import { add, changeMenu, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const MINUTE = 60_000;
const seconds = (ms: number): number => Math.floor(ms / 1000);

async function hungry(servery: Servery) {
  const person = servery.person();
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips');
  const checkout_options = { fulfilment_type: 'pickup', fulfilment_asap: 1 } as const;
  const { order } = await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
  return { person, venue, shown: order.fulfilment.asap_due };
}
type Hungry = Awaited<ReturnType<typeof hungry>>;

const validate = ({ person, venue }: Hungry, more: object = {}) =>
  person.call('SubmitOrder', { ...submission(venue, { preorder: 0 }), expected_due: undefined, ...more });
const place = ({ person, venue }: Hungry, more: object = {}) =>
  person.send('SubmitOrder', { ...submission(venue), expected_due: undefined, ...more });

const blocks = (servery: Servery) =>
  servery.server.db.read((tx) =>
    tx.q
      .selectFrom('capacity_use')
      .select(['bucket', 'taken'])
      .where('bucket', 'like', 'block:%')
      .where('taken', '>', 0)
      .orderBy('bucket')
      .execute(),
  );

const emptyBlocks = (servery: Servery) =>
  changeMenu(servery, async ({ q }) => {
    await q.deleteFrom('capacity_hold').execute();
    await q.updateTable('capacity_use').set({ taken: 0 }).execute();
    await q.updateTable('fulfilment_type').set({ block_capacity: 2 }).where('code', '=', 'pickup').execute();
  });

const fill = async (servery: Servery, orders: number): Promise<void> => {
  for (let nth = 0; nth < orders; nth += 1) {
    const each = await hungry(servery);
    const { due } = await validate(each);
    expect(await place(each, { expected_due: due })).toMatchObject({ ResponseCode: 'SUCCESS' });
  }
};

inEachServery(
  'ASAP orders where a block of time takes two',
  (servery) => {
    test('gives twenty people who order at once the next blocks with room, two a block, none twice and none skipped', async () => {
      await emptyBlocks(servery());
      const { now } = servery().clock;
      const people = await Promise.all(Array.from({ length: 20 }, () => hungry(servery())));
      const far = seconds(now + 600 * MINUTE);
      const answers = await Promise.all(people.map((each) => place(each, { expected_due: far })));
      expect(answers.map(({ ResponseCode }) => ResponseCode)).toEqual(answers.map(() => 'SUCCESS'));
      const dues = answers.map(({ Response }) => (Response as { due: number }).due - seconds(now));
      // 12:15 as usual, then 12:20, 12:25 and so on.
      const wanted = Array.from({ length: 20 }, (_, nth) => (15 + 5 * Math.floor(nth / 2)) * 60);
      expect(dues.toSorted((a, b) => a - b)).toEqual(wanted);
      expect((await blocks(servery())).map(({ taken }) => taken)).toEqual(
        Array.from({ length: 10 }, () => 2),
      );
    });

    test('shows the later time in the cart, with the times and in the answer that validates, before it is placed', async () => {
      await emptyBlocks(servery());
      const { now } = servery().clock;
      expect((await hungry(servery())).shown).toBe(seconds(now + 15 * MINUTE));
      await fill(servery(), 2);
      const later = seconds(now + 20 * MINUTE);
      const next = await hungry(servery());
      expect(next.shown).toBe(later);
      const times = await next.person.call('FulfilmentTimes', {
        ...next.venue.at,
        fulfilment_type: 'pickup',
      });
      expect(times.asap_due).toBe(later);
      expect((await validate(next)).due).toBe(later);
      expect(await place(next)).toMatchObject({ Response: { due: later } });
    });

    test('counts tables as it does what is taken away: at the till the next one is promised later', async () => {
      await emptyBlocks(servery());
      await changeMenu(servery(), ({ q }) =>
        q.updateTable('fulfilment_type').set({ block_capacity: 1 }).where('code', '=', 'table').execute(),
      );
      const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
      const venue = await visit(till);
      const dues: number[] = [];
      for (const table_num of ['4', '5']) {
        await add(till, venue, 'Rosemary Chips');
        const order = { fulfilment_type: 'table' as const, table_num, payment_method: 'STORE' };
        dues.push((await till.call('SubmitOrder', submission(venue, order))).due);
      }
      expect(dues.map((due) => due - seconds(servery().clock.now))).toEqual([15 * 60, 20 * 60]);
    });

    test('refuses an order whose time has moved since it was shown, tells the new one, and takes it once that is seen', async () => {
      await emptyBlocks(servery());
      const { now } = servery().clock;
      const slow = await hungry(servery());
      expect(slow.shown).toBe(seconds(now + 15 * MINUTE));
      await fill(servery(), 2);
      const refused = await slow.person.refused('SubmitOrder', {
        ...submission(slow.venue),
        expected_due: slow.shown,
      });
      expect(refused).toMatchObject({
        code: 'due_changed',
        details: { due: seconds(now + 20 * MINUTE), time: '12:20 pm' },
      });
      expect(refused.message).toBe(
        'We’re busy. Your order will be ready around 12:20 pm. Check it and place your order again',
      );
      // Without a word of what was shown, what validating answered counts; without that, nothing was shown.
      const unseen = { ...submission(slow.venue), expected_due: undefined };
      expect((await slow.person.refused('SubmitOrder', unseen)).code).toBe('due_changed');
      expect((await validate(slow)).due).toBe(seconds(now + 20 * MINUTE));
      expect(await place(slow)).toMatchObject({ ResponseCode: 'SUCCESS' });
    });

    test('keeps the block for whoever is paying, and asks nobody who is merely slow within it', async () => {
      await emptyBlocks(servery());
      const paying = await hungry(servery());
      await validate(paying);
      await fill(servery(), 1);
      expect((await hungry(servery())).shown).toBe(seconds(servery().clock.now + 20 * MINUTE));
      servery().clock.now += 2 * MINUTE;
      const placed = await place(paying, { expected_due: paying.shown });
      expect(placed).toMatchObject({ Response: { due: seconds(servery().clock.now + 15 * MINUTE) } });
    });

    test('refuses ASAP where the rest of today is full, and gives a block back with its order', async () => {
      await emptyBlocks(servery());
      const twentyPast = Date.UTC(2026, 10, 17, 4, 20);
      await changeMenu(servery(), async ({ q }) => {
        // Open until 12:30: of the usual block and two more, two orders each.
        await q.updateTable('open_window').set({ opens: '00:00', closes: '12:30' }).execute();
      });
      await fill(servery(), 6);
      const late = await hungry(servery());
      expect(late.shown).toBe(0);
      expect((await late.person.refused('SubmitOrder', submission(late.venue))).code).toBe('asap_full');
      const owner: Person = servery().person({ AppMode: 'console' });
      await owner.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
      const first = await servery().server.db.read((tx) =>
        tx.q
          .selectFrom('orders')
          .select('ref')
          .where('due_at', '=', twentyPast)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow(),
      );
      await owner.call('ConsoleOrder.cancel', { order_id: first.ref, reason: 'Kitchen too busy' });
      expect((await validate(late)).due).toBe(seconds(twentyPast));
    });
  },
  { RATE_LIMIT: 'off' },
);
