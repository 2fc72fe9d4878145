import type { Page } from '@playwright/test';
import { alterVenue, atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { signIn } from '../identity.ts';
import { expect, type Servery } from '../servery.ts';

import { member, toCheckout } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

import { cutOff, Ways } from '../fulfilment-chooser.ts';

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

const harbour = (servery: Servery): string => servery.url.replace('localhost', 'harbour.localhost');

async function withGyoza(page: Page, servery: Servery): Promise<Shopper> {
  const ways = new Ways(new Shopper(page, servery));
  await page.goto(`${harbour(servery)}/menu/harbour-noodle-bar`);
  await ways.open();
  await ways.choose(/^Pickup/);
  await ways.choose(/^ASAP/);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart: Pan-fried Gyoza' }).first().click();
  await expect(ways.shopper.said('Added to Cart')).toBeVisible();
  await page.goto(`${harbour(servery)}/checkout`);
  await tick(page.getByRole('radio', { name: 'Mild' }));
  return ways.shopper;
}

async function placesOnAccount(shopper: Shopper, name: string, terms: string): Promise<void> {
  await tick(shopper.page.getByRole('radio', { name: new RegExp(`^${name}`) }));
  await losesThenPlaces(shopper);
  await expect(shopper.page.getByText(terms).first()).toBeVisible();
}

test('a guest orders by invoice, and loses nothing with the line', async ({ page, servery }) => {
  const shopper = await withGyoza(page, servery);
  await shopper.fillDetails();
  await placesOnAccount(shopper, 'Invoice', 'To be paid on invoice');
});

for (const [name, terms] of [
  ['Bank transfer', 'To be paid by bank transfer'],
  ['Invoice', 'To be paid on invoice'],
] as const)
  test(`a member orders by ${name.toLowerCase()}, and loses nothing with the line`, async ({
    page,
    servery,
  }) => {
    await page.goto(`${harbour(servery)}/login`);
    await signIn(page, 'member@harbour.example.com');
    await expect(page).not.toHaveURL(/login/);
    await placesOnAccount(await withGyoza(page, servery), name, terms);
  });
