import type { Page } from '@playwright/test';

import { expect, test } from '../servery.ts';

import { chipsInCart, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';

const product = 'Rosemary Chips';
const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${product}` });

test('a quantity is typed in the product sheet, which does not begin there', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.dish(product).first().click();
  const sheet = shopper.product(product);
  const field = quantity(page);
  await expect(field).toBeVisible();
  await expect(field).not.toBeFocused();
  await field.click();
  await page.keyboard.type('7');
  await sheet.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByText('7 items', { exact: true })).toBeVisible();
});

test('on a desktop the way back to the menu stands at the top of the cart too', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Menu' });
  const title = await page.getByRole('heading', { name: 'Your cart' }).boundingBox();
  const first = await back.first().boundingBox();
  expect(Math.abs((first?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(60);
  await back.first().click();
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
});
