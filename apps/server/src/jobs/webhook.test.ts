import { createHmac, randomUUID } from 'node:crypto';
import { type WebhookEvent, webhookEvents } from '@servery/contract/webhook-events';
import { webhookBodies } from '@servery/contract/entities/webhook';
import { afterAll, expect, test } from 'vitest';
import { editorOf } from '../../testing/edits.ts';
import { chipsByBalance } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import { eventually } from '../../testing/eventually.ts';
import { orderChips, signIn, visit } from '../../testing/orders.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { codeOf } from '../../testing/sample-fields.ts';
import { inEachServery } from '../../testing/servery.ts';
import { MOST_DELIVERIES } from '#stores/webhook-deliveries';

const receiver = await startReceiver();
afterAll(() => receiver.close());

inEachServery(
  'a webhook',
  (servery) => {
    let count = 0;
    /** One of its own for each test. */
    const hook = async (events: readonly WebhookEvent[] = webhookEvents) => {
      count += 1;
      const path = `/${servery().engine}/${count}`;
      const owner = await atConsole(servery());
      const saved = await owner.call('ConsoleWebhooks.save', {
        url: `${receiver.url}${path}`,
        events: [...events],
      });
      const id = saved.webhooks.find(({ url }) => url.endsWith(path))?.id ?? '';
      return {
        id,
        path,
        owner,
        secret: saved.secret,
        log: async () => (await owner.call('ConsoleWebhooks.deliveries', { webhook_id: id })).deliveries,
        told: (most: number) => eventually(async () => receiver.at(path).length >= most && receiver.at(path)),
        remove: () => owner.call('ConsoleWebhooks.remove', { webhook_id: id }),
      };
    };
    const rowOf = (id: number) =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
    const logged = (log: () => Promise<{ state: string }[]>, state: string) =>
      eventually(async () => (await log())[0]?.state === state && (await log())[0]);

    test('is told of an order placed, moved, edited and cancelled, and of products, as the contract says', async () => {
      const { told, owner, remove, path } = await hook();
      const { order_id } = await orderChips(servery().person());
      await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 2 });
      await (await editorOf(servery(), order_id, owner)).edit({ note: 'By the door' });
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Oven' });
      const { id: product_id } = (await visit(servery().person())).product('Rosemary Chips');
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 1 });
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 0 });
      await told(6);
      const bodies = receiver
        .at(path)
        .map(({ body }) => JSON.parse(body) as { type: WebhookEvent; data: object });
      const types = bodies.map(({ type }) => type).toSorted();
      const wanted = webhookEvents.filter((event) => event !== 'order.refunded');
      expect(types).toEqual([...wanted].toSorted());
      for (const body of bodies) webhookBodies[body.type].parse(body);
      const cancelled = bodies.find(({ type }) => type === 'order.cancelled');
      expect(cancelled?.data).toMatchObject({ order_id, nstatus: 9, status: 'Cancelled' });
      expect(JSON.stringify(bodies)).not.toContain('sam@example.com');
      await remove();
    });

    test('is told of money that goes back at the till, and how much of the order that makes', async () => {
      const { told, remove } = await hook(['order.refunded']);
      const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
      const { order_id } = await orderChips(servery().person());
      await till.call('TillOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() });
      const some = { order_id, tender: 'cash', reason: 'Cold', amount: '3.00' } as const;
      await till.call('TillOrder.refund', { ...some, refund_key: randomUUID() });
      const [message] = await told(1);
      expect(JSON.parse(message?.body ?? '')).toMatchObject({
        data: { order_id, refunded: '3.00', total: '8.00' },
      });
      await remove();
    });

    test('is told of money that goes back to a member’s balance', async () => {
      const { told, owner, remove } = await hook(['order.refunded']);
      const mia = servery().person();
      const { fields } = await chipsByBalance(mia);
      const { order_id } = await mia.call('SubmitOrder', fields);
      await owner.call('ConsoleOrder.refund', {
        order_id,
        amount: '5.00',
        reason: 'Cold',
        refund_key: randomUUID(),
      });
      const [message] = await told(1);
      const { data } = JSON.parse(message?.body ?? '') as { data: object };
      expect(data).toMatchObject({ order_id, refunded: '5.00', total: '16.00' });
      await remove();
    });

    test('can tell that we wrote it, and when, by Standard Webhooks', async () => {
      const { told, owner, id, secret, remove } = await hook();
      expect(secret).toMatch(/^whsec_/);
      await owner.call('ConsoleWebhooks.test', { webhook_id: id });
      const [message] = await told(1);
      const at = String(message?.headers['webhook-timestamp']);
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const said = `${String(message?.headers['webhook-id'])}.${at}.${message?.body ?? ''}`;
      const signature = createHmac('sha256', key).update(said).digest('base64');
      expect(message?.headers['webhook-signature']).toBe(`v1,${signature}`);
      expect(at).toBe(String(Math.floor(servery().clock.now / 1000)));
      const rows = await servery().server.db.read(({ q }) => q.selectFrom('webhook').selectAll().execute());
      expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
      const again = await owner.call('ConsoleWebhooks.new_secret', { webhook_id: id });
      expect(again.secret).not.toBe(secret);
      await remove();
    });

    test('hears only what it asked for, and nothing while it is paused', async () => {
      const { told, owner, id, log, remove } = await hook(['product.sold_out']);
      const { id: product_id } = (await visit(servery().person())).product('Rosemary Chips');
      await orderChips(servery().person());
      await owner.call('ConsoleWebhooks.switch', { webhook_id: id, on: 0 });
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 1 });
      await owner.call('ConsoleWebhooks.switch', { webhook_id: id, on: 1 });
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 0 });
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 1 });
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 0 });
      await told(1);
      expect((await log()).map(({ event }) => event)).toEqual(['product.sold_out']);
      await remove();
    });

    test('that fails is told again later each time, for a day, and then stopped until somebody resumes it', async () => {
      const { told, id, log: firstLog, path } = await hook(['order.placed']);
      receiver.answer(500);
      await orderChips(servery().person());
      await told(1);
      const first = await eventually(
        async () => ((await firstLog())[0]?.attempts ?? 0) === 1 && (await firstLog())[0],
      );
      expect(first).toMatchObject({ state: 'waiting', http_status: 500, said: 'said 500' });
      expect(first.next).toBe(Math.floor((servery().clock.now + 30_000) / 1000));
      for (let tries = 2; tries <= 9; tries += 1) {
        servery().clock.now = (await rowOf(first.id)).next_at + 1000;
        await servery().server.db.write(async (tx) => tx.wakeJobs());
        await eventually(async () => (await rowOf(first.id)).attempts >= tries);
      }
      expect(receiver.at(path)).toHaveLength(9);
      const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(1);
      expect(await rowOf(first.id)).toMatchObject({ state: 'failed', next_at: 0 });
      // A day later they sign in again.
      const owner = await atConsole(servery());
      const log = async () => (await owner.call('ConsoleWebhooks.deliveries', { webhook_id: id })).deliveries;
      const shown = async () => (await owner.call('ConsoleWebhooks')).webhooks.find((each) => each.id === id);
      expect((await shown())?.stopped).toBeGreaterThan(0);
      await orderChips(servery().person());
      expect(await log()).toHaveLength(1);
      receiver.answer(200);
      await owner.call('ConsoleWebhooks.switch', { webhook_id: id, on: 1 });
      expect((await shown())?.stopped).toBe(0);
      await owner.call('ConsoleWebhooks.resend', { delivery_id: (await log())[0]?.id ?? 0 });
      await logged(log, 'done');
      expect(receiver.at(path).at(-1)?.headers['webhook-id']).toBe(ids[0]);
      await owner.call('ConsoleWebhooks.remove', { webhook_id: id });
    }, 120_000);

    test('is not led elsewhere by a redirect, and a message on its way is not sent twice', async () => {
      const { owner, id, log, remove } = await hook();
      receiver.answer(302);
      const { delivery_id } = await owner.call('ConsoleWebhooks.test', { webhook_id: id });
      await eventually(async () => ((await log())[0]?.attempts ?? 0) === 1);
      expect(receiver.at('/elsewhere')).toEqual([]);
      expect((await log())[0]).toMatchObject({ http_status: 302, state: 'waiting' });
      expect(codeOf(await owner.send('ConsoleWebhooks.resend', { delivery_id }))).toBe('delivery_waits');
      receiver.answer(200);
      await remove();
    });

    test.each([
      'http://tools.example.com/hook',
      'https://127.0.0.1/hook',
      'https://10.0.0.7/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/hook',
      'https://localhost/hook',
      'https://nobody.invalid/hook',
      'https://2130706433/hook',
    ])('does not go to %s', async (url) => {
      const owner = await atConsole(servery());
      const events = ['order.placed'];
      expect(codeOf(await owner.send('ConsoleWebhooks.save', { url, events }))).toBe('bad_webhook_url');
    });

    test('is of one venue, of which each has a few, and its log keeps the latest', async () => {
      const { owner, id, log, remove } = await hook(['order.placed']);
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      const { delivery_id } = await owner.call('ConsoleWebhooks.test', { webhook_id: id });
      await logged(log, 'done');
      for (const name of ['switch', 'remove', 'new_secret', 'test', 'save'] as const) {
        const sent = { webhook_id: id, on: 0, url: `${receiver.url}/stolen`, events: ['order.placed'] };
        expect([name, codeOf(await stranger.send(`ConsoleWebhooks.${name}`, sent))]).toEqual([
          name,
          'no_such_webhook',
        ]);
      }
      expect(codeOf(await stranger.send('ConsoleWebhooks.resend', { delivery_id }))).toBe('no_such_delivery');
      expect((await stranger.call('ConsoleWebhooks.deliveries', { webhook_id: id })).deliveries).toEqual([]);
      await servery().server.db.write(async ({ q }) => {
        const row = await q
          .selectFrom('webhook_delivery')
          .selectAll()
          .where('id', '=', delivery_id)
          .executeTakeFirstOrThrow();
        const { id: _, ...rest } = row;
        for (let at = 0; at < 10; at += 1)
          await q
            .insertInto('webhook_delivery')
            .values(Array.from({ length: MOST_DELIVERIES / 10 }, () => rest))
            .execute();
      });
      await owner.call('ConsoleWebhooks.test', { webhook_id: id });
      await logged(log, 'done');
      const { held } = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('webhook_delivery')
          .select((of) => of.fn.countAll<number>().as('held'))
          .where('webhook_id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      expect(held).toBe(MOST_DELIVERIES);
      const url = (at: number) => ({ url: `${receiver.url}/many/${at}`, events: ['order.placed' as const] });
      const before = (await owner.call('ConsoleWebhooks')).webhooks.length;
      for (let at = before; at < 10; at += 1) await owner.call('ConsoleWebhooks.save', url(at));
      expect(codeOf(await owner.send('ConsoleWebhooks.save', url(10)))).toBe('too_many_webhooks');
      for (const each of (await owner.call('ConsoleWebhooks')).webhooks)
        await owner.call('ConsoleWebhooks.remove', { webhook_id: each.id });
      await remove().catch(() => {});
    });

    test('leaves its address’s secret out of the log of what the team did', async () => {
      const { owner, path, remove } = await hook();
      const [entry] = (await owner.call('ConsoleAudit', { area: 'api' })).entries;
      expect(entry).toMatchObject({ text: 'Added a webhook', subject: new URL(receiver.url).host });
      expect(JSON.stringify(entry)).not.toContain(path);
      await remove();
    });
  },
  { RATE_LIMIT: 'off', WEBHOOK_TRUSTED_ORIGIN: receiver.url },
);
