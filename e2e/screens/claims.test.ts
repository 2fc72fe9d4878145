import { atCheckout } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { tick } from '../tick.ts';

test('who paid by cryptocurrency finds the way to the money of a cancelled order on the receipt, and staff in the console', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const number = await shopper.receiptNumber();
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk
    .getByRole('article', { name: new RegExp(`^Order ${number},`) })
    .getByRole('button', { name: /^Details of/ })
    .click();
  await desk.getByRole('button', { name: 'Reject order…' }).click();
  await desk.getByRole('button', { name: 'Sold out' }).click();
  await desk.getByRole('button', { name: `Reject order ${number}` }).click();

  const refund = page.getByRole('region', { name: 'Your refund' });
  await expect(refund).toContainText('is waiting for you');
  const link = refund.getByRole('link', { name: 'Claim your refund' });
  const href = await link.getAttribute('href');
  expect(href).toMatch(/\/btcpay\/pull-payments\/[\w-]+$/);
  await expectAccessible(page);

  await desk.goto(`${servery.url}/console/orders`);
  await desk.getByRole('radiogroup', { name: 'Show' }).getByText('All').click();
  await desk.getByRole('button', { name: new RegExp(`^Order ${number},`) }).click();
  await expect(
    desk.getByRole('region', { name: 'Payment' }).getByRole('link', { name: href! }),
  ).toBeVisible();
  await expectAccessible(desk);
  await desk.context().close();
});
