import { expectAccessible } from '../browserless/looks.ts';
import { Cashier } from '../counter.ts';
import { expectLaidOut } from '../browserless/looks.ts';
import { COUNTERS } from '../layout.ts';
import { patiently } from '../patience.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { withPrinter } from '../printers.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

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
    await expectLaidOut(page, COUNTERS);
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
