import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attemptIn, chipsByCard, inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole, settleAtProvider } from '../../../../testing/console.ts';
import { leaveToPay, press, redirectEnv } from '../../../../testing/redirects.ts';
import { newEmail, orderChips, signIn } from '../../../../testing/orders.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';

type Mail = { subject: string; text: string; html: string };

inEachPayingServery(
  'orders and their money at the console',
  ({ servery, sandbox }) => {
    let held: Person | undefined;
    const atDesk = async () => (held ??= await atConsole(servery()));
    const mailsTo = async (address: string): Promise<Mail[]> => {
      const response = await fetch(`${sandbox().url}/api/messages?kind=mail&to=${address}`);
      return ((await response.json()) as { messages: Mail[] }).messages;
    };
    const refundMails = async (address: string) =>
      (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Refund of'));
    const paid = async (more: object = {}, settled = true) => {
      const person = servery().person();
      const email = newEmail();
      const { fields } = await chipsByCard(person, { customer_email: email, ...more });
      const { order_id } = await person.call('SubmitOrder', fields);
      const attempt = await attemptIn(servery(), String(fields.submit_key), 'captured');
      if (settled) await settleAtProvider(sandbox(), attempt.reference);
      return { person, email, order_id, attempt };
    };
    const shown = async (order_id: string) => (await atDesk()).call('ConsoleOrder.show', { order_id });
    const refund = async (order_id: string, more: object = {}) =>
      (await atDesk()).call('ConsoleOrder.refund', {
        order_id,
        reason: 'Cold chips',
        refund_key: randomUUID(),
        ...more,
      });
    const done = (order_id: string) =>
      until(servery(), async () => {
        const order = await shown(order_id);
        return order.refunds.every(({ state }) => state === 'done') && order;
      });

    test('finds an order by number, name, mobile and day, and no other venue’s', async () => {
      const { order_id } = await paid({
        customer_name: 'Wilhelmina %_Prior',
        customer_mobile: '0491 570 313',
      });
      await orderChips(servery().person());
      const owner = await atDesk();
      const { order } = await shown(order_id);
      const found = async (search: string, date?: string) =>
        (await owner.call('ConsoleOrders', { search, date })).orders.map(({ id }) => id);
      expect(await found(order.number)).toContain(order_id);
      expect(await found(`#${order.number}`)).toContain(order_id);
      for (const words of ['wilhelm', '%_pri', '0491 570 313', '570313'])
        expect(await found(words)).toEqual([order_id]);
      expect(await found('%')).toEqual([order_id]);
      expect(await found('Nobody')).toEqual([]);
      const today = await owner.call('ConsoleOrders');
      expect(today.date).toBe('2026-11-17');
      expect(today.orders.length).toBeGreaterThan(1);
      expect(await found('wilhelm', '2026-11-17')).toEqual([order_id]);
      expect(await found('wilhelm', '2026-11-16')).toEqual([]);
      expect(
        (await owner.call('ConsoleOrders', { date: '2026-11-10' })).orders.map(({ id }) => id),
      ).not.toContain(order_id);
      const other = await atConsole(servery(), 'owner@harbour.example.com');
      expect((await other.refused('ConsoleOrder.show', { order_id })).code).toBe('order_not_found');
    });

    test('lists what is open, unpaid or a problem, of every day, and how many there are of each', async () => {
      const lists = async () => {
        const owner = await atConsole(servery());
        const of = (show: 'open' | 'problems' | 'unpaid') => owner.call('ConsoleOrders', { show });
        const [open, problems, unpaid] = [await of('open'), await of('problems'), await of('unpaid')];
        const { counts } = open;
        expect(counts).toEqual({
          open: open.orders.length,
          problems: problems.orders.length,
          unpaid: unpaid.orders.length,
        });
        return { open: open.orders, problems: problems.orders, unpaid: unpaid.orders };
      };
      const { order_id: card } = await paid();
      const { order_id: store } = await orderChips(servery().person());
      const has = async (id: string) => {
        const found = await lists();
        return Object.entries(found).filter(([, orders]) => orders.some((order) => order.id === id));
      };
      const where = async (id: string) => (await has(id)).map(([name]) => name);
      expect(await where(card)).toEqual(['open']);
      expect(await where(store)).toEqual(['open', 'unpaid']);
      const row = (await lists()).unpaid.find(({ id }) => id === store);
      expect(row).toMatchObject({ left: '8.00', came_by: 'Pickup, website', problems: [] });
      servery().clock.now += 3_600_000;
      expect(await where(card)).toEqual(['open', 'problems']);
      expect((await lists()).problems.find(({ id }) => id === card)?.problems).toEqual(['late']);
      held = undefined;
      await refund(card);
      expect(await where(card)).toEqual([]);
      const dues = (await lists()).open.map(({ due }) => due);
      expect(dues).toEqual(dues.toSorted((a, b) => a - b));
      held = undefined;
    });

    test('says what was paid, how, what went back, and who did it when and why', async () => {
      const { order_id, attempt } = await paid();
      expect(await shown(order_id)).toMatchObject({
        left: '16.19',
        refund_target: 'card',
        refunds: [],
        payments: [{ method: 'Card', amount: '16.19', reference: attempt.reference, state_text: 'Paid' }],
        totals: [
          { label: 'Products total', amount: '16.00' },
          { label: 'Surcharge', amount: '0.19' },
          { label: 'Order total', amount: '16.19', kind: 'sum' },
          { label: 'GST included', kind: 'fine' },
        ],
      });
      await refund(order_id, { amount: '4.00' });
      const after = await done(order_id);
      const name = (await (await atDesk()).call('ConsoleSession')).user.name;
      expect(after).toMatchObject({
        left: '12.19',
        refunds: [{ amount: '4.00', reason: 'Cold chips', who: name, state_text: 'Refunded' }],
        order: { refunded: '4.00' },
      });
      expect(after.events[0]).toMatchObject({ who: name, text: 'Refund of $4.00: Cold chips' });
      expect(after.events.at(-1)).toMatchObject({ text: 'Placed' });
    });

    test('shows a refund that is on its way, and one that failed, and can be asked for again', async () => {
      const { order_id, attempt } = await paid({}, false);
      await refund(order_id, { amount: '4.00' });
      const waiting = await until(servery(), async () => {
        const order = await shown(order_id);
        return order.refunds[0]?.problem !== '' && order;
      });
      expect(waiting.refunds[0]).toMatchObject({
        state: 'wanted',
        state_text: 'On its way',
        problem: expect.stringMatching(/^Card payments settle overnight/),
      });
      await settleAtProvider(sandbox(), attempt.reference);
      servery().clock.now += 3_700_000;
      await done(order_id);

      const { order_id: other } = await paid();
      await setProvider(sandbox(), 'card-steps', { mode: 'refuse', times: 1000 });
      await refund(other);
      servery().clock.now += 6 * 86_400_000;
      held = undefined;
      const owner = await atDesk();
      const open = await until(servery(), async () => {
        servery().clock.now += 600_000;
        return (await owner.call('ConsoleCases')).cases.find((each) => each.order_id === other);
      });
      expect(open).toMatchObject({ kind: 'refund', problem: 'refund_silent', remedy: 'again' });
      expect((await shown(other)).refunds[0]).toMatchObject({ state: 'open' });
      await setProvider(sandbox(), 'card-steps', { mode: 'normal' });
      await owner.call('ConsoleCases.settle', { case_id: open.id });
      await done(other);
      expect((await owner.call('ConsoleCases')).cases.filter((each) => each.order_id === other)).toEqual([]);
      expect((await owner.refused('ConsoleCases.settle', { case_id: open.id })).code).toBe('no_case');
    });

    test('tells the customer of a refund once, with amount, method and when it is there, and the reason if it is meant for them', async () => {
      const { order_id, email, person } = await paid();
      await refund(order_id, { amount: '4.00' });
      await done(order_id);
      const [quiet] = await until(servery(), async () => {
        const mails = await refundMails(email);
        return mails.length === 1 && mails;
      });
      expect(quiet?.subject).toMatch(/^Refund of \$4\.00 for order \d+ at Banksia Kitchen$/);
      expect(quiet?.text).toContain('to your card');
      expect(quiet?.text).toContain('10 days');
      expect(quiet?.text).not.toContain('Cold chips');
      const wish = { share_reason: 1, refund_key: randomUUID() };
      servery().clock.now += 60_000;
      await refund(order_id, wish);
      await refund(order_id, wish);
      await done(order_id);
      const second = await until(servery(), async () => {
        const mails = await refundMails(email);
        return mails.length === 2 && mails.find(({ subject }) => subject.includes('$12.19'));
      });
      expect(second.text).toContain('Why: Cold chips');
      expect(second.text).toContain('Your order is refunded in full');
      const { order } = await person.call('OrderStatusDetailed', { order_id });
      expect(order.refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
        ['4.00', ''],
        ['12.19', 'Cold chips'],
      ]);
      const stranger = await servery().person().call('OrderStatusDetailed', { order_id });
      expect(stranger.order.refunds.map(({ reason }) => reason)).toEqual(['', '']);
    });

    test('tells of a cancelled order and of its money in one mail', async () => {
      const { order_id, email } = await paid();
      const owner = await atDesk();
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'The oven is out' });
      const after = await done(order_id);
      expect(after.refunds).toMatchObject([{ amount: '16.19', reason: 'The oven is out' }]);
      expect(after.refunds[0]?.who).not.toBe('');
      const mail = await until(servery(), async () =>
        (await mailsTo(email)).find(({ subject }) => subject.includes('cancelled')),
      );
      expect(mail.text).toContain("The oven is out. We're refunding $16.19. It can take up to 10 days");
      expect(await refundMails(email)).toEqual([]);
    });

    test('gives a balance its money back at once', async () => {
      const member = await signIn(servery().person());
      const { order_id } = await orderChips(member, { payment_method: 'BALANCE', expected_total: '8.00' });
      await refund(order_id, { amount: '1.00' });
      expect((await shown(order_id)).refunds).toMatchObject([{ amount: '1.00', state: 'done' }]);
    });

    test('sends the link by which coins are fetched', async () => {
      const person = servery().person();
      const { fields, key, page } = await leaveToPay(person, 'CB');
      await press(page, 'pay');
      const email = newEmail();
      const { order_id } = await person.call('SubmitOrder', fields);
      await attemptIn(servery(), key, 'captured');
      await servery().server.db.write(({ q }) =>
        q.updateTable('orders').set({ contact_email: email }).where('ref', '=', order_id).execute(),
      );
      await refund(order_id);
      const [mail] = await until(servery(), async () => {
        const mails = await refundMails(email);
        return mails.length > 0 && mails;
      });
      const link = /https?:\S+\/btcpay\/pull-payments\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect((await fetch(link)).status).toBe(200);
    });
  },
  (url, { smtpPort }) => ({ ...redirectEnv(url), MAIL_URL: `smtp://127.0.0.1:${smtpPort}` }),
);
