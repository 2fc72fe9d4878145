import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { formatCents } from '@servery/domain/money';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { editorOf } from '../../../../testing/edits.ts';
import { ledgerOf, soldGift } from '../../../../testing/gifts.ts';
import { add, orderChips, signIn, submission, visit } from '../../../../testing/orders.ts';
import { numbers } from '../../../../testing/sales.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const atTill = (servery: Servery) => signIn(servery.person({ AppMode: 'pos' }), 'staff@example.com');
type Wish = Partial<CallInput<'TillOrder.take_payment'>>;
const byGift = (order_id: string, gift_id: string, more: Wish = {}) => ({
  order_id,
  tender: 'gift' as const,
  gift_id,
  tender_key: randomUUID(),
  ...more,
});

inEachServery('gift vouchers at the till', (servery) => {
  let owner: Person;
  let till: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
    till = await atTill(servery());
  });
  /** Chips for $8.00, or whatever they come to, to be paid in store. */
  const unpaid = async (total = 800) => {
    const { order_id } = await orderChips(servery().person());
    await servery().server.db.write(({ q }) =>
      q.updateTable('orders').set({ total }).where('ref', '=', order_id).execute(),
    );
    return order_id;
  };
  const balanceOf = async (gift_id: string) =>
    (await owner.call('ConsoleGifts.show', { gift_id })).gift.balance;

  test('pay a part, the rest is paid otherwise, and the receipt says what is left', async () => {
    const { id, code } = await soldGift(owner, { amount: '20.00' });
    const found = await till.call('TillGift.find', { code: code.toLowerCase().replaceAll('-', ' ') });
    expect(found).toMatchObject({ id, balance: '20.00' });
    const order = await unpaid(3250);
    const wish = byGift(order, id);
    const taken = await till.call('TillOrder.take_payment', wish);
    expect(taken.order).toMatchObject({ left: '12.50', paid: 0 });
    expect(await till.call('TillOrder.take_payment', wish)).toMatchObject({ order: { left: '12.50' } });
    expect(taken.payments[0]?.text).toContain('$0.00 left');
    const rest = { order_id: order, tender: 'card' as const, tender_key: randomUUID() };
    expect((await till.call('TillOrder.take_payment', rest)).order.paid).toBe(1);
    const { order: receipt } = await till.call('OrderStatusDetailed', { order_id: order });
    expect(receipt.gifts).toEqual([{ ending: found.ending, amount: '20.00', left: '0.00' }]);
    expect((await owner.call('ConsoleGifts.show', { gift_id: id })).gift).toMatchObject({ state: 'spent' });
    expect((await till.refused('TillGift.find', { code })).code).toBe('gift_spent');
    expect(await ledgerOf(servery(), id)).toBe(0);
  });

  test('pay with the order that is placed, and no more than they have', async () => {
    const { id } = await soldGift(owner, { amount: '5.00' });
    const venue = await visit(till);
    await add(till, venue, 'Rosemary Chips', 1);
    const sale = (more: object) => submission(venue, { tender_kind: 'gift', tender_gift: id, ...more });
    expect((await till.refused('SubmitOrder', sale({ tender_amount: '5.05' }))).code).toBe('gift_short');
    const { order_id } = await till.call('SubmitOrder', sale({}));
    const shown = await till.call('TillOrder.show', { order_id });
    expect(shown).toMatchObject({ order: { left: '3.00', paid: 0 }, payments: [{ method: 'Gift voucher' }] });
    expect(await balanceOf(id)).toBe('0.00');
  });

  test('go once to those who spend one at the same moment', async () => {
    const { id } = await soldGift(owner, { amount: '20.00' });
    const orders = await Promise.all(Array.from({ length: 4 }, () => unpaid(1500)));
    const tills = await Promise.all(orders.map(() => atTill(servery())));
    const sent = await Promise.all(
      tills.map((each, at) => each.send('TillOrder.take_payment', byGift(orders[at] ?? '', id))),
    );
    expect(sent.filter(({ ResponseCode: code }) => code === 'SUCCESS')).toHaveLength(2);
    expect(await ledgerOf(servery(), id)).toBe(0);
  });

  test('add up after whatever was spent and refunded, and never go below nothing', async () => {
    const { id } = await soldGift(owner, { amount: '30.00' });
    const next = numbers(7);
    let balance = 3000;
    for (let deed = 0; deed < 12; deed += 1) {
      const order = await unpaid(100 + next(900));
      const wanted = 50 + next(1200);
      const taken = await till.send(
        'TillOrder.take_payment',
        byGift(order, id, { amount: formatCents(wanted) }),
      );
      if (taken.ResponseCode === 'SUCCESS') balance -= wanted;
      const back = next(2) === 0 && taken.ResponseCode === 'SUCCESS' ? 1 + next(wanted) : 0;
      const refund = { order_id: order, tender: 'gift' as const, reason: 'Cold', refund_key: randomUUID() };
      if (back > 0) await till.call('TillOrder.refund', { ...refund, amount: formatCents(back) });
      balance += back;
      expect(await ledgerOf(servery(), id)).toBe(balance);
    }
    expect(balance).toBeLessThan(3000);
    expect(await balanceOf(id)).toBe(formatCents(balance));
  });

  test('get back what is refunded, cancelled or edited away', async () => {
    const { id } = await soldGift(owner, { amount: '20.00' });
    const refunded = await unpaid(800);
    await till.call('TillOrder.take_payment', byGift(refunded, id));
    expect((await till.call('TillOrder.show', { order_id: refunded })).refundable).toEqual([
      { tender: 'gift', most: '8.00' },
    ]);
    const wish = { order_id: refunded, tender: 'gift' as const, amount: '3.00', reason: 'Cold' };
    const refund = { ...wish, refund_key: randomUUID() };
    await till.call('TillOrder.refund', refund);
    await till.call('TillOrder.refund', refund);
    expect(await balanceOf(id)).toBe('15.00');
    await owner.call('ConsoleOrder.cancel', { order_id: refunded, reason: 'No potatoes' });
    expect(await balanceOf(id)).toBe('20.00');
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const { order_id: edited } = await person.call('SubmitOrder', submission(venue));
    await till.call('TillOrder.take_payment', byGift(edited, id));
    expect(await balanceOf(id)).toBe('4.00');
    const editor = await editorOf(servery(), edited);
    const line = (await editor.form()).lines[0];
    const changes = { lines: [{ id: line?.id ?? 0, quantity: 1 }] };
    await owner.call('ConsoleOrder.edit', await editor.wish(changes));
    expect(await balanceOf(id)).toBe('12.00');
    expect(await ledgerOf(servery(), id)).toBe(1200);
  });

  test('are refused where they are stopped, of another brand, or not known', async () => {
    const { id, code } = await soldGift(owner);
    await owner.call('ConsoleGifts.stop', { gift_id: id, reason: 'Lost' });
    expect((await till.refused('TillGift.find', { code })).code).toBe('gift_stopped');
    expect((await till.refused('TillOrder.take_payment', byGift(await unpaid(), id))).code).toBe(
      'gift_stopped',
    );
    const theirs = await soldGift(await atConsole(servery(), 'owner@dune.example.com'));
    expect((await till.refused('TillGift.find', { code: theirs.code })).code).toBe('gift_unknown');
    const order = await unpaid();
    expect((await till.refused('TillOrder.take_payment', byGift(order, theirs.id))).code).toBe(
      'gift_unknown',
    );
    const member = await signIn(servery().person());
    expect((await member.refused('TillGift.find', { code })).code).toBe('forbidden');
  });

  test('can be spent until their last moment, and not from it on', async () => {
    const { id, code } = await soldGift(owner);
    const endAt = (ends_at: number) =>
      servery().server.db.write(({ q }) =>
        q.updateTable('gift_voucher').set({ ends_at }).where('id', '=', id).execute(),
      );
    await endAt(servery().clock.now + 1);
    expect((await till.call('TillGift.find', { code })).id).toBe(id);
    await endAt(servery().clock.now);
    expect((await till.refused('TillGift.find', { code })).code).toBe('gift_ended');
    const order = await unpaid();
    expect((await till.refused('TillOrder.take_payment', byGift(order, id))).code).toBe('gift_ended');
  });

  test('slow down whoever guesses', async () => {
    const guess = async () => (await till.refused('TillGift.find', { code: 'AAAABBBBCCCCDDDD' })).code;
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push(await guess());
    expect(codes.at(0)).toBe('gift_unknown');
    expect(codes.at(-1)).toBe('locked_out');
  });
});
