import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { wantNightlyChecks } from '#jobs/reconcile';
import { addReconcileJob } from '#stores/jobs';
import { wantCheck } from '#stores/reconciliations';
import { attemptIn, chargesAt, chipsByCard, inEachPayingServery, until } from '../../testing/cards.ts';
import { comparing, paymentsOf } from '../../testing/comparing.ts';
import { atCardProvider, atConsole, settleAtProvider } from '../../testing/console.ts';
import { leaveToPay, mailingEnv, press, type Redirected } from '../../testing/redirects.ts';
import { setProvider } from '../../testing/sandbox.ts';

inEachPayingServery(
  'the daily comparison with the providers',
  ({ servery, sandbox }) => {
    const { atDesk, check, today, wait, casesOf } = comparing(servery);
    const byCard = async () => {
      const person = servery().person();
      const { fields } = await chipsByCard(person);
      const { order_id } = await person.call('SubmitOrder', fields);
      const attempt = await attemptIn(servery(), String(fields.submit_key), 'captured');
      await settleAtProvider(sandbox(), attempt.reference);
      return { order_id, attempt };
    };
    const byRedirect = async (method: Redirected) => {
      const person = servery().person();
      const { fields, key, page } = await leaveToPay(person, method);
      await press(page, method === 'PP' ? 'approve' : 'pay');
      const { order_id } = await person.call('SubmitOrder', fields);
      return { order_id, attempt: await attemptIn(servery(), key, 'captured') };
    };
    const strayCharge = (amount = '23.40') =>
      atCardProvider(sandbox(), {
        body: {
          transaction: {
            type: 'sale',
            amount,
            order_id: `elsewhere-${randomUUID()}`,
            payment_method_nonce: 'fake-valid-nonce',
            options: { submit_for_settlement: true },
          },
        },
      });
    const setAmount = (id: string, amount: number) =>
      servery().server.db.write(({ q }) =>
        q.updateTable('payment_attempt').set({ amount }).where('id', '=', id).execute(),
      );

    test('finds nothing where both say the same, refunds and cancellations included', async () => {
      const day = today();
      const owner = await atDesk();
      const [card, paypal, crypto] = [await byCard(), await byRedirect('PP'), await byRedirect('CB')];
      const orders = [card, paypal, crypto].map(({ order_id }) => order_id);
      for (const order_id of orders)
        await owner.call('ConsoleOrder.refund', {
          order_id,
          amount: '2.00',
          reason: 'Late',
          refund_key: randomUUID(),
        });
      const other = await byCard();
      await owner.call('ConsoleOrder.cancel', { order_id: other.order_id, reason: 'Closing' });
      await until(servery(), async () => {
        const rows = await servery().server.db.read(({ q }) =>
          q.selectFrom('refund').select('state').execute(),
        );
        return rows.length >= 4 && rows.every(({ state }) => state === 'done');
      });
      wait();
      const { cases, checks } = await check(day);
      expect(cases).toEqual([]);
      expect(checks.map(({ provider, state, found }) => [provider, state, found])).toEqual([
        ['Cryptocurrency', 'done', 0],
        ['PayPal', 'done', 0],
        ['Card', 'done', 0],
      ]);
      for (const { checked } of checks) expect(checked).toBeGreaterThan(0);
    });

    test('opens one case for a charge without an order, however often it looks, and refunds it once', async () => {
      const day = today();
      const reference = await strayCharge();
      wait();
      await servery().server.db.write(async (tx) => {
        const now = servery().clock.now;
        await wantCheck(tx, { day, method: 'card', venueId: 1, accountId: '' }, { again: true, now });
        await addReconcileJob(tx, { day, method: 'card', venue_id: 1, account_id: '', asked_at: now }, now);
      });
      const [found, ...more] = await casesOf(day, reference);
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        kind: 'difference',
        problem: 'charge_without_order',
        amount: '23.40',
        expected: '0.00',
        remedy: 'refund',
        remedy_amount: '23.40',
      });
      const owner = await atDesk();
      const twice = await Promise.all(
        [1, 2].map(() => owner.send('ConsoleCases.settle', { case_id: found!.id })),
      );
      const said = twice.map((it) => (it.ResponseCode === 'SUCCESS' ? 'settled' : it.Response[1].code));
      expect(said.toSorted()).toEqual(['no_case', 'settled']);
      await until(
        servery(),
        async () => (await chargesAt(sandbox())).find(({ id }) => id === reference)?.status === 'voided',
      );
      expect(await casesOf(day, reference)).toEqual([]);
    });

    test.each(['PP', 'CB'] as const)('finds a stray payment at the provider of %s', async (method) => {
      const { attempt } = await byRedirect(method);
      const day = today();
      // As if the books of another system had taken it.
      await servery().server.db.write(async ({ q }) => {
        await q
          .updateTable('payment_attempt')
          .set({ state: 'voided', order_id: null })
          .where('id', '=', attempt.id)
          .execute();
      });
      wait();
      const found = await casesOf(day, attempt.capture_reference || attempt.reference);
      expect(found).toMatchObject([{ problem: 'charge_without_order', remedy: 'refund' }]);
      await (await atDesk()).call('ConsoleCases.close', { case_id: found[0]!.id, note: 'Known' });
      expect(await casesOf(day, attempt.capture_reference || attempt.reference)).toEqual([]);
    });

    test('finds an order whose payment was let go at the provider', async () => {
      const day = today();
      const person = servery().person();
      const { fields } = await chipsByCard(person);
      const { order_id } = await person.call('SubmitOrder', fields);
      const { reference } = await attemptIn(servery(), String(fields.submit_key), 'captured');
      await atCardProvider(sandbox(), { method: 'PUT', path: `/${reference}/void` });
      wait();
      expect(await casesOf(day, order_id)).toMatchObject([
        { problem: 'order_without_charge', amount: '0.00', expected: '16.19', remedy: 'none' },
      ]);
    });

    test('finds another amount, gives the difference back, and lets go of a case that has settled itself', async () => {
      const day = today();
      const dear = await byCard();
      const cheap = await byCard();
      await setAmount(dear.attempt.id, 1519);
      await setAmount(cheap.attempt.id, 1719);
      wait();
      const [tooMuch] = await casesOf(day, dear.order_id);
      expect(tooMuch).toMatchObject({
        problem: 'amount_differs',
        amount: '16.19',
        expected: '15.19',
        remedy: 'refund',
        remedy_amount: '1.00',
      });
      const [tooLittle] = await casesOf(day, cheap.order_id);
      expect(tooLittle).toMatchObject({ problem: 'amount_differs', remedy: 'none' });
      await setAmount(cheap.attempt.id, 1619);
      expect(await casesOf(day, cheap.order_id)).toEqual([]);
      await (await atDesk()).call('ConsoleCases.settle', { case_id: tooMuch!.id });
      const back = async () => (await chargesAt(sandbox())).filter(({ orderId }) => orderId === tooMuch!.id);
      expect(await until(servery(), async () => (await back())[0])).toMatchObject({
        type: 'credit',
        cents: 100,
      });
      expect(await casesOf(day, dear.order_id)).toEqual([]);
    });

    test('finds a refund that never arrived, and asks for it again', async () => {
      const day = today();
      const { order_id, attempt } = await byCard();
      const id = randomUUID();
      const now = servery().clock.now;
      await servery().server.db.write(({ q }) =>
        q
          .insertInto('refund')
          .values({
            id,
            refund_key: id,
            venue_id: attempt.venue_id,
            attempt_id: attempt.id,
            order_id: attempt.order_id!,
            cents: 300,
            reason: 'Late',
            who: 'Olive',
            state: 'done',
            reference: '',
            problem: '',
            checks: 0,
            round: 0,
            created_at: now,
            updated_at: now,
          })
          .execute(),
      );
      wait();
      const [found] = await casesOf(day, order_id);
      expect(found).toMatchObject({ problem: 'refund_missing', remedy: 'again', remedy_amount: '3.00' });
      await (await atDesk()).call('ConsoleCases.settle', { case_id: found!.id });
      const made = async () => (await chargesAt(sandbox())).find(({ orderId }) => orderId === id);
      expect(await until(servery(), made)).toMatchObject({ type: 'credit', cents: 300 });
      expect(await casesOf(day, order_id)).toEqual([]);
    });

    test('finds a refund that somebody made at the provider', async () => {
      const day = today();
      const { attempt } = await byCard();
      const body = { transaction: { amount: '5.00' } };
      const reference = await atCardProvider(sandbox(), { path: `/${attempt.reference}/refund`, body });
      wait();
      expect(await casesOf(day, reference)).toMatchObject([
        { problem: 'refund_unknown', amount: '5.00', remedy: 'none' },
      ]);
    });

    test('says that a provider does not answer, and comes back to it by itself', async () => {
      const day = today();
      const reference = await strayCharge('7.70');
      wait();
      await setProvider(sandbox(), 'card-questions', { mode: 'temporary', times: 1 });
      const owner = await atDesk();
      await owner.call('ConsoleCases.check', { day });
      const failed = await until(servery(), async () =>
        (await owner.call('ConsoleCases')).checks.find(
          (each) => each.state === 'failed' && each.provider === 'Card',
        ),
      );
      expect(failed).toMatchObject({ day, problem: 'answered 503' });
      servery().clock.now += 10_000;
      await until(servery(), async () =>
        (await owner.call('ConsoleCases')).cases.some((each) => each.reference === reference),
      );
    });

    test('is run by night for the day before, once', async () => {
      const { db } = servery().server;
      const payments = paymentsOf(servery());
      const night = async (at: number) => {
        await db.write((tx) => wantNightlyChecks(tx, payments, at));
        const rows = await db.read(({ q }) =>
          q.selectFrom('reconciliation').select(['day', 'method']).where('day', '=', '2027-02-08').execute(),
        );
        return rows.map(({ method }) => method).toSorted();
      };
      expect(await night(Date.UTC(2027, 1, 8, 20, 59))).toEqual([]);
      expect(await night(Date.UTC(2027, 1, 8, 21, 0))).toEqual(['CB', 'PP', 'card']);
      expect(await night(Date.UTC(2027, 1, 9, 3, 0))).toEqual(['CB', 'PP', 'card']);
      const jobs = await db.read(({ q }) =>
        q.selectFrom('job').select('id').where('payload', 'like', '%2027-02-08%').execute(),
      );
      expect(jobs).toHaveLength(3);
    });

    test('shows a venue its own counts and cases alone, asked for by hand or found by night', async () => {
      const day = today();
      const { attempt } = await byCard();
      await setAmount(attempt.id, 100);
      const reference = await strayCharge('31.30');
      wait();
      const elsewhere = comparing(servery, 'owner@harbour.example.com');
      const theirs = await elsewhere.check(day);
      const cardOf = (seen: typeof theirs) =>
        seen.checks.filter((each) => each.day === day && each.provider === 'Card');
      expect(cardOf(theirs)).toMatchObject([{ checked: 0, found: 0, state: 'done' }]);
      expect(theirs.cases).toEqual([]);
      const open = () =>
        servery().server.db.read(({ q }) =>
          q.selectFrom('payment_case').select('id').where('reference', '=', reference).execute(),
        );
      expect(await open()).toEqual([]);
      const { db } = servery().server;
      const asked_at = servery().clock.now;
      await db.write((tx) =>
        wantCheck(tx, { day, method: 'card', venueId: 0, accountId: '' }, { again: true, now: asked_at }),
      );
      await expect.poll(async () => (await open()).length).toBe(1);
      const [ours] = cardOf(await (await atDesk()).call('ConsoleCases'));
      expect(ours?.checked).toBeGreaterThan(0);
      expect(ours?.found).toBeGreaterThanOrEqual(2);
      const after = await (await elsewhere.atDesk()).call('ConsoleCases');
      expect(cardOf(after)).toMatchObject([{ checked: 0, found: 0 }]);
      expect(after.cases).toEqual([]);
    });

    test('is for those who may refund, and for days that have begun', async () => {
      const kitchen = await atConsole(servery(), 'kitchen@example.com');
      expect((await kitchen.refused('ConsoleCases.check', {})).code).toBe('forbidden');
      expect((await kitchen.refused('ConsoleCases.settle', { case_id: 'x' })).code).toBe('forbidden');
      const owner = await atDesk();
      expect((await owner.refused('ConsoleCases.check', { day: '2031-01-01' })).code).toBe('bad_day');
      expect((await owner.refused('ConsoleCases.check', { day: '2019-01-01' })).code).toBe('bad_day');
      expect((await owner.refused('ConsoleCases.settle', { case_id: 'none' })).code).toBe('no_case');
    });
  },
  mailingEnv,
);
