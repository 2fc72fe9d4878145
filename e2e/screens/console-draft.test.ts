import { atMenu } from '../at-menu.ts';
import { expectAccessible } from '../looks.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const DESK = { width: 1440, height: 900 };

test('a draft is worked on by two, seen by no customer, published whole and taken back whole', async ({
  page,
  browser,
  servery,
}) => {
  await new Shopper(page, servery).openMenu();
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Halloumi Pita' }).first();
  await expect(shown).toContainText('$17.50');
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: /^Burgers/ }).click();
  const other = await atMenu(browser, servery);
  await other.getByRole('button', { name: /^Burgers/ }).click();
  await desk.getByRole('switch', { name: 'Work on a draft' }).click();
  await expect(desk.getByText('Customers don’t see the draft until you publish it.')).toBeVisible();
  const price = desk.getByRole('textbox', { name: 'Price of Halloumi Pita' });
  await price.fill('18.6');
  await price.press('Enter');
  await expect(desk.getByText('$17.50 live')).toBeVisible();
  await expect(other.getByText('1 change not live yet')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Price of Halloumi Pita' })).toHaveValue('$17.50');

  await desk.getByRole('button', { name: 'Product', exact: true }).click();
  const product = desk.getByRole('complementary', { name: 'New product' });
  await product.getByLabel('Name', { exact: true }).fill('Winter Burger');
  await product.getByLabel('Price with GST').fill('22');
  await product.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.getByText('New, not live yet')).toBeVisible();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await desk
    .getByRole('complementary', { name: 'Winter Burger' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);

  await desk.getByRole('button', { name: 'See changes' }).click();
  const draft = desk.getByRole('complementary', { name: 'Draft' });
  await expect(draft.getByText('Halloumi Pita: price $17.50 to $18.60')).toBeVisible();
  await expect(draft.getByText('Winter Burger: added')).toBeVisible();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await expect(shown).toContainText('$17.50');
  await expect(page.getByRole('main').getByText('Winter Burger')).toHaveCount(0);
  await draft.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(shown).toContainText('$18.60');
  await expect(page.getByRole('main').getByText('Winter Burger').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toContainText('$17.50');
  await expect(page.getByRole('main').getByText('Winter Burger')).toHaveCount(0);
  await desk.context().close();
  await other.context().close();
});
