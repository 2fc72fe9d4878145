import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { KioskGuest } from '../kiosk.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

test.use({ terminals: true });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Eftpos Payment' });

/** Chips in the cart of a kiosk, and the last question answered. */
async function toPay(page: Page, servery: Servery): Promise<{ guest: KioskGuest; pinpad: Pinpad }> {
  const guest = new KioskGuest(page);
  const pinpad = new Pinpad(servery, 'kiosk-1');
  await readyWithPinpad(page, pinpad, 'kiosk');
  await guest.beginWithChips();
  await guest.viewCart.click();
  await guest.payInStore();
  for (const key of ['M', 'I', 'A']) await page.getByRole('button', { name: key, exact: true }).click();
  return { guest, pinpad };
}
const pay = (page: Page) => page.getByRole('button', { name: /Pay with Eftpos/ }).click();

test.describe('at a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('a card that is declined closes the popup and says why; the cart is kept [CHK-156]', async ({
    page,
    servery,
  }) => {
    const { pinpad } = await toPay(page, servery);
    await pay(page);
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('decline');
    await expect(
      page.getByText('Transaction Failed (MSG-CO2). DECLINED, NOT ENOUGH FUNDS').first(),
    ).toBeVisible();
    await expect(popup(page)).toBeHidden();
    const failed = page.getByRole('region', { name: 'Payment failed' });
    await expect(failed).toContainText('Transaction Failed (MSG-CO2).');
    await expect(failed).toContainText('Nothing was charged, and your cart is safe.');
    await expectAccessible(page);
    await expectLaidOut(page);
    // The toast that says it too leaves its buttons free.
    const again = failed.getByRole('button', { name: 'Try again' });
    await again.click({ trial: true });
    // It stays in the cart's foot, wherever somebody looks meanwhile, until they act.
    await page.getByRole('button', { name: 'Back to Menu' }).click();
    await page.getByRole('button', { name: /View cart/ }).click();
    await again.click();
    await expect(failed).toHaveCount(0);
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('tap');
    await expect(page.getByRole('heading', { name: /Thanks, Mia/ })).toBeVisible();
  });

  test('a guest cancels at the screen', async ({ page, servery }) => {
    const { pinpad } = await toPay(page, servery);
    await pay(page);
    await pinpad.asksFor('PURCHASE $8.00');
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByText('Transaction Failed (MSG-CO2). OPERATOR CANCELLED').first()).toBeVisible();
    await expect(popup(page)).toBeHidden();
  });

  test('a lost line is counted, and the order comes when it is back [CHK-150 CHK-151]', async ({
    page,
    servery,
  }) => {
    const { pinpad } = await toPay(page, servery);
    await pay(page);
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.vendor('terminal-questions', { mode: 'temporary', times: 2 });
    await pinpad.press('line');
    await expect(popup(page)).toContainText(/Still waiting, try [12] of 5/);
    await pinpad.press('tap');
    await pinpad.press('line');
    await expect(page.getByRole('heading', { name: /Thanks, Mia/ })).toBeVisible({ timeout: 30_000 });
  });

  test('a kiosk that is loaded again while somebody pays shows their order', async ({ page, servery }) => {
    const { pinpad } = await toPay(page, servery);
    await pay(page);
    await pinpad.asksFor('PURCHASE $8.00');
    await page.reload();
    await expect(popup(page)).toContainText('$8.00');
    await pinpad.press('tap');
    await expect(page.getByRole('heading', { name: /Thanks, Mia/ })).toBeVisible();
  });
});

test.describe('at the counter', () => {
  test.use({ viewport: { width: 1366, height: 1024 } });

  test('staff take a card on the pinpad [CHK-139 CHK-140 CHK-149 ACC-125]', async ({ page, servery }) => {
    const pinpad = new Pinpad(servery, 'counter-1');
    const cashier = new Cashier(page);
    await readyWithPinpad(page, pinpad, 'pos');
    await cashier.takeChips();
    await cashier.goToPay();
    await page.getByRole('button', { name: /^Eftpos/ }).click();
    await expect(popup(page)).toContainText('Tap, insert or swipe');
    await expectAccessible(page);
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('insert');
    await pinpad.press('pin');
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Eftpos receipt' })).toBeVisible();
  });

  test('a part is paid on the pinpad and the rest in cash', async ({ page, servery }) => {
    const pinpad = new Pinpad(servery, 'counter-1');
    const cashier = new Cashier(page);
    await readyWithPinpad(page, pinpad, 'pos');
    await cashier.takeChips();
    await cashier.goToPay();
    for (const key of ['5', '00']) await page.getByRole('button', { name: key, exact: true }).click();
    await page.getByRole('button', { name: /^Eftpos/ }).click();
    await pinpad.asksFor('PURCHASE $5.00');
    await pinpad.press('tap');
    await expect(cashier.leftToPay).toHaveText('$3.00');
    await expect(cashier.ticket).toContainText('Eftpos');
    await page.getByRole('button', { name: '$3.00', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
  });
});
