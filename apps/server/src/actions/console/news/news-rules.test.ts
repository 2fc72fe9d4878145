import { MOST_DRAFTS, MOST_PLANNED } from '@servery/domain/news/rules';
import { beforeEach, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { newsDesk } from '../../../../testing/news.ts';
import { orderChips, visit } from '../../../../testing/orders.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import type { Person } from '../../../../testing/servery.ts';

const DAY = 86_400_000;

inEachPayingServery(
  'who may write to members, and to which of them',
  ({ servery, sandbox }) => {
    const desk = newsDesk({ servery, sandbox });
    let owner: Person;
    beforeEach(async () => {
      await desk.forgetAll();
      owner = await atConsole(servery());
    });
    const fit = async (more: Parameters<typeof desk.segment>[0]) =>
      (await owner.call('ConsoleNews.reach', { segment: desk.segment(more) })).fit;

    test('owners and managers do; who serves or keeps the books does not', async () => {
      const manager = await atConsole(servery(), 'manager@example.com');
      const { id } = await desk.write(manager);
      for (const email of ['counter@example.com', 'kitchen@example.com', 'accountant@example.com']) {
        const other = await atConsole(servery(), email);
        expect((await other.refused('ConsoleNews', {})).code).toBe('forbidden');
        expect((await other.refused('ConsoleNews.send', { message_id: id, version: 1 })).code).toBe(
          'forbidden',
        );
      }
    });

    test('another tenant’s message is not found', async () => {
      const message = await desk.write(owner);
      const dune = await atConsole(servery(), 'owner@dune.example.com');
      const seen = { message_id: message.id, version: message.version };
      for (const call of ['show', 'remove', 'test', 'send', 'stop'] as const)
        expect((await dune.refused(`ConsoleNews.${call}`, seen)).code).toBe('no_news');
      expect((await dune.refused('ConsoleNews.save', { ...seen, letter: desk.letter() })).code).toBe(
        'no_news',
      );
      expect((await dune.call('ConsoleNews')).messages).toEqual([]);
      const { promos } = await owner.call('ConsoleNews');
      const letter = desk.letter({ promo_id: promos[0]?.id ?? 0 });
      await owner.call('ConsoleNews.save', { ...seen, letter });
      expect((await dune.refused('ConsoleNews.save', { letter })).code).toBe('no_promo');
    });

    test('two who write at once do not overwrite each other, and each write is in the audit', async () => {
      const message = await desk.write(owner);
      const seen = { message_id: message.id, version: message.version };
      await owner.call('ConsoleNews.save', { ...seen, letter: desk.letter({ subject: 'Soup' }) });
      for (const call of ['save', 'remove', 'send'] as const)
        expect((await owner.refused(`ConsoleNews.${call}`, { ...seen, letter: desk.letter() })).code).toBe(
          'news_changed',
        );
      await owner.call('ConsoleNews.remove', { ...seen, version: seen.version + 1 });
      expect((await owner.refused('ConsoleNews.show', seen)).code).toBe('no_news');
      const rows = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('audit')
          .select('action')
          .where('subject', '=', String(message.id))
          .where('action', 'like', 'news.%')
          .orderBy('id')
          .execute(),
      );
      // Ids of messages that are gone come again on SQLite.
      expect(rows.slice(-3).map(({ action }) => action)).toEqual([
        'news.saved',
        'news.saved',
        'news.removed',
      ]);
    });

    test('a test goes to whoever writes it, ten times an hour, and ends nobody’s news', async () => {
      const message = await desk.write(owner);
      const test = { message_id: message.id };
      for (let count = 0; count < 10; count += 1)
        expect(await owner.call('ConsoleNews.test', test)).toEqual({ email: 'owner@example.com' });
      expect((await owner.refused('ConsoleNews.test', test)).code).toBe('news_tested_enough');
      const mails = await until(servery(), async () => {
        const found = await desk.mailsTo('owner@example.com');
        return found.length === 10 && found;
      });
      expect(mails[0]?.subject).toBe('[Test] Pies are back');
      expect(mails[0]?.text).toContain('/news/off?t=test');
      const empty = await desk.write(owner, { text: ' ' });
      expect((await owner.refused('ConsoleNews.test', { message_id: empty.id })).code).toBe(
        'news_incomplete',
      );
    });

    test('a message brings the code of a promo and the link to it', async () => {
      const mia = await desk.member({ wants: true });
      const { promos } = await owner.call('ConsoleNews');
      const [promo] = promos;
      await desk.sendAll(owner, await desk.write(owner, { promo_id: promo?.id ?? 0 }));
      const [mail] = await desk.mailsTo(mia.email);
      expect(mail?.text).toContain(promo?.code);
      expect(mail?.text).toMatch(new RegExp(`/menu/[\\w-]+\\?promo=${promo?.code}`));
    });

    test('drafts and messages of a day have a bound', async () => {
      await desk.member({ wants: true });
      const message = await desk.write(owner);
      const fill = (count: number, state: 'draft' | 'sent') =>
        servery().server.db.write(async ({ q }) => {
          const { id: _id, ...row } = await q
            .selectFrom('news_message')
            .selectAll()
            .where('id', '=', message.id)
            .executeTakeFirstOrThrow();
          const send_at = state === 'draft' ? 0 : servery().clock.now - DAY;
          for (let at = 0; at < count; at += 1)
            await q
              .insertInto('news_message')
              .values({ ...row, state, send_at })
              .execute();
        });
      await fill(MOST_DRAFTS - 2, 'draft');
      await desk.write(owner);
      expect((await owner.refused('ConsoleNews.save', { letter: desk.letter() })).code).toBe('news_full');
      await fill(MOST_PLANNED, 'sent');
      const send = { message_id: message.id, version: message.version };
      expect((await owner.refused('ConsoleNews.send', send)).code).toBe('news_enough');
      servery().clock.now += 1;
      await owner.call('ConsoleNews.send', send);
    });

    test('segments are of what members ordered here, from both sides of each number', async () => {
      const mia = await desk.member({ wants: true });
      expect(await fit({ kind: 'all' })).toBe(1);
      expect(await fit({ kind: 'ordered' })).toBe(0);
      expect(await fit({ kind: 'lapsed' })).toBe(0);
      await orderChips(mia.person);
      const chips = (await visit(mia.person)).product('Rosemary Chips').id;
      expect(await fit({ kind: 'ordered', days: 30 })).toBe(1);
      expect(await fit({ kind: 'lapsed', days: 30 })).toBe(0);
      expect(await fit({ kind: 'often', times: 1 })).toBe(1);
      expect(await fit({ kind: 'often', times: 2 })).toBe(0);
      expect(await fit({ kind: 'spent', amount: '8.00' })).toBe(1);
      expect(await fit({ kind: 'spent', amount: '8.01' })).toBe(0);
      expect(await fit({ kind: 'product', product_id: chips })).toBe(1);
      expect(await fit({ kind: 'product', product_id: chips + 1 })).toBe(0);
      await servery().server.db.write(({ q }) =>
        q
          .updateTable('orders')
          .set({ placed_at: servery().clock.now - 30 * DAY - 1 })
          .where('customer_id', '=', mia.id)
          .execute(),
      );
      expect(await fit({ kind: 'ordered', days: 30 })).toBe(0);
      expect(await fit({ kind: 'ordered', days: 31 })).toBe(1);
      expect(await fit({ kind: 'lapsed', days: 30 })).toBe(1);
      await owner.call('ConsoleCustomers.points', {
        customer_id: mia.id,
        points: 60,
        reason: 'Waited',
        submit_key: crypto.randomUUID(),
      });
      const { points } = await owner.call('ConsoleCustomers.show', { customer_id: mia.id });
      expect(await fit({ kind: 'points', points })).toBe(1);
      expect(await fit({ kind: 'points', points: points + 1 })).toBe(0);
    });
  },
  mailingEnv,
);
