import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { twoStationOrder } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

async function at(browser: Parameters<typeof Kitchen.arrive>[0], servery: Servery, email: string) {
  const { page } = await Kitchen.arrive(browser, servery, email);
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  const field = palette.getByRole('searchbox', { name: 'Search or go to' });
  const found = (name: string | RegExp) => palette.getByRole('menuitem', { name });
  return { page, palette, field, found };
}

test('an owner gets anywhere by the keys alone: a page, something new, a product, an order, a customer', async ({
  browser,
  servery,
}) => {
  const number = await twoStationOrder(servery);
  const { page, palette, field, found } = await at(browser, servery, 'owner@example.com');
  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);

  // By another word that people have for it.
  await page.keyboard.type('christmas');
  await expect(found('Hours')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hours', level: 1 })).toBeVisible();
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+K');
  await page.keyboard.type('promo new');
  await expect(found('New promo')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'New promo' })).toBeVisible();

  await page.keyboard.press('Control+K');
  await field.fill('rosemary');
  await expect(found(/^Rosemary Chips/)).toBeVisible();
  await found(/^Rosemary Chips/).click();
  await expect(page.getByRole('complementary', { name: 'Rosemary Chips' })).toBeVisible();

  await page.keyboard.press('Control+K');
  await field.fill(number);
  await found(new RegExp(`^${number} `))
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders\?order=/);

  await page.keyboard.press('Control+K');
  await field.fill('member@example.com');
  await found(/member@example\.com/).click();
  await expect(page).toHaveURL(/\/customers\?customer=/);

  await page.keyboard.press('Control+K');
  await field.fill('zzzzzz');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.context().close();
});

test('a cook finds only what a cook may, and on a phone it opens by a tap', async ({ browser, servery }) => {
  const { page, palette, field, found } = await at(browser, servery, 'kitchen@example.com');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(found(/^Orders$/)).toBeVisible();
  await field.fill('promo');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await field.fill('orders');
  await found(/^Orders$/).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  await page.context().close();
});
