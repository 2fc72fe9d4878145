import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { charges } from '../providers.ts';
import type { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { patiently } from '../patience.ts';

test.use({ coins: 'coinbase', viewport: { width: 390, height: 844 } });

/** A guest on Coinbase's page; answers its address too. */
async function atCoinbase(page: Page, servery: Servery): Promise<{ shopper: Shopper; pay: string }> {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  return { shopper, pay: await toCoinbase(page) };
}
async function toCoinbase(page: Page): Promise<string> {
  await tick(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(page.getByRole('heading', { name: /Coinbase/ })).toBeVisible();
  return page.url();
}
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a guest whose payment fails at Coinbase finds the order as it was, and pays the second time, under the code of coins [CHK-137]', async ({
  page,
  servery,
}) => {
  const before = await charges(servery, 'coinbase');
  const calls = listen(page);
  const { shopper } = await atCoinbase(page, servery);
  await choose(page, 'Let the payment fail');
  await expect(page.getByRole('button', { name: /^Continue to/ })).toBeVisible();
  await expect(page.getByText('Rosemary Chips').first()).toBeVisible();
  await toCoinbase(page);
  await choose(page, 'Pay');
  await shopper.receiptNumber();
  await expect(page.getByText('Cryptocurrency').first()).toBeVisible();
  const codes = calls
    .filter(({ name }) => name === 'SubmitOrder')
    .map(({ form }) => form.get('payment_method'));
  expect(new Set(codes)).toEqual(new Set(['CB']));
  const made = (await charges(servery, 'coinbase')).slice(before.length);
  expect(made.map(({ status }) => status)).toEqual(['FAILED', 'COMPLETED']);
});

test('a payment that Coinbase confirms later ends at the receipt by itself', async ({ page, servery }) => {
  await page.clock.install();
  const { shopper, pay } = await atCoinbase(page, servery);
  await choose(page, 'Pay, confirm later');
  await expect(page.getByRole('heading', { name: 'Waiting for your payment', level: 1 })).toBeVisible();
  await expect(page.getByText('Don’t pay again')).toBeVisible();
  await fetch(pay, { method: 'POST', body: new URLSearchParams({ choice: 'confirm' }) });
  await patiently(async (patience) => {
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: /Your order is/ })).toBeVisible(patience);
  });
  await shopper.receiptNumber();
});
