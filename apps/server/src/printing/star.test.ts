import { afterEach, expect, test } from 'vitest';
import { changeMenu, orderChips, signIn } from '../../testing/orders.ts';
import { printerAt, printJobs, removePrinters, starPrinter } from '../../testing/printers.ts';
import { inEachServery } from '../../testing/servery.ts';
import { PRINT_LEASE_MS } from '#stores/print-jobs';

inEachServery('Star CloudPRNT', (servery) => {
  afterEach(() => removePrinters(servery()));

  test('prints the docket of an order once', async () => {
    const { url } = await printerAt(servery());
    const printer = starPrinter(url);
    expect(await printer.poll()).toEqual({ jobReady: false });
    const { pos_order_id } = await orderChips(servery().person());
    const ready = await printer.poll();
    expect(ready).toMatchObject({
      jobReady: true,
      mediaTypes: ['application/vnd.star.starprnt', 'text/plain'],
    });
    const paper = await printer.get(ready.jobToken!);
    expect(paper.headers.get('content-type')).toContain('text/plain');
    const text = await paper.text();
    expect(text).toMatch(/^ PICKUP +Web$/m);
    expect(text).toMatch(new RegExp(`^${pos_order_id}$`, 'm'));
    expect(text).toMatch(/^1 {3}Rosemary Chips$/m);
    expect(text).toContain('NOT PAID: $8.00');
    expect((await printer.confirm(ready.jobToken!)).status).toBe(200);
    expect((await printer.confirm(ready.jobToken!, '410 Out of paper')).status).toBe(200);
    expect(await printer.poll()).toEqual({ jobReady: false });
    expect(await printJobs(servery())).toMatchObject([{ state: 'printed', kind: 'kitchen', copy: 0 }]);
  });

  test('prints nothing of an order that somebody places to try the venue out', async () => {
    const printer = starPrinter((await printerAt(servery())).url);
    const tester = await signIn(servery().person());
    const { id } = (await tester.call('CustomerAccount')).customer;
    const setStatus = (status: number) =>
      servery().server.db.write(({ q }) =>
        q.updateTable('customer').set({ status }).where('id', '=', id).execute(),
      );
    const { status } = await servery().server.db.read(({ q }) =>
      q.selectFrom('customer').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    await setStatus(9);
    await orderChips(tester);
    await setStatus(status);
    expect(await printer.poll()).toEqual({ jobReady: false });
    expect(await printJobs(servery())).toEqual([]);
  });

  test('answers the same bytes to a printer that asks twice, and marks what may be printed already', async () => {
    const printer = starPrinter((await printerAt(servery())).url);
    await orderChips(servery().person());
    const { jobToken } = await printer.poll();
    const bytes = async () =>
      Buffer.from(await (await printer.get(jobToken!, 'application/vnd.star.starprnt')).arrayBuffer());
    const first = await bytes();
    expect(first.subarray(0, 2)).toEqual(Buffer.from([0x1b, 0x40]));
    expect(await bytes()).toEqual(first);
    expect(await printer.poll()).toEqual({ jobReady: false });
    servery().clock.now += PRINT_LEASE_MS;
    expect(await printer.poll()).toMatchObject({ jobReady: true, jobToken });
    expect(await (await printer.get(jobToken!)).text()).toContain('MAY BE A COPY');
  });

  test('keeps what was not printed for lack of paper, and knows what the printer says of itself', async () => {
    const printer = starPrinter((await printerAt(servery())).url);
    await orderChips(servery().person());
    const { jobToken } = await printer.poll();
    await printer.get(jobToken!);
    await printer.confirm(jobToken!, '410 Out of paper');
    expect(await printJobs(servery())).toMatchObject([{ state: 'waiting', problem: 'Out of paper' }]);
    expect(await printer.poll('410 Out of paper')).toMatchObject({ jobReady: true, jobToken });
    const [row] = await servery().server.db.read(({ q }) => q.selectFrom('printer').selectAll().execute());
    expect(row).toMatchObject({ state: 'paper_out', seen_at: servery().clock.now });
    expect(await (await printer.get(jobToken!)).text()).not.toContain('COPY');
  });

  test('gives each station its own docket', async () => {
    const grill = starPrinter((await printerAt(servery(), { stations: ['Grill'] })).url);
    const coffee = starPrinter((await printerAt(servery(), { stations: ['Coffee'], columns: 32 })).url);
    await orderChips(servery().person());
    const { jobToken } = await grill.poll();
    expect(await (await grill.get(jobToken!)).text()).toMatch(/^GRILL +1 of 1$/m);
    expect(await coffee.poll()).toEqual({ jobReady: false });
    expect((await coffee.get(jobToken!)).status).toBe(404);
    expect((await grill.get(jobToken!, 'image/png')).status).toBe(415);
  });

  test('prints what is for later in time, and nothing of what was cancelled', async () => {
    const printer = starPrinter((await printerAt(servery())).url);
    const { order_id } = await orderChips(servery().person());
    const later = servery().clock.now + 3 * 3_600_000;
    await servery().server.db.write((tx) => tx.q.updateTable('print_job').set({ print_at: later }).execute());
    expect(await printer.poll()).toEqual({ jobReady: false });
    servery().clock.now = later;
    const { jobToken } = await printer.poll();
    await changeMenu(servery(), (tx) =>
      tx.q.updateTable('orders').set({ status: 9 }).where('ref', '=', order_id).execute(),
    );
    expect((await printer.get(jobToken!)).status).toBe(404);
    expect(await printJobs(servery())).toMatchObject([{ state: 'dropped' }]);
  });

  test('has nothing for a stranger, and knows a printer by its password too', async () => {
    const { secret, url } = await printerAt(servery());
    const other = `${servery().url}/printing/star`;
    await orderChips(servery().person());
    for (const [address, headers] of [
      [`${other}/${'x'.repeat(43)}`, {}],
      [other, {}],
      [other, { authorization: `Basic ${btoa('printer:wrong')}` }],
      [url.replace('/star/', '/epson/'), {}],
    ] as const) {
      const asked = await fetch(address, { method: 'POST', body: '{}', headers });
      expect([asked.status, await asked.text()]).toEqual([404, '']);
    }
    const known = await fetch(other, {
      method: 'POST',
      body: '{"statusCode":"200 OK"}',
      headers: { authorization: `Basic ${btoa(`printer:${secret}`)}` },
    });
    expect(await known.json()).toMatchObject({ jobReady: true });
    const stored = await servery().server.db.read(({ q }) => q.selectFrom('printer').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('is tired of somebody who guesses', async () => {
    const guess = async () =>
      (await fetch(`${servery().url}/printing/star/guess`, { method: 'POST', body: '{}' })).status;
    const answers = [];
    for (let tries = 0; tries < 40; tries += 1) answers.push(await guess());
    expect(answers.at(-1)).toBe(429);
  });
});
