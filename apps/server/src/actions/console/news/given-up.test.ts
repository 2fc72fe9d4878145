import { GRACE_MS } from '@servery/domain/news/rules';
import { beforeEach, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { newsDesk } from '../../../../testing/news.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';
import { giveUpNews, sendNews } from '#jobs/news';
import { MailRefused } from '#providers/mail/port';

const TRIES = 12;

inEachPayingServery(
  'a message to members whose mails nobody takes',
  ({ servery, sandbox }) => {
    const desk = newsDesk({ servery, sandbox });
    let owner: Person;
    beforeEach(async () => {
      owner = await atConsole(servery());
      await desk.forgetAll();
      await setProvider(sandbox(), 'mail', { mode: 'normal' });
    });
    const lastJob = () =>
      servery().server.db.read(({ q }) =>
        q
          .selectFrom('job')
          .select(['attempts', 'state', 'run_at'])
          .where('kind', '=', 'news')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow(),
      );
    const showOf = async (id: number) => (await owner.call('ConsoleNews.show', { message_id: id })).message;
    const send = async () => {
      const message = await desk.write(owner);
      await owner.call('ConsoleNews.send', { message_id: message.id, version: message.version });
      servery().clock.now += GRACE_MS;
      return message.id;
    };
    /** The server tries as often as it does, each time as soon as the next try is due. */
    const tryAll = async () => {
      await until(servery(), async () => {
        const job = await lastJob();
        if (job.state === 'waiting') servery().clock.now = Math.max(servery().clock.now, job.run_at);
        return job.state === 'dead';
      });
      expect((await lastJob()).attempts).toBe(TRIES);
      owner = await atConsole(servery());
    };

    test('ends by itself, and goes to the rest at one press, to nobody twice', async () => {
      const [mia, noor, ada] = [
        await desk.member({ wants: true }),
        await desk.member({ wants: true }),
        await desk.member({ wants: true }),
      ];
      const got: string[] = [];
      const { id, version } = await desk.write(owner);
      await owner.call('ConsoleNews.send', { message_id: id, version });
      await desk.paused(async (parts) => {
        servery().clock.now += GRACE_MS;
        // The first gets it, the second's line is cut, and then nobody answers any more.
        const port = {
          close: () => {},
          send: async ({ to }: { to: string }) => {
            if (to === mia.email) return void got.push(to);
            if (to === noor.email) throw new Error('the line was cut');
            throw new MailRefused(new Error('come back later'), false);
          },
        };
        const mailing = { ...parts, mail: port };
        await expect(sendNews(await desk.run(id), mailing)).rejects.toThrow('cut');
        await expect(sendNews(await desk.run(id), mailing)).rejects.toThrow('later');
        await setProvider(sandbox(), 'mail', { mode: 'temporary' });
      });
      await tryAll();
      expect(await showOf(id)).toMatchObject({ state: 'partial', sent: 1, failed: 1, waiting: 1 });
      expect((await showOf(id)).ended_at).toBeGreaterThan(0);
      expect((await owner.refused('ConsoleNews.stop', { message_id: id })).code).toBe('news_over');

      await setProvider(sandbox(), 'mail', { mode: 'normal' });
      const answers = await Promise.all([
        owner.send('ConsoleNews.resume', { message_id: id }),
        owner.send('ConsoleNews.resume', { message_id: id }),
      ]);
      expect(JSON.stringify(answers).match(/news_over/g)).toHaveLength(1);
      expect(await desk.ended(owner, id)).toMatchObject({ sent: 2, failed: 1, waiting: 0 });
      expect(got).toEqual([mia.email]);
      expect(await desk.mailsTo(mia.email)).toEqual([]);
      expect(await desk.mailsTo(noor.email)).toEqual([]);
      expect(await desk.mailsTo(ada.email)).toHaveLength(1);
      const { entries } = await owner.call('ConsoleAudit', { area: 'customers' });
      expect(entries.filter(({ text }) => text.startsWith('Sent the rest'))).toHaveLength(1);
    }, 120_000);

    test('is sent on by nobody but who may write messages at that venue, and only once it was given up', async () => {
      await desk.member({ wants: true });
      await setProvider(sandbox(), 'mail', { mode: 'temporary' });
      const id = await send();
      await until(servery(), async () => (await showOf(id)).state === 'sending');
      expect((await owner.refused('ConsoleNews.resume', { message_id: id })).code).toBe('news_over');
      await tryAll();
      expect(await showOf(id)).toMatchObject({ state: 'partial', sent: 0, waiting: 1 });
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      expect((await stranger.refused('ConsoleNews.resume', { message_id: id })).code).toBe('no_news');
      const counter = await atConsole(servery(), 'counter@example.com');
      expect((await counter.refused('ConsoleNews.resume', { message_id: id })).code).toBe('forbidden');
    }, 120_000);

    test('that has nobody left is sent, and one that never began is a draft again', async () => {
      const mia = await desk.member({ wants: true });
      const message = await desk.write(owner);
      const planned = await desk.write(owner);
      const { db } = servery().server;
      await desk.paused(async () => {
        await db.write(async ({ q }) => {
          const states = { [message.id]: 'sending', [planned.id]: 'planned' } as const;
          for (const [id, state] of Object.entries(states))
            await q.updateTable('news_message').set({ state }).where('id', '=', Number(id)).execute();
          const row = { message_id: message.id, customer_id: mia.id, state: 'sending' as const };
          await q
            .insertInto('news_recipient')
            .values({ ...row, sent_at: 0 })
            .execute();
        });
        for (const { id } of [message, planned]) {
          const run = await desk.run(id);
          const stale = { ...run, run: run.run - 1 };
          const now = servery().clock.now;
          await db.write((tx) => giveUpNews(tx, stale, now));
          expect((await showOf(id)).state).toBe(id === message.id ? 'sending' : 'planned');
          await db.write((tx) => giveUpNews(tx, run, now));
        }
      });
      expect(await showOf(message.id)).toMatchObject({ state: 'sent', sent: 0, failed: 1 });
      expect((await showOf(planned.id)).state).toBe('draft');
    });
  },
  mailingEnv,
);
