import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, orderChips, signIn, visit } from '../../../../testing/orders.ts';
import { pairedDevice } from '../../../../testing/screens.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { hashSecret } from '#safety/password';
import { setConsolePassword } from '#stores/console-secrets';

const MINUTE = 60_000;

inEachServery('who is on a till', (servery) => {
  let owner: Person;
  const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
  const personId = async (email: string): Promise<number> => {
    const { id } = await servery().server.db.read(({ q }) =>
      q.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    return id;
  };
  const ownPin = async (email: string, pin: string): Promise<Person> => {
    const person = await atConsole(servery(), email);
    await person.call('ConsolePin.set', { pin });
    return person;
  };
  const deedsOf = async (email: string): Promise<string[]> => {
    const id = await personId(email);
    const rows = await servery().server.db.read(({ q }) =>
      q.selectFrom('audit').select('action').where('person_id', '=', id).orderBy('id').execute(),
    );
    return rows.map(({ action }) => action).filter((action) => action.startsWith('till.'));
  };
  const orderRow = (ref: string) =>
    servery().server.db.read(({ q }) =>
      q.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow(),
    );

  beforeEach(async () => {
    owner = await atConsole(servery());
    await owner.call('ConsoleScreens.till_pins', { on: 1 });
  });
  afterEach(async () => {
    servery().clock.now += 24 * 60 * MINUTE;
    owner = await atConsole(servery());
    await owner.call('ConsoleScreens.till_pins', { on: 0 });
  });

  test('is not asked for before anybody has a PIN: the till goes on selling', async () => {
    const till = await atTill();
    expect(await till.call('TillPerson')).toMatchObject({ asks: 0 });
    await orderChips(till);
  });

  test('is nobody’s business where the venue does not ask: it sells as the till itself', async () => {
    await owner.call('ConsoleScreens.till_pins', { on: 0 });
    const till = await atTill();
    expect(await till.call('TillPerson')).toEqual({ asks: 0, name: '', locks_in: 0 });
    const { order_id } = await orderChips(till);
    expect(await orderRow(order_id)).toMatchObject({ person_id: null, served_by: '' });
    expect((await till.call('OrderStatusDetailed', { order_id })).order.served_by).toBe('');
  });

  test('a PIN opens the till, and the order, its money, a refund and a reprint name the person', async () => {
    await ownPin('counter@example.com', '2580');
    const id = await personId('counter@example.com');
    const till = await atTill();
    expect(await till.call('TillPerson')).toMatchObject({ asks: 1, name: '' });
    expect(await till.call('TillPerson.enter', { pin: '2580' })).toEqual({
      asks: 1,
      name: 'Charlie',
      locks_in: 300,
    });
    const { order_id } = await orderChips(till, { tender_kind: 'cash' });
    expect(await orderRow(order_id)).toMatchObject({ person_id: id, served_by: 'Charlie Counter' });
    const { order } = await till.call('OrderStatusDetailed', { order_id });
    expect(order.served_by).toBe('Charlie');
    const shown = await till.call('TillOrder.show', { order_id });
    expect(shown.payments[0]?.text).toContain('Taken by Charlie Counter');
    await ownPin('manager@example.com', '7391');
    const back = {
      order_id,
      refund_key: randomUUID(),
      tender: 'cash',
      amount: '1.00',
      reason: 'Cold',
    } as const;
    expect((await till.refused('TillOrder.refund', back)).code).toBe('manager_needed');
    expect((await till.refused('TillOrder.refund', { ...back, pin: '1234' })).code).toBe('wrong_till_pin');
    const own = { ...back, pin: '2580' };
    expect((await till.refused('TillOrder.refund', own)).code).toBe('pin_may_not_approve');
    expect((await till.call('TillOrder.refund', { ...back, pin: '7391' })).order.refunded).toBe('1.00');
    const rows = await servery().server.db.read(async ({ q }) => ({
      tenders: await q.selectFrom('tender').selectAll().where('person_id', '=', id).execute(),
      refunds: await q.selectFrom('counter_refund').selectAll().where('person_id', '=', id).execute(),
    }));
    expect(rows).toMatchObject({
      tenders: [{ taken_by: 'Charlie Counter' }],
      refunds: [{ given_by: 'Charlie Counter, approved by Morgan Manager' }],
    });
    expect(await deedsOf('counter@example.com')).toEqual([
      'till.pin_set',
      'till.entered',
      'till.order',
      'till.payment',
      'till.refund',
    ]);
    expect((await deedsOf('manager@example.com')).at(-1)).toBe('till.refund_approved');
    // A manager on the till needs nobody.
    await till.call('TillPerson.enter', { pin: '7391' });
    const rest = { ...back, refund_key: randomUUID() };
    expect((await till.call('TillOrder.refund', rest)).order.refunded).toBe('2.00');
  });

  test('locked, it sells, pays back, parks and reprints nothing, and keeps the order that was typed', async () => {
    await ownPin('counter@example.com', '2580');
    const till = await atTill();
    await till.call('TillPerson.enter', { pin: '2580' });
    const { order_id } = await orderChips(till, { tender_kind: 'none' });
    const venue = await visit(till);
    await add(till, venue, 'Rosemary Chips', 3);
    expect(await till.call('TillPerson.leave')).toMatchObject({ asks: 1, name: '', locks_in: 0 });
    const refusals = [
      await till.refused('TillOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() }),
      await till.refused('TillOrder.reprint', { order_id }),
      await till.refused('ParkedOrder.park', { ...venue.at, park_key: randomUUID(), name: 'Mia' }),
      await till.refused('TillOrder.refund', {
        order_id,
        refund_key: randomUUID(),
        tender: 'cash',
        reason: 'Cold',
      }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array.from(refusals, () => 'till_locked'));
    await expect(orderChips(till)).rejects.toThrow('till_locked');
    await ownPin('manager@example.com', '7391');
    expect(await till.call('TillPerson.enter', { pin: '7391' })).toMatchObject({ name: 'Morgan' });
    const { order } = await till.call('ManageCart.load_checkout', venue.at);
    expect(order.num_items).toBeGreaterThanOrEqual(3);
    await till.call('TillOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() });
    const shown = await till.call('TillOrder.show', { order_id });
    expect(shown.payments[0]?.text).toContain('Taken by Morgan Manager');
    expect(await orderRow(order_id)).toMatchObject({ served_by: 'Charlie Counter' });
    await till.call('ManageCart.clear_cart', venue.at);
  });

  test('locks five minutes after the last thing that was done, and not while somebody types', async () => {
    await ownPin('counter@example.com', '2580');
    const till = await atTill();
    const venue = await visit(till);
    await till.call('TillPerson.enter', { pin: '2580' });
    for (let times = 0; times < 3; times += 1) {
      servery().clock.now += 4 * MINUTE;
      await add(till, venue, 'Rosemary Chips');
      expect(await till.call('TillPerson')).toMatchObject({ name: 'Charlie', locks_in: 300 });
    }
    servery().clock.now += 5 * MINUTE - 1;
    expect(await till.call('TillPerson')).toMatchObject({ name: 'Charlie', locks_in: 1 });
    servery().clock.now += 1;
    expect(await till.call('TillPerson')).toMatchObject({ asks: 1, name: '' });
    await till.call('ManageCart.clear_cart', venue.at);
  });

  test('is in the sign-ins once a shift, and asked for again once signed out everywhere', async () => {
    await ownPin('kitchen@example.com', '7394');
    const [till, person_id] = [await atTill(), await personId('kitchen@example.com')];
    await till.call('TillPerson.enter', { pin: '7394' });
    await till.call('TillPerson.leave');
    expect(await till.call('TillPerson.enter', { pin: '7394' })).toMatchObject({ name: 'Kit' });
    const entered = async () =>
      (await owner.call('ConsoleTeam.sign_ins', { person_id })).sign_ins.filter(
        ({ outcome }) => outcome === 'till_pin',
      );
    expect(await entered()).toMatchObject([{ device: expect.stringMatching(/./), place: '', tries: 1 }]);
    await owner.call('ConsoleTeam.sign_out', { person_id });
    expect(await till.call('TillPerson')).toMatchObject({ asks: 1, name: '' });
  });

  test('wrong PINs are counted for the till, and slow it down for a moment', async () => {
    await ownPin('counter@example.com', '2580');
    const till = await atTill();
    const enter = async (pin: string) => (await till.refused('TillPerson.enter', { pin })).code;
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      expect(await enter(pin)).toBe('wrong_till_pin');
    expect(await enter('2580')).toBe('locked_out');
    servery().clock.now += 30_000;
    await till.call('TillPerson.enter', { pin: '2580' });
  });

  test('a PIN is 4 to 6 digits, hard to guess, and nobody else’s at the venue', async () => {
    const counter = await ownPin('counter@example.com', '2580');
    const set = async (person: Person, input: object) => (await person.refused('ConsolePin.set', input)).code;
    expect(await set(counter, { pin: '12' })).toBe('till_pin_shape');
    expect(await set(counter, { pin: '1234' })).toBe('till_pin_simple');
    expect(await set(owner, { pin: '2580' })).toBe('till_pin_taken');
    await counter.call('ConsolePin.set', { pin: '2580' });
    const stranger = await atConsole(servery(), 'owner@dune.example.com');
    await stranger.call('ConsolePin.set', { pin: '2580' });
    const till = await atTill();
    expect(await till.call('TillPerson.enter', { pin: '2580' })).toMatchObject({ name: 'Charlie' });
  });

  test('is given by oneself, or by whoever manages devices and may do as much', async () => {
    const manager = await atConsole(servery(), 'manager@example.com');
    const counter = await atConsole(servery(), 'counter@example.com');
    const of = async (email: string) => ({ pin: '4071', person_id: await personId(email) });
    await manager.call('ConsolePin.set', await of('counter@example.com'));
    const refused = async (person: Person, email: string) =>
      (await person.refused('ConsolePin.set', await of(email))).code;
    expect(await refused(counter, 'kitchen@example.com')).toBe('no_such_person');
    expect(await refused(manager, 'owner@example.com')).toBe('no_such_person');
    expect(await refused(owner, 'owner@dune.example.com')).toBe('no_such_person');
    const { device: kitchen } = await pairedDevice(servery(), owner, {
      screen_kind: 'kitchen',
      name: 'Grill',
    });
    expect((await kitchen.refused('ConsolePin.set', { pin: '4072' })).code).toBe('no_such_person');
    const { people } = await owner.call('ConsoleScreens');
    expect(people.find(({ name }) => name === 'Charlie Counter')).toMatchObject({ pin: 1 });
    expect(people.map(({ name }) => name)).not.toContain('Grill');
  });

  test('is of one organisation: another one neither sets it nor learns of any', async () => {
    const person_id = await personId('counter@example.com');
    await ownPin('counter@example.com', '2580');
    await ownPin('owner@example.com', '4071');
    const dune = await personId('owner@dune.example.com');
    await servery().server.db.write(async ({ q }) => {
      const { organisation_id } = await q
        .selectFrom('membership')
        .select('organisation_id')
        .where('person_id', '=', dune)
        .executeTakeFirstOrThrow();
      const role = await q
        .selectFrom('role')
        .select('id')
        .where('organisation_id', '=', organisation_id)
        .where('code', '=', 'counter')
        .executeTakeFirstOrThrow();
      const since = { created_at: 1, joined_at: 1, left_at: null };
      await q
        .insertInto('membership')
        .values({ person_id, organisation_id, venue_id: null, role_id: role.id, ...since })
        .execute();
    });
    const stranger = await atConsole(servery(), 'owner@dune.example.com');
    const shown = async () =>
      (await stranger.call('ConsoleScreens')).people.find(({ id }) => id === person_id)?.pin;
    expect(await shown()).toBe(0);
    // Theirs, and somebody else's, at the other organisation.
    await stranger.call('ConsolePin.set', { pin: '2580' });
    await stranger.call('ConsolePin.set', { pin: '4071', person_id });
    await stranger.call('ConsolePin.set', { pin: '8264', person_id });
    expect(await shown()).toBe(1);
    const till = await atTill();
    expect((await till.refused('TillPerson.enter', { pin: '8264' })).code).toBe('wrong_till_pin');
    expect(await till.call('TillPerson.enter', { pin: '4071' })).toMatchObject({ name: 'Alex' });
    expect(await till.call('TillPerson.enter', { pin: '2580' })).toMatchObject({ name: 'Charlie' });
    await servery().server.db.write(({ q }) =>
      q.deleteFrom('membership').where('person_id', '=', person_id).where('created_at', '=', 1).execute(),
    );
  });

  test('opens no console, and is over for who leaves the team', async () => {
    await ownPin('counter@example.com', '258025');
    const person_id = await personId('counter@example.com');
    // A password that was set anew is the younger of the two secrets.
    const hash = await hashSecret('banksia-demo');
    await servery().server.db.write((tx) => setConsolePassword(tx, person_id, hash));
    await atConsole(servery(), 'counter@example.com');
    const guess = servery().person({ AppMode: 'console' });
    const login = { email: 'counter@example.com', password: '258025' };
    expect((await guess.refused('ConsoleLogin', login)).code).toBe('wrong_login');
    const till = await atTill();
    await till.call('TillPerson.enter', { pin: '258025' });
    await owner.call('ConsoleTeam.remove', { person_id });
    expect(await till.call('TillPerson')).toMatchObject({ asks: 1, name: '' });
    expect((await till.refused('TillPerson.enter', { pin: '258025' })).code).toBe('wrong_till_pin');
    await owner.call('ConsoleTeam.restore', { person_id });
  });
});
