import { GRACE_MS, PER_WEEK, RESULT_MS, WEEK_MS } from '@servery/domain/news/rules';
import { beforeEach, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { newsDesk } from '../../../../testing/news.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';
import { sendNews } from '#jobs/news';

const DAY = 86_400_000;

inEachPayingServery(
  'messages to members',
  ({ servery, sandbox }) => {
    const desk = newsDesk({ servery, sandbox });
    let owner: Person;
    beforeEach(async () => {
      owner = await atConsole(servery());
      await desk.forgetAll();
      await setProvider(sandbox(), 'mail', { mode: 'normal' });
    });
    const messagesOf = (email: string) => desk.mailsTo(email);

    test('reach those who agreed, once, and nobody else', async () => {
      const mia = await desk.member({ wants: true });
      const noor = await desk.member({ wants: false });
      const message = await desk.write(owner, {
        subject: 'Pies are back',
        text: 'From Friday.\n<b>Come</b>',
      });
      const sent = await desk.sendAll(owner, message);
      expect(sent).toMatchObject({ state: 'sent', sent: 1, waiting: 0, failed: 0, skipped: 0 });
      const [mail, ...more] = await messagesOf(mia.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Pies are back');
      expect(mail?.text).toContain('From Friday.');
      expect(mail?.html).toContain('<p>&lt;b&gt;Come&lt;/b&gt;</p>');
      expect(mail?.text).toContain('You get this because you asked for news from Banksia Kitchen.');
      expect(mail?.text).toMatch(/Fremantle.*6160/);
      expect(await messagesOf(noor.email)).toEqual([]);
      // A job that is worked a second time finds nothing to do.
      await desk.work(await desk.run(message.id));
      expect(await messagesOf(mia.email)).toHaveLength(1);
    });

    test('end by one press without a sign-in, and by a mail program’s POST, but not by looking', async () => {
      const people = [await desk.member({ wants: true }), await desk.member({ wants: true })] as const;
      const first = await desk.write(owner);
      await desk.sendAll(owner, first);
      const [pressing, program] = [await desk.linkTo(people[0].email), await desk.linkTo(people[1].email)];
      expect(pressing.headers).toMatchObject({
        'list-unsubscribe': `<${pressing.url}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
      const stranger = servery().person();
      expect(await stranger.call('NewsLink', { token: pressing.token })).toMatchObject({ wants_news: 1 });
      await fetch(`${servery().url}/news/off?t=${pressing.token}`);
      expect(await stranger.call('NewsLink', { token: pressing.token })).toMatchObject({ wants_news: 1 });
      const off = await stranger.call('NewsLink.off', { token: pressing.token });
      expect(off).toEqual({ email: expect.stringMatching(/^.[^@]*•.*@/), wants_news: 0 });
      expect(await stranger.call('NewsLink.off', { token: pressing.token })).toEqual(off);
      const posted = await fetch(`${servery().url}/news/off?t=${program.token}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(posted.status).toBe(200);
      expect((await desk.choicesOf(people[0].id)).at(-1)).toMatchObject({ wants: 0, place: 'link' });
      expect((await desk.choicesOf(people[1].id)).at(-1)).toMatchObject({ wants: 0, place: 'mail_program' });
      expect((await owner.call('ConsoleNews.show', { message_id: first.id })).message.left).toBe(2);
      const again = await desk.write(owner);
      expect(
        (await owner.refused('ConsoleNews.send', { message_id: again.id, version: again.version })).code,
      ).toBe('news_nobody');
      // The link still works long after, and a form of another kind is a POST too.
      await people[0].person.call('NewsChoice', { wants: 1 });
      const form = new FormData();
      form.set('List-Unsubscribe', 'One-Click');
      await fetch(`${servery().url}/news/off?t=${pressing.token}`, { method: 'POST', body: form });
      expect(await stranger.call('NewsLink', { token: pressing.token })).toMatchObject({ wants_news: 0 });
    });

    test('have links that are nobody’s elsewhere: of another brand, of a test, of who was forgotten', async () => {
      const mia = await desk.member({ wants: true });
      await desk.sendAll(owner, await desk.write(owner));
      const { token } = await desk.linkTo(mia.email);
      const elsewhere = servery().person({ Token: 'dune-token', AppId: 'servery-dune' });
      expect((await elsewhere.refused('NewsLink.off', { token })).code).toBe('news_link_unknown');
      expect((await servery().person().refused('NewsLink.off', { token: 'test' })).code).toBe(
        'news_link_unknown',
      );
      expect(await servery().person().call('NewsLink', { token })).toMatchObject({ wants_news: 1 });
      await owner.call('ConsoleCustomers.forget', { customer_id: mia.id });
      expect((await servery().person().refused('NewsLink', { token })).code).toBe('news_link_unknown');
    });

    test('pass over who ends it in between, and do not try again where the line was cut', async () => {
      const [a, b, c] = [
        await desk.member({ wants: true }),
        await desk.member({ wants: true }),
        await desk.member({ wants: true }),
      ];
      const message = await desk.write(owner);
      await owner.call('ConsoleNews.send', { message_id: message.id, version: message.version });
      const got: string[] = [];
      const port = {
        close: () => {},
        send: async ({ to }: { to: string }) => {
          got.push(to);
          if (to === a.email) await b.person.call('NewsChoice', { wants: 0 });
          if (to === c.email) throw new Error('the line was cut');
        },
      };
      await desk.paused(async (parts) => {
        servery().clock.now += GRACE_MS;
        await expect(sendNews(await desk.run(message.id), { ...parts, mail: port })).rejects.toThrow('cut');
      });
      expect(got).toEqual([a.email, c.email]);
      const counts = await owner.call('ConsoleNews.show', { message_id: message.id });
      expect(counts.message).toMatchObject({ sent: 1, skipped: 1, failed: 1, waiting: 0 });
    });

    test('stop in the middle, and go to nobody else', async () => {
      const [a] = [await desk.member({ wants: true }), await desk.member({ wants: true })];
      const message = await desk.write(owner);
      await owner.call('ConsoleNews.send', { message_id: message.id, version: message.version });
      const got: string[] = [];
      const port = {
        close: () => {},
        send: async ({ to }: { to: string }) => {
          got.push(to);
          await owner.call('ConsoleNews.stop', { message_id: message.id });
        },
      };
      await desk.paused(async (parts) => {
        servery().clock.now += GRACE_MS;
        await sendNews(await desk.run(message.id), { ...parts, mail: port });
      });
      expect(got).toEqual([a.email]);
      const { message: stopped } = await owner.call('ConsoleNews.show', { message_id: message.id });
      expect(stopped).toMatchObject({ state: 'stopped', sent: 1, waiting: 1 });
      expect((await owner.refused('ConsoleNews.stop', { message_id: message.id })).code).toBe('news_over');
    });

    test('are not sent twice after a crash, whatever had left by then', async () => {
      const [a, b] = [await desk.member({ wants: true }), await desk.member({ wants: true })];
      const message = await desk.write(owner);
      await owner.call('ConsoleNews.send', { message_id: message.id, version: message.version });
      await desk.paused(async () => {
        servery().clock.now += GRACE_MS;
        await servery().server.db.write(async ({ q }) => {
          await q
            .updateTable('news_message')
            .set({ state: 'sending' })
            .where('id', '=', message.id)
            .execute();
          const row = { message_id: message.id, sent_at: 0 };
          await q
            .insertInto('news_recipient')
            .values([
              { ...row, customer_id: a.id, state: 'sending' },
              { ...row, customer_id: b.id, state: 'waiting' },
            ])
            .execute();
        });
      });
      const done = await desk.ended(owner, message.id);
      expect(done).toMatchObject({ sent: 1, failed: 1 });
      expect(await messagesOf(a.email)).toEqual([]);
      expect(await messagesOf(b.email)).toHaveLength(1);
    });

    test('wait for a mail server that is busy, and give up on an address that it refuses', async () => {
      const mia = await desk.member({ wants: true });
      await setProvider(sandbox(), 'mail', { mode: 'temporary', times: 1 });
      const late = await desk.write(owner);
      await owner.call('ConsoleNews.send', { message_id: late.id, version: late.version });
      servery().clock.now += GRACE_MS;
      await until(servery(), async () => (await desk.jobError(late.id)) !== '');
      servery().clock.now += 60_000;
      expect(await desk.ended(owner, late.id)).toMatchObject({ sent: 1, failed: 0 });
      expect(await messagesOf(mia.email)).toHaveLength(1);
      await setProvider(sandbox(), 'mail', { mode: 'refuse', times: 1 });
      expect(await desk.sendAll(owner, await desk.write(owner))).toMatchObject({ sent: 0, failed: 1 });
      expect(await messagesOf(mia.email)).toHaveLength(1);
    });

    test('are sent once where the answer of the mail server was lost', async () => {
      const mia = await desk.member({ wants: true });
      const message = await desk.write(owner);
      await setProvider(sandbox(), 'mail', { mode: 'lose', times: 1 });
      await owner.call('ConsoleNews.send', { message_id: message.id, version: message.version });
      servery().clock.now += GRACE_MS;
      await until(servery(), async () => (await desk.jobError(message.id)) !== '');
      servery().clock.now += 60_000;
      expect(await desk.ended(owner, message.id)).toMatchObject({ sent: 0, failed: 1 });
      expect(await messagesOf(mia.email)).toHaveLength(1);
    });

    test(`reach somebody ${PER_WEEK} times a week, and again when it is over`, async () => {
      await desk.member({ wants: true });
      for (let count = 0; count < PER_WEEK; count += 1) await desk.sendAll(owner, await desk.write(owner));
      const third = await desk.write(owner);
      const send = { message_id: third.id, version: third.version };
      const segment = desk.segment();
      expect(await owner.call('ConsoleNews.reach', { segment })).toMatchObject({ fit: 1, rested: 1 });
      expect((await owner.refused('ConsoleNews.send', send)).code).toBe('news_nobody');
      servery().clock.now += WEEK_MS;
      owner = await atConsole(servery());
      expect(await owner.call('ConsoleNews.reach', { segment })).toMatchObject({ fit: 1, rested: 0 });
      expect((await desk.sendAll(owner, third)).sent).toBe(1);
    });

    test('count what was ordered within seven days, from both sides', async () => {
      const mia = await desk.member({ wants: true });
      await orderChips(mia.person);
      const message = await desk.write(owner);
      servery().clock.now += 1000;
      await desk.sendAll(owner, message);
      const results = async () => {
        const { orders, sales } = await owner.call('ConsoleNews.show', { message_id: message.id });
        return [orders, sales];
      };
      expect(await results()).toEqual([0, '0.00']);
      await orderChips(mia.person);
      expect(await results()).toEqual([1, '8.00']);
      await desk.moveLastOrder(mia.id, message.id, RESULT_MS - 1);
      expect(await results()).toEqual([1, '8.00']);
      await desk.moveLastOrder(mia.id, message.id, RESULT_MS);
      expect(await results()).toEqual([0, '0.00']);
      await desk.moveLastOrder(mia.id, message.id, 0);
      expect(await results()).toEqual([1, '8.00']);
    });

    test('go at the moment of the venue’s clock that was chosen, and are a draft again when taken back', async () => {
      await desk.member({ wants: true });
      const message = await desk.write(owner);
      const when = new Date(servery().clock.now + 2 * DAY + 8 * 3_600_000).toISOString();
      const at = { date: when.slice(0, 10), time: when.slice(11, 16) };
      const seen = { message_id: message.id, version: message.version };
      const past = { ...seen, date: '2020-01-01', time: '12:00' };
      expect((await owner.refused('ConsoleNews.send', past)).code).toBe('publish_past');
      const planned = await owner.call('ConsoleNews.send', { ...seen, ...at });
      expect(planned.state).toBe('planned');
      expect(Math.abs(planned.send_at * 1000 - servery().clock.now - 2 * DAY)).toBeLessThanOrEqual(60_000);
      expect((await owner.refused('ConsoleNews.send', { ...seen, ...at })).code).toBe('news_begun');
      const planning = await desk.run(message.id);
      const back = await owner.call('ConsoleNews.stop', { message_id: message.id });
      expect(back).toMatchObject({ state: 'draft', send_at: 0 });
      servery().clock.now += 3 * DAY;
      owner = await atConsole(servery());
      await desk.work(planning);
      expect((await owner.call('ConsoleNews.show', { message_id: message.id })).message.state).toBe('draft');
    });
  },
  mailingEnv,
);
