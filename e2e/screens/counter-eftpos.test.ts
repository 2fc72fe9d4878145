import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { expectLaidOut } from '../looks.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

test.use({ terminals: true, viewport: { width: 1366, height: 1024 } });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Eftpos Payment' });

const failed = (page: Page) => page.getByRole('main', { name: 'Payment failed' });

async function toPay(page: Page, servery: Servery) {
  const pinpad = new Pinpad(servery, 'counter-1');
  const cashier = new Cashier(page);
  await readyWithPinpad(page, pinpad, 'pos');
  await cashier.takeChips();
  await cashier.goToPay();
  return { pinpad, cashier, pay: () => page.getByRole('button', { name: /^Eftpos/ }).click() };
}

test('a declined card leaves the order as it was, says what to do, and is tried again', async ({
  page,
  servery,
}) => {
  const { pinpad, cashier, pay } = await toPay(page, servery);
  await pay();
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('decline');
  await expect(failed(page)).toContainText('Transaction Failed (MSG-CO2)');
  await expect(failed(page)).toContainText('Nothing was charged');
  await expect(cashier.ticket).toContainText('Rosemary Chips');
  await expectAccessible(page);
  await expectLaidOut(page);
  const again = failed(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await pinpad.asksFor('PURCHASE $8.00');
  await panel(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(failed(page)).toBeVisible();
  await failed(page).getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('button', { name: '$10.00', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
});

test('a part that was declined is tried again for as much as before', async ({ page, servery }) => {
  const { pinpad, cashier, pay } = await toPay(page, servery);
  for (const key of ['5', '00']) await page.getByRole('button', { name: key, exact: true }).click();
  await pay();
  await pinpad.asksFor('PURCHASE $5.00');
  await pinpad.press('decline');
  await expect(failed(page)).toContainText('$5.00');
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await pinpad.asksFor('PURCHASE $5.00');
  await pinpad.press('tap');
  await expect(cashier.leftToPay).toHaveText('$3.00');
  // Nothing was taken by the first try.
  await expect(page.getByRole('list', { name: 'Split', exact: true }).getByText('$5.00')).toHaveCount(1);
  await expect(cashier.ticket.getByText('−$5.00')).toHaveCount(1);
  await page.getByRole('button', { name: 'Split by items' }).click();
  await page.getByRole('button', { name: 'All to part 1' }).click();
  await page.keyboard.press('F9');
  await pinpad.asksFor('PURCHASE $3.00');
  await pinpad.press('tap');
  await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
});
