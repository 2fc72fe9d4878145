import type { Page } from '@playwright/test';
import { expect, test } from '../servery.ts';
import { applySetting } from '../layout.ts';
import { chipsInCart, placedChips } from '../prepared.ts';
import { clientHere } from '../shopper.ts';

const toPhone = (page: Page) => applySetting(page, { width: 390, text: 100 });

test('the venue’s name is whole in the bar of the smallest phone', async ({ page, servery }) => {
  const shopper = await chipsInCart(page, servery);
  await toPhone(page);
  await shopper.openMenu();
  await shopper.readAsFarAs('Burgers');
  await applySetting(page, { width: 320, text: 100 });
  const name = page.getByRole('banner').getByText('Banksia Kitchen', { exact: true });
  await expect(name).toHaveAttribute('data-shown');
  expect(
    await name.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight),
  ).toBe(true);
});

test('the sign-in of a counter is on its screen as a whole', async ({ page, servery }) => {
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
