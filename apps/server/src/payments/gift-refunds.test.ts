import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import { editorOf } from '../../testing/edits.ts';
import { cartByCard, chipsCart, type GiftCart, payWithGift, soldGift } from '../../testing/gifts.ts';
import { newEmail, submission } from '../../testing/orders.ts';
import { mailingEnv, press } from '../../testing/redirects.ts';
import { sentTo } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';

type Fields = Partial<CallInput<'SubmitOrder'>>;

inEachPayingServery(
  'where the money of an order goes back to that a gift voucher paid a part of',
  ({ servery, sandbox }) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    /** Chips of which a voucher pays $10.00, and the rest as it is said. */
    const ordered = async (place: (cart: GiftCart, seen: Fields) => Promise<string>) => {
      const { code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chipsCart(servery().person());
      await payWithGift(cart, code);
      const email = newEmail();
      const order_id = await place(cart, { customer_email: email, expected_gift: '10.00' });
      return { order_id, email };
    };
    const submit = async (cart: GiftCart, fields: Fields) =>
      (await cart.person.call('SubmitOrder', fields)).order_id;
    const inStore = () => ordered((cart, seen) => submit(cart, submission(cart.venue, seen)));
    const byCard = () =>
      ordered(async (cart, seen) =>
        submit(cart, await cartByCard(cart, { ...seen, expected_total: '16.07' })),
      );
    const byCrypto = () =>
      ordered(async (cart, seen) => {
        const wish = { ...seen, payment_method: 'CB', expected_total: '16.00' };
        const fields = submission(cart.venue, wish);
        const left = await cart.person.call('SubmitOrder', { ...fields, preorder: 0 });
        await press(left.payment_redirect, 'pay');
        return submit(cart, fields);
      });
    const onBoard = async (order_id: string) => {
      const { orders } = await owner.call('ConsoleBoard');
      const { goes_back, by_hand } = orders.find(({ id }) => id === order_id)!;
      return { goes_back: goes_back.toSorted((a, b) => a.method.localeCompare(b.method)), by_hand };
    };
    const cancel = (order_id: string) => owner.call('ConsoleOrder.cancel', { order_id, reason: 'Closed' });
    /** What its customer was sent after the order itself, once nothing waits to be sent. */
    const mailsTo = async (email: string) => {
      await until(servery(), async () => {
        const waiting = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('kind', '=', 'mail')
            .execute(),
        );
        return waiting.length === 0;
      });
      const mails = await sentTo(sandbox(), 'mail', email);
      return mails.filter(({ subject }) => !/^Your order \S+ at Banksia Kitchen$/.test(subject));
    };
    const gift = { method: 'GIFT', amount: '10.00' };
    const onGift = '$10.00 is back on your gift voucher now.';

    test('in store: only what was taken there is handed back, and the mail names the voucher', async () => {
      const { order_id, email } = await inStore();
      expect(await onBoard(order_id)).toEqual({ goes_back: [gift], by_hand: '0.00' });
      const pay = { order_id, tender: 'cash', tender_key: randomUUID() } as const;
      const paid = await owner.call('ConsoleOrder.take_payment', pay);
      expect(paid.order).toMatchObject({ goes_back: [gift], by_hand: '6.00' });
      expect(await onBoard(order_id)).toEqual({ goes_back: [gift], by_hand: '6.00' });
      expect((await cancel(order_id)).order).toMatchObject({ goes_back: [], by_hand: '6.00' });
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/was cancelled$/)]);
      expect(mails[0]!.text).toContain(`Closed. ${onGift}`);
      expect(mails[0]!.text).not.toMatch(/on its way to you|refunding/);
    });

    test('by card: each part has its own place', async () => {
      const { order_id, email } = await byCard();
      const card = { method: 'CC', amount: '6.07' };
      expect(await onBoard(order_id)).toEqual({ goes_back: [card, gift], by_hand: '0.00' });
      await cancel(order_id);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toContain(
        `We're refunding $6.07. It can take up to 10 days to show on your card. ${onGift}`,
      );
    });

    test('a refund of the voucher’s part alone says so, and not that it went to the card', async () => {
      const { order_id, email } = await byCard();
      const wish = { order_id, amount: '4.00', reason: 'Cold', refund_key: randomUUID() };
      await owner.call('ConsoleOrder.refund', wish);
      expect((await onBoard(order_id)).goes_back).toContainEqual({ method: 'GIFT', amount: '6.00' });
      const [mail] = await mailsTo(email);
      expect(mail!.text).toMatch(/We've refunded \$4\.00 of order \S+ to your gift voucher\./);
      expect(mail!.text).toContain('It’s back on your gift voucher now.');
      expect(mail!.text).not.toContain('your card');
    });

    test('in cryptocurrency: its own part alone has a mail of its own', async () => {
      const { order_id, email } = await byCrypto();
      await cancel(order_id);
      const mails = await until(servery(), async () => {
        const sent = await mailsTo(email);
        return sent.some(({ subject }) => subject.startsWith('Refund of $6.00')) && sent;
      });
      expect(mails).toHaveLength(2);
      const cancelled = mails.find(({ subject }) => subject.endsWith('was cancelled'));
      expect(cancelled!.text).toContain(
        `We're refunding $6.00. We’ll email you when it’s ready for you. ${onGift}`,
      );
    });

    test('for an edit: to the card first, and what goes to the voucher is told as that', async () => {
      const { order_id, email } = await byCard();
      const editor = await editorOf(servery(), order_id, owner);
      const { lines } = await editor.form();
      const { back } = await editor.edit({ lines: [{ id: lines[0]!.id, quantity: 1 }] });
      const onVoucher = (Number(back) - 6.07).toFixed(2);
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/was changed$/)]);
      expect(mails[0]!.text).toContain(
        '$6.07 goes back to you. It can take up to 10 days to show on your card.',
      );
      expect(mails[0]!.text).toContain(`$${onVoucher} is back on your gift voucher now.`);
    });
  },
  mailingEnv,
);
