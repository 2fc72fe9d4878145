import { expect, test } from 'vitest';
import { add, changeMenu, DUNE, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

/** The server's clock stands on Tuesday 17 November 2026 at noon in Perth. */
const TODAY = '2026-11-17';
const TOMORROW = '2026-11-18';
const SATURDAY = '2026-11-21';

inEachServery('stops and pickup locations', (servery) => {
  test('lists delivery stops on the weekdays they run [ORD-338]', async () => {
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-cottesloe');
    const first = await person.call('DeliveryStops', venue.at);
    expect(first.fulfilment_date).toBe(TOMORROW);
    expect(first.stops_on_date[0]).toEqual({
      delivery_stop_id: expect.any(Number),
      display_label: 'North Cottesloe steps',
      cut_off_time_str: 'Order by 6:45 am',
      cut_off_days: 0,
      due_time: '07:15',
      available: 24,
    });
    expect(first.stops_calendar[0]).toEqual({ date: TOMORROW, colour: 'good', available: 72 });
    expect(first.stops_invalid_days.slice(0, 3)).toEqual([TODAY, SATURDAY, '2026-11-22']);
    const weekend = await person.call('DeliveryStops', { ...venue.at, fulfilment_date: SATURDAY });
    expect(weekend).toMatchObject({ fulfilment_date: SATURDAY, stops_on_date: [] });
  });

  test('takes an order for a stop, at the time of the stop', async () => {
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-cottesloe');
    await add(person, venue, 'Cold Drip', 2);
    const [stop] = (await person.call('DeliveryStops', venue.at)).stops_on_date;
    const fields = submission(venue, {
      fulfilment_type: 'deliver',
      fulfilment_asap: 0,
      fulfilment_datetime: Date.parse(`${TOMORROW}T09:00:00+08:00`) / 1000,
    });
    expect((await person.refused('SubmitOrder', fields)).code).toBe('stop_required');
    const placed = await person.call('SubmitOrder', { ...fields, delivery_stop_id: stop!.delivery_stop_id });
    const { order: receipt } = await person.call('OrderStatusDetailed', { order_id: placed.order_id });
    expect(receipt).toMatchObject({ delivery_slot: 'North Cottesloe steps', requested_for_time: '7:15 am' });
    const after = await person.call('DeliveryStops', venue.at);
    expect(after.stops_on_date[0]?.available).toBe(23);
  });

  test('lists pickup locations [ORD-339]', async () => {
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-perth');
    const answer = await person.call('PickupLocations', { ...venue.at, fulfilment_date: TOMORROW });
    expect(answer.locations_on_date[0]).toEqual({
      pickup_location_id: expect.any(Number),
      display_label: '140 St Georges Terrace, lobby',
      cut_off_time_str: 'Order by 7:15 am',
      cut_off_days: 0,
      due_time: expect.any(String),
      available: 30,
    });
    expect(answer.locations_calendar[0]?.date).toBe(TOMORROW);
    expect(answer.locations_invalid_days).toContain(SATURDAY);
  });

  test('says so where a store has no type with such places, and where the store is not there', async () => {
    const person = servery().person();
    const venue = await visit(person);
    expect((await person.refused('DeliveryStops', venue.at)).code).toBe('fulfilment_unavailable');
    expect((await person.refused('PickupLocations', venue.at)).code).toBe('fulfilment_unavailable');
    const dune = servery().person(DUNE);
    expect((await dune.refused('DeliveryStops', venue.at)).code).toBe('no_merchant');
  });

  test('offers nothing past today where ordering for later is off', async () => {
    await changeMenu(servery(), ({ q }) =>
      q.updateTable('fulfilment_type').set({ order_for_later: 0 }).execute(),
    );
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-cottesloe');
    expect(await person.call('DeliveryStops', venue.at)).toEqual({
      fulfilment_date: '',
      stops_on_date: [],
      stops_calendar: [],
      stops_invalid_days: [TODAY],
    });
  });
});
