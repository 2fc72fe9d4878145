import { encodeForm } from '@servery/contract/form/encode';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { pairedDevice } from '../../../../testing/screens.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { withApp } from '../../../../testing/second-step.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { keepFailedTry, keepSignIn } from '#stores/sign-ins';

const MINUTE = 60_000;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/142.0.0.0 Safari/537.36';

inEachServery(
  'the sign-ins of a team',
  (servery) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    const idOf = async (email: string) => {
      const { people } = await owner.call('ConsoleTeam');
      return people.find((each) => each.email === email)?.id ?? 0;
    };
    /** Somebody on a Mac, at an address of their own. */
    const login = async (address: string, email: string, password = 'banksia-demo') => {
      const response = await fetch(`${servery().url}/api`, {
        method: 'POST',
        body: encodeForm({
          Token: 'demo-token',
          Version: '7',
          AppId: 'servery-demo',
          AppMode: 'console',
          RequestAction: 'ConsoleLogin',
          email,
          password,
        }),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': address,
          'user-agent': MAC,
        },
      });
      return response.headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    const board = (cookie: string) => fetch(`${servery().url}/api/events?board=1`, { headers: { cookie } });

    test('say when, with what, on what and from about where, and count wrong passwords together', async () => {
      const email = 'manager@example.com';
      const person_id = await idOf(email);
      expect(await login('203.0.113.77', email)).not.toBe('');
      for (const password of ['a', 'b', 'c']) await login('198.51.100.9', email, password);
      const { sign_ins } = await owner.call('ConsoleTeam.sign_ins', { person_id });
      expect(sign_ins).toHaveLength(2);
      expect(sign_ins).toContainEqual({
        id: expect.any(Number),
        person_id,
        name: expect.any(String),
        at: Math.floor(servery().clock.now / 1000),
        outcome: 'password',
        tries: 1,
        device: 'Chrome on Mac',
        place: '203.0.113.0',
      });
      expect(sign_ins).toContainEqual(
        expect.objectContaining({ outcome: 'wrong_password', tries: 3, place: '198.51.100.0' }),
      );
      servery().clock.now += 16 * MINUTE;
      await login('198.51.100.9', email, 'd');
      const [last] = (await owner.call('ConsoleTeam.sign_ins', { person_id })).sign_ins;
      expect(last).toMatchObject({ outcome: 'wrong_password', tries: 1 });
      const everybody = (await owner.call('ConsoleTeam.sign_ins')).sign_ins;
      expect(new Set(everybody.map((each) => each.person_id)).size).toBeGreaterThan(1);
    });

    test('are of this team alone, and nothing is written down of an address that nobody has', async () => {
      const count = () =>
        servery().server.db.read(
          async ({ q }) => (await q.selectFrom('sign_in').select('id').execute()).length,
        );
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      const { sign_ins } = await stranger.call('ConsoleTeam.sign_ins');
      const { people } = await stranger.call('ConsoleTeam');
      const theirs = new Set(people.map(({ id }) => id));
      expect(sign_ins.length).toBeGreaterThan(0);
      expect(sign_ins.filter((each) => !theirs.has(each.person_id))).toEqual([]);
      const refused = await stranger.refused('ConsoleTeam.sign_ins', {
        person_id: await idOf('manager@example.com'),
      });
      expect(refused.code).toBe('no_such_person');
      const before = await count();
      await login('198.51.100.9', 'nobody@example.com', 'a');
      expect(await count()).toBe(before);
    });

    test('are not pushed out by strangers: of tries in vain fifty are kept', async () => {
      const personId = await idOf('accountant@example.com');
      const { now } = servery().clock;
      const at = { device: 'x', at: now };
      const venueId = (await owner.call('ConsoleSession')).user.merchant.id;
      await servery().server.db.write(async (tx) => {
        await keepSignIn(tx, { ...at, personId, venueId, outcome: 'password', place: 'home' });
        for (let from = 0; from < 60; from += 1)
          await keepFailedTry(tx, {
            ...at,
            at: now + from,
            personId,
            outcome: 'wrong_password',
            place: `p${from}`,
          });
      });
      const kept = await servery().server.db.read(({ q }) =>
        q.selectFrom('sign_in').select(['place']).where('person_id', '=', personId).orderBy('at').execute(),
      );
      expect(kept).toHaveLength(51);
      expect(kept[0]?.place).toBe('home');
      expect(kept[1]?.place).toBe('p10');
    });

    test('end everywhere at once: sessions, and what they follow', async () => {
      const email = 'kitchen@example.com';
      const cookies = [await login('203.0.113.1', email), await login('203.0.113.2', email)];
      const streams = await Promise.all(cookies.map(board));
      expect(streams.map(({ status }) => status)).toEqual([200, 200]);
      await owner.call('ConsoleTeam.sign_out', { person_id: await idOf(email) });
      for (const stream of streams) expect(await stream.text()).toContain('event: hello');
      expect((await Promise.all(cookies.map(board))).map(({ status }) => status)).toEqual([401, 401]);

      const elsewhere = await atConsole(servery());
      const before = await board(elsewhere.cookie);
      await owner.call('ConsoleSecurity.sign_out_others');
      expect(await before.text()).toContain('event: hello');
      expect(codeOf(await elsewhere.send('ConsoleSession', {}))).toBe('signed_out');
      await owner.call('ConsoleTeam.sign_out', { person_id: await idOf('owner@example.com') });
      expect(codeOf(await owner.send('ConsoleSession', {}))).toBe('SUCCESS');
    });

    test('nobody signs somebody out, or resets their second step, who may do more than they', async () => {
      const boss = await idOf('owner@example.com');
      await owner.call('ConsoleTeam.save_role', { name: 'Host', permissions: ['see_orders', 'manage_team'] });
      const { roles } = await owner.call('ConsoleTeam');
      const role = roles.find(({ name }) => name === 'Host')?.code ?? '';
      const person_id = await idOf('counter@example.com');
      await owner.call('ConsoleTeam.set_role', { person_id, role });
      const host = await atConsole(servery(), 'counter@example.com');
      for (const call of ['ConsoleTeam.sign_out', 'ConsoleTeam.reset_two_step'] as const)
        expect([call, codeOf(await host.send(call, { person_id: boss }))]).toEqual([call, 'no_such_person']);
    });

    test('need two steps of everybody once an owner says so, who has them already', async () => {
      const email = 'manager@example.com';
      const [before, person_id] = [await atConsole(servery(), email), await idOf(email)];
      expect((await owner.refused('ConsoleTeam.require_two_step', { on: 1 })).code).toBe('two_step_first');
      owner = (await withApp(servery(), 'owner@example.com')).person;
      const { device } = await pairedDevice(servery(), owner, { screen_kind: 'kitchen' });
      const follows = await board(before.cookie);
      expect(codeOf(await before.send('ConsoleBoard', {}))).toBe('SUCCESS');
      expect(await owner.call('ConsoleTeam.require_two_step', { on: 1 })).toMatchObject({
        two_step_required: 1,
      });
      expect(await follows.text()).toContain('event: hello');
      expect((await board(before.cookie)).status).toBe(401);
      expect(codeOf(await before.send('ConsoleBoard', {}))).toBe('forbidden');
      // A screen in the kitchen is nobody who could be asked.
      expect(codeOf(await device.send('ConsoleBoard', {}))).toBe('SUCCESS');
      const { user } = await before.call('ConsoleSession');
      expect(user).toMatchObject({ two_step_owed: 1, permissions: [] });
      const fresh = servery().person({ AppMode: 'console' });
      const entered = await fresh.call('ConsoleLogin', { email, password: 'banksia-demo' });
      expect(entered.user).toMatchObject({ two_step_owed: 1, permissions: [] });

      const { person } = await withApp(servery(), email);
      expect((await person.call('ConsoleSession')).user.two_step_owed).toBe(0);
      expect(codeOf(await person.send('ConsoleBoard', {}))).toBe('SUCCESS');
      const { people } = await owner.call('ConsoleTeam');
      expect(people.find(({ id }) => id === person_id)?.two_step).toBe(1);

      // Somebody has lost their phone.
      await owner.call('ConsoleTeam.reset_two_step', { person_id });
      expect(codeOf(await person.send('ConsoleSession', {}))).toBe('signed_out');
      const again = await servery()
        .person({ AppMode: 'console' })
        .call('ConsoleLogin', { email, password: 'banksia-demo' });
      expect(again.user.two_step_owed).toBe(1);
      await owner.call('ConsoleTeam.require_two_step', { on: 0 });
      expect(
        (await atConsole(servery(), email).then((each) => each.call('ConsoleSession'))).user,
      ).toMatchObject({
        two_step_owed: 0,
      });
    });

    test('of somebody who works for two organisations are seen by each at its own, and reset by neither', async () => {
      const email = 'manager@example.com';
      const person_id = await idOf(email);
      await servery().server.db.write(async ({ q }) => {
        const role = await q
          .selectFrom('role')
          .innerJoin('brand', 'brand.organisation_id', 'role.organisation_id')
          .select(['role.id', 'role.organisation_id'])
          .where('brand.code', '=', 'dune')
          .where('role.code', '=', 'owner')
          .executeTakeFirstOrThrow();
        const { now } = servery().clock;
        await q
          .insertInto('membership')
          .values({
            person_id,
            organisation_id: role.organisation_id,
            venue_id: null,
            role_id: role.id,
            created_at: now,
            joined_at: now,
            left_at: null,
          })
          .execute();
      });
      const dune = await atConsole(servery(), 'owner@dune.example.com');
      const venue_id = (await dune.call('ConsoleSession')).user.merchant.id;
      await (await atConsole(servery(), email)).call('ConsoleSession.switch', { venue_id });
      const seenBy = async (by: Person) => {
        const { sign_ins } = await by.call('ConsoleTeam.sign_ins', { person_id });
        return sign_ins.filter(({ outcome }) => outcome === 'password').length;
      };
      const [here, there] = [await seenBy(owner), await seenBy(dune)];
      await atConsole(servery(), email);
      expect([await seenBy(owner), await seenBy(dune)]).toEqual([here, there + 1]);

      const { person } = await withApp(servery(), email);
      expect((await owner.refused('ConsoleTeam.reset_two_step', { person_id })).code).toBe('works_elsewhere');
      expect((await person.call('ConsoleSecurity')).two_step).toBe(1);
    });
  },
  { RATE_LIMIT: 'off', TRUST_PROXY: 'loopback' },
);
