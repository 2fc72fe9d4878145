import type { Page } from '@playwright/test';
import { alterAnswer, withoutFirst } from '../altered.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { Cashier } from '../counter.ts';
import { signIn } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { chipsInCart, member, placedChips, toCart, toCheckout } from '../prepared.ts';
import { clientHere, type Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

const LONG_NAME = 'Bartholomew-Featherstonehaugh-Cholmondeley-Marjoribanks-Wolfe';

const duneOf = (servery: Servery) => servery.url.replace('localhost', 'dune.localhost');

type Noticed = { availability_notice: string };

/** Every dish as it is at breakfast, whatever the hour. */
async function withNotices(page: Page): Promise<void> {
  const note = (it: Noticed) => Object.assign(it, { availability_notice: 'Available until 11:30 am' });
  await withoutFirst(page);
  await alterAnswer(page, 'Merchant', (answer) => {
    const { menu } = answer.Response['merchant'] as { menu: { items: { items: Noticed[] }[] } };
    menu.items.flatMap((category) => category.items).forEach(note);
    return answer;
  });
  await alterAnswer(page, 'MenuItemDetails', (answer) => {
    note(answer.Response as Noticed);
    return answer;
  });
}

async function lookAtMenu(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.openMenu();
  await expect(page.getByText('Available until 11:30 am').first()).toBeVisible();
  await expectLaidOut(page);
  await shopper.readAsFarAs('Burgers');
  await expectLaidOut(page);
  await shopper.dish('Banksia Beef Burger').click();
  const product = shopper.product('Banksia Beef Burger');
  await expect(product.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  await expectLaidOut(page);
}

async function lookAtFulfilment(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.openMenu();
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
  await expect(popup).toBeVisible();
  await expectLaidOut(page);
  await tick(popup.getByRole('radio', { name: /^Book/ }));
  await popup.getByLabel('Name').fill(LONG_NAME);
  await expect(popup.locator('footer').getByText(LONG_NAME)).toBeVisible();
  await expectLaidOut(page);
}

test('a guest sees whole pages on every screen home, sign-in, menu, product, fulfilment', async ({
  page,
  servery,
}) => {
  await page.goto(servery.url);
  await clientHere(page);
  await expectLaidOut(page);
  await page.goto(`${servery.url}/login`);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectLaidOut(page);
  const shopper = await chipsInCart(page, servery);
  await withNotices(page);
  await lookAtMenu(shopper);
  await lookAtFulfilment(shopper);
});

test('so does who orders: cart, checkout, receipt, account, orders', async ({ page, servery }) => {
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  await expectLaidOut(page);
  await toCheckout(shopper);
  await expectLaidOut(page);
  const order = await placedChips(page, servery);
  await page.goto(`${servery.url}/account/orders/${order}`);
  await expect(page.getByRole('heading', { name: /Your order is/ })).toBeVisible();
  await expectLaidOut(page);
  await member(page, servery);
  await page.goto(`${servery.url}/account`);
  await expect(page.getByLabel('Name')).toBeVisible();
  await expectLaidOut(page);
  await page.goto(`${servery.url}/account/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLaidOut(page);
});

test('pages that are visited less often are whole too: promos, sign-up, the page after it, about', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await clientHere(page);
  await page.getByRole('tab', { name: /Promos/ }).click();
  await expect(page.getByRole('list', { name: 'Promotions' })).toBeVisible();
  await expectLaidOut(page);
  await page.goto(`${servery.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLaidOut(page);
  await page.goto(`${servery.url}/signup`);
  await expect(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
  await expectLaidOut(page);
  await page.getByLabel('Name').fill('Bartholomew');
  await page.getByLabel('Mobile').fill('0491 570 110');
  await page
    .getByRole('textbox', { name: 'Email' })
    .fill('bartholomew.featherstonehaugh@a-long-address.example.com');
  await page.getByLabel(/^Password min\. 6 characters/).fill('a fine secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectLaidOut(page);
});

test('and so are the other pages of the account', async ({ page, servery }) => {
  await member(page, servery);
  for (const path of ['rewards', 'managecard', 'withdraw', 'feedback', 'password']) {
    await page.goto(`${servery.url}/account/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expectLaidOut(page);
  }
});

test('the kiosk is whole on its own screen and on a tablet', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await expectLaidOut(page);
  await guest.beginWithChips();
  await expectLaidOut(page);
  await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Banksia Beef Burger' })).toBeVisible();
  await expectLaidOut(page);
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await guest.viewCart.click();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expectLaidOut(page);
  await guest.payInStore();
  await expectLaidOut(page);
});

test('the kiosk of a brand without pictures has no empty plates', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`${duneOf(servery)}/kiosk/`);
  await signIn(page, 'kiosk@dune.example.com');
  await page.getByRole('button', { name: /Take away/ }).click();
  await page.getByRole('button', { name: 'Add to Cart: Butter Croissant' }).click();
  await expect(page.getByRole('button', { name: /View cart/ })).toBeEnabled();
  await expect(page.locator('[data-shape][data-fit]')).toHaveCount(0);
  await expect(page.getByText('A double shot under a thin skin of milk.')).toBeVisible();
  await expectLaidOut(page);
});

test('so is the counter on every size of till', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await expectLaidOut(page);
  await cashier.takeChips();
  await expectLaidOut(page);
  await cashier.products.getByRole('button', { name: /Banksia Beef Burger/ }).click();
  await expect(page.getByRole('dialog', { name: 'Banksia Beef Burger' })).toBeVisible();
  await expectLaidOut(page);
  await page.keyboard.press('Escape');
  await cashier.goToPay();
  await expectLaidOut(page);
});

test('and the sign-in of a counter', async ({ page, servery }) => {
  await page.goto(`${servery.url}/pos/signin`);
  await expect(page.getByRole('link', { name: 'Pair with a code' })).toBeVisible();
  await expectLaidOut(page);
  await page.goto(`${servery.url}/pos/login`);
  await expect(page.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  await expectLaidOut(page);
});

test('a weight in the name of a product stays in one piece at the counter', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  await page.goto(`${duneOf(servery)}/pos/`);
  await signIn(page, 'staff@dune.example.com');
  await page.getByRole('tab', { name: 'Beans' }).click();
  await expect(page.getByRole('button', { name: /House Blend, 250 g/ })).toBeVisible();
  await expectLaidOut(page);
});

test('a menu without pictures, and a dark one, are whole as well', async ({ page, servery }) => {
  for (const [brand, venue] of [
    ['dune', 'dune-cottesloe'],
    ['harbour', 'harbour-noodle-bar'],
  ] as const) {
    await page.goto(`${servery.url.replace('localhost', `${brand}.localhost`)}/menu/${venue}`);
    await clientHere(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLaidOut(page);
  }
});
