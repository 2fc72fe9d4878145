import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('while coins may come the order stays as it is, every page says so, and paying another way frees it', async ({
  page,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(page.getByRole('button', { name: 'Pay, confirm later' })).toBeVisible();
  const invoice = page.url();
  const note = page.getByText('We’re waiting for your cryptocurrency payment');
  for (const path of ['/', '/menu/banksia-kitchen', '/cart']) {
    await page.goto(servery.url + path);
    await expect(note).toBeVisible();
  }
  await shopper.openMenu();
  await page
    .getByRole('button', { name: /^Add to Cart: Rosemary Chips/ })
    .first()
    .click();
  await expect(shopper.said('Your Cryptocurrency payment for this order is under way')).toBeVisible();
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', invoice);
  await page.getByRole('button', { name: 'Choose another way to pay' }).click();
  await expect(page.getByRole('button', { name: /^(Place order|Continue to)/ })).toBeVisible();
  await expect(note).toHaveCount(0);
  await shopper.openMenu();
  await shopper.addChips();
  // Money that comes for it all the same goes back, and makes no order.
  await fetch(invoice, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'confirm' }),
    redirect: 'manual',
  });
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Rosemary Chips');
});
