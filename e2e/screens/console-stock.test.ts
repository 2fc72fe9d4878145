import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const DESK = { width: 1440, height: 900 };

test('a product is counted, sells out by itself on every screen, and is back with an undo', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosemary Chips' }).first();
  const kitchen = await Kitchen.arrive(browser, servery, 'kitchen@example.com');
  const desk = kitchen.page;
  await desk.goto(`${servery.url}/console/menu`);
  await desk.getByLabel('Find a product').fill('rosemary');
  const row = desk.getByRole('listitem').filter({ hasText: 'Rosemary Chips' });
  await row.getByRole('button', { name: 'Count Rosemary Chips' }).click();
  const field = row.getByLabel('How many there are');
  await expect(field).toBeFocused();
  await field.fill('a few');
  await expect(row.getByText('Enter a whole number up to 99,999')).toBeVisible();
  await field.fill('1');
  await expectAccessible(desk);
  await field.press('Enter');
  await expect(row.getByRole('button', { name: 'Count Rosemary Chips' })).toHaveText('1 left');

  await shopper.choosePickupNow();
  await shopper.addChips();
  await page.goto(`${servery.url}/cart`);
  await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(page.getByText('Only 1 left').first()).toBeVisible();

  await row.getByRole('button', { name: 'Count Rosemary Chips' }).click();
  await field.fill('0');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Sold out').first()).toBeVisible();
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(shown).toContainText('Sold out');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'Count Rosemary Chips' })).toHaveText('1 left');
  await expect(shown).not.toContainText('Sold out');
  await expectLaidOut(desk);
  await row.getByRole('button', { name: 'Count Rosemary Chips' }).click();
  await row.getByRole('button', { name: 'Stop counting' }).click();
  await expect(row.getByRole('button', { name: 'Count Rosemary Chips' })).toHaveText('Count');
  await desk.context().close();
});

test('a product is sold for pickup alone, and another at the counter alone', async ({
  page,
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/menu`);
  await desk.getByRole('button', { name: /^Burgers/ }).click();
  const open = async (name: string) => {
    await desk.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    return desk.getByRole('complementary', { name });
  };
  const save = async (pane: Awaited<ReturnType<typeof open>>, name: string) => {
    await pane.getByRole('button', { name: /^Save/ }).click();
    await expect(desk.getByText(new RegExp(`${name}.*saved`, 'i')).first()).toBeVisible();
  };
  const halloumi = await open('Halloumi Pita');
  const ways = halloumi.getByRole('group', { name: 'Ways to order' });
  await ways.getByRole('button', { name: /^pick.?up$/i }).click();
  await expect(halloumi.getByText('All, unless you choose some.').first()).toBeVisible();
  await expectAccessible(desk);
  await save(halloumi, 'Halloumi Pita');

  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Halloumi Pita' }).first();
  await expect(shown).toBeVisible();
  await expect(shown).not.toContainText('Not for');

  const screens = halloumi.getByRole('group', { name: 'Sold at' });
  await screens.getByRole('button', { name: 'Counter' }).click();
  await save(halloumi, 'Halloumi Pita');
  await expect(shown).toHaveCount(0);
  await desk.getByRole('button', { name: 'Undo' }).first().click();
  await expect(shown).toBeVisible();
  await desk.context().close();
});
