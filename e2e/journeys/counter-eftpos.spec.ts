import type { Page } from '@playwright/test';
import { Cashier } from '../counter.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { expect, type Servery, test } from '../servery.ts';

test.use({ terminals: true, viewport: { width: 1366, height: 1024 } });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Eftpos Payment' });
const steps = (page: Page) => page.getByRole('list', { name: 'Payment progress' });
const now = (page: Page) => steps(page).locator('[aria-current=step]');

async function toPay(page: Page, servery: Servery) {
  const pinpad = new Pinpad(servery, 'counter-1');
  const cashier = new Cashier(page);
  await readyWithPinpad(page, pinpad, 'pos');
  await cashier.takeChips();
  await cashier.goToPay();
  return { pinpad, cashier, pay: () => page.getByRole('button', { name: /^Eftpos/ }).click() };
}

test('the till says step by step what the pinpad does, beside the ticket that waits', async ({
  page,
  servery,
}) => {
  const { pinpad, cashier, pay } = await toPay(page, servery);
  await pay();
  await expect(panel(page)).toContainText('Customer’s turn');
  await expect(now(page)).toContainText('Tap, insert or swipe');
  await expect(steps(page)).toContainText('Sent $8.00');
  // The ticket stays in sight, and cannot be touched.
  const [left, right] = await Promise.all([panel(page).boundingBox(), cashier.ticket.boundingBox()]);
  expect(Math.round((left?.x ?? 0) + (left?.width ?? 0))).toBe(Math.round(right?.x ?? 0));
  await expectAccessible(page);
  await expectLaidOut(page);
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.vendor('terminal-questions', { mode: 'temporary', times: 2 });
  await pinpad.press('line');
  await expect(now(page)).toContainText(/No reply yet, try [12] of 5/);
  await expect(panel(page)).toContainText('You can’t cancel now');
  await expect(panel(page).getByRole('button', { name: 'Cancel payment' })).toBeHidden();
  await pinpad.press('tap');
  await pinpad.press('line');
  await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
});
