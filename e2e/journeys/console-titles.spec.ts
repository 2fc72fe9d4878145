import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { Kitchen } from '../kitchen.ts';
import { completedOrder } from '../prepared.ts';
import { expect, test } from '../servery.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Each room with something open. */
const ROOMS = {
  'menu?pane=new-category': 'Menu',
  'customers?show=messages&message=0': 'Customers',
  'promos?promo=new': 'Promos',
  'fulfilment?zone=new': 'Fulfilment',
  'team?person=new': 'Team',
  'devices?printer=new': 'Devices',
  'venues?pane=change': 'Venues',
  'brand?pane=history': 'Brand',
  'api?key=new': 'API',
} as const;

/** One title, whatever covers it. */
async function expectTitle(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('complementary').or(page.getByRole('article')).last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
}

test('a page has one title, also where what is open covers it', async ({ browser, servery }) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const order = await completedOrder(servery);
  const rooms = { ...ROOMS, [`orders?order=${order}`]: 'Orders' };
  for (const [address, name] of Object.entries(rooms)) {
    await page.setViewportSize(PHONE);
    await page.goto(`${servery.url}/console/${address}`);
    await test.step(`${address} on a phone`, () => expectTitle(page, name));
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    await test.step(`${address} on a desk`, () => expectTitle(page, name));
  }
  await page.context().close();
});
