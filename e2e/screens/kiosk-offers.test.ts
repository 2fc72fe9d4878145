import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { key, KioskGuest, touch } from '../kiosk.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const products = (page: Page) => page.getByRole('main').getByRole('listitem');

async function placeFor(page: Page, guest: KioskGuest): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
  await guest.viewCart.click();
  await guest.payInStore();
  await touch(page, 'mia');
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('heading', { name: /Thanks, Mia\. You’re number \d+/ })).toBeVisible();
}

test('nothing but signing in is on the screen where a kiosk is switched on', async ({ page, servery }) => {
  await page.goto(`${servery.url}/kiosk/`);
  await expect(page).toHaveURL(/\/kiosk\/signin$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  for (const name of [/Sign up/, /Continue with/])
    await expect(page.getByRole('button', { name }).or(page.getByRole('radio', { name }))).toHaveCount(0);
  await expect(page.getByRole('link', { name: /terms|privacy/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectLaidOut(page);
  // Who wants another way in finds it where it always was.
  await page.goto(`${servery.url}/kiosk/login`);
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
});

test('a dish is found by its name, and the menu is read by what somebody eats', async ({ page, servery }) => {
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await guest.takeAway.click();
  const all = await products(page).count();
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search the menu' });
  await touch(page, 'zzz');
  await expect(search.getByRole('button', { name: 'Nothing on the menu matches' })).toBeDisabled();
  await expectAccessible(page);
  await expectLaidOut(page);
  await key(page, 'Clear').click();
  await touch(page, 'rosmeary chips');
  await search.getByRole('button', { name: 'Show 1 product' }).click();
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  await expect(products(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear “rosmeary chips”' }).click();
  await expect(products(page)).toHaveCount(all);

  await page.getByRole('button', { name: 'Dietary needs' }).click();
  const diet = page.getByRole('dialog', { name: 'Dietary needs' });
  // What is marked as vegan alone suits them too.
  await diet.getByRole('button', { name: 'Vegetarian' }).click();
  await expectAccessible(page);
  await expectLaidOut(page);
  await diet.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect.poll(() => products(page).count()).toBeLessThan(all);
  await expect(page.getByRole('button', { name: 'Banksia Beef Burger', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  await expectLaidOut(page);
  await page.getByRole('button', { name: 'Clear Vegetarian' }).click();
  await expect(products(page)).toHaveCount(all);
});

test('somebody takes away later, at the time that they choose', async ({ page, servery }) => {
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await page.getByRole('button', { name: /^Take away later/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Take away later' });
  await expect(sheet.getByRole('button', { name: 'Start order' })).toBeDisabled();
  await tick(sheet.getByRole('radio', { name: 'Tomorrow' }));
  await tick(sheet.getByRole('radiogroup', { name: 'Time', exact: true }).locator('input:enabled').first());
  await expectAccessible(page);
  await expectLaidOut(page);
  await sheet.getByRole('button', { name: 'Start order' }).click();
  await expect(page.getByRole('button', { name: /Take away · Tomorrow/ })).toBeVisible();
  await placeFor(page, guest);
  await expect(page.getByText(/We’ll have your order ready: Tomorrow, /)).toBeVisible();
});

test('what was left out of a dish is said in the cart, and a table may have a letter', async ({
  page,
  servery,
}) => {
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await page.getByRole('button', { name: /Table/ }).click();
  const table = page.getByRole('dialog', { name: 'Which table are you at?' });
  await table.getByRole('button', { name: 'C', exact: true }).click();
  await touch(page, '13');
  await expect(table.getByText('We don’t have that table. Check the number on your table')).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await table.getByRole('button', { name: 'Delete last digit' }).click();
  await table.getByRole('button', { name: 'Start order at table C1' }).click();
  await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
  const product = page.getByRole('dialog', { name: 'Banksia Beef Burger' });
  await tick(product.getByRole('radio', { name: /Medium/ }).first());
  await product.getByRole('button', { name: 'No Pickles' }).click();
  await expectLaidOut(page);
  await product.getByRole('button', { name: /Add to Cart/ }).click();
  await guest.viewCart.click();
  await expect(page.getByText('Medium, Milk bun, No pickles')).toBeVisible();
  await expect(page.getByRole('button', { name: /Table C1/ })).toBeVisible();
  await expectLaidOut(page);
});

test('a delivery, which nobody could pay for here, is not offered', async ({ page, servery }) => {
  await new KioskGuest(page).switchOn(servery);
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await expect(page.getByRole('button', { name: /^Booking/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delivery/ })).toHaveCount(0);
});
