import { expect, test } from 'vitest';
import { add, changeMenu, submission, visit } from '../../../../testing/orders.ts';
import { SEED_TIME } from '../../../../testing/prepare.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

const MINUTE = 60_000;
const HARBOUR = { Token: 'harbour-token', AppId: 'servery-harbour' };

const setVenue = (servery: Servery, set: Record<string, number | string>) =>
  changeMenu(servery, ({ q }) =>
    q.updateTable('venue').set(set).where('name', '=', 'Banksia Kitchen').execute(),
  );
const setTypes = (servery: Servery, set: { order_for_later: number | null }) =>
  changeMenu(servery, ({ q }) => q.updateTable('fulfilment_type').set(set).execute());
const setMenu = (servery: Servery, order_for_later: number | null) =>
  changeMenu(servery, ({ q }) => q.updateTable('menu').set({ order_for_later }).execute());

async function hungry(servery: Servery) {
  const person = servery.person();
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 4);
  return { person, venue };
}
type Hungry = Awaited<ReturnType<typeof hungry>>;
const forTime = ({ venue }: Hungry, at: number) =>
  submission(venue, { fulfilment_asap: 0, fulfilment_datetime: at / 1000 });

inEachServery(
  'a venue and the times that it takes',
  (servery) => {
    test('takes orders for later as the type says, else the menu, else the merchant', async () => {
      const tomorrow = SEED_TIME + 24 * 60 * MINUTE;
      const isTaken = async () => {
        const one = await hungry(servery());
        const pickup = one.venue.merchant.fulfilment.find(({ code }) => code === 'pickup');
        const answer = await one.person.send('SubmitOrder', forTime(one, tomorrow));
        return [pickup!.order_for_later === 1, answer.ResponseCode === 'SUCCESS'];
      };
      await setVenue(servery(), { order_for_later: 0 });
      expect(await isTaken()).toEqual([true, true]);
      await setTypes(servery(), { order_for_later: null });
      expect(await isTaken()).toEqual([false, false]);
      await setMenu(servery(), 1);
      expect(await isTaken()).toEqual([true, true]);
      await setTypes(servery(), { order_for_later: 0 });
      expect(await isTaken()).toEqual([false, false]);
      await setTypes(servery(), { order_for_later: 1 });
      await setMenu(servery(), null);
      await setVenue(servery(), { order_for_later: 1 });
    });

    test('is never open now while it is offline or coming soon, and coming soon it takes no orders', async () => {
      const said = async () => (await visit(servery().person())).merchant;
      expect((await said()).open_text).toBe('Open now');
      await setVenue(servery(), { status: 'offline' });
      expect(await said()).toMatchObject({ open_text: 'Not taking orders right now', order_for_later: 1 });
      const listed = async () =>
        (await servery().person().call('Merchants', { set: 'ALL' })).merchants.find(
          ({ name }) => name === 'Banksia Kitchen',
        );
      expect((await listed())?.open_text).toBe('Not taking orders right now');
      const later = await hungry(servery());
      await later.person.call('SubmitOrder', forTime(later, SEED_TIME + 60 * MINUTE));
      await setVenue(servery(), { status: 'soon', cstext: 'Opening in March' });
      expect(await said()).toMatchObject({
        open_text: 'Opening in March',
        order_for_later: 0,
        menu: { is_order_for_later_enabled: 0, is_merchant_ready: 0 },
      });
      expect((await listed())?.open_text).toBe('Opening in March');
      const eager = await hungry(servery());
      const refused = async (fields: object) => (await eager.person.refused('SubmitOrder', fields)).code;
      expect(await refused(submission(eager.venue))).toBe('store_shut');
      expect(await refused(forTime(eager, SEED_TIME + 60 * MINUTE))).toBe('store_shut');
      await setVenue(servery(), { status: 'online', cstext: '' });
    });

    test('takes times after the end of a pause, of a type that takes none for later too, and says until when it lasts', async () => {
      const end = SEED_TIME + 60 * MINUTE;
      await setTypes(servery(), { order_for_later: 0 });
      await setVenue(servery(), { paused_until: end });
      const one = await hungry(servery());
      expect(one.venue.merchant.open_text).toBe('Orders paused until 1 pm');
      expect((await one.person.refused('SubmitOrder', submission(one.venue))).code).toBe('store_closed');
      const early = forTime(one, end - 5 * MINUTE);
      expect((await one.person.refused('SubmitOrder', early)).code).toBe('time_unavailable');
      await one.person.call('SubmitOrder', forTime(one, end));
      await setVenue(servery(), { paused_until: SEED_TIME + 14 * 60 * MINUTE });
      expect((await hungry(servery())).venue.merchant.open_text).toBe('Orders paused until 2 am tomorrow');
      await setVenue(servery(), { paused_until: 0 });
      await setTypes(servery(), { order_for_later: 1 });
    });

    test('lets a delivery be paid at the door only where the merchant says so', async () => {
      const slot = await servery().server.db.read((tx) =>
        tx.q
          .selectFrom('fulfilment_point')
          .select('id')
          .where('kind', '=', 'slot')
          .orderBy('id')
          .executeTakeFirstOrThrow(),
      );
      const one = await hungry(servery());
      const delivery = submission(one.venue, {
        fulfilment_type: 'deliver',
        fulfilment_asap: 0,
        fulfilment_datetime: SEED_TIME / 1000 + 86_400,
        delivery_slot_id: slot.id,
        delivery_address_str: '1 High Street, Fremantle, WA, 6160, AU',
      });
      await setVenue(servery(), { cash_on_delivery: 0 });
      expect((await visit(servery().person())).merchant.is_cash_on_delivery_enabled).toBe(0);
      expect((await one.person.refused('SubmitOrder', delivery)).code).toBe('payment_method_unavailable');
      await setVenue(servery(), { cash_on_delivery: 1 });
      await one.person.call('SubmitOrder', delivery);
      await setVenue(servery(), { cash_on_delivery: 0 });
      const pickup = await hungry(servery());
      await pickup.person.call('SubmitOrder', submission(pickup.venue));
      await setVenue(servery(), { cash_on_delivery: 1 });
    });

    test('opens a special date with the first of its windows, however they are stored', async () => {
      await changeMenu(servery(), async ({ q }) => {
        const type = await q
          .selectFrom('fulfilment_type')
          .selectAll()
          .where('code', '=', 'booking')
          .executeTakeFirstOrThrow();
        const windows = JSON.stringify([
          { from: '18:00', to: '21:00' },
          { from: '11:00', to: '14:00' },
        ]);
        await q
          .insertInto('special_date')
          .values({
            venue_id: type.venue_id,
            fulfilment_type_id: type.id,
            on_date: '2026-11-17',
            windows,
          })
          .execute();
      });
      const { fulfilment } = (await visit(servery().person())).merchant;
      expect(fulfilment.find(({ code }) => code === 'booking')).toMatchObject({
        available_from: '11:00',
        available_to: '21:00',
        special_dates: expect.arrayContaining([
          expect.objectContaining({ ph_date: '2026-11-17', available_from: '11:00', available_to: '21:00' }),
        ]),
      });
    });

    test('places an order for the second pass of the hour that comes twice at the very moment that was chosen', async () => {
      await changeMenu(servery(), ({ q }) => q.updateTable('menu').set({ custom_fields: '[]' }).execute());
      // 2:50 am of Sunday 4 April 2027 in Sydney, the first time round.
      const now = Date.UTC(2027, 3, 3, 15, 50);
      servery().clock.now = now;
      const person = servery().person(HARBOUR);
      const venue = await visit(person, 'harbour-noodle-bar');
      const dish = venue.merchant.menu.items
        .flatMap(({ items }) => items)
        .find((each) => each.option_count === 0)!;
      await add(person, venue, dish.name);
      const { order } = await person.call('ManageCart.update_checkout', {
        ...venue.at,
        checkout_options: {
          fulfilment_type: 'pickup',
          fulfilment_date: '2027-04-04',
          fulfilment_time: '02:40',
        },
      });
      expect(order.fulfilment).toMatchObject({ fulfilment_date: '2027-04-04', fulfilment_time: '02:40' });
      const second = now + 50 * MINUTE;
      const { order_id, due } = await person.call('SubmitOrder', {
        ...submission(venue),
        fulfilment_asap: undefined,
      });
      expect(due).toBe(second / 1000);
      const again = servery().person(HARBOUR);
      await add(again, venue, dish.name);
      const sent = submission(venue, { fulfilment_asap: 0, fulfilment_datetime: second / 1000 });
      expect((await again.call('SubmitOrder', sent)).due).toBe(second / 1000);
      const receipt = await person.call('OrderStatusDetailed', { order_id });
      expect(receipt.order.requested_for_time).toBe('2:40 am');
      servery().clock.now = SEED_TIME;
    });
  },
  { RATE_LIMIT: 'off' },
);
