import type { NotifyChoice, NotifyStep } from '@servery/contract/brand';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import { identityEnv } from '../../testing/identity.ts';
import { orderChips, signIn } from '../../testing/orders.ts';
import { sentTo, setProvider } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';

type Fields = NonNullable<Parameters<typeof orderChips>[1]>;

inEachPayingServery(
  'telling the customer where an order is',
  ({ servery, sandbox }) => {
    const notify = () => servery().server.brands.byCode('demo')!.notify;
    const choose = (choice: Partial<Record<NotifyStep, NotifyChoice>>) => {
      const none = { confirmed: 'none', in_progress: 'none', ready: 'none', complete: 'none' } as const;
      Object.assign(notify(), none, choice);
    };
    let ofTheDemo: ReturnType<typeof notify>;
    beforeAll(() => {
      ofTheDemo = { ...notify() };
    });
    beforeEach(() => choose(ofTheDemo));

    let kitchen: Person;
    beforeEach(async () => {
      kitchen = await atConsole(servery());
    });
    const move = async (order_id: string, ...statuses: OrderStatus[]) => {
      for (const [index, to] of statuses.slice(1).entries())
        await kitchen.call('ConsoleOrder.move', { order_id, from: statuses[index]!, to });
    };
    let people = 0;
    /** An order, and who can be written to about it. */
    const order = async (fields: Fields = {}, person: Person = servery().person()) => {
      people += 1;
      const email = `eater${people}@example.com`;
      const mobile = `+61491${570_000 + people}`;
      const contact = { customer_email: email, customer_mobile: mobile, ...fields };
      const { order_id, pos_order_id: number } = await orderChips(person, contact);
      const texts = () => sentTo(sandbox(), 'text', mobile);
      const mails = async () =>
        (await sentTo(sandbox(), 'mail', email)).filter(({ subject }) => !subject.startsWith('Your order'));
      return { order_id, number, texts, mails };
    };
    const messagesOf = (order_id: string) =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('outbox').selectAll().where('message_key', 'like', `${order_id}:%`).execute(),
      );
    /** Until everything is told that there is to tell. */
    const notified = (order_id: string) =>
      until(servery(), async () => (await messagesOf(order_id)).every((it) => it.sent_at !== null));
    const untilTried = (order_id: string) =>
      until(servery(), async () => {
        const [entry] = await messagesOf(order_id);
        const job = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('last_error')
            .where('payload', '=', JSON.stringify({ outbox_id: entry!.id }))
            .executeTakeFirstOrThrow(),
        );
        return job.last_error !== '';
      });
    const atKiosk = () => signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');

    test('texts once that it is ready, with what to do and the way to the order, and nothing else', async () => {
      const { order_id, number, texts, mails } = await order();
      await move(order_id, 1, 2, 3, 4);
      await notified(order_id);
      const [text, ...more] = await texts();
      expect(more).toEqual([]);
      expect(text!.text).toMatch(
        new RegExp(
          `^Order ${number} is ready\\. Pick it up at Banksia Kitchen, [^.]+\\. http\\S+/${order_id}$`,
        ),
      );
      await kitchen.call('ConsoleOrder.undo', { order_id });
      await move(order_id, 3, 4, 5);
      await notified(order_id);
      expect(await texts()).toHaveLength(1);
      expect(await mails()).toEqual([]);
    });

    test('tells of every step that the brand chose, in the way that it chose', async () => {
      choose({ confirmed: 'mail', in_progress: 'text', ready: 'both', complete: 'mail' });
      const { order_id, number, texts, mails } = await order({ fulfilment_type: 'table', table_num: '7' });
      for (const [from, to] of [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ] as const) {
        await move(order_id, from, to);
        await notified(order_id);
      }
      expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
        `Order ${number} is complete`,
        `Order ${number} is confirmed`,
        `Order ${number} is ready`,
      ]);
      const ready = (await mails()).find(({ subject }) => subject.endsWith('ready'))!;
      expect(ready.text).toContain("We're bringing it to table 7.");
      for (const body of [ready.text, ready.html]) expect(body).toContain(`/account/orders/${order_id}`);
      const said = (await texts()).map(({ text }) => text).toSorted();
      expect(said).toHaveLength(2);
      expect(said[0]).toContain(`Order ${number} is in the kitchen. Banksia Kitchen is making it now.`);
      expect(said[1]).toContain(`Order ${number} is ready. We're bringing it to table 7.`);
    });

    test('tells nothing where the brand chose so, and nothing of a test', async () => {
      choose({});
      const quiet = await order();
      await move(quiet.order_id, 1, 2, 3, 4, 5);
      choose({ confirmed: 'both', in_progress: 'both', ready: 'both', complete: 'both' });
      const tester = await signIn(servery().person(), 'test@example.com');
      const tried = await order({}, tester);
      await move(tried.order_id, 1, 2, 3, 4, 5);
      expect([...(await messagesOf(quiet.order_id)), ...(await messagesOf(tried.order_id))]).toEqual([]);
    });

    test('takes the other way where there is no address for the chosen one, and none where there is neither', async () => {
      const person = await atKiosk();
      const byMail = await order({ customer_mobile: '' }, person);
      await move(byMail.order_id, 1, 4);
      await notified(byMail.order_id);
      expect((await byMail.mails()).map(({ subject }) => subject)).toEqual([
        `Order ${byMail.number} is ready`,
      ]);
      choose({ ready: 'mail' });
      const byText = await order({ customer_email: '' }, person);
      await move(byText.order_id, 1, 4);
      await notified(byText.order_id);
      expect(await byText.texts()).toHaveLength(1);
      const nobody = await order({ customer_email: '', customer_mobile: '' }, person);
      await move(nobody.order_id, 1, 4);
      expect(await messagesOf(nobody.order_id)).toEqual([]);
    });

    test('mails what cannot be texted to a number', async () => {
      const { order_id, number, mails } = await order({ customer_mobile: '+15005550009' });
      await move(order_id, 1, 4);
      await notified(order_id);
      expect((await mails()).map(({ subject }) => subject)).toEqual([`Order ${number} is ready`]);
    });

    test('tries again when the text service is out of order, and texts once', async () => {
      await setProvider(sandbox(), 'text', { mode: 'temporary', times: 2 });
      const { order_id, texts } = await order();
      await move(order_id, 1, 4);
      await untilTried(order_id);
      await until(servery(), async () => {
        servery().clock.now += 1000;
        return (await texts()).length > 0;
      });
      await notified(order_id);
      expect(await texts()).toHaveLength(1);
    });

    test('says nothing of what is not so any more, and says it when it is so again', async () => {
      await setProvider(sandbox(), 'text', { mode: 'temporary', times: 1 });
      const { order_id, texts } = await order();
      await move(order_id, 1, 3, 4);
      await untilTried(order_id);
      await kitchen.call('ConsoleOrder.undo', { order_id });
      servery().clock.now += 10_000;
      await until(servery(), async () => (await messagesOf(order_id)).length === 0);
      expect(await texts()).toEqual([]);
      await move(order_id, 3, 4);
      await notified(order_id);
      expect(await texts()).toHaveLength(1);
    });
  },
  (_url, sandbox) => identityEnv(sandbox),
);
