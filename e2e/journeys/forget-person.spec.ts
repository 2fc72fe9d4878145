import type { Page } from '@playwright/test';

import { expect, type Servery, test } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';

import { tracesOf } from '../traces.ts';

const NOTE = 'allergic to sesame';

test.describe('at the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  /** A guest with a cart, a note and a name half typed. */
  async function guestAtName(page: Page, servery: Servery): Promise<KioskGuest> {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await page.getByRole('button', { name: 'Add instructions' }).click();
    await page.keyboard.type(NOTE);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Save|Done|Set/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await guest.payInStore();
    await page.keyboard.type('priya');
    return guest;
  }
  const THEIRS = ['Priya', 'priya', NOTE];

  for (const line of ['here', 'away'] as const)
    test(`the next guest finds nothing after nobody answered, with the line ${line} [CHK-199 ORD-230]`, async ({
      page,
      servery,
      context,
    }) => {
      await page.clock.install();
      const guest = await guestAtName(page, servery);
      expect((await tracesOf(page, THEIRS)).length).toBeGreaterThan(0);
      await context.setOffline(line === 'away');
      await page.clock.runFor(61_000);
      await expect(page.getByRole('dialog', { name: 'Still there?' })).toBeVisible();
      await page.clock.runFor(22_000);
      await expect(guest.takeAway).toBeVisible();
      await expect.poll(() => tracesOf(page, THEIRS)).toEqual([]);
      await context.setOffline(false);
      await page.clock.runFor(11_000);
      await guest.takeAway.click();
      await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeVisible();
      await expect(guest.viewCart).toHaveCount(0);
      await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
      await expect(page.getByText('1 item', { exact: true })).toBeVisible();
      await guest.viewCart.click();
      await expect(page.getByRole('button', { name: 'Add instructions' })).toBeVisible();
    });

  test('a page that is loaded again has a new guest in front of it', async ({ page, servery }) => {
    const guest = await guestAtName(page, servery);
    await page.reload();
    await expect(guest.takeAway).toBeVisible();
    expect(await tracesOf(page, THEIRS)).toEqual([]);
    await guest.takeAway.click();
    await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeVisible();
    await expect(guest.viewCart).toHaveCount(0);
  });
});
