import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('the room of all venues', (servery) => {
  let owner: Person;
  let ids: Record<string, number>;
  const list = async () => (await owner.call('ConsoleVenues')).venues;
  const venue = async (name: string) => (await list()).find((each) => each.name === name);
  const change = (names: readonly string[], wish: object) =>
    owner.call('ConsoleVenues.change', {
      venues: names.map((name) => String(ids[name])) as never,
      venues_change: JSON.stringify(wish) as never,
    });
  const at = async (name: string) => {
    await owner.call('ConsoleSession.switch', { venue_id: ids[name] ?? 0 });
    return owner;
  };
  const pricesAt = async (name: string) => {
    const { products } = await (await at(name)).call('ConsoleMenu');
    return new Map(products.map(({ value }) => [value.name, value.price]));
  };

  beforeAll(async () => {
    owner = await atConsole(servery(), 'owner@dune.example.com');
    ids = Object.fromEntries((await list()).map(({ id, name }) => [name, id]));
  });

  test('lists every venue of somebody with how its day goes, and what they may do there', async () => {
    const { venues, may_add } = await owner.call('ConsoleVenues');
    expect(venues.map(({ name }) => name)).toEqual(['Dune Cottesloe', 'Dune Margaret River', 'Dune Perth']);
    expect(venues[0]).toMatchObject({
      state: 'open',
      sales: '0.00',
      orders: 0,
      late: 0,
      may: ['pause', 'sold_out', 'menu', 'venue'],
    });
    expect(may_add).toBe(1);
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    const own = await kitchen.call('ConsoleVenues');
    expect(own.may_add).toBe(0);
    expect(own.venues).toHaveLength(1);
    expect(own.venues[0]).not.toHaveProperty('sales');
    expect(own.venues[0]?.may).toEqual(['pause', 'sold_out']);
  });

  test('pauses several at once, and opens them again', async () => {
    const two = ['Dune Cottesloe', 'Dune Perth'];
    const { results } = await change(two, { kind: 'pause', minutes: 30, reason: 'Power cut' });
    expect(results.map(({ done }) => done)).toEqual([1, 1]);
    expect((await venue('Dune Perth'))?.state).toBe('paused');
    expect((await venue('Dune Margaret River'))?.state).toBe('open');
    await change(two, { kind: 'open' });
    expect((await venue('Dune Perth'))?.state).toBe('open');
    await (await at('Dune Perth')).call('ConsoleStore.set_state', { state: 'closed' });
    const closed = await change(two, { kind: 'pause', minutes: 15 });
    expect(closed.results.map(({ problem }) => problem)).toEqual(['', 'It’s closed. Open it there first']);
    expect((await venue('Dune Perth'))?.state).toBe('closed');
    await owner.call('ConsoleStore.set_state', { state: 'open' });
    await change(two, { kind: 'open' });
  });

  test('changes a price wherever the product is sold, and says where it is not', async () => {
    const [name = '', was = ''] = [...(await pricesAt('Dune Cottesloe'))][0] ?? [];
    const all = ['Dune Cottesloe', 'Dune Perth'];
    const { results } = await change(all, { kind: 'price', product: name.toUpperCase(), price: '99.50' });
    const sold = (await pricesAt('Dune Perth')).has(name);
    expect(results).toMatchObject([
      { done: 1 },
      sold ? { done: 1 } : { done: 0, problem: `${name.toUpperCase()} isn’t on the menu here` },
    ]);
    expect((await pricesAt('Dune Cottesloe')).get(name)).toBe('99.50');
    const { edits } = await owner.call('ConsoleMenu.history');
    expect(edits[0]?.lines[0]).toContain(`${name}: price`);
    await owner.call('ConsoleMenu.undo', { edit_id: edits[0]?.id ?? 0 });
    expect((await pricesAt('Dune Cottesloe')).get(name)).toBe(was);
    const none = await change(['Dune Perth'], { kind: 'sold_out', product: 'Unicorn', until: 'today' });
    expect(none.results).toMatchObject([{ done: 0, problem: 'Unicorn isn’t on the menu here' }]);
  });

  test('closes several on a date, which each has in its own hours', async () => {
    const two = ['Dune Margaret River', 'Dune Perth'];
    await change(two, { kind: 'date', date: '2026-12-25', hours: [] });
    for (const name of two) {
      const { types } = await (await at(name)).call('ConsoleHours');
      for (const { value } of types)
        expect(value.special_dates.find(({ date }) => date === '2026-12-25')?.hours).toEqual([]);
    }
    const bad = { kind: 'date', date: '2026-12-26', hours: ['09:00-12:00', '11:00-13:00'] };
    expect((await change(two, bad)).results.map(({ problem }) => problem)).toEqual([
      'Those hours overlap',
      'Those hours overlap',
    ]);
  });

  test('changes nothing at a venue of somebody else, nor where the role may not', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    const [own] = (await kitchen.call('ConsoleVenues')).venues;
    const price = JSON.stringify({ kind: 'price', product: 'Rosemary Chips', price: '1.00' }) as never;
    const asked = { venues_change: price };
    const there = await kitchen.call('ConsoleVenues.change', {
      ...asked,
      venues: [String(own?.id)] as never,
    });
    expect(there.results).toMatchObject([{ done: 0, problem: 'You can’t change this here' }]);
    const theirs = { ...asked, venues: [String(ids['Dune Perth'])] as never };
    expect(codeOf(await kitchen.send('ConsoleVenues.change', theirs))).toBe('no_such_venue');
  });

  test('copies a menu onto another venue as it was planned, and takes it back', async () => {
    const [from_id, into_id] = [ids['Dune Cottesloe'] ?? 0, ids['Dune Perth'] ?? 0];
    const before = await pricesAt('Dune Perth');
    const [name = ''] = before.keys();
    await change(['Dune Cottesloe'], { kind: 'price', product: name, price: '77.00' });
    const wish = { from_id, into_id, parts: 'menu' as const };
    const { plan, seen } = await owner.call('ConsoleVenues.plan_copy', wish);
    expect(plan).toHaveLength(1);
    expect(plan[0]).toMatchObject({ added: [], removed: [], changed: [expect.stringContaining(name)] });
    expect(await pricesAt('Dune Perth')).toEqual(before);
    expect(codeOf(await owner.send('ConsoleVenues.copy', { ...wish, seen: 'another' }))).toBe('copy_changed');
    const { edit_id } = await owner.call('ConsoleVenues.copy', { ...wish, seen });
    expect((await pricesAt('Dune Perth')).get(name)).toBe('77.00');
    await owner.call('ConsoleVenues.undo_copy', { edit_id });
    expect(await pricesAt('Dune Perth')).toEqual(before);
    expect(codeOf(await owner.send('ConsoleVenues.undo_copy', { edit_id }))).toBe('edited_since');
  });

  test('makes a second venue of one, closed until somebody opens it, and customers may choose', async () => {
    const banksia = await atConsole(servery(), 'owner@example.com');
    const [first] = (await banksia.call('ConsoleVenues')).venues;
    const wish = { from_id: first?.id ?? 0, parts: 'venue' as const, venue_name: '' };
    expect(codeOf(await banksia.send('ConsoleVenues.plan_copy', wish))).toBe('venue_name_missing');
    const named = { ...wish, venue_name: 'Banksia North', suburb: 'Joondalup' };
    const { seen } = await banksia.call('ConsoleVenues.plan_copy', named);
    const { venue_id, edit_id } = await banksia.call('ConsoleVenues.copy', { ...named, seen });
    expect(edit_id).toBe(0);
    const { venues } = await banksia.call('ConsoleVenues');
    expect(venues.find(({ id }) => id === venue_id)).toMatchObject({
      name: 'Banksia North',
      suburb: 'Joondalup',
      state: 'closed',
    });
    const { merchants } = await servery().person().call('Merchants', { set: 'ALL' });
    expect(merchants.map(({ name }) => name)).toContain('Banksia North');
    expect(JSON.parse((await banksia.call('ConsoleBrand')).definition)).toMatchObject({
      single_store: false,
    });
    expect(
      codeOf(
        await owner.send('ConsoleVenues.plan_copy', { ...named, from_id: venue_id, venue_name: 'Mine' }),
      ),
    ).toBe('no_such_venue');
    const manager = await atConsole(servery(), 'manager@example.com');
    const alone = await manager.call('ConsoleVenues');
    expect(alone.may_add).toBe(0);
    expect(codeOf(await manager.send('ConsoleVenues.plan_copy', named))).toBe('no_such_venue');
  });
});
