import { expect, test } from 'vitest';
import { add, changeMenu, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

const DATE = '2026-11-18';
/** Noon of that day in Perth. */
const NOON = Date.UTC(2026, 10, 18, 4) / 1000;
const ADDRESS = {
  delivery_address_str: '1 High Street, Fremantle, WA, 6160, AU',
  delivery_postcode: '6160',
};

async function hungry(servery: Servery, email?: string) {
  const person = servery.person();
  if (email) await signIn(person, email);
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 4);
  return { person, venue };
}
type Hungry = Awaited<ReturnType<typeof hungry>>;

const atTime = ({ venue }: Hungry, minutes: number) =>
  submission(venue, { preorder: 0, fulfilment_asap: 0, fulfilment_datetime: NOON + minutes * 60 });
const inSlot = ({ venue }: Hungry, slotId: number) =>
  submission(venue, {
    preorder: 0,
    fulfilment_type: 'deliver',
    fulfilment_asap: 0,
    fulfilment_datetime: NOON,
    delivery_slot_id: slotId,
    ...ADDRESS,
  });

const slotIds = (servery: Servery) =>
  servery.server.db.read(async (tx) =>
    (
      await tx.q
        .selectFrom('fulfilment_point')
        .select('id')
        .where('kind', '=', 'slot')
        .where('due_time', '>=', '12:00')
        .orderBy('id')
        .execute()
    ).map(({ id }) => id),
  );
const holds = (servery: Servery) =>
  servery.server.db.read(async (tx) =>
    (await tx.q.selectFrom('capacity_hold').select('bucket').orderBy('bucket').execute()).map(
      ({ bucket }) => bucket,
    ),
  );
const noHolds = (servery: Servery) => changeMenu(servery, ({ q }) => q.deleteFrom('capacity_hold').execute());

inEachServery(
  'what a cart keeps while its customer pays',
  (servery) => {
    test('is one choice: who validates for twenty times keeps the last of them', async () => {
      await noHolds(servery());
      const greedy = await hungry(servery());
      for (let nth = 0; nth < 20; nth += 1) await greedy.person.call('SubmitOrder', atTime(greedy, nth * 5));
      expect(await holds(servery())).toEqual([expect.stringMatching(`${DATE}T13:35$`)]);
    });

    test('is left to others as soon as another slot, another time or ASAP is chosen', async () => {
      await noHolds(servery());
      const [first, second] = await slotIds(servery());
      await changeMenu(servery(), ({ q }) =>
        q.updateTable('fulfilment_point').set({ capacity: 1 }).where('kind', '=', 'slot').execute(),
      );
      const one = await hungry(servery());
      const other = await hungry(servery());
      await one.person.call('SubmitOrder', inSlot(one, first!));
      expect((await other.person.refused('SubmitOrder', inSlot(other, first!))).code).toBe('slot_full');
      const checkout_options = {
        fulfilment_type: 'deliver' as const,
        fulfilment_date: DATE,
        delivery_slot_id: second!,
        delivery_address: ADDRESS.delivery_address_str,
      };
      await one.person.call('ManageCart.update_checkout', { ...one.venue.at, checkout_options });
      expect(await holds(servery())).toEqual([]);
      await other.person.call('SubmitOrder', inSlot(other, first!));
      // The same choice again is no other: looking at the checkout once more gives nothing away.
      await one.person.call('SubmitOrder', inSlot(one, second!));
      await one.person.call('ManageCart.load_checkout', { ...one.venue.at, checkout_options });
      expect(await holds(servery())).toHaveLength(2);
      const asap = { fulfilment_type: 'pickup' as const, fulfilment_asap: 1 as const };
      await one.person.call('ManageCart.update_checkout', { ...one.venue.at, checkout_options: asap });
      expect(await holds(servery())).toEqual([`slot:${first!}:${DATE}`]);
    });

    test('is ten places for all who come from one address; the next ones are first come, first served', async () => {
      await noHolds(servery());
      const strangers = await Promise.all(Array.from({ length: 14 }, () => hungry(servery())));
      await Promise.all(
        strangers.map((each, nth) => each.person.call('SubmitOrder', atTime(each, nth * 10))),
      );
      const kept = await holds(servery());
      expect(kept.length).toBeLessThanOrEqual(10);
      expect(kept.length).toBeGreaterThan(0);
      const last = strangers.at(-1)!;
      await last.person.call('SubmitOrder', { ...atTime(last, 130), preorder: 1 });
    });

    test('has no such bound on the venue’s own screens, where many people order', async () => {
      await noHolds(servery());
      for (let nth = 0; nth < 12; nth += 1) {
        const till = await hungry(servery(), 'staff@example.com');
        await till.person.call('SubmitOrder', atTime(till, nth * 10));
      }
      expect(await holds(servery())).toHaveLength(12);
    });
  },
  { RATE_LIMIT: 'off' },
);
