import type { Page } from '@playwright/test';
import { expect, test } from '../servery.ts';
import { SAM, Shopper } from '../shopper.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses Tab until the focus is on something with this name. No mouse, no script. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    const focused = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it === document.body) return '';
      const labels =
        it instanceof HTMLInputElement
          ? [...(it.labels ?? [])].map((label) => label.textContent).join(' ')
          : '';
      return `${it.getAttribute('aria-label') ?? ''} ${labels} ${it.textContent ?? ''}`
        .replaceAll(/\s+/g, ' ')
        .trim();
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the whole journey can be done with the keyboard alone', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await tabTo(page, /Choose Fulfilment/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose Fulfilment' })).toBeVisible();
  await tabTo(page, /^Pickup/);
  await page.keyboard.press('Space');
  await tabTo(page, /ASAP/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Set$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabTo(page, /^Smashed Avo Toast|Add to Cart: Smashed Avo Toast/);
  await page.keyboard.press('Enter');
  const product = page.getByRole('dialog', { name: 'Smashed Avo Toast' });
  await expect(product.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  await tabTo(page, /Add to Cart/);
  await page.keyboard.press('Enter');
  await expect(product).toBeHidden();

  await tabTo(page, /Skip to your order/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Proceed to Cart/, 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  await tabTo(page, /Proceed to Checkout/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Continue as Guest/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await tabTo(page, /^Name/);
  await page.keyboard.type(SAM.name);
  await tabTo(page, /^Email/);
  await page.keyboard.type(SAM.email);
  await tabTo(page, /^Mobile/);
  await page.keyboard.type(SAM.mobile);
  await tabTo(page, /Place order/);
  await page.keyboard.press('Enter');
  await shopper.receiptNumber();
});
