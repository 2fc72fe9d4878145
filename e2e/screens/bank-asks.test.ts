import { atCheckout, typeCard } from '../at-checkout.ts';

import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import { chipsInCart, placedChips, toCart } from '../prepared.ts';
import { sandboxOf } from '../wallets.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the window goes to PayPal with addresses to return, to cancel and for errors [CHK-129 CHK-135 ACC-322]', async ({
  page,
  servery,
}) => {
  const sandbox = await sandboxOf(page, servery);
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^PayPal/ }));
  const leave = async () => {
    await page.getByRole('button', { name: /Continue to PayPal/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${sandbox}/paypal/checkoutnow`));
    await expect(page.getByRole('heading', { name: /PayPal/ })).toBeVisible();
  };
  await leave();
  const known = await page.request.get(`${sandbox}/api/paypal/orders`);
  const { orders } = (await known.json()) as { orders: { returnUrl: string; cancelUrl: string }[] };
  expect(orders.at(-1)).toMatchObject({
    returnUrl: `${servery.url}/payments/paypal/return`,
    cancelUrl: `${servery.url}/checkout?result=cancel&method=PP`,
  });
  await page.getByRole('button', { name: 'Go back without approving' }).click();
  await expect(shopper.said('An error occurred while attempting to authenticate with PayPal')).toBeVisible();
  await expect(page).toHaveURL(`${servery.url}/checkout`);
  await leave();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(`${servery.url}/checkout`);
  await leave();
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await shopper.receiptNumber();
});

test('PayPal that was approved for an order placed otherwise says that nothing was taken', async ({
  page,
  servery,
}) => {
  const sandbox = await sandboxOf(page, servery);
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^PayPal/ }));
  await page.getByRole('button', { name: /Continue to PayPal/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandbox}/paypal/checkoutnow`));
  await placedChips(page, servery);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page.getByText('PayPal wasn’t charged', { exact: true })).toBeVisible();
  await expect(page.getByText('so we took nothing from your PayPal account')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View order/ })).toBeVisible();
  await expect(page.getByText('Your cart is empty', { exact: true })).toHaveCount(0);
});

test('Back closes what lies over the checkout, the bank’s question too, and the checkout stays', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  await shopper.goToCheckoutAsGuest();
  await page.getByRole('button', { name: 'Change fulfilment' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose Fulfilment' });
  await expect(chooser).toBeVisible();
  await page.goBack();
  await expect(chooser).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout$/);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page, '4000 0000 0000 1091');
  await shopper.placeOrder();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(bank).toBeVisible();
  await page.goBack();
  await expect(bank).toHaveCount(0);
  await expect(shopper.said('Payment cancelled')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});
