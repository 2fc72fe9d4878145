import type { Locator } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';

import { staysFor, stopClock } from '../toasts.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test.describe('at the kiosk', () => {
  test('returns to the menu by itself 20 s after an order, or after its receipt was printed [ACC-129 ACC-233 ACC-340]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await guest.payInStore();
    await page.keyboard.type('mia');
    const answered = Promise.withResolvers<void>();
    await page.route('**/api', async (route) => {
      if (route.request().postData()?.includes('preorder=1')) await answered.promise;
      await route.fallback();
    });
    await stopClock(page);
    await page.getByRole('button', { name: /Place order/ }).click();
    await staysFor(page, 'Placing order...', 15_000);
    await page.clock.resume();
    answered.resolve();
    const thanks = page.getByRole('heading', { name: /You’re number/ });
    await expect(thanks).toBeVisible();
    await page.clock.runFor(10_000);
    await stopClock(page);
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    await staysFor(page, 'Your receipt is at the printer', 5000);
    await page.clock.runFor(14_900);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/kiosk\/menu\/banksia-kitchen$/);
    await expect(guest.takeAway).toBeVisible();
  });

  test('asks whether somebody is still there, and starts over when nobody is', async ({ page, servery }) => {
    await page.clock.install();
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await page.clock.runFor(61_000);
    const asked = page.getByRole('dialog', { name: 'Still there?' });
    await asked.getByRole('button', { name: 'Keep ordering' }).click();
    await expect(guest.viewCart).toBeEnabled();
    await page.clock.runFor(61_000);
    await expect(asked).toBeVisible();
    await page.clock.runFor(22_000);
    await expect(guest.takeAway).toBeVisible();
  });

  for (const { width, height } of [
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
  ])
    test(`on ${width} by ${height} every key and the last button are in reach, and a mobile is typed on a number pad`, async ({
      page,
      servery,
    }) => {
      await page.setViewportSize({ width, height });
      const guest = new KioskGuest(page);
      await guest.switchOn(servery);
      await guest.beginWithChips();
      await expectAccessible(page);
      await guest.viewCart.click();
      await guest.payInStore();
      const wholeKey = (name: string) =>
        expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      for (const key of ['Q', 'Space']) await wholeKey(key);
      await expectAccessible(page);
      await page.keyboard.type('mia');
      await page.getByRole('button', { name: 'Mobile (optional)' }).click();
      await expect(page.getByRole('button', { name: 'Q', exact: true })).toHaveCount(0);
      for (const key of ['1', '0']) await wholeKey(key);
      for (const key of '0491570110') await page.getByRole('button', { name: key, exact: true }).click();
      await expect(page.getByText('0491570110')).toBeVisible();
      const place = page.getByRole('button', { name: /Place order/ });
      await expect(place).toBeInViewport({ ratio: 1 });
      await place.click();
      const heading = page.getByRole('heading', { name: /You’re number/ });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const next = page.getByText(/in about \d+\smin/);
      await expect(next).toBeInViewport({ ratio: 1 });
      // Nothing of it lies under the head or the foot.
      const edge = (of: Locator, side: 'y' | 'end') =>
        of.evaluate((it, which) => it.getBoundingClientRect()[which === 'y' ? 'top' : 'bottom'], side);
      expect(await edge(heading, 'y')).toBeGreaterThanOrEqual(
        await edge(page.locator('main > header'), 'end'),
      );
      expect(await edge(next, 'end')).toBeLessThanOrEqual(
        await edge(page.getByRole('button', { name: 'Start New Order' }), 'y'),
      );
    });

  test('a table that there is not is refused before anything is ordered for it', async ({
    page,
    servery,
  }) => {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await page.getByRole('button', { name: /Table/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Which table are you at?' });
    await page.keyboard.type('999');
    await expect(sheet.getByText('We don’t have that table. Check the number on your table')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /Start order/ })).toBeDisabled();
    await sheet.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.type('12');
    await expect(sheet.getByRole('button', { name: 'Start order at table 12' })).toBeEnabled();
  });

  test('nobody who orders is told to log out', async ({ page, servery }) => {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await page.route('**/api', (route) => route.abort());
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
    await expect(page.getByText(/ask a member of staff/).last()).toBeVisible();
    await expect(page.getByText(/log out and log back/)).toHaveCount(0);
  });
});
