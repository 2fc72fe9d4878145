import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { expectLaidOut } from '../looks.ts';
import { patiently } from '../patience.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { withPrinter } from '../printers.ts';
import { activeOrder } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { staysFor, stopClock } from '../toasts.ts';

test.use({ terminals: true, viewport: { width: 1366, height: 1024 } });

test('a docket that the kitchen has lost is printed again from the till, and says COPY', async ({
  page,
  servery,
}) => {
  await withPrinter(servery, { name: 'Pass', document: 'kitchen' }, async ({ turn }) => {
    const cashier = new Cashier(page);
    await readyWithPinpad(page, new Pinpad(servery, 'counter-1'), 'pos');
    await cashier.takeChips();
    await cashier.ticket.getByLabel('Name').fill('Wanda');
    await cashier.goToPay();
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
    const paper = async () => (await turn()).join('\n');
    await patiently(async () => {
      expect(await paper()).toContain('Rosemary Chips');
    });
    expect(await paper()).not.toContain('COPY');
    await page.getByRole('button', { name: 'Start New Order' }).click();
    await page.getByRole('button', { name: 'Orders' }).click();
    await page.getByRole('button', { name: /Wanda/ }).click();
    await cashier.ticket.getByRole('button', { name: 'Reprint dockets' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      '1 docket printing in the kitchen',
    );
    await patiently(async () => {
      expect(await paper()).toMatch(/COPY[^]*Rosemary Chips/);
    });
    await expectAccessible(page);
    await expectLaidOut(page);
  });
});

test('the day of the pinpad is settled at the till, after it was asked once more', async ({
  page,
  servery,
}) => {
  await readyWithPinpad(page, new Pinpad(servery, 'counter-1'), 'pos');
  await page.getByRole('button', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Settle pinpad' }).click();
  const asked = page.getByRole('dialog', { name: 'Settle the pinpad?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Settle pinpad' }).click();
  const settled = page.getByRole('dialog', { name: 'Pinpad settled' });
  await expect(settled).toContainText('SETTLEMENT');
  await expectAccessible(page);
  await settled.getByRole('button', { name: 'Done' }).click();
  await expect(settled).toBeHidden();
});

test(
  'an order that is being placed is said for 15 s, a receipt that is printed for 5 [ACC-340]',
  { on: ['pos'] },
  async ({ page, servery }) => {
    const placed = await activeOrder(servery);
    await page.clock.install();
    const cashier = new Cashier(page);
    await readyWithPinpad(page, new Pinpad(servery, 'counter-1'), 'pos');
    await cashier.takeChips();
    await cashier.goToPay();
    const answered = Promise.withResolvers<void>();
    await page.route('**/api', async (route) => {
      if (route.request().postData()?.includes('preorder=1')) await answered.promise;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await stopClock(page);
    await page.keyboard.press('Enter');
    await staysFor(page, 'Placing order...', 15_000);
    await page.clock.resume();
    answered.resolve();
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();

    await page.goto(`${servery.url}/pos/order/${placed}`);
    await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
    await stopClock(page);
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    await staysFor(page, 'Your receipt is at the printer', 5000);
  },
);
