import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { Kitchen } from '../kitchen.ts';
import { completedOrder } from '../prepared.ts';
import { expect } from '../servery.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Each room with something open. */
const ROOMS = {
  'menu?pane=new-category': 'Menu',
  'customers?show=messages&message=0': 'Customers',
  'promos?promo=new': 'Promos',
  'fulfilment?zone=new': 'Ways to order',
  'team?person=new': 'Team',
  'devices?printer=new': 'Devices',
  'venues?pane=change': 'Venues',
  'brand?pane=history': 'Brand',
  'api?key=new': 'API',
} as const;

/** One title, whatever covers it. */
async function expectTitle(page: Page, name: string, where: string): Promise<void> {
  await expect(page.getByRole('complementary').or(page.getByRole('article')).last(), where).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name, exact: true }), where).toBeAttached();
}

test('a page has one title, also where what is open covers it', async ({ browser, servery }) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const order = await completedOrder(servery);
  const rooms = { ...ROOMS, [`orders?order=${order}`]: 'Orders' };
  for (const [address, name] of Object.entries(rooms)) {
    await page.setViewportSize(PHONE);
    await page.goto(`${servery.url}/console/${address}`);
    await expectTitle(page, name, `${address} on a phone`);
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    await expectTitle(page, name, `${address} on a desk`);
  }
  await page.context().close();
});
