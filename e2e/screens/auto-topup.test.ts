import { expectAccessible } from '../looks.ts';
import { typeCard } from '../at-checkout.ts';
import { patiently } from '../patience.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('a balance that falls below $5.00 is topped up by itself, and one that stays above is not [ACC-165]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'auto-topup@example.com');
  await page.goto(`${servery.url}/account/topup`);
  await page.locator('label', { has: page.locator('input[value="20"]') }).click();
  await page.getByRole('checkbox', { name: /Auto top-up/ }).check();
  await typeCard(page);
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect(shopper.said('$20.00 added to your balance')).toBeVisible();

  const order = async () => {
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.addChips();
    await page.goto(`${servery.url}/checkout`);
    await tick(page.getByRole('radio', { name: /Account balance/ }));
    await shopper.placeOrder();
    await shopper.receiptNumber();
    await page.goto(`${servery.url}/account/managecard`);
  };
  const balance = page.getByRole('region', { name: 'Account Balance' });
  const movements = page.getByRole('region', { name: 'Transactions' });
  await order();
  await expect(balance).toContainText('$12.00');
  await expect(movements.getByText('Auto top-up')).toHaveCount(0);
  await order();
  // $4.00 were left, and $20.00 came.
  await patiently(async (patience) => {
    await page.reload();
    await expect(balance).toContainText('$24.00', patience);
  });
  await expect(movements.getByText('Auto top-up')).toHaveCount(1);
  await expectAccessible(page);
});
