import { isPermission } from '@servery/contract/permissions';
import { type CallName, isConsoleCall, registry } from '@servery/contract/registry';
import { roleOf, standardRoles } from '@servery/domain/people/standard-roles';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { orderChips, type Venue, visit } from '../../testing/orders.ts';
import { AT_THE_CONSOLE, codeOf, everythingAt } from '../../testing/sample-fields.ts';
import { inEachServery, type Person } from '../../testing/servery.ts';

const names = Object.keys(registry) as CallName[];
const teamCalls = names.filter((name) => registry[name].can === 'team' || isPermission(registry[name].can));
const rightsOf = (role: string) => roleOf({ code: role, name: '', permissions: [] }).permissions;

test('a permission is asked for by calls of the console alone, and reaches a venue or an organisation', () => {
  expect(teamCalls.filter((name) => !isConsoleCall(name))).toEqual([]);
  const open = names.filter((name) => isConsoleCall(name) && registry[name].can === 'anyone');
  expect(open.toSorted()).toEqual([
    'ConsoleForgot',
    'ConsoleInvitation',
    'ConsoleInvitation.accept',
    'ConsoleLogin',
    'ConsoleLogin.challenge',
    'ConsoleLogin.code',
    'ConsoleLogin.passkey',
    'ConsoleLogout',
    'ConsoleReset',
    'ConsoleScreens.pair',
    'ConsoleSession.mail',
    'ConsoleSetup.open',
  ]);
  for (const name of teamCalls)
    expect(['venue', 'organisation', ...(registry[name].can === 'team' ? ['own'] : [])], name).toContain(
      registry[name].scope,
    );
});

const setUpCalls = names.filter((name) => registry[name].can === 'set_up');

inEachServery(
  'the team',
  (servery) => {
    let venue: Venue;
    let order = '';
    const ask = (person: Person, name: CallName) =>
      person.send(name, { ...everythingAt(venue, order), ...AT_THE_CONSOLE, venue_id: venue.at.store_id });

    beforeAll(async () => {
      const guest = servery().person();
      venue = await visit(guest);
      order = (await orderChips(guest)).order_id;
    });

    test.each(standardRoles)('as %s may do what its role says, and nothing else', async (role) => {
      const person = await atConsole(servery(), `${role}@example.com`);
      const rights: readonly string[] = rightsOf(role);
      for (const name of teamCalls) {
        const { can } = registry[name];
        const may = can === 'team' || rights.includes(can);
        const code = codeOf(await ask(person, name));
        expect([role, name, code === 'forbidden'], code).toEqual([role, name, !may]);
        expect([role, name, code]).not.toEqual([role, name, 'signed_out']);
      }
    });

    test('sets nothing up where somebody works already, whoever they are', async () => {
      expect(setUpCalls.length).toBeGreaterThan(5);
      const owner = await atConsole(servery(), 'owner@example.com');
      for (const person of [owner, servery().person()])
        for (const name of setUpCalls)
          expect([
            name,
            codeOf(await person.send(name, { ...everythingAt(venue, order), ...AT_THE_CONSOLE })),
          ]).toEqual([name, 'signed_out']);
    });

    test('of one organisation has nothing of another’s: no order, no venue, no page of it', async () => {
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      const before = await servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', order).executeTakeFirstOrThrow(),
      );
      for (const name of teamCalls) {
        const answered = await ask(stranger, name);
        expect([name, JSON.stringify(answered).includes(order)]).toEqual([name, false]);
        expect([name, JSON.stringify(answered).includes('Banksia')]).toEqual([name, false]);
        if (name.startsWith('ConsoleOrder.'))
          expect([name, codeOf(answered)]).toEqual([name, 'order_not_found']);
      }
      expect(codeOf(await stranger.send('ConsoleSession.switch', { venue_id: venue.at.store_id }))).toBe(
        'no_such_venue',
      );
      const after = await servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', order).executeTakeFirstOrThrow(),
      );
      expect(after).toEqual(before);
    });

    test('works at another of its venues once it has gone there, and is back there the next time', async () => {
      const owner = await atConsole(servery(), 'owner@dune.example.com');
      const { user } = await owner.call('ConsoleSession');
      expect(user.venues.map(({ name }) => name)).toEqual([
        'Dune Cottesloe',
        'Dune Margaret River',
        'Dune Perth',
      ]);
      const perth = user.venues.at(-1)?.id ?? 0;
      await owner.call('ConsoleStore.set_state', { state: 'open' });
      const there = await owner.call('ConsoleSession.switch', { venue_id: perth });
      expect(there.user.merchant).toMatchObject({ id: perth, name: 'Dune Perth' });
      expect((await owner.call('ConsoleSession')).user.merchant.id).toBe(perth);
      await owner.call('ConsoleStore.set_state', { state: 'paused', minutes: 15 });
      const venues = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('venue')
          .select(['name', 'paused_until'])
          .where('brand_code', '=', 'dune')
          .orderBy('name')
          .execute(),
      );
      expect(venues.map(({ name, paused_until }) => [name, paused_until > 0])).toEqual([
        ['Dune Cottesloe', false],
        ['Dune Margaret River', false],
        ['Dune Perth', true],
      ]);
      const again = await atConsole(servery(), 'owner@dune.example.com');
      expect((await again.call('ConsoleSession')).user.merchant.id).toBe(perth);
    });

    test('whose membership has ended is out at once, with every call, and cannot sign in', async () => {
      const kitchen = await atConsole(servery(), 'kitchen@example.com');
      await kitchen.call('ConsoleBoard');
      const { user } = await kitchen.call('ConsoleSession');
      await servery().server.db.write(({ q }) =>
        q.updateTable('membership').set({ joined_at: null }).where('person_id', '=', user.id).execute(),
      );
      for (const name of teamCalls)
        expect([name, codeOf(await ask(kitchen, name))]).toEqual([name, 'signed_out']);
      const login = { email: 'kitchen@example.com', password: 'banksia-demo' };
      expect(codeOf(await servery().person().send('ConsoleLogin', login))).toBe('no_venue');
    });

    test('leaves a row in the audit for each write, with who it was and where', async () => {
      const owner = await atConsole(servery());
      const { user } = await owner.call('ConsoleSession');
      await owner.call('ConsoleStore.set_state', { state: 'paused', minutes: 15 });
      await owner.call('ConsolePrinting.seen');
      await owner.call('ConsoleStore');
      const rows = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('audit')
          .select(['action', 'person_id', 'venue_id'])
          .where('person_id', '=', user.id)
          .orderBy('id', 'desc')
          .limit(2)
          .execute(),
      );
      const by = { person_id: user.id, venue_id: venue.at.store_id };
      expect(rows).toEqual([
        { action: 'ConsolePrinting.seen', ...by },
        { action: 'store.paused', ...by },
      ]);
    });
  },
  { RATE_LIMIT: 'off' },
);
