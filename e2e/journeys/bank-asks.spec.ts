import type { Page } from '@playwright/test';
import { atCheckout, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { expect, type Servery, test } from '../servery.ts';
import { member, orderAgain, toCheckout } from '../prepared.ts';
import type { Shopper } from '../shopper.ts';
import { charges, sandboxOf } from '../wallets.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function withCard(page: Page, servery: Servery, number: string): Promise<Shopper> {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page, number);
  return shopper;
}

test('a bank that asks is answered in the page: no, nothing, and then yes, which alone is charged', async ({
  page,
  servery,
}) => {
  const sandbox = await sandboxOf(page, servery);
  const before = (await charges(page, sandbox)).length;
  const shopper = await withCard(page, servery, '4000 0000 0000 1091');
  const sheet = page.getByRole('dialog', { name: 'Confirm with your bank' });
  const bank = page.frameLocator('iframe[title="Your bank"]');

  await shopper.placeOrder();
  await expect(bank.getByText('Is it you who is paying $8.10?')).toBeVisible();
  await expectAccessible(page);
  await bank.getByRole('button', { name: 'No, cancel it' }).click();
  await expect(shopper.said('Your bank couldn’t confirm it’s you. You haven’t been charged')).toBeVisible();
  await expect(sheet).toBeHidden();

  await shopper.placeOrder();
  await expect(bank.getByText('Is it you')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(shopper.said('Payment cancelled')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(await charges(page, sandbox)).toHaveLength(before);

  await shopper.placeOrder();
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  await shopper.receiptNumber();
  expect(await charges(page, sandbox)).toHaveLength(before + 1);
});

test('the bank of a saved card is asked too, and nothing is charged until its owner has answered', async ({
  page,
  servery,
}) => {
  const sandbox = await sandboxOf(page, servery);
  const shopper = await member(page, servery, { chips: true });
  await toCheckout(shopper);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  await page.getByRole('checkbox', { name: 'Save card to my account' }).check();
  await shopper.placeOrder();
  await shopper.receiptNumber();

  await orderAgain(shopper);
  await tick(page.getByRole('radio', { name: /^Saved card/ }));
  const before = (await charges(page, sandbox)).length;
  const bank = page.frameLocator('iframe[title="Your bank"]');
  const asksOnce = { data: { mode: 'challenge', times: 1 } };
  await page.request.put(`${sandbox}/api/control/card`, asksOnce);
  await shopper.placeOrder();
  await bank.getByRole('button', { name: 'No, cancel it' }).click();
  await expect(shopper.said('Your bank couldn’t confirm it’s you. You haven’t been charged')).toBeVisible();
  expect(await charges(page, sandbox)).toHaveLength(before);

  await page.request.put(`${sandbox}/api/control/card`, asksOnce);
  await shopper.placeOrder();
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  await shopper.receiptNumber();
  expect(await charges(page, sandbox)).toHaveLength(before + 1);
});
