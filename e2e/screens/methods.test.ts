import { alterVenue, atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import { member, toCheckout } from '../prepared.ts';
import type { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

import { cutOff } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const LOST = 'Check your order has not already gone through and try again';

/** The line is lost with the first try; the second places the order, once. */
async function losesThenPlaces(shopper: Shopper): Promise<void> {
  let dead = true;
  await cutOff(shopper.page, 'SubmitOrder', () => (dead ? undefined : null));
  await shopper.placeOrder();
  await expect(shopper.said(LOST)).toBeVisible();
  await expect(shopper.page).toHaveURL(/\/checkout$/);
  dead = false;
  await shopper.placeOrder();
  await shopper.receiptNumber();
}

/** What is on the house needs no method at all. */
async function payNothing(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('onus10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Place order.*\$0\.00/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0);
  await losesThenPlaces(shopper);
  await expect(page.getByText('Nothing to pay').first()).toBeVisible();
}

test('pay in store, bank and invoice stand beside the online ways, and nothing due is a way of its own; there are no others [CHK-006 CHK-163]', async ({
  page,
  servery,
}) => {
  await alterVenue(page, ({ menu }) => {
    const more = ['BANK', 'INVOICE', 'BARTER'].map((code) => ({
      id: 90,
      code,
      icon: '',
      desc: code,
      info: '',
    }));
    menu['payment_methods'] = [...(menu['payment_methods'] as object[]), ...more];
  });
  const shopper = await atCheckout(page, servery);
  for (const name of [/^Card/, /^PayPal/, /^Cryptocurrency/, /^Pay in store/, /^BANK/, /^INVOICE/])
    await expect(page.getByRole('radio', { name })).toHaveCount(1);
  await expect(page.getByText('BARTER')).toHaveCount(0);
  await shopper.fillDetails();
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('onus10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There’s nothing to pay for this order.')).toBeVisible();
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('SubmitOrder'));
  await shopper.placeOrder();
  expect(new URLSearchParams((await sent).postData() ?? '').get('payment_method')).toBe('ZERO');
});

test('a guest with a voucher for all of it pays nothing', async ({ page, servery }) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await payNothing(shopper);
});

test('so does a member with a voucher', async ({ page, servery }) => {
  const shopper = await member(page, servery, { chips: true });
  await toCheckout(shopper);
  await payNothing(shopper);
});

test('a member pays in store, and loses nothing with the line', async ({ page, servery }) => {
  const shopper = await member(page, servery, { chips: true });
  await toCheckout(shopper);
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  await losesThenPlaces(shopper);
  await expect(page.getByText('To be paid in store').first()).toBeVisible();
});
