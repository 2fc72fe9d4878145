import type { Page } from '@playwright/test';
import { alterAnswer, withoutFirst } from '../altered.ts';
import { expect, type Servery, test } from '../servery.ts';
import { Cashier } from '../counter.ts';
import { signIn } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { applySetting, COUNTERS, expectLaidOut, KIOSKS } from '../layout.ts';
import { chipsInCart, member, placedChips, toCart, toCheckout } from '../prepared.ts';
import { clientHere, type Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

const LONG_NAME = 'Bartholomew-Featherstonehaugh-Cholmondeley-Marjoribanks-Wolfe';

const duneOf = (servery: Servery) => servery.url.replace('localhost', 'dune.localhost');
const toPhone = (page: Page) => applySetting(page, { width: 390, text: 100 });

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
  await toPhone(page);
  await shopper.readAsFarAs('Burgers');
  await expectLaidOut(page);
  await applySetting(page, { width: 320, text: 100 });
  const name = page.getByRole('banner').getByText('Banksia Kitchen', { exact: true });
  await expect(name).toHaveAttribute('data-shown');
  expect(
    await name.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight),
  ).toBe(true);
  await toPhone(page);
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
  await toPhone(page);
  await tick(popup.getByRole('radio', { name: /^Book/ }));
  await popup.getByLabel('Name').fill(LONG_NAME);
  await expect(popup.locator('footer').getByText(LONG_NAME)).toBeVisible();
  await expectLaidOut(page);
}

test('a guest sees whole pages on every screen and with text twice as large: home, sign-in, menu, product, fulfilment', async ({
  page,
  servery,
}) => {
  await toPhone(page);
  await page.goto(servery.url);
  await clientHere(page);
  await expectLaidOut(page);
  await page.goto(`${servery.url}/login`);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectLaidOut(page);
  await toPhone(page);
  const shopper = await chipsInCart(page, servery);
  await withNotices(page);
  await lookAtMenu(shopper);
  await toPhone(page);
  await lookAtFulfilment(shopper);
});

test('so does who orders: cart, checkout, receipt, account, orders', async ({ page, servery }) => {
  await toPhone(page);
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
  await toPhone(page);
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
  await toPhone(page);
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
  await toPhone(page);
  await member(page, servery);
  for (const path of ['rewards', 'managecard', 'topup', 'withdraw', 'feedback', 'password']) {
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
  await expectLaidOut(page, KIOSKS);
  await guest.beginWithChips();
  await expectLaidOut(page, KIOSKS);
  await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Banksia Beef Burger' })).toBeVisible();
  await expectLaidOut(page, KIOSKS);
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await guest.viewCart.click();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expectLaidOut(page, KIOSKS);
  await guest.payInStore();
  await expectLaidOut(page, KIOSKS);
});

test('the kiosk of a brand without pictures has no empty plates', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`${duneOf(servery)}/kiosk/`);
  await signIn(page, 'kiosk@dune.example.com');
  await page.getByRole('button', { name: /Take away/ }).click();
  await page.getByRole('button', { name: 'Add Butter Croissant' }).click();
  await expect(page.getByRole('button', { name: /View cart/ })).toBeEnabled();
  await expect(page.locator('[data-shape][data-fit]')).toHaveCount(0);
  await expect(page.getByText('A double shot under a thin skin of milk.')).toBeVisible();
  await expectLaidOut(page, KIOSKS);
});

test('so is the counter on every size of till', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await expectLaidOut(page, COUNTERS);
  await cashier.takeChips();
  await expectLaidOut(page, COUNTERS);
  await cashier.products.getByRole('button', { name: /Banksia Beef Burger/ }).click();
  await expect(page.getByRole('dialog', { name: 'Banksia Beef Burger' })).toBeVisible();
  await expectLaidOut(page, COUNTERS);
  await page.keyboard.press('Escape');
  await cashier.goToPay();
  await expectLaidOut(page, COUNTERS);
});

test('the sign-in of a counter is on its screen as a whole', async ({ page, servery }) => {
  await page.goto(`${servery.url}/pos/signin`);
  await expect(page.getByRole('link', { name: 'Pair with a code' })).toBeVisible();
  await expectLaidOut(page, COUNTERS);
  await page.goto(`${servery.url}/pos/login`);
  await expect(page.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  for (const [width, height] of [
    [1366, 1024],
    [1024, 768],
  ] as const) {
    await applySetting(page, { width, height, text: 100 });
    const hidden = await page.getByRole('main').evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(hidden, `${width} by ${height}`).toBe(0);
  }
  await expectLaidOut(page, COUNTERS);
});

test('a weight in the name of a product stays in one piece at the counter', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  await page.goto(`${duneOf(servery)}/pos/`);
  await signIn(page, 'staff@dune.example.com');
  await page.getByRole('tab', { name: 'Beans' }).click();
  await expect(page.getByRole('button', { name: /House Blend, 250 g/ })).toBeVisible();
  await expectLaidOut(page, COUNTERS);
});

test('the bar of a dead line and the bar of an order are told apart, though they have the same ground', async ({
  page,
  servery,
}) => {
  await toPhone(page);
  await chipsInCart(page, servery);
  await placedChips(page, servery);
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  const order = page.getByRole('navigation', { name: 'Your orders on their way' });
  await expect(order).toBeVisible();
  await page.context().setOffline(true);
  const dead = page.getByRole('status').filter({ hasText: 'An internet connection is required' });
  await expect(dead).toBeVisible();
  const [above, below] = await Promise.all([dead.boundingBox(), order.boundingBox()]);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(2);
});

test('a menu without pictures, and a dark one, are whole as well', async ({ page, servery }) => {
  for (const [brand, venue] of [
    ['dune', 'dune-cottesloe'],
    ['harbour', 'harbour-noodle-bar'],
  ] as const) {
    await toPhone(page);
    await page.goto(`${servery.url.replace('localhost', `${brand}.localhost`)}/menu/${venue}`);
    await clientHere(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLaidOut(page);
  }
});

test('on Home everything begins at the same edge, and the words keep clear of the picture', async ({
  page,
  servery,
}) => {
  await page.goto(servery.url);
  await clientHere(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const width of [768, 1440, 1920]) {
    await applySetting(page, { width, text: 100 });
    const parts = [title, page.getByRole('link', { name: /My Account/ }), page.getByLabel('Visit us')];
    const edges = await Promise.all(
      parts.map(async (part) => Math.round((await part.boundingBox())?.x ?? 0)),
    );
    expect(new Set(edges).size).toBe(1);
    const words = await title.boundingBox();
    const picture = await page.locator('main img[fetchpriority=high]').boundingBox();
    expect((picture?.x ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('an empty cart begins where its header does', async ({ page, servery }) => {
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  for (const width of [768, 1440, 1920]) {
    await applySetting(page, { width, text: 100 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const brand = await page
      .getByRole('banner')
      .getByRole('link')
      .locator('visible=true')
      .first()
      .boundingBox();
    expect(title?.x).toBe(brand?.x);
  }
});
