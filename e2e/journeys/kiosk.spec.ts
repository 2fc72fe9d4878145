import type { Locator } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { Kitchen } from '../kitchen.ts';

import { tick } from '../tick.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test.describe('at the kiosk', () => {
  test('a guest orders from a menu with its categories at the left, pays at the counter, and the kitchen sees it [ORD-008 ORD-160 ACC-123 ACC-234]', async ({
    page,
    servery,
    browser,
  }) => {
    const guest = new KioskGuest(page);
    await page.goto(`${servery.url}/kiosk/`);
    await expect(page.getByRole('heading', { name: 'Kiosk' })).toBeVisible();
    await expectAccessible(page);
    await guest.switchOn(servery);

    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('button', { name: 'Lower the screen' }).click();
    await expect(page.getByRole('button', { name: 'Raise the screen' })).toBeVisible();
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Brought down, the question stands between the head and the ways, in one piece.
    await expect(async () => {
      const head = await box(page.getByText(/^Open now/));
      const title = await box(page.getByRole('heading', { level: 1 }));
      expect(title.y).toBeGreaterThanOrEqual(head.y + head.height);
      expect(title.y + title.height).toBeLessThanOrEqual((await box(guest.takeAway)).y);
      expect(title.x + title.width).toBeLessThanOrEqual(768);
    }).toPass();
    await page.getByRole('button', { name: 'Raise the screen' }).click();
    await page.setViewportSize({ width: 1080, height: 1920 });
    await guest.takeAway.click();
    await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeVisible();
    await expectAccessible(page);
    const rail = await page.getByRole('navigation', { name: 'Menu categories' }).boundingBox();
    const cards = page.getByRole('region', { name: 'Breakfast' }).getByRole('listitem');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    await page.getByRole('link', { name: 'Burgers' }).click();
    await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    await expect(page.getByRole('button', { name: 'Change Rosemary Chips, 1 in your cart' })).toBeVisible();

    await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
    const product = page.getByRole('dialog', { name: 'Banksia Beef Burger' });
    await expect(product.getByRole('radio', { name: /Medium/ }).first()).toBeVisible();
    await expectAccessible(page);
    await tick(product.getByRole('radio', { name: /Medium/ }).first());
    await product.getByRole('button', { name: 'No Pickles' }).click();
    await product.getByRole('button', { name: /Add to Cart/ }).click();

    await guest.viewCart.click();
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await expectAccessible(page);
    await guest.payInStore();
    await expect(page.getByRole('button', { name: 'Mobile (optional)' })).toBeVisible();
    for (const key of ['M', 'I', 'A']) await page.getByRole('button', { name: key, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Place order/ }).click();

    const thanks = page.getByRole('heading', { name: /Thanks, Mia\. You’re number \d+/ });
    await expect(thanks).toBeVisible();
    await expectAccessible(page);
    const number = /number (\d+)/.exec((await thanks.textContent()) ?? '')?.[1] ?? '';
    const kitchen = await Kitchen.arrive(browser, servery);
    await expect(kitchen.slip(number)).toContainText('Banksia Beef Burger');
    await expect(kitchen.slip(number)).toContainText('No pickles');

    await page.getByRole('button', { name: 'Start New Order' }).click();
    await expect(page).toHaveURL(/\/kiosk\/menu\/banksia-kitchen$/);
    await expect(page.getByRole('button', { name: /Take away/ })).toBeVisible();
  });
});
