import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sellInputTaxed } from '../../../../testing/canteen.ts';
import { add, changeMenu, newEmail, signIn, submission, visit } from '../../../../testing/orders.ts';
import { printerAt, starPrinter } from '../../../../testing/printers.ts';
import { type Sandbox, startSandbox } from '../../../../testing/sandbox.ts';
import { engines } from '../../../../testing/engines.ts';
import { openServery, type Servery } from '../../../../testing/servery.ts';

type Message = { text: string; html: string };

describe.each(engines())('what a school canteen sells, on %s', (engine) => {
  let sandbox: Sandbox;
  let servery: Servery & { close(): Promise<void> };
  let star: ReturnType<typeof starPrinter>;
  beforeAll(async () => {
    sandbox = await startSandbox();
    servery = await openServery(engine, { MAIL_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` });
    await changeMenu(servery, (tx) => sellInputTaxed(tx, ['Rosemary Chips']));
    star = starPrinter((await printerAt(servery, { documents: ['receipt'] })).url);
  });
  afterAll(async () => {
    await servery.close();
    await sandbox.close();
  });

  async function mailTo(to: string): Promise<Message> {
    const found = async () => {
      const response = await fetch(`${sandbox.url}/api/messages?kind=mail&to=${to}`);
      return ((await response.json()) as { messages: Message[] }).messages;
    };
    await expect.poll(found).toHaveLength(1);
    return (await found())[0]!;
  }

  async function paperOf(order_id: string): Promise<string> {
    const till = await signIn(servery.person({ AppMode: 'pos' }), 'staff@example.com');
    await till.call('PrintQueue.add', { order_id });
    const { jobToken } = await star.poll();
    const paper = await (await star.get(jobToken!)).text();
    await star.confirm(jobToken!);
    return paper;
  }

  /** The order as its screen, its mail, its paper and the books have it. */
  async function ordered(
    lines: Readonly<Record<string, number>>,
    more: Parameters<typeof submission>[1] = {},
  ) {
    const person = servery.person();
    const venue = await visit(person);
    for (const [name, quantity] of Object.entries(lines)) await add(person, venue, name, quantity);
    const customer_email = newEmail();
    const { order_id } = await person.call('SubmitOrder', submission(venue, { ...more, customer_email }));
    const row = await servery.server.db.read(({ q }) =>
      q.selectFrom('orders').selectAll().where('ref', '=', order_id).executeTakeFirstOrThrow(),
    );
    return {
      row,
      receipt: await person.call('OrderStatusDetailed', { order_id }),
      mail: await mailTo(customer_email),
      paper: await paperOf(order_id),
    };
  }

  test('has no GST beside what has, and receipt, mail, paper and books agree', async () => {
    const { row, receipt, mail, paper } = await ordered({
      'Rosemary Chips': 3,
      'Fresh Orange Juice': 1,
      'House Lemonade': 1,
    });
    const { order, order_items: lines } = receipt;
    expect(lines.map(({ name, tax }) => [name, tax])).toEqual([
      ['Rosemary Chips', 'input_taxed'],
      ['Fresh Orange Juice', 'gst_free'],
      ['House Lemonade', 'taxable'],
    ]);
    expect(row).toMatchObject({ input_taxed: 2400, gst_free: 790, gst: 59 });
    expect(order).toMatchObject({ tax_invoice: 1, gst_included: '0.59' });
    expect(paper).toMatch(/^Tax invoice +\d+$/m);
    expect(paper).toMatch(/^3 {3}Rosemary Chips \* +\$24\.00$/m);
    expect(paper).toMatch(/^1 {3}House Lemonade +\$/m);
    expect(paper).toMatch(new RegExp(`^GST included +\\$${order.gst_included}$`, 'm'));
    expect(paper).toContain('* No GST on this item');
    for (const text of [mail.text, mail.html])
      for (const part of [
        'Tax invoice',
        'Rosemary Chips *',
        `$${order.gst_included}`,
        '* No GST on this item',
      ])
        expect(text).toContain(part);
  });

  test('stays like that at a table, hot or not, and alone is no tax invoice', async () => {
    const { row, receipt, mail, paper } = await ordered(
      { 'Rosemary Chips': 2 },
      { fulfilment_type: 'table', table_num: '7' },
    );
    expect(row).toMatchObject({ total: 1600, input_taxed: 1600, gst_free: 0, gst: 0 });
    expect(receipt.order).toMatchObject({ tax_invoice: 0, gst_included: '0.00' });
    expect(receipt.order_items.map(({ tax }) => tax)).toEqual(['input_taxed']);
    expect(paper).toMatch(/^Invoice +\d+$/m);
    for (const text of [paper, mail.text, mail.html]) {
      expect(text).toContain('No GST has been charged.');
      expect(text).not.toMatch(/Tax invoice|GST included|Rosemary Chips \*/);
    }
  });

  test('has its delivery taxed all the same', async () => {
    const person = servery.person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 4);
    const fields = { fulfilment_type: 'deliver', delivery_address: '1 High Street, Fremantle, WA, 6160' };
    const { order } = await person.call('ManageCart.update_checkout', {
      ...venue.at,
      checkout_options: fields,
    } as never);
    const fee = Number(order.delivery_fee);
    expect(fee).toBeGreaterThan(0);
    expect(Number(order.gst_included)).toBe(Math.round((fee * 100) / 11) / 100);
  });
});
