import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { chipsInCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a tap on a promo puts it on the order, or keeps it for the first product', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await page.getByRole('tab', { name: /^Promos/ }).click();
  await page.getByRole('button', { name: 'Use code SPRING10' }).click();
  await expect(shopper.said('We’ll apply SPRING10 once there’s something in your cart')).toBeVisible();
  await shopper.addChips();
  await expect(shopper.said('Promo code SPRING10 applied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'SPRING10, applied' })).toBeDisabled();
});

test('a promo is applied at once where something is in the cart; saving no code asks for one', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  await page.getByRole('tab', { name: /^Promos/ }).click();
  await page.getByRole('button', { name: 'Enter a promo code' }).click();
  const sheet = page.getByRole('dialog', { name: 'Promo code' });
  await expect(sheet.getByRole('textbox', { name: 'Promo code' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Enter a code')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Use code SPRING10' }).click();
  await expect(shopper.said('Promo code SPRING10 applied')).toBeVisible();
});
