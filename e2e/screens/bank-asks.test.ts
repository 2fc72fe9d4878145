import { atCheckout } from '../at-checkout.ts';

import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

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
