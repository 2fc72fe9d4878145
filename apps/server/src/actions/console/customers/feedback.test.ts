import { beforeAll, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import { sentTo } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';
import { newMember } from '../../../../testing/topups.ts';

const STARS = { ease_of_use: 4, speed: 2, overall: 3 };

inEachPayingServery(
  'what customers said',
  ({ servery, sandbox }) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    const member = async () => {
      const mia = await newMember(servery());
      const { id, email } = (await mia.call('CustomerAccount')).customer;
      return { mia, id, email };
    };
    const lastSaid = async () => (await owner.call('ConsoleCustomers.feedback')).feedback[0];

    test('is read by the venue it is about, with the order, and answered once by mail', async () => {
      const { mia, id, email } = await member();
      const { order_id } = await orderChips(mia);
      await mia.call('Feedback', { ...STARS, comments: 'The chips were cold.', order_id });
      const said = await lastSaid();
      expect(said).toMatchObject({
        ...STARS,
        customer_id: id,
        order_id,
        comments: 'The chips were cold.',
        answer: '',
        answered_at: 0,
      });
      const answered = await owner.call('ConsoleCustomers.answer', {
        feedback_id: said?.id ?? 0,
        text: 'Sorry. The next ones are on us.',
      });
      expect(answered).toMatchObject({
        answer: 'Sorry. The next ones are on us.',
        answered_by: 'Alex Owner',
      });
      const [mail] = await until(servery(), async () => {
        const found = (await sentTo(sandbox(), 'mail', email)).filter(({ subject }) =>
          subject.includes('answered your feedback'),
        );
        return found.length > 0 && found;
      });
      expect(mail?.text).toContain('Sorry. The next ones are on us.');
      expect(mail?.text).toContain('You wrote: The chips were cold.');
      const again = await owner.refused('ConsoleCustomers.answer', { feedback_id: said?.id, text: 'And?' });
      expect(again.code).toBe('feedback_answered');
      expect((await owner.call('ConsoleCustomers.show', { customer_id: id })).feedback).toEqual([answered]);
    });

    test('of another venue or brand is not there, and whoever may only see customers answers nothing', async () => {
      const { mia } = await member();
      await mia.call('Feedback', { ...STARS, comments: 'Nice app.' });
      const said = await lastSaid();
      expect(said).toMatchObject({ comments: 'Nice app.', order_id: '', order_number: '' });
      const answer = { feedback_id: said?.id ?? 0, text: 'Thanks!' };
      const counter = await atConsole(servery(), 'counter@example.com');
      expect((await counter.refused('ConsoleCustomers.answer', answer)).code).toBe('forbidden');
      const { db } = servery().server;
      await db.write(({ q }) =>
        q.updateTable('feedback').set({ brand_code: 'dune' }).where('id', '=', answer.feedback_id).execute(),
      );
      expect((await owner.refused('ConsoleCustomers.answer', answer)).code).toBe('no_feedback');
      expect((await lastSaid())?.id).not.toBe(answer.feedback_id);
    });

    test('is answered five times an hour to one person at most, and what is refused is not written down', async () => {
      const { mia, id } = await member();
      await mia.call('Feedback', { ...STARS, comments: 'again' });
      await servery().server.db.write(async ({ q }) => {
        const { id: _id, ...copy } = await q
          .selectFrom('feedback')
          .selectAll()
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow();
        for (let count = 0; count < 5; count += 1) await q.insertInto('feedback').values(copy).execute();
      });
      const all = (await owner.call('ConsoleCustomers.show', { customer_id: id })).feedback;
      expect(all).toHaveLength(6);
      for (const said of all.slice(0, 5))
        await owner.call('ConsoleCustomers.answer', { feedback_id: said.id, text: 'Thanks!' });
      const last = { feedback_id: all[5]?.id ?? 0, text: 'Thanks!' };
      expect((await owner.refused('ConsoleCustomers.answer', last)).code).toBe('customer_mailed_enough');
      const now = (await owner.call('ConsoleCustomers.show', { customer_id: id })).feedback;
      expect(now.map(({ answer }) => answer)).toEqual([...Array.from({ length: 5 }, () => 'Thanks!'), '']);
    });

    test('comes a page at a time, each once', async () => {
      const { mia, id } = await member();
      await mia.call('Feedback', { ...STARS, comments: 'first' });
      await servery().server.db.write(async ({ q }) => {
        const row = await q
          .selectFrom('feedback')
          .selectAll()
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow();
        const { id: _id, ...copy } = row;
        for (let count = 0; count < 40; count += 1) await q.insertInto('feedback').values(copy).execute();
      });
      const first = await owner.call('ConsoleCustomers.feedback');
      expect([first.feedback.length, first.more]).toEqual([30, 1]);
      const rest = await owner.call('ConsoleCustomers.feedback', { before: first.feedback.at(-1)?.id });
      const ids = [...first.feedback, ...rest.feedback].map((each) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(40);
    });

    test('and points are given or taken by hand, once for a key and never below none', async () => {
      const { id } = await member();
      const give = (points: number, submit_key = crypto.randomUUID()) => ({
        customer_id: id,
        points,
        reason: 'Waited long',
        submit_key,
      });
      const key = crypto.randomUUID();
      await owner.call('ConsoleCustomers.points', give(25, key));
      const twice = await owner.call('ConsoleCustomers.points', give(25, key));
      expect(twice).toMatchObject({ points: 25, point_entries: [{ points: 25, reason: 'Waited long' }] });
      const refused = async (points: number) =>
        (await owner.refused('ConsoleCustomers.points', give(points))).code;
      expect(await refused(-26)).toBe('points_too_low');
      expect(await refused(0)).toBe('bad_points');
      expect(await refused(10_001)).toBe('bad_points');
      expect((await owner.call('ConsoleCustomers.points', give(-25))).points).toBe(0);
    });
  },
  mailingEnv,
);
