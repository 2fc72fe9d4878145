import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('an order of two stations', (servery) => {
  const saladAndChips = async () => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips');
    await add(person, venue, 'Smacked Cucumber');
    return (await person.call('SubmitOrder', submission(venue))).order_id;
  };
  const started = async (kitchen: Person) => {
    const order_id = await saladAndChips();
    await kitchen.call('ConsoleOrder.move', { order_id, from: 1, to: 3 });
    const { orders } = await kitchen.call('ConsoleBoard');
    const lines = orders.find(({ id }) => id === order_id)?.lines ?? [];
    return { order_id, stations: lines.map(({ station }) => station) };
  };
  const texts = () =>
    servery().server.db.read(({ q }) =>
      q.selectFrom('outbox').select('id').where('kind', '=', 'text').execute(),
    );

  test('is ready, and its customer told, when both have finished their lines and not before', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    const { order_id, stations } = await started(kitchen);
    expect(new Set(stations).size).toBe(2);
    const before = (await texts()).length;
    const [first = '', second = ''] = stations;
    const half = await kitchen.call('ConsoleOrder.finish_station', { order_id, station: first });
    expect(half.order.nstatus).toBe(3);
    expect(half.order.lines.map(({ ready }) => ready)).toEqual([1, 0]);
    expect(await texts()).toHaveLength(before);
    // A second tap of the same station changes nothing.
    expect(
      (await kitchen.call('ConsoleOrder.finish_station', { order_id, station: first })).order.nstatus,
    ).toBe(3);
    const whole = await kitchen.call('ConsoleOrder.finish_station', { order_id, station: second });
    expect(whole.order.nstatus).toBe(4);
    expect(whole.order.lines.map(({ ready }) => ready)).toEqual([1, 1]);
  });

  test('is put back station by station', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    const { order_id, stations } = await started(kitchen);
    const [first = '', second = ''] = stations;
    for (const station of [first, second])
      await kitchen.call('ConsoleOrder.finish_station', { order_id, station });
    const back = await kitchen.call('ConsoleOrder.undo', { order_id, station: second });
    expect(back.order.nstatus).toBe(3);
    expect(back.order.lines.map(({ ready }) => ready)).toEqual([1, 0]);
    const all = await kitchen.call('ConsoleOrder.undo', { order_id, station: first });
    expect(all.order.lines.map(({ ready }) => ready)).toEqual([0, 0]);
    expect((await kitchen.refused('ConsoleOrder.undo', { order_id, station: first })).code).toBe(
      'not_allowed_now',
    );
  });

  test('is ready once, though both finish in the same moment', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    for (let round = 0; round < 5; round += 1) {
      const { order_id, stations } = await started(kitchen);
      const done = await Promise.all(
        stations.map((station) => kitchen.call('ConsoleOrder.finish_station', { order_id, station })),
      );
      expect(done.filter(({ order }) => order.nstatus === 4)).toHaveLength(1);
      const { events } = await kitchen.call('ConsoleOrder.show', { order_id });
      expect(events.filter(({ text }) => text === 'Ready')).toHaveLength(1);
    }
  });

  test('cannot be finished by a station once it is over, nor by one that has nothing of it', async () => {
    const owner = await atConsole(servery());
    const { order_id, stations } = await started(owner);
    const nothing = await owner.call('ConsoleOrder.finish_station', { order_id, station: 'Bar of nobody' });
    expect(nothing.order.nstatus).toBe(3);
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Sold out' });
    const [station = ''] = stations;
    expect((await owner.refused('ConsoleOrder.finish_station', { order_id, station })).code).toBe(
      'not_allowed_now',
    );
  });
});
