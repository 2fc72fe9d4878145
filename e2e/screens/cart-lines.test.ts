import type { Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { chipsInCart, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';

const product = 'Rosemary Chips';
const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${product}` });

async function setOnSale(venue: Page, name: string, onSale: boolean): Promise<void> {
  const toggle = venue.getByRole('switch', { name: `${name} available` });
  await toggle.click({ force: true });
  await expect(toggle).toBeChecked({ checked: onSale });
}

test('a product that sells out leaves the total at once and is removed with one tap', async ({
  page,
  browser,
  servery,
}) => {
  const sold = 'Smacked Cucumber';
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  await page
    .getByRole('button', { name: new RegExp(`^Add to Cart: ${sold}`) })
    .first()
    .click();
  await expect(shopper.said('Added to Cart')).toBeVisible();
  const venue = await Kitchen.arrive(browser, servery, 'kitchen@example.com');
  await venue.page.goto(`${servery.url}/console/menu`);
  await venue.page.getByRole('link', { name: /Salads/ }).click();
  await setOnSale(venue.page, sold, false);
  try {
    await toCart(shopper);
    const line = page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: sold });
    await expect(line).toContainText('Not in your total');
    const proceed = page.getByRole('button', { name: /Proceed to Checkout/ });
    await expect(proceed).toBeDisabled();
    await expect(proceed).toContainText('$8.00');
    await line.getByRole('button', { name: `Remove ${sold}` }).click();
    await expect(line).toHaveCount(0);
    await expect(proceed).toBeEnabled();
  } finally {
    await setOnSale(venue.page, sold, true);
  }
});

test('a quantity is typed in the cart: Enter or leaving applies it, nothing and 0 do not', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  const field = quantity(page);
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await field.click();
  // What was there is selected: the first digit takes its place.
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$96\.00/ })).toBeVisible();
  for (const typed of ['', '0', 'x']) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue('12');
  }
  await field.fill('5');
  await page.getByRole('heading', { name: 'Your cart' }).click();
  await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$40\.00/ })).toBeVisible();
  await field.fill('999');
  await field.press('Enter');
  const most = Number(await field.inputValue());
  await expect(page.getByRole('button', { name: `Add one ${product}` })).toBeDisabled();
  expect(most).toBeLessThanOrEqual(999);
});

test('the cart’s sign-in shows the providers’ marks as the sign-in page does', async ({ page, servery }) => {
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  const popup = page.getByRole('dialog', { name: 'Account Signin' });
  for (const provider of ['Apple', 'Google'])
    await expect(
      popup.getByRole('button', { name: `Sign in with ${provider}` }).locator('svg'),
    ).toBeVisible();
});

test('a product that says no most can be had 999 times, and the last one is asked about [ORD-226]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  const many = { quantity: 998, max_qty: 0 };
  await alterAnswer(page, 'Merchant', (answer) => {
    const { order } = answer.Response as { order: { items: object[] } };
    for (const line of order.items) Object.assign(line, many);
    return answer;
  });
  await alterAnswer(page, 'ManageCart.update_quantity', (answer, form) => {
    const quantity = Number(form.get('menu_item_data[quantity]'));
    const { items } = answer.Response as { items: object[] };
    for (const line of items) Object.assign(line, many, { quantity });
    return answer;
  });
  await chipsInCart(page, servery);
  await toCart(shopper);
  const line = page.getByRole('group', { name: 'Rosemary Chips' });
  const add = page.getByRole('button', { name: 'Add one Rosemary Chips' });
  await expect(line).toContainText('998');
  await expect(add).toBeEnabled();
  await add.click();
  await expect(line).toContainText('999');
  await expect(add).toBeDisabled();
});
