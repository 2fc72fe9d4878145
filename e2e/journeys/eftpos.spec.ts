import type { Page } from '@playwright/test';

import { KioskGuest } from '../kiosk.ts';
import { expectAccessible } from '../looks.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';

import { expect, type Servery, test } from '../servery.ts';

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

  test('a guest taps a card, and has their number and the pinpad’s receipt [CHK-139 CHK-140 CHK-147 CHK-149 ACC-125]', async ({
    page,
    servery,
    context,
  }) => {
    const { pinpad } = await toPay(page, servery);
    await pay(page);
    await expect(popup(page)).toContainText('Tap, insert or swipe');
    await expect(popup(page)).toContainText('$8.00');
    await page.mouse.click(540, 20);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
    await expectAccessible(page);
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'linklytxn');
    const cookie = await kept();
    expect(Object.keys(JSON.parse(decodeURIComponent(cookie?.value ?? '')))).toEqual([
      'sessionId',
      'posGuid',
    ]);
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(20160);
    await pinpad.asksFor('PURCHASE $8.00');
    await pinpad.press('tap');
    await expect(page.getByRole('heading', { name: /Thanks, Mia\. You’re number \d+/ })).toBeVisible();
    expect(await kept()).toBeUndefined();
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.querySelector('pre')?.textContent ?? '');
    });
    await page.getByRole('button', { name: 'Eftpos receipt' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', /PURCHASE +AUD \$8\.00/);
    await expectAccessible(page);
  });
});
