import { expect, test } from '../servery.ts';
import { atCheckout } from '../at-checkout.ts';
import { placedChips } from '../prepared.ts';
import { tick } from '../tick.ts';
import { clientHere } from '../shopper.ts';

test('what was ordered in another tab is said so, with the way to it', async ({ page, context, servery }) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /Pay in store/ }));
  const other = await context.newPage();
  await other.goto(`${servery.url}/checkout`);
  await clientHere(other);
  await tick(other.getByRole('radio', { name: /Pay in store/ }));
  await other.getByRole('button', { name: /Place order/ }).click();
  await expect(other.getByRole('heading', { name: /Your order is \d+/ })).toBeVisible();

  await page.bringToFront();
  await shopper.placeOrder();
  await expect(page.getByRole('heading', { name: 'Your order was placed in another tab' })).toBeVisible();
  await expect(page.getByText('Your session timed out')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View order \d+/ })
    .click();
  await expect(page.getByRole('heading', { name: /Your order is \d+/ })).toBeVisible();
});

test('an order from before does not explain a cart that is empty now', async ({ page, servery }) => {
  const shopper = await atCheckout(page, servery);
  await placedChips(page, servery);
  await page.reload();
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByText('in another tab')).toHaveCount(0);
  expect(shopper.page).toBe(page);
});
