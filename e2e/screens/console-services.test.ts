import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const DESK = { width: 1440, height: 900 };

test('categories become a menu by time: customers’ pages follow at once, and it is taken back', async ({
  page,
  browser,
  servery,
}) => {
  await new Shopper(page, servery).openMenu();
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosemary Chips' }).first();
  await expect(shown).toBeVisible();
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/menu`);
  await desk.getByRole('button', { name: 'Menus by time' }).click();
  const list = desk.getByRole('complementary', { name: 'Menus by time' });
  await expect(list.getByText('One menu, all day')).toBeVisible();
  await list.getByRole('button', { name: 'Add a menu by time' }).click();
  const editor = desk.getByRole('complementary', { name: 'Add a menu by time' });
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(editor.getByText('Enter a name')).toBeVisible();
  await expect(editor.getByText('Choose at least one category')).toBeVisible();
  await editor.getByLabel('Name', { exact: true }).fill('Kiosk lunch');
  await editor.getByRole('button', { name: 'Burgers', exact: true }).click();
  await editor.getByRole('button', { name: 'Kiosk', exact: true }).click();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list.getByRole('button', { name: /Kiosk lunch.*Burgers/ })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('One menu, all day')).toBeVisible();
  await expect(shown).toBeVisible();
  await desk.context().close();
});
