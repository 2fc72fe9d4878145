import { invoiceDate, invoiceRows } from '@servery/domain/orders/invoice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorOf } from '../../testing/edits.ts';
import { add, changeMenu, orderChips, SAM, submission, visit } from '../../testing/orders.ts';
import { type Sandbox, startSandbox } from '../../testing/sandbox.ts';
import { engines } from '../../testing/engines.ts';
import { openServery, type Servery } from '../../testing/servery.ts';

type Message = { subject: string; text: string; html: string; to: string[]; headers: Record<string, string> };

describe.each(engines())('the outbox, on %s', (engine) => {
  let sandbox: Sandbox;
  let servery: Servery & { close(): Promise<void> };
  beforeAll(async () => {
    sandbox = await startSandbox();
    servery = await openServery(engine, { MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` });
  });
  afterAll(async () => {
    await servery.close();
    await sandbox.close();
  });

  const mailsTo = async (to: string): Promise<Message[]> => {
    const response = await fetch(`${sandbox.url}/api/messages?kind=mail&to=${to}`);
    return ((await response.json()) as { messages: Message[] }).messages;
  };
  const mailArrives = (to: string): Promise<Message[]> =>
    expect
      .poll(() => mailsTo(to))
      .not.toHaveLength(0)
      .then(() => mailsTo(to));

  test('sends one confirmation with the same figures as the receipt', async () => {
    const person = servery.person();
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

  test('says what the venue changed of an order, what is left to pay, and the receipt anew', async () => {
    const person = servery.person();
    const { order_id, pos_order_id } = await orderChips(person, { customer_email: 'edited@example.com' });
    await mailArrives('edited@example.com');
    const editor = await editorOf(servery, order_id);
    await editor.edit({ lines: [{ id: (await editor.form()).lines[0]!.id, quantity: 3 }] });
    await expect.poll(() => mailsTo('edited@example.com')).toHaveLength(2);
    const subject = `Your order ${pos_order_id} at Banksia Kitchen was changed`;
    const mail = (await mailsTo('edited@example.com')).find((each) => each.subject === subject);
    expect(mail!.text).toContain('Sam Nguyen, Banksia Kitchen changed your order: +2 Rosemary Chips.');
    expect(mail!.text).toContain('There’s $24.00 left to pay when you get it.');
    expect(mail!.text).toContain('Order total: $24.00');
  });

  test('is a tax invoice as the receipt is: the same figures, ABN, date, buyer, and what the venue asked', async () => {
    const person = servery.person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 3);
    await person.call('ManageCart.update_checkout', {
      ...venue.at,
      checkout_options: { coupon_code: 'SPRING10' },
    });
    await changeMenu(servery, (tx) =>
      tx.q
        .updateTable('menu')
        .set({ contactless: JSON.stringify({ enabled: 1, pickup: 1, pickup_label: 'Boot drop' }) })
        .where('slug', '=', 'banksia-kitchen')
        .execute(),
    );
    const fields = {
      customer_email: 'invoice@example.com',
      custom_data: { cutlery: '1' },
      contactless: 1,
      order_note: 'No lime',
    } as const;
    const { order_id } = await person.call('SubmitOrder', submission(venue, fields));
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ sub_total: '24.00', total: '21.60', gst_included: '1.96' });
    const [mail] = await mailArrives('invoice@example.com');
    const rows = invoiceRows(order);
    expect(rows.map(({ label }) => label)).toEqual([
      'Products total',
      'Other discount (SPRING10)',
      'Order total',
      'GST included',
    ]);
    for (const { label, amount, kind } of rows) {
      const figure = `${kind === 'less' ? '-' : ''}$${amount}`;
      expect(mail!.text).toContain(`${label}: ${figure}`);
      expect(mail!.html).toContain(label);
      expect(mail!.html).toContain(figure);
    }
    for (const part of [
      `Tax invoice, ${invoiceDate(order.invoice_date)}`,
      `Banksia Kitchen, ABN ${order.abn}`,
      `For ${SAM.customer_name}`,
      'Cutlery and napkins, please: Yes',
      'Contactless: Boot drop',
      'Instructions: No lime',
    ]) {
      expect(mail!.text).toContain(part);
      expect(mail!.html).toContain(part);
    }
  });

  test('tries again when the mail server is out of order, and sends once', async () => {
    await fetch(`${sandbox.url}/api/control/mail`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'temporary', times: 2 }),
    });
    await orderChips(servery.person(), { customer_email: 'two@example.com' });
    const arrived = async () => {
      servery.clock.now += 1000;
      return (await mailsTo('two@example.com')).length;
    };
    await expect.poll(arrived).toBe(1);
    const job = await servery.server.db.read((tx) =>
      tx.q.selectFrom('job').select('attempts').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    expect(job.attempts).toBe(3);
  });

  test('escapes what a customer wrote', async () => {
    await orderChips(servery.person(), {
      customer_email: 'three@example.com',
      customer_name: '<b>Eve</b> & Co',
    });
    const [mail] = await mailArrives('three@example.com');
    expect(mail!.html).toContain('&lt;b&gt;Eve&lt;/b&gt; &amp; Co');
    expect(mail!.html).not.toContain('<b>Eve');
  });
});
