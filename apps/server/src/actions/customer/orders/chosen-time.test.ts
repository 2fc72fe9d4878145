import { expect, test } from 'vitest';
import { add, changeMenu, SAM, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

/** 12:15 on the day after the seed's, in Perth. */
const TOMORROW = { fulfilment_date: '2026-11-18', fulfilment_time: '12:15' };
const TOMORROW_AT = Date.UTC(2026, 10, 18, 4, 15);
const BOOKING = { fulfilment_type: 'booking', booking_name: 'Nguyen', booking_pax: 2 } as const;

async function hungry(servery: Servery) {
  const person = servery.person();
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips');
  return { person, venue };
}

const ordersOf = (servery: Servery, refs: readonly string[]) =>
  servery.server.db.read((tx) =>
    tx.q
      .selectFrom('orders')
      .select(['fulfilment_asap', 'due_at', 'preorder_fee'])
      .where('ref', 'in', refs)
      .execute(),
  );

inEachServery(
  'the choice of time',
  (servery) => {
    test('sells a block of two to two of eight people who all claim ASAP of a type that has none, and charges them for ordering ahead', async () => {
      await changeMenu(servery(), async ({ q }) => {
        await q
          .updateTable('fulfilment_type')
          .set({ block_capacity: 2 })
          .where('code', '=', 'booking')
          .execute();
        await q.updateTable('venue').set({ preorder_fee: 150 }).execute();
      });
      const answers = await Promise.all(
        Array.from({ length: 8 }, async (_, nth) => {
          const { person, venue } = await hungry(servery());
          const flag = { fulfilment_asap: 1 as const };
          const checkout_options = { ...BOOKING, ...TOMORROW, ...(nth % 2 === 0 ? flag : {}) };
          const { order } = await person.call('ManageCart.update_checkout', {
            ...venue.at,
            checkout_options,
          });
          expect(order.fulfilment).toMatchObject({ fulfilment_asap: 0, ...TOMORROW });
          expect(order.convenience_fee).toBe('1.50');
          return person.send('SubmitOrder', submission(venue, { ...BOOKING, ...flag }));
        }),
      );
      const placed = answers.flatMap((each) =>
        each.ResponseCode === 'SUCCESS' ? [(each.Response as { order_id: string }).order_id] : [],
      );
      expect(placed).toHaveLength(2);
      expect(await ordersOf(servery(), placed)).toEqual(
        placed.map(() => ({ fulfilment_asap: 0, due_at: TOMORROW_AT, preorder_fee: 150 })),
      );
      const codes = answers.flatMap((each) => (each.ResponseCode === 'ERROR' ? [each.Response[1].code] : []));
      expect(new Set(codes)).toEqual(new Set(['time_unavailable']));
    });

    test('takes a time in the submission for the end of the ASAP that the cart holds [ORD-100]', async () => {
      const { person, venue } = await hungry(servery());
      const checkout_options = { fulfilment_type: 'pickup' as const, fulfilment_asap: 1 as const };
      await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
      const { order_id } = await person.call('SubmitOrder', {
        ...submission(venue),
        fulfilment_asap: undefined,
        fulfilment_datetime: TOMORROW_AT / 1000,
      });
      expect(await ordersOf(servery(), [order_id])).toMatchObject([
        { fulfilment_asap: 0, due_at: TOMORROW_AT },
      ]);
    });

    test('takes a time in the cart for the end of ASAP, and ASAP for the end of a time [ORD-100]', async () => {
      const { person, venue } = await hungry(servery());
      const choose = async (fields: object) =>
        (
          await person.call('ManageCart.update_checkout', {
            ...venue.at,
            checkout_options: { fulfilment_type: 'pickup', ...fields },
          })
        ).order.fulfilment;
      expect(await choose({ fulfilment_asap: 1 })).toMatchObject({ fulfilment_asap: 1, fulfilment_date: '' });
      expect(await choose(TOMORROW)).toMatchObject({ fulfilment_asap: 0, ...TOMORROW });
      expect(await choose({ fulfilment_asap: 1 })).toMatchObject({ fulfilment_asap: 1, fulfilment_date: '' });
    });

    test('does not take the time of another type over into the one that is submitted', async () => {
      const { person, venue } = await hungry(servery());
      const checkout_options = { ...BOOKING, ...TOMORROW };
      await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
      const pickup = { ...submission(venue, SAM), fulfilment_asap: undefined };
      expect((await person.refused('SubmitOrder', pickup)).code).toBe('time_required');
    });
  },
  { RATE_LIMIT: 'off' },
);
