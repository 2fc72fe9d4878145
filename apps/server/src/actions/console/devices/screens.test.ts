import { describe, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips, signIn } from '../../../../testing/orders.ts';
import { device, listed, newScreen, pairedDevice } from '../../../../testing/screens.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const MINUTE = 60_000;

inEachServery(
  'screens at the console',
  (servery) => {
    const audited = async (id: number) => {
      const rows = await servery().server.db.read(({ q }) =>
        q.selectFrom('audit').select('action').where('subject', '=', String(id)).orderBy('id').execute(),
      );
      return rows.map(({ action }) => action).filter((action) => action.startsWith('screen.'));
    };

    test('has the accounts that kiosks and staff sign in with, each as a screen', async () => {
      const owner = await atConsole(servery());
      const { screens, hosts } = await owner.call('ConsoleScreens');
      expect(screens).toMatchObject([
        { name: 'Front Kiosk', kind: 'kiosk', place: 'Front door', email: 'kiosk@example.com', state: 'new' },
        { name: 'Jess Counter', kind: 'till', place: 'Counter', email: 'staff@example.com', eftpos: 1 },
      ]);
      expect(hosts).toContain('localhost');
      await signIn(device(servery()), 'kiosk@example.com');
      expect(await listed(owner, screens[0]?.id ?? 0)).toMatchObject({ state: 'idle' });
    });

    test('one that is added is paired by its code, sells, and its orders and the audit name it', async () => {
      const owner = await atConsole(servery());
      const { screen, code } = await newScreen(owner, { name: ' Kiosk 3 ', place: ' Courtyard ' });
      expect(code).toMatch(/^\d{6}$/);
      expect(screen).toMatchObject({
        name: 'Kiosk 3',
        place: 'Courtyard',
        state: 'new',
        email: '',
        paired: 0,
      });
      expect(screen.code_expires).toBe(servery().clock.now / 1000 + 15 * 60);
      const kiosk = device(servery());
      const answer = await kiosk.call('Screen.pair', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
      expect(answer).toMatchObject({ status: 3, email: '', menu_name: 'banksia-kitchen' });
      const { order_id } = await orderChips(kiosk);
      const order = await servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', order_id).executeTakeFirstOrThrow(),
      );
      expect(order).toMatchObject({ source: 'kiosk', screen_id: screen.id });
      expect(await listed(owner, screen.id)).toMatchObject({ state: 'in_use', code_expires: 0 });
      expect(await audited(screen.id)).toEqual(['screen.added']);
    });

    test('a till that was paired takes money, and the tender names the till', async () => {
      const owner = await atConsole(servery());
      const { device: till, screen } = await pairedDevice(servery(), owner, {
        screen_kind: 'till',
        name: 'Till 7',
      });
      await orderChips(till, { tender_kind: 'cash' });
      const tenders = await servery().server.db.read(({ q }) =>
        q.selectFrom('tender').selectAll().where('screen_id', '=', screen.id).execute(),
      );
      expect(tenders).toMatchObject([{ kind: 'cash', taken_by: 'Till 7' }]);
    });

    test('is renamed, and so is what it is signed in as', async () => {
      const owner = await atConsole(servery());
      const { device: kiosk, screen } = await pairedDevice(servery(), owner);
      const changed = await owner.call('ConsoleScreens.change', {
        screen_id: screen.id,
        name: 'Window',
        place: 'Street side',
        eftpos: 1,
      });
      expect(changed.screen).toMatchObject({ name: 'Window', place: 'Street side', eftpos: 1 });
      expect((await kiosk.call('CustomerAccount')).customer.name).toBe('Window');
      expect(await audited(screen.id)).toEqual(['screen.added', 'screen.changed']);
    });

    test('is in use, idle, silent and signed out, as the time goes by', async () => {
      const owner = await atConsole(servery());
      const { device: kiosk, screen } = await pairedDevice(servery(), owner);
      await orderChips(kiosk);
      const state = async () => (await listed(owner, screen.id))?.state;
      expect(await state()).toBe('in_use');
      for (let minute = 0; minute < 11; minute += 1) {
        servery().clock.now += MINUTE;
        await kiosk.call('CustomerAccount');
      }
      expect(await state()).toBe('idle');
      servery().clock.now += 4 * MINUTE;
      expect(await listed(owner, screen.id)).toMatchObject({
        state: 'silent',
        seen: servery().clock.now / 1000 - 240,
      });
      await kiosk.call('Logout');
      expect(await state()).toBe('out');
    });

    describe('removed', () => {
      test('ends its session at once, and comes back to be paired anew', async () => {
        const owner = await atConsole(servery());
        const { device: kiosk, screen } = await pairedDevice(servery(), owner);
        const { code } = await owner.call('ConsoleScreens.code', { screen_id: screen.id });
        await owner.call('ConsoleScreens.remove', { screen_id: screen.id });
        expect((await kiosk.refused('CustomerAccount', {})).code).toBe('signed_out');
        expect((await device(servery()).refused('Screen.pair', { code })).code).toBe('pair_wrong');
        expect(await listed(owner, screen.id)).toBeUndefined();
        for (const name of ['ConsoleScreens.remove', 'ConsoleScreens.code'] as const)
          expect((await owner.refused(name, { screen_id: screen.id })).code).toBe('no_such_screen');
        await owner.call('ConsoleScreens.restore', { screen_id: screen.id });
        expect(await listed(owner, screen.id)).toMatchObject({ state: 'out' });
        expect((await kiosk.refused('CustomerAccount', {})).code).toBe('signed_out');
        const again = await owner.call('ConsoleScreens.code', { screen_id: screen.id });
        await kiosk.call('Screen.pair', { code: again.code });
        await kiosk.call('CustomerAccount');
        expect(await audited(screen.id)).toEqual([
          'screen.added',
          'screen.code_made',
          'screen.removed',
          'screen.restored',
          'screen.code_made',
        ]);
      });

      test('refuses the password of its account, until it is restored', async () => {
        const owner = await atConsole(servery(), 'owner@dune.example.com');
        const dune = { Token: 'dune-token', AppId: 'servery-dune' };
        const login = { method: 'email', email: 'kiosk@dune.example.com', password: 'banksia-demo' } as const;
        const { screens } = await owner.call('ConsoleScreens');
        const kiosk = servery().person(dune);
        await kiosk.call('Login', login);
        const screen = screens.find(({ kind }) => kind === 'kiosk');
        await owner.call('ConsoleScreens.remove', { screen_id: screen?.id ?? 0 });
        expect((await kiosk.refused('CustomerAccount', {})).code).toBe('signed_out');
        expect((await kiosk.refused('Login', login)).code).toBe('screen_removed');
        await owner.call('ConsoleScreens.restore', { screen_id: screen?.id ?? 0 });
        await kiosk.call('Login', login);
        await kiosk.call('CustomerAccount');
      });

      test('closes the stream that its page follows', async () => {
        const owner = await atConsole(servery());
        const { device: kiosk, screen } = await pairedDevice(servery(), owner);
        const url = `${servery().url}/api/events?screen=kiosk`;
        const cookie = `sid_kiosk=${kiosk.sid}`;
        const stream = await fetch(url, { headers: { cookie } });
        expect(stream.status).toBe(200);
        const over = stream.text();
        await owner.call('ConsoleScreens.remove', { screen_id: screen.id });
        expect(await over).toContain('event: hello');
        expect((await fetch(url, { headers: { cookie } })).status).toBe(401);
        expect((await fetch(url)).status).toBe(401);
      });
    });

    test('belongs to its venue: another organisation neither sees nor changes it', async () => {
      const { screen } = await newScreen(await atConsole(servery()));
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      expect(await listed(stranger, screen.id)).toBeUndefined();
      for (const name of ['ConsoleScreens.code', 'ConsoleScreens.remove', 'ConsoleScreens.change'] as const)
        expect((await stranger.refused(name, { screen_id: screen.id, name: 'Mine' })).code).toBe(
          'no_such_screen',
        );
    });

    test('there are so many of a venue and no more; those that were never paired are forgotten in time', async () => {
      const owner = await atConsole(servery(), 'owner@harbour.example.com');
      const made: number[] = [];
      for (let at = 0; at < 60; at += 1)
        made.push((await newScreen(owner, { name: `S${at}`, screen_kind: 'kitchen' })).screen.id);
      expect(
        (await owner.refused('ConsoleScreens.add', { screen_kind: 'kiosk', name: 'One more' })).code,
      ).toBe('too_many_screens');
      for (const screen_id of made) await owner.call('ConsoleScreens.remove', { screen_id });
      const left = await servery().server.db.read(({ q }) =>
        q.selectFrom('screen').select('id').where('id', 'in', made).orderBy('id').execute(),
      );
      expect(left.map(({ id }) => id)).toEqual(made.slice(-10));
      await owner.call('ConsoleScreens.restore', { screen_id: made.at(-1) ?? 0 });
    });
  },
  { RATE_LIMIT: 'off' },
);
