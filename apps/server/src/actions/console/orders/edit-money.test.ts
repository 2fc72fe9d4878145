import { randomUUID } from 'node:crypto';
import { formatCents } from '@servery/domain/money';
import { expect, test } from 'vitest';
import { attemptRow } from '../../../../testing/aged-rows.ts';
import {
  attemptIn,
  chargesAt,
  chipsByBalance,
  chipsByCard,
  inEachPayingServery,
  until,
} from '../../../../testing/cards.ts';
import { settleAtProvider } from '../../../../testing/console.ts';
import { editorOf } from '../../../../testing/edits.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { endOf, keepStanding, memberWith, ordersFor } from '../../../../testing/standing.ts';
import { newMember } from '../../../../testing/topups.ts';

inEachPayingServery('the money of an order that is edited', ({ servery, sandbox }) => {
  const lineOf = async (editor: Awaited<ReturnType<typeof editorOf>>) =>
    (await editor.form()).lines[0]?.id ?? 0;
  /** Two portions of chips by card: $16.19 with the surcharge. */
  const byCard = async () => {
    const person = servery().person();
    const { fields } = await chipsByCard(person);
    const { order_id } = await person.call('SubmitOrder', fields);
    const attempt = await attemptIn(servery(), String(fields.submit_key), 'captured');
    await settleAtProvider(sandbox(), attempt.reference);
    const editor = await editorOf(servery(), order_id);
    const receipt = async () => (await person.call('OrderStatusDetailed', { order_id })).order;
    return { order_id, attempt, receipt, line: await lineOf(editor), ...editor };
  };
  const refundsOf = (attemptId: string) =>
    servery().server.db.read(({ q }) =>
      q.selectFrom('refund').selectAll().where('attempt_id', '=', attemptId).orderBy('created_at').execute(),
    );
  const sentBack = async (attemptId: string) => {
    const rows = await until(servery(), async () => {
      const all = await refundsOf(attemptId);
      return all.every(({ state }) => state === 'done') && all;
    });
    const ids = new Set(rows.map(({ id }) => id));
    return (await chargesAt(sandbox())).filter(({ orderId }) => ids.has(orderId)).map(({ cents }) => cents);
  };

  test('goes back to the card it was paid with, with its share of the surcharge, and only once', async () => {
    const { line, plan, wish, owner, attempt, receipt, row } = await byCard();
    const changes = { lines: [{ id: line, quantity: 1 }] };
    expect(await plan(changes)).toMatchObject({
      was: '16.19',
      total: '8.10',
      back: '8.09',
      owed: '0.00',
      back_to: [{ text: 'Card', amount: '8.09' }],
    });
    const sent = await wish(changes);
    const refunded = async () => Number((await owner.call('ConsoleToday')).refunded);
    const before = await refunded();
    const first = await owner.call('ConsoleOrder.edit', sent);
    expect((await refunded()) - before).toBeCloseTo(8.09, 2);
    expect((await owner.call('ConsoleOrders', { show: 'open' })).orders.at(-1)).toMatchObject({
      refunded: '0.00',
      went_back: '8.09',
    });
    expect(first).toMatchObject({
      back: '8.09',
      owed: '0.00',
      order: { paid: 1, total: '8.10', refunded: '0.00' },
    });
    expect(await owner.call('ConsoleOrder.edit', sent)).toMatchObject({ back: '8.09' });
    expect(await sentBack(attempt.id)).toEqual([809]);
    expect(await receipt()).toMatchObject({ total: '8.10', paid: 1, refunds: [], payment_terms: 'Paid' });
    expect(await row()).toMatchObject({ prepaid: 1619, given_back: 809, refunded: 0 });
  });

  test('that is more is owed at the counter, without a second charge and without more surcharge', async () => {
    const { order_id, line, edit, owner, receipt } = await byCard();
    const done = await edit({ lines: [{ id: line, quantity: 3 }] });
    expect(done).toMatchObject({ owed: '8.00', order: { paid: 0, total: '24.19', left: '8.00' } });
    expect(await receipt()).toMatchObject({ paid: 0, payment_terms: '$8.00 left to pay in store' });
    const pay = { order_id, tender: 'cash', received: '10.00', tender_key: randomUUID() } as const;
    expect(await owner.call('ConsoleOrder.take_payment', pay)).toMatchObject({
      change: '2.00',
      order: { paid: 1, left: '0.00' },
    });
    expect(
      (await owner.refused('ConsoleOrder.take_payment', { ...pay, tender_key: randomUUID() })).code,
    ).toBe('already_paid');
  });

  test('goes back to the card first, and in cash what the card has not', async () => {
    const { order_id, line, edit, plan, owner, attempt, show } = await byCard();
    await edit({ lines: [{ id: line, quantity: 5 }] });
    await owner.call('ConsoleOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() });
    await owner.call('ConsoleOrder.refund', {
      order_id,
      amount: '10.00',
      reason: 'Cold',
      refund_key: randomUUID(),
    });
    const changes = { lines: [{ id: line, quantity: 2 }] };
    expect(await plan(changes)).toMatchObject({
      back: '24.11',
      back_to: [
        { text: 'Card', amount: '6.19' },
        { text: 'Cash', amount: '17.92' },
      ],
    });
    await edit(changes);
    const sizes = (await refundsOf(attempt.id)).map(({ cents }) => cents);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([619, 1000]);
    const { refunds, order } = await show();
    expect(refunds.at(-1)).toMatchObject({ amount: '17.92', state_text: 'Cash' });
    expect(order).toMatchObject({ total: '16.08', paid: 1, refunded: '10.00' });
  });

  test('that was refunded already stays: the order cannot come to less than that', async () => {
    const { order_id, line, refused, owner, edit } = await byCard();
    await owner.call('ConsoleOrder.refund', {
      order_id,
      amount: '10.00',
      reason: 'Cold',
      refund_key: randomUUID(),
    });
    expect(await refused({ lines: [{ id: line, quantity: 1 }] })).toMatchObject({
      code: 'edit_refunded',
      message: '$10.00 of this order was refunded. It can’t come to less than that',
    });
    expect(await edit({ lines: [{ id: line, quantity: 4 }] })).toMatchObject({ owed: '16.00' });
  });

  test('of an account balance goes back there, and more is taken from it if staff say so', async () => {
    const person = await newMember(servery());
    const { id } = (await person.call('CustomerAccount')).customer;
    await servery().server.db.write(({ q }) =>
      q
        .insertInto('ledger_entry')
        .values({ customer_id: id, account: 'balance', cents: 3000, order_id: null, memo: '', created_at: 1 })
        .execute(),
    );
    const balance = async () => (await person.call('CustomerAccount')).customer.balance;
    const { order_id } = await person.call('SubmitOrder', (await chipsByBalance(person)).fields);
    const { edit, plan, refused, ...editor } = await editorOf(servery(), order_id);
    const line = (await editor.form()).lines[0]!.id;
    expect(await edit({ lines: [{ id: line, quantity: 1 }] })).toMatchObject({ back: '8.00' });
    expect(await balance()).toBe('22.00');
    const more = { lines: [{ id: line, quantity: 3 }] };
    expect(await plan(more)).toMatchObject({ owed: '16.00', balance: '22.00' });
    expect(await edit(more, { settle: 'balance' })).toMatchObject({ owed: '0.00', order: { paid: 1 } });
    expect(await balance()).toBe('6.00');
    const before = await editor.row();
    expect((await refused({ lines: [{ id: line, quantity: 4 }] }, { settle: 'balance' })).code).toBe(
      'balance_short',
    );
    expect(await editor.row()).toEqual(before);
    expect(await edit({ lines: [{ id: line, quantity: 2 }] })).toMatchObject({ back: '8.00' });
    expect(await balance()).toBe('14.00');
  });

  test('that was cash is noted as given back in cash', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const { order_id } = await person.call('SubmitOrder', submission(venue));
    const { owner, edit, show, ...editor } = await editorOf(servery(), order_id);
    await owner.call('ConsoleOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() });
    const done = await edit({ lines: [{ id: await lineOf({ owner, edit, show, ...editor }), quantity: 1 }] });
    expect(done).toMatchObject({ back: '8.00', order: { paid: 1, total: '8.00', left: '0.00' } });
    expect((await show()).refunds).toMatchObject([{ amount: '8.00', state_text: 'Cash', who: 'Alex Owner' }]);
  });

  test('is what was paid, less what went back, with what is owed: whatever is edited', async () => {
    const { order_id, line, edit, owner, row } = await byCard();
    for (const [at, quantity] of [3, 1, 4, 2, 5].entries()) {
      await edit({ lines: [{ id: line, quantity }] });
      if (at % 2 === 0 && (await row()).paid === 0)
        await owner.call('ConsoleOrder.take_payment', { order_id, tender: 'card', tender_key: randomUUID() });
      const { total, prepaid, tendered, given_back, paid } = await row();
      const has = (prepaid ?? 0) + tendered - given_back;
      const { left } = (await owner.call('ConsoleOrder.show', { order_id })).order;
      expect(formatCents(total - has)).toBe(left);
      expect(paid).toBe(left === '0.00' ? 1 : 0);
    }
  });

  test('waits while a pinpad is asked for a part of it: nobody knows what it has', async () => {
    const { line, refused, plan, row, edit } = await byCard();
    const { id: order_id, venue_id } = await row();
    const pinpad = { ...attemptRow({ id: randomUUID(), venue_id, order_id, state: 'started', now: 1 }) };
    await servery().server.db.write(({ q }) =>
      q
        .insertInto('payment_attempt')
        .values({ ...pinpad, purpose: 'tender' })
        .execute(),
    );
    const changes = { lines: [{ id: line, quantity: 1 }] };
    expect((await plan(changes)).problems.map(({ code }) => code)).toEqual(['edit_paying']);
    expect((await refused(changes)).code).toBe('edit_paying');
    await servery().server.db.write(({ q }) =>
      q.updateTable('payment_attempt').set({ state: 'failed' }).where('id', '=', pinpad.id).execute(),
    );
    expect(await edit(changes)).toMatchObject({ back: '8.09' });
  });

  test('of a cancelled order all goes back, as much as is left after its edits', async () => {
    const { order_id, line, edit, owner, attempt } = await byCard();
    await edit({ lines: [{ id: line, quantity: 1 }] });
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Closing' });
    const rows = await refundsOf(attempt.id);
    expect(rows.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([809, 810]);
  });

  test('of one date of a standing order is settled like any other’s', async () => {
    const { mia } = await memberWith(servery(), { cents: 9000 });
    const { id } = await keepStanding(mia);
    servery().clock.now = Date.UTC(2026, 10, 17, 16);
    await endOf(servery(), id, '2026-11-18');
    const [order] = await ordersFor(servery(), id);
    const editor = await editorOf(servery(), order!.ref);
    const total = order!.total;
    const done = await editor.edit({ lines: [{ id: await lineOf(editor), quantity: 1 }] });
    expect(done.back).toBe(formatCents(total - Math.round(total / 2)));
    expect(done.order.paid).toBe(1);
  });
});
