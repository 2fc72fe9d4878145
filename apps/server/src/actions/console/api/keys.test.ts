import { isKeyCall } from '@servery/contract/key-calls';
import { type CallName, registry } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { askWithKey, newKey } from '../../../../testing/api-keys.ts';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips, visit } from '../../../../testing/orders.ts';
import { AT_THE_CONSOLE, codeOf, everythingAt } from '../../../../testing/sample-fields.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery(
  'a key of a venue',
  (servery) => {
    const ask = (secret: string, call: string, body: unknown = {}) =>
      askWithKey(servery(), call, { secret, body });

    test('does what it was made for in JSON, and the log names it', async () => {
      const { secret, key, person } = await newKey(servery(), ['see_orders', 'move_orders']);
      expect(secret).toMatch(/^servery_[\w-]{43}$/);
      expect(key).toMatchObject({ name: 'Our tool', ending: secret.slice(-4), used: 0, works: 1 });
      const { order_id } = await orderChips(servery().person());
      const moved = await ask(secret, 'ConsoleOrder.move', { order_id, from: 1, to: 2 });
      expect(moved.status).toBe(200);
      expect(moved.body).toMatchObject({ order: { id: order_id, nstatus: 2 } });
      registry['ConsoleOrder.move'].output.parse(moved.body);
      const [entry] = (await person.call('ConsoleAudit')).entries;
      expect(entry).toMatchObject({
        text: 'Moved an order',
        key: `Our tool (…${key.ending})`,
        who: 'Alex Owner',
      });
      const used = (await person.call('ConsoleApiKeys')).keys.find(({ id }) => id === key.id);
      expect(used?.used).toBe(Math.floor(servery().clock.now / 1000));
    });

    test('sends parts of the menu as they are, and lists as lists', async () => {
      const { secret } = await newKey(servery(), ['manage_menu', 'manage_devices']);
      const { id } = (await visit(servery().person())).product('Rosemary Chips');
      const change = { kind: 'percent', by: 10, round: '0.10' };
      expect(await ask(secret, 'ConsoleMenu.change_many', { products: [id], change })).toMatchObject({
        status: 200,
        body: { changed: 1 },
      });
      const printer = { name: 'By key', kind: 'star', columns: 48, documents: ['kitchen'] };
      expect((await ask(secret, 'ConsolePrinters.add', printer)).body).toMatchObject({
        printer: { documents: ['kitchen'] },
      });
    });

    test('does nothing else: not what it was not made for, not what is for people, not what customers do', async () => {
      const { secret } = await newKey(servery(), ['see_orders']);
      const venue = await visit(servery().person());
      const everything = { ...everythingAt(venue, 'none'), ...AT_THE_CONSOLE };
      for (const name of Object.keys(registry) as CallName[]) {
        const { status, body } = await ask(secret, name, everything);
        const isThere = isKeyCall(registry[name]);
        if (!isThere) expect([name, status, body.error?.code]).toEqual([name, 404, 'unknown_action']);
        else if (registry[name].can !== 'see_orders') expect([name, status]).toEqual([name, 403]);
        else
          expect([name, [401, 403, 404, 500].includes(status)], JSON.stringify(body)).toEqual([name, false]);
      }
    });

    test('is of one venue, and sees nothing of another', async () => {
      const dune = await newKey(servery(), ['see_orders', 'move_orders'], 'owner@dune.example.com');
      const { order_id } = await orderChips(servery().person());
      const { status, body } = await ask(dune.secret, 'ConsoleOrder.show', { order_id });
      expect([status, body.error?.code]).toEqual([409, 'order_not_found']);
      const other = await ask(dune.secret, 'ConsoleOrders', {});
      expect(JSON.stringify(other.body)).not.toContain(order_id);
    });

    test('is worth nothing without its secret, and from the moment it is revoked', async () => {
      const { secret, key, person } = await newKey(servery(), ['see_orders']);
      expect((await ask(secret, 'ConsoleBoard')).status).toBe(200);
      expect((await askWithKey(servery(), 'ConsoleBoard', {})).status).toBe(401);
      // The session of whoever made it is none.
      const sid = person.cookie?.split('=')[1] ?? '';
      expect(sid).toMatch(/^[\w-]{20,}$/);
      expect((await ask(sid, 'ConsoleBoard')).body.error?.code).toBe('signed_out');
      expect((await ask(`${secret.slice(0, -1)}!`, 'ConsoleBoard')).status).toBe(401);
      const wrong = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');
      expect((await ask(wrong, 'ConsoleBoard')).body.error?.code).toBe('signed_out');
      const rows = await servery().server.db.read(({ q }) => q.selectFrom('api_key').selectAll().execute());
      expect(JSON.stringify(rows)).not.toContain(secret);
      await person.call('ConsoleApiKeys.revoke', { key_id: key.id });
      expect((await ask(secret, 'ConsoleBoard')).status).toBe(401);
      expect(codeOf(await person.send('ConsoleApiKeys.revoke', { key_id: key.id }))).toBe('no_such_key');
    });

    test('is no way in to the console, by cookie or by sid', async () => {
      const { secret } = await newKey(servery(), ['see_orders']);
      const body = 'RequestAction=ConsoleBoard&Token=&AppId=&Version=7&AppMode=console';
      const ways = [
        { headers: { cookie: `servery_console=${secret}` }, body },
        { headers: { authorization: `Bearer ${secret}` }, body },
        { headers: {}, body: `${body}&sid=${secret}` },
      ];
      for (const way of ways) {
        const headers = { ...way.headers, 'content-type': 'application/x-www-form-urlencoded' };
        const response = await fetch(`${servery().url}/api`, { method: 'POST', headers, body: way.body });
        expect(await response.json()).toMatchObject({ ResponseCode: 'AUTH' });
      }
    });

    test('can do no more than whoever made it, then and now', async () => {
      const owner = await atConsole(servery());
      const role = { name: 'Tools', permissions: ['manage_api', 'see_orders', 'move_orders'] as const };
      await owner.call('ConsoleTeam.save_role', { ...role, permissions: [...role.permissions] });
      const { roles, people } = await owner.call('ConsoleTeam');
      const code = roles.find(({ name }) => name === 'Tools')?.code ?? '';
      const person_id = people.find(({ email }) => email === 'kitchen@example.com')?.id ?? 0;
      const { user } = await owner.call('ConsoleSession');
      const places = people.find(({ id }) => id === person_id)?.places ?? [];
      const [place] = places;
      const venue_id = place?.venue_id || user.merchant.id;
      const at = place?.venue_id === 0 ? { person_id } : { person_id, venue_id };
      await owner.call('ConsoleTeam.set_role', { ...at, role: code });
      const cook = await atConsole(servery(), 'kitchen@example.com');
      expect((await cook.call('ConsoleApiKeys')).may_give).toEqual(['see_orders', 'move_orders']);
      const wish = { name: 'More', password: 'banksia-demo' };
      expect(
        codeOf(await cook.send('ConsoleApiKeys.make', { ...wish, permissions: ['cancel_orders'] })),
      ).toBe('key_may_not');
      const both = ['see_orders', 'move_orders'] as const;
      const { secret } = await newKey(servery(), [...both], 'kitchen@example.com');
      expect((await ask(secret, 'ConsoleBoard')).status).toBe(200);
      const move = { order_id: 'x', from: 1, to: 2 };
      expect((await ask(secret, 'ConsoleOrder.move', move)).status).toBe(409);
      await owner.call('ConsoleTeam.set_role', { ...at, role: 'accountant' });
      expect((await ask(secret, 'ConsoleOrder.move', move)).status).toBe(403);
      expect((await ask(secret, 'ConsoleBoard')).status).toBe(200);
      await owner.call('ConsoleTeam.remove', { person_id });
      expect((await ask(secret, 'ConsoleBoard')).status).toBe(401);
      const dead = (await owner.call('ConsoleApiKeys')).keys.find(
        ({ ending }) => ending === secret.slice(-4),
      );
      expect(dead?.works).toBe(0);
      await owner.call('ConsoleTeam.restore', { person_id });
      await owner.call('ConsoleTeam.set_role', { ...at, role: 'kitchen' });
      expect((await ask(secret, 'ConsoleBoard')).status).toBe(200);
      expect(codeOf(await cook.send('ConsoleApiKeys', {}))).not.toBe('SUCCESS');
    });

    test('is made with a password, for something, and a venue has a few', async () => {
      const owner = await atConsole(servery(), 'owner@dune.example.com');
      const wish = { name: 'Tool', permissions: ['see_orders'], password: 'banksia-demo' };
      expect(codeOf(await owner.send('ConsoleApiKeys.make', { ...wish, password: 'wrong' }))).toBe(
        'password_wrong',
      );
      expect(codeOf(await owner.send('ConsoleApiKeys.make', { ...wish, permissions: ['manage_api'] }))).toBe(
        'bad_request',
      );
      expect(
        codeOf(await owner.send('ConsoleApiKeys.make', { name: 'Tool', permissions: {}, password: 'x' })),
      ).not.toBe('SUCCESS');
      const { keys } = await owner.call('ConsoleApiKeys');
      await servery().server.db.write(async ({ q }) => {
        const [row] = await q
          .selectFrom('api_key')
          .selectAll()
          .where('id', '=', keys[0]?.id ?? 0)
          .execute();
        if (!row) throw new Error('there is no key');
        const { id: _, ...rest } = row;
        for (let at = keys.length; at < 20; at += 1)
          await q
            .insertInto('api_key')
            .values({ ...rest, key_hash: `full-${at}` })
            .execute();
      });
      expect(codeOf(await owner.send('ConsoleApiKeys.make', wish))).toBe('too_many_keys');
    });

    test('says in HTTP what is wrong with a call', async () => {
      const { secret } = await newKey(servery(), ['see_orders', 'move_orders']);
      const bad = await ask(secret, 'ConsoleOrder.move', { order_id: 'x', from: 'one', to: 2 });
      expect(bad).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field: 'from' } } });
      expect(typeof (bad.body.error as { message?: unknown }).message).toBe('string');
      for (const body of ['{', '[]', '7', 'null'])
        expect([body, (await ask(secret, 'ConsoleBoard', body)).status]).toEqual([body, 400]);
      expect(
        (await ask(secret, 'ConsoleOrder.move', { order_id: '4111111111111111', from: 1, to: 2 })).status,
      ).toBe(400);
      const taken = {
        order_id: 'x',
        from: 1,
        to: 2,
        RequestAction: 'ConsoleTeam',
        sub_action: 'remove',
        sid: 'x',
      };
      expect((await ask(secret, 'ConsoleOrder.move', taken)).body.error?.code).toBe('order_not_found');
      const polluted = '{"__proto__":{"a":1},"order_id":"x","from":1,"to":2}';
      expect((await ask(secret, 'ConsoleOrder.move', polluted)).body.error?.code).toBe('order_not_found');
      expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
      const form = {
        method: 'POST',
        headers: { 'content-type': 'text/plain', authorization: `Bearer ${secret}` },
      };
      expect((await fetch(`${servery().url}/api/v1/ConsoleBoard`, { ...form, body: 'x' })).status).toBe(415);
      const large = JSON.stringify({ text: 'x'.repeat(300_000) });
      expect((await ask(secret, 'ConsoleBoard', large)).status).toBe(413);
    });

    test('is described by a page that anybody can read', async () => {
      const response = await fetch(`${servery().url}/api/v1/openapi.json`);
      expect(response.status).toBe(200);
      const page = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
      expect(page.openapi).toBe('3.1.1');
      expect(page.paths['/ConsoleOrder.move']).toBeDefined();
    });
  },
  { RATE_LIMIT: 'off' },
);

inEachServery('a key that asks too often', (servery) => {
  test('is told to wait, whatever it asks for, and the console is not', async () => {
    const { secret, person } = await newKey(servery(), ['see_orders', 'move_orders']);
    const moves = ['ConsoleOrder.move', 'ConsoleOrder.finish_station'] as const;
    for (const name of moves) expect(registry[name].perMinute).toBeGreaterThanOrEqual(300);
    const body = { order_id: 'x', from: 1, to: 2, station: 'Grill' };
    for (let at = 0; at < 600; at += 1) {
      const { status } = await askWithKey(servery(), moves[at % 2] ?? '', { secret, body });
      expect([at, status]).toEqual([at, 409]);
    }
    const { status, headers } = await askWithKey(servery(), 'ConsoleBoard', { secret });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await person.call('ConsoleBoard');
  });
});
