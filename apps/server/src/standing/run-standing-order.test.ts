import { expect, test } from 'vitest';
import {
  CARDS,
  chargesAt,
  inEachPayingServery,
  isCharge,
  tokenise,
  tokeniserOf,
  until,
} from '../../testing/cards.ts';
import { visit } from '../../testing/orders.ts';
import { mailingEnv } from '../../testing/redirects.ts';
import { sentTo, setProvider } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';
import { endOf, keepStanding, memberWith, occurrencesOf, ordersFor } from '../../testing/standing.ts';
import { addStandingJob } from '#stores/jobs';

const perth = (text: string): number => Date.parse(`${text}:00+08:00`);

inEachPayingServery(
  'standing orders at their cut-offs',
  ({ servery, sandbox }) => {
    const to = (text: string) => {
      servery().clock.now = perth(text);
    };
    const mailTo = (email: string, subject: RegExp) =>
      until(servery(), async () =>
        (await sentTo(sandbox(), 'mail', email)).find((mail) => subject.test(mail.subject)),
      );
    const load = async (person: Person, id: number) =>
      (await person.call('StandingOrders.load', { standing_order_id: id })).standing_order;
    const balance = async (person: Person) => (await person.call('CustomerAccount')).customer.balance;

    test('places the next day’s order at the cut-off, from the balance, and not a moment before', async () => {
      to('2026-11-17T12:00');
      const { mia, email } = await memberWith(servery(), { cents: 5000 });
      const { id } = await keepStanding(mia);
      to('2026-11-17T19:59');
      await until(servery(), async () => true);
      expect(await ordersFor(servery(), id)).toEqual([]);
      to('2026-11-17T20:00');
      expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({ state: 'placed', total: 1440 });
      const [order] = await ordersFor(servery(), id);
      expect(order).toMatchObject({
        due_at: perth('2026-11-18T07:40'),
        paid: 1,
        payment_method: 'BALANCE',
        total: 1440,
        other_discount: 160,
        source: 'standing',
        contact_email: email,
      });
      expect(await balance(mia)).toBe('35.60');
      expect((await load(mia, id)).next).toMatchObject({ date: '2026-11-19' });
      await mailTo(email, /order/i);
      const { orders } = await mia.call('OrderHistory');
      expect(orders.map(({ total }) => total)).toEqual(['14.40']);
    });

    test('places each date once, though its job is run again and again', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), { cents: 9000 });
      const { id } = await keepStanding(mia);
      to('2026-11-17T20:00');
      await endOf(servery(), id, '2026-11-18');
      await servery().server.db.write(async (tx) => {
        await tx.q
          .updateTable('job')
          .set({ state: 'waiting', run_at: servery().clock.now, attempts: 0 })
          .where('kind', '=', 'standing-order')
          .execute();
        tx.wakeJobs();
      });
      await until(servery(), async () => {
        const left = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'standing-order')
            .where('state', '=', 'waiting')
            .where('run_at', '<=', servery().clock.now)
            .execute(),
        );
        return left.length === 0;
      });
      expect(await ordersFor(servery(), id)).toHaveLength(1);
      expect(await balance(mia)).toBe('75.60');
    });

    test('goes on to the next date where the one that is due has been seen to', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), { cents: 9000 });
      const { id } = await keepStanding(mia);
      to('2026-11-17T20:00');
      const first = await endOf(servery(), id, '2026-11-18');
      await servery().server.db.write(async (tx) => {
        const { plan } = await tx.q
          .updateTable('standing_order')
          .set({ next_date: '2026-11-18' })
          .where('id', '=', id)
          .returning('plan')
          .executeTakeFirstOrThrow();
        await addStandingJob(tx, { standing_order_id: id, plan }, servery().clock.now);
      });
      const next = () =>
        servery().server.db.read(({ q }) =>
          q.selectFrom('standing_order').select('next_date').where('id', '=', id).executeTakeFirstOrThrow(),
        );
      await until(servery(), async () => (await next()).next_date === '2026-11-19');
      expect(await occurrencesOf(servery(), id)).toEqual([first]);
      expect(await ordersFor(servery(), id)).toHaveLength(1);
      expect(await balance(mia)).toBe('75.60');
    });

    test('charges the saved card where the balance does not reach, with its surcharge, once', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), { cents: 500, card: 'visa' });
      const { id, next } = await keepStanding(mia);
      expect(next).toMatchObject({ total: '14.57', problem: '' });
      to('2026-11-17T20:00');
      expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({ state: 'placed' });
      const [order] = await ordersFor(servery(), id);
      expect(order).toMatchObject({ paid: 1, payment_method: 'SAVED', total: 1457, surcharge: 17 });
      expect(await balance(mia)).toBe('5.00');
      const attempt = await until(servery(), async () =>
        servery().server.db.read(({ q }) =>
          q
            .selectFrom('payment_attempt')
            .selectAll()
            .where('order_id', '=', order?.id ?? 0)
            .where('state', '=', 'captured')
            .executeTakeFirst(),
        ),
      );
      expect(attempt).toMatchObject({ purpose: 'standing', amount: 1457, submission: '' });
    });

    test('tells the customer ahead that nothing can pay for it, once, and skips it at the cut-off', async () => {
      to('2026-11-17T12:00');
      const { mia, email } = await memberWith(servery(), { cents: 500 });
      const { id, next } = await keepStanding(mia);
      expect(next?.problem).toBe('It comes to $14.40. Your balance is $5.00, and no card is saved.');
      const ahead = await mailTo(email, /needs a change/);
      expect(ahead.text).toContain('Your balance is $5.00');
      expect(ahead.text).toMatch(/until Tue 17 Nov, 8\spm/);
      to('2026-11-17T20:00');
      expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({
        state: 'skipped',
        reason: 'no_means',
        order_id: null,
      });
      const after = await mailTo(email, /We skipped/);
      expect(after.text).toContain('no card is saved');
      expect(await ordersFor(servery(), id)).toEqual([]);
      expect(await balance(mia)).toBe('5.00');
      const aheads = (await sentTo(sandbox(), 'mail', email)).filter(({ subject }) =>
        /18 Nov.*needs a change/.test(subject),
      );
      expect(aheads).toHaveLength(1);
      expect((await mia.call('OrderHistory')).standing_orders[0]?.status).toBe(1);
    });

    test('skips a date whose card the bank declines, charges nothing, and goes on', async () => {
      to('2026-11-17T12:00');
      const { mia, id: customerId, email } = await memberWith(servery(), { card: 'visa' });
      const { id } = await keepStanding(mia);
      await setProvider(sandbox(), 'card', { mode: 'refuse' });
      to('2026-11-17T20:00');
      expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({
        state: 'skipped',
        reason: 'declined',
      });
      await setProvider(sandbox(), 'card', { mode: 'normal' });
      await mailTo(email, /We skipped/);
      expect(await ordersFor(servery(), id)).toEqual([]);
      to('2026-11-18T20:00');
      expect(await endOf(servery(), id, '2026-11-19')).toMatchObject({ state: 'placed' });
      const paid = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('payment_attempt')
          .select('state')
          .where('customer_id', '=', customerId)
          .where('purpose', '=', 'standing')
          .execute(),
      );
      expect(paid.map(({ state }) => state).toSorted()).not.toContain('started');
    });

    test('a card that is taken off pauses them until there is another [ACC-162]', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), { cents: 5000, card: 'visa' });
      const kept = await keepStanding(mia);
      const paused = await keepStanding(mia, { status: 0 });
      await mia.call('ChangeBilling', { remove_card: 1 });
      expect(await load(mia, kept.id)).toMatchObject({ status: 0, paused_by: 'card' });
      const braintree_nonce = await tokenise(tokeniserOf(await visit(mia)), CARDS.visa);
      await mia.call('AddNewCard', { store_id: 1, braintree_nonce });
      const resumed = await until(servery(), () =>
        servery().server.db.read(({ q }) =>
          q
            .selectFrom('standing_order')
            .selectAll()
            .where('id', '=', kept.id)
            .where('next_date', '<>', '')
            .executeTakeFirst(),
        ),
      );
      expect(resumed).toMatchObject({ status: 1, paused_by: '', next_date: '2026-11-18' });
      expect(await load(mia, paused.id)).toMatchObject({ status: 0, paused_by: 'customer' });
      to('2026-11-17T20:00');
      await endOf(servery(), kept.id, '2026-11-18');
      expect(await ordersFor(servery(), paused.id)).toEqual([]);
    });

    test('an answer of the bank that is lost makes one order and one charge in the end', async () => {
      to('2026-11-17T12:00');
      const { mia, id: customerId } = await memberWith(servery(), { card: 'visa' });
      const { id } = await keepStanding(mia);
      await setProvider(sandbox(), 'card', { mode: 'lose', times: 1 });
      to('2026-11-17T20:00');
      await until(servery(), async () => (await occurrencesOf(servery(), id)).length > 0);
      await setProvider(sandbox(), 'card', { mode: 'normal' });
      const end = await until(servery(), async () => {
        servery().clock.now += 5000;
        return (await occurrencesOf(servery(), id)).find(({ state }) => state !== 'paying');
      });
      expect(end).toMatchObject({ state: 'placed' });
      expect(await ordersFor(servery(), id)).toHaveLength(1);
      const attempts = await servery().server.db.read(({ q }) =>
        q.selectFrom('payment_attempt').selectAll().where('customer_id', '=', customerId).execute(),
      );
      const ids = new Set(attempts.map(({ id: attemptId }) => attemptId));
      const charged = (await chargesAt(sandbox())).filter(
        (charge) => isCharge(charge) && ids.has(charge.orderId),
      );
      expect(charged).toHaveLength(1);
    });
  },
  mailingEnv,
);
