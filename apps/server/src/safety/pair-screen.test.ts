import { expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { DUNE, orderChips } from '../../testing/orders.ts';
import { device, listed, newScreen, pairedDevice } from '../../testing/screens.ts';
import { inEachServery, type Person } from '../../testing/servery.ts';
import { pairAccount } from '#safety/pair-screen';
import { startTry } from '#safety/sign-in-guard';

const MINUTE = 60_000;

inEachServery('pairing by a code', (servery) => {
  const owned = () => atConsole(servery());
  const codeOf = async (person: Person, code: string) => (await person.refused('Screen.pair', { code })).code;
  /** Any other six digits. */
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('counts once, for 15 minutes, and until there is a newer one', async () => {
    const owner = await owned();
    const { screen, code } = await newScreen(owner);
    const newer = await owner.call('ConsoleScreens.code', { screen_id: screen.id });
    expect(newer.code).not.toBe(code);
    expect(await codeOf(device(servery()), code)).toBe('pair_wrong');
    servery().clock.now += 15 * MINUTE;
    expect(await codeOf(device(servery()), newer.code)).toBe('pair_expired');
    const newest = await owner.call('ConsoleScreens.code', { screen_id: screen.id });
    servery().clock.now += 15 * MINUTE - 1;
    await device(servery()).call('Screen.pair', { code: newest.code });
    expect(await codeOf(device(servery()), newest.code)).toBe('pair_used');
  });

  test('typed at two devices at the same moment, pairs one of them', async () => {
    const { code } = await newScreen(await owned());
    const devices = [device(servery()), device(servery())];
    const answers = await Promise.all(devices.map((each) => each.send('Screen.pair', { code })));
    expect(answers.map(({ ResponseCode }) => ResponseCode).toSorted()).toEqual(['ERROR', 'SUCCESS']);
  });

  test('signs out the device that was this screen before, and whoever the new one was', async () => {
    const owner = await owned();
    const first = await pairedDevice(servery(), owner, { name: 'Old' });
    const second = await pairedDevice(servery(), owner, { name: 'Spare' });
    const before = second.device.sid;
    const { code } = await owner.call('ConsoleScreens.code', { screen_id: first.screen.id });
    await first.device.call('CustomerAccount');
    await second.device.call('Screen.pair', { code });
    expect((await first.device.refused('CustomerAccount', {})).code).toBe('signed_out');
    expect((await second.device.call('CustomerAccount')).customer.name).toBe('Old');
    expect(second.device.sid).not.toBe(before);
    expect(await listed(owner, second.screen.id)).toMatchObject({ state: 'out' });
  });

  test('works at its own brand alone, and on the page of its kind', async () => {
    const owner = await owned();
    const { code } = await newScreen(owner, { screen_kind: 'till', name: 'Till 2' });
    expect(await codeOf(servery().person({ ...DUNE, AppMode: 'pos' }), code)).toBe('pair_wrong');
    expect(await codeOf(device(servery()), code)).toBe('pair_for_till');
    const kitchen = device(servery(), 'kitchen');
    expect((await kitchen.refused('ConsoleScreens.pair', { code })).code).toBe('pair_wrong');
    await device(servery(), 'till').call('Screen.pair', { code });
    const { code: forKiosk } = await newScreen(owner);
    expect(await codeOf(device(servery(), 'till'), forKiosk)).toBe('pair_for_kiosk');
  });

  test('is not to be guessed: six tries from one address, until the console vouches for it again', async () => {
    const owner = await owned();
    const { screen, code } = await newScreen(owner);
    const guesser = device(servery());
    let guess = code;
    for (let tries = 0; tries < 6; tries += 1) {
      guess = other(guess);
      expect(await codeOf(guesser, guess)).toBe('pair_wrong');
    }
    expect(await codeOf(guesser, code)).toBe('locked_out');
    const again = await owner.call('ConsoleScreens.code', { screen_id: screen.id });
    await guesser.call('Screen.pair', { code: again.code });
  });

  test('is slowed down over all addresses, and not at the one where the code was made', async () => {
    const owner = await owned();
    const { code } = await newScreen(owner);
    const { db } = servery().server;
    const now = servery().clock.now;
    const from = (address: string) =>
      startTry(db, { secret: 'pin', account: pairAccount('demo'), address, now });
    for (let tries = 0; tries < 20; tries += 1) expect((await from(`10.0.0.${tries}`)).ok).toBe(true);
    expect(await from('10.0.1.1')).toMatchObject({ ok: false, code: 'locked_out' });
    await device(servery()).call('Screen.pair', { code });
  });

  test('a kitchen screen has the board, and nothing that the kitchen’s role has not', async () => {
    const owner = await owned();
    const { device: kitchen, screen } = await pairedDevice(servery(), owner, {
      screen_kind: 'kitchen',
      name: 'Grill',
    });
    const { user } = await kitchen.call('ConsoleSession');
    expect(user).toMatchObject({ name: 'Grill', email: '', screen: 1, role: 'Kitchen' });
    expect(user.permissions.toSorted()).toEqual([
      'mark_sold_out',
      'move_orders',
      'pause_orders',
      'see_orders',
    ]);
    expect(user.venues.map(({ name }) => name)).toEqual(['Banksia Kitchen']);
    const { order_id } = await orderChips(servery().person());
    await kitchen.call('ConsoleOrder.move', { order_id, from: 1, to: 2 });
    for (const name of ['ConsoleTeam', 'ConsoleScreens', 'ConsoleCases'] as const)
      expect((await kitchen.refused(name, {})).code).toBe('forbidden');
    const team = JSON.stringify(await owner.call('ConsoleTeam'));
    expect(team).not.toContain('Grill');
    expect(await listed(owner, screen.id)).toMatchObject({ state: 'in_use', email: '' });
    servery().clock.now += 8 * 24 * 60 * MINUTE;
    await kitchen.call('ConsoleBoard');
    const later = await owned();
    await later.call('ConsoleScreens.remove', { screen_id: screen.id });
    expect((await kitchen.refused('ConsoleBoard', {})).code).toBe('signed_out');
  });

  test('is in the database as a hash alone', async () => {
    const { screen, code } = await newScreen(await owned());
    const row = await servery().server.db.read(({ q }) =>
      q.selectFrom('screen').selectAll().where('id', '=', screen.id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.code_hash).toHaveLength(43);
  });
});
