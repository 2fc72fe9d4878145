import { Cashier } from '../counter.ts';
import { Kitchen } from '../kitchen.ts';
import { KioskGuest } from '../kiosk.ts';
import { expectAccessible } from '../looks.ts';
import { moveThrough } from '../owner.ts';
import { activeOrder } from '../prepared.ts';
import { withPrinter } from '../printers.ts';
import { expect, test } from '../servery.ts';

const ROOMS = [
  ['kiosk', { width: 1080, height: 1920 }],
  ['pos', { width: 1366, height: 1024 }],
] as const;

for (const [room, viewport] of ROOMS)
  test(`at the ${room} a receipt comes out of the venue's printer, and out of the device's own where there is none [ACC-275]`, async ({
    browser,
    servery,
  }) => {
    const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'here');
    });
    if (room === 'kiosk') await new KioskGuest(page).switchOn(servery);
    else await new Cashier(page).start(servery);
    const order = await activeOrder(servery);
    const print = page.getByRole('button', { name: 'Print Receipt' });
    const html = page.locator('html');

    await withPrinter(servery, { name: 'Counter', document: 'receipt' }, async ({ turn }) => {
      await page.goto(`${servery.url}/${room}/order/${order}`);
      const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('PrintQueue'));
      await print.click();
      const sent = new URLSearchParams((await asked).postData() ?? '');
      expect([sent.get('RequestAction'), sent.get('sub_action'), sent.get('order_id')]).toEqual([
        'PrintQueue',
        'add',
        order,
      ]);
      expect(sent.has('pos_guid')).toBe(true);
      await expect(page.getByText('Your receipt is at the printer').last()).toBeVisible();
      await expectAccessible(page);
      const [paper = ''] = await turn();
      expect(paper).toMatch(/Tax invoice +\d+/);
      expect(paper).toContain(`/account/orders/${order}`);
      await expect(html).not.toHaveAttribute('data-printed');
    });

    await page.goto(`${servery.url}/${room}/order/${order}`);
    await print.click();
    await expect(html).toHaveAttribute('data-printed', 'here');
  });

test('the board says which docket was not printed until somebody has seen it, and a docket is printed again as a copy', async ({
  browser,
  servery,
}) => {
  await withPrinter(servery, { name: 'Grill printer', document: 'kitchen' }, async ({ url, turn }) => {
    const kitchen = await Kitchen.arrive(browser, servery);
    const { page } = kitchen;
    await activeOrder(servery);
    const polled = await fetch(url, { method: 'POST', body: '{"statusCode":"200 OK"}' });
    const { jobToken } = (await polled.json()) as { jobToken: string };
    // A printer that cannot read its paper says so: nobody waits for it to try again.
    await fetch(`${url}?token=${jobToken}&code=511%20Decode%20error`, { method: 'DELETE' });
    const alarm = page.getByText(/A docket wasn’t printed/);
    await expect(alarm).toBeVisible();
    await expect(page.getByText(/Grill printer, needs attention\. Read it on the screen\./)).toBeVisible();
    await expectAccessible(page);
    const show = page.getByRole('link', { name: /^Show docket \d+$/ });
    const number = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(alarm).toHaveCount(0);

    await page.goto(`${servery.url}/console/orders`);
    await page.getByRole('button', { name: new RegExp(`^Order ${number},`) }).click();
    await page.getByRole('button', { name: 'Reprint at the printer' }).click();
    await expect(page.getByText('1 docket sent to the printer').last()).toBeVisible();
    await expectAccessible(page);
    const [copy = ''] = await turn();
    expect(copy.split('\n')[0]?.trim()).toBe('COPY');
    expect(copy).toContain('Rosemary Chips');
  });
});

test('an order that is cancelled after its docket came out is taken back on paper, or on the board', async ({
  browser,
  servery,
}) => {
  await withPrinter(servery, { name: 'Pass', document: 'kitchen' }, async ({ url, turn }) => {
    const order = await activeOrder(servery);
    await turn();
    await moveThrough(servery, order, [9]);
    const [paper = ''] = await turn();
    expect(paper).toMatch(/^ CANCELLED +Web/);
    expect(paper).toMatch(/DO NOT MAKE\n-1 +Rosemary Chips/);
    expect(paper).toContain('"Out of potatoes"');

    const other = await activeOrder(servery);
    await turn();
    await moveThrough(servery, other, [9]);
    const polled = await fetch(url, { method: 'POST', body: '{"statusCode":"200 OK"}' });
    const { jobToken } = (await polled.json()) as { jobToken: string };
    await fetch(`${url}?token=${jobToken}&code=511%20Decode%20error`, { method: 'DELETE' });
    const { page } = await Kitchen.arrive(browser, servery);
    await expect(page.getByText(/\d+ is cancelled: Pass, needs attention\. Don’t make it\./)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Show docket/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.context().close();
  });
});
