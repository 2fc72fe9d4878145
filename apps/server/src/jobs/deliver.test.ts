import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderChips, SAM } from '../../testing/orders.ts';
import { type Sandbox, startSandbox } from '../../testing/sandbox.ts';
import { engines, openShop, type Shop } from '../../testing/shop.ts';

type Message = { subject: string; text: string; html: string; to: string[]; headers: Record<string, string> };

describe.each(engines)('the outbox, on %s', (engine) => {
  let sandbox: Sandbox;
  let shop: Shop & { close(): Promise<void> };
  beforeAll(async () => {
    sandbox = await startSandbox();
    shop = await openShop(engine, { MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` });
  });
  afterAll(async () => {
    await shop.close();
    await sandbox.close();
  });

  const mailsTo = async (to: string): Promise<Message[]> => {
    const response = await fetch(`${sandbox.url}/api/messages?kind=mail&to=${to}`);
    return ((await response.json()) as { messages: Message[] }).messages;
  };
  const mailArrives = (to: string): Promise<Message[]> =>
    expect
      .poll(() => mailsTo(to), { timeout: 10_000, interval: 20 })
      .not.toHaveLength(0)
      .then(() => mailsTo(to));

  test('sends one confirmation with the same figures as the receipt', async () => {
    const person = shop.person();
    const { order_id, pos_order_id } = await orderChips(person, { customer_email: 'one@example.com' });
    const mails = await mailArrives('one@example.com');
    expect(mails).toHaveLength(1);
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    const [mail] = mails;
    expect(mail!.subject).toBe(`Your order ${pos_order_id} at Banksia Kitchen`);
    for (const figure of [
      `$${order.total}`,
      `$${order.gst_included}`,
      order.abn,
      SAM.customer_name,
      order_id,
    ]) {
      expect(mail!.text).toContain(figure);
      expect(mail!.html).toContain(figure);
    }
  });

  test('tries again when the mail server is out of order, and sends once', async () => {
    await fetch(`${sandbox.url}/api/control/mail`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'temporary', times: 2 }),
    });
    await orderChips(shop.person(), { customer_email: 'two@example.com' });
    const arrived = async () => {
      shop.clock.now += 1000;
      return (await mailsTo('two@example.com')).length;
    };
    await expect.poll(arrived, { timeout: 15_000, interval: 20 }).toBe(1);
    const job = await shop.server.db.read((tx) =>
      tx.q.selectFrom('job').select('attempts').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    expect(job.attempts).toBe(3);
  });

  test('escapes what a customer wrote', async () => {
    await orderChips(shop.person(), {
      customer_email: 'three@example.com',
      customer_name: '<b>Eve</b> & Co',
    });
    const [mail] = await mailArrives('three@example.com');
    expect(mail!.html).toContain('&lt;b&gt;Eve&lt;/b&gt; &amp; Co');
    expect(mail!.html).not.toContain('<b>Eve');
  });
});
