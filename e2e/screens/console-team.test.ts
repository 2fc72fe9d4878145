import { expectAccessible } from '../browserless/looks.ts';
import { Kitchen } from '../kitchen.ts';

import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

test('a role of the venue’s own is made by tick, given, changed and removed', async ({
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/team`);
  await desk.getByRole('button', { name: 'Role', exact: true }).click();
  const pane = desk.getByRole('complementary', { name: 'New role' });
  await pane.getByRole('button', { name: 'Add' }).click();
  await expect(pane.getByText('Enter a name')).toBeVisible();
  await pane.getByLabel('Name of the role').fill('Menu writer');
  await pane.getByRole('checkbox', { name: 'Menu and prices' }).check();
  await expectAccessible(desk);
  await pane.getByRole('button', { name: 'Add' }).click();
  const roles = desk.getByRole('table', { name: 'What each role may do' });
  const column = async () => (await roles.getByRole('columnheader').allTextContents()).indexOf('Menu writer');
  await expect.poll(column).toBeGreaterThan(0);
  const at = await column();
  const may = (right: string) =>
    roles
      .getByRole('row')
      .filter({ hasText: right })
      .getByRole('cell')
      .nth(at - 1);
  await expect(may('Menu and prices')).toHaveText('May');
  await expect(may('Refund orders')).toHaveText(/May not/);

  await desk.getByRole('button', { name: 'Change Menu writer' }).click();
  const changing = desk.getByRole('complementary', { name: 'Menu writer' });
  await changing.getByRole('checkbox', { name: 'Refund orders' }).check();
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(may('Refund orders')).toHaveText('May');
  await desk.getByRole('button', { name: 'Change Menu writer' }).click();
  await changing.getByRole('button', { name: 'Remove role' }).click();
  await expect.poll(column).toBe(-1);
  await desk.context().close();
});
