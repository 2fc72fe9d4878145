import { afterAll, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { eventually } from '../../testing/eventually.ts';
import { inEachIdentityServery } from '../../testing/identity.ts';
import { startReceiver } from '../../testing/receiver.ts';

const OWNER = 'owner@example.com';
const TRIES = 9;

const receiver = await startReceiver();
afterAll(() => receiver.close());

inEachIdentityServery(
  'a webhook that is stopped',
  (servery) => {
    const rowOf = (id: number) =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
    /** Each message is tried until it is given up, at times of its own. */
    const giveUp = async (...ids: number[]) => {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        const rows = await Promise.all(ids.map(rowOf));
        servery().clock.now = Math.max(servery().clock.now, ...rows.map((row) => row.next_at + 1000));
        await servery().server.db.write(async (tx) => tx.wakeJobs());
        for (const id of ids) await eventually(async () => (await rowOf(id)).attempts >= tries);
      }
      for (const id of ids) expect((await rowOf(id)).state).toBe('failed');
    };
    const make = async (path: string) => {
      const owner = await atConsole(servery());
      const url = `${receiver.url}${path}`;
      const { webhooks } = await owner.call('ConsoleWebhooks.save', { url, events: ['order.placed'] });
      const webhook_id = webhooks.find((each) => each.url === url)?.id ?? '';
      const tell = async () =>
        (await (await atConsole(servery())).call('ConsoleWebhooks.test', { webhook_id })).delivery_id;
      const shown = async () =>
        (await (await atConsole(servery())).call('ConsoleWebhooks')).webhooks.find(
          ({ id }) => id === webhook_id,
        );
      const turn = async (on: 0 | 1) =>
        (await atConsole(servery())).call('ConsoleWebhooks.switch', { webhook_id, on });
      return { webhook_id, tell, shown, turn };
    };
    const settled = () =>
      eventually(async () => {
        const open = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'notify')
            .where('state', '<>', 'done')
            .execute(),
        );
        return open.length === 0;
      });
    const wished = () =>
      servery().server.db.read(async ({ q }) => {
        const rows = await q.selectFrom('job').select('payload').where('kind', '=', 'notify').execute();
        return rows.filter(({ payload }) => payload.includes('webhook-stopped'));
      });
    const mailsTo = async (to: string, least = 0) => {
      await settled();
      const all = await servery().arrived('mail', to, least);
      return all.filter(({ subject }) => subject.includes('webhook'));
    };

    test('is told of once to who manages the API, with why and what to do, and to nobody else', async () => {
      const { webhook_id, tell, shown, turn } = await make('/secret-path');
      receiver.answer(503);
      await giveUp(await tell(), await tell());
      expect(await shown()).toMatchObject({ stopped_status: 503 });
      const mails = await mailsTo(OWNER, 1);
      expect(mails).toHaveLength(1);
      expect(await wished()).toHaveLength(1);
      const { host } = new URL(receiver.url);
      expect(mails[0]?.subject).toBe(`Banksia Kitchen: we stopped the webhook to ${host}`);
      expect(mails[0]?.text).toContain('Its last answer was 503.');
      expect(mails[0]?.text).toContain('then press Resume');
      expect(mails[0]?.text).toContain(`/console/api?webhook=${webhook_id}`);
      expect(mails[0]?.text).not.toContain('secret-path');
      for (const other of ['manager', 'counter', 'kitchen', 'accountant'])
        expect(await mailsTo(`${other}@example.com`)).toEqual([]);
      expect(await mailsTo('owner@dune.example.com')).toEqual([]);

      // Tried once more while it is stopped: nothing new has happened.
      await giveUp(await tell());
      expect(await mailsTo(OWNER, 1)).toHaveLength(1);

      await turn(1);
      expect(await shown()).toMatchObject({ stopped: 0, stopped_status: 0 });
      await giveUp(await tell());
      expect((await shown())?.stopped).toBeGreaterThan(0);
      expect(await mailsTo(OWNER, 2)).toHaveLength(2);
    }, 120_000);

    test('by hand is told to nobody, whatever becomes of what was on its way', async () => {
      const before = (await mailsTo(OWNER)).length;
      const { tell, shown, turn } = await make('/paused');
      receiver.answer(500);
      const waiting = await tell();
      await turn(0);
      await giveUp(waiting);
      expect(await shown()).toMatchObject({ paused: 1, stopped: 0 });
      expect(await mailsTo(OWNER)).toHaveLength(before);
    }, 120_000);
  },
  { WEBHOOK_TRUSTED_ORIGIN: receiver.url },
);
