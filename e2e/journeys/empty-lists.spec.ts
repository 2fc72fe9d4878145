import type { Page } from '@playwright/test';

import { alterVenue } from '../at-checkout.ts';
import { expectAccessible } from '../axe.ts';
import { Cashier } from '../counter.ts';
import { alterAnswer } from '../altered.ts';
import { KioskGuest } from '../kiosk.ts';

import { expect, test } from '../servery.ts';

const NONE = 'Products not available';
const BROKEN = 'Error displaying modifiers, try again';

/** A venue that has not written its menu yet. */
const withoutProducts = (page: Page): Promise<void> =>
  alterVenue(page, (merchant) => {
    const menu = merchant['menu'] as { items?: unknown[] } | undefined;
    if (menu?.items) menu.items = [];
  });

test('a kiosk and a till without products say so, and so do options that do not come [ACC-327]', async ({
  page,
  servery,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await guest.takeAway.click();
  let dead = true;
  await alterAnswer(page, 'MenuItemDetails', (answer) => {
    if (dead) Object.assign(answer.Response, { options: null });
    return answer;
  });
  await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
  await expect(page.getByText(BROKEN)).toBeVisible();
  dead = false;
  await withoutProducts(page);
  await page.goto(`${servery.url}/kiosk/`);
  await guest.takeAway.click();
  await expect(page.getByText(NONE)).toBeVisible();
  await expectAccessible(page);

  const till = await (
    await page
      .context()
      .browser()
      ?.newContext({ viewport: { width: 1366, height: 1024 } })
  )?.newPage();
  if (!till) throw new Error('no browser');
  const cashier = new Cashier(till);
  await alterAnswer(till, 'MenuItemDetails', (answer) => {
    Object.assign(answer.Response, { options: null });
    return answer;
  });
  await cashier.start(servery);
  await cashier.products.getByRole('button', { name: /Banksia Beef Burger/ }).click();
  await expect(till.getByText(BROKEN)).toBeVisible();
  await withoutProducts(till);
  await till.goto(`${servery.url}/pos/`);
  await expect(till.getByText(NONE)).toBeVisible();
  await expectAccessible(till);
});
