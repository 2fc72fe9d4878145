import { allRooms, goToRoom } from '../console-room.ts';
import { randomUUID } from 'node:crypto';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { linkFrom } from '../messages.ts';

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

test('somebody is invited, joins by the link, may do what their role says, and leaves again', async ({
  page,
  browser,
  servery,
}) => {
  const email = `${randomUUID().replaceAll(/\d/g, 'x')}@example.com`;
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/orders`);
  await goToRoom(desk, 'Team');
  await expect(desk.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Invite', exact: true }).click();
  const pane = desk.getByRole('complementary', { name: 'Invite' });
  await pane.getByRole('button', { name: 'Send invitation' }).click();
  await expect(pane.getByText('Enter an email address')).toBeVisible();
  await pane.getByRole('textbox', { name: 'Email' }).fill(email);
  await pane.getByLabel('Name').fill('Jess Tan');
  await expectAccessible(desk);
  await pane.getByRole('button', { name: 'Send invitation' }).click();
  const row = desk.getByRole('row').filter({ hasText: 'Jess Tan' });
  // What somebody is called is theirs to say, once they have joined.
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Invited, link works until');
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);

  await page.goto(servery.url + (await linkFrom(() => servery.mailsTo(email), /\/console\/join#[\w-]+/)));
  await expect(page.getByText(/Counter/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a long enough one');
  await page.getByLabel('Confirm new password').fill('a long enough one');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Join/ }).click();
  await page.getByRole('link', { name: /sign in/i }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/console\/board$/);
  await page.goto(`${servery.url}/console/orders`);
  const all = await allRooms(page);
  await expect(all.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(all.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await page.goto(`${servery.url}/console/team`);
  await expect(page.getByText('This isn’t yours to change')).toBeVisible();

  await desk.reload();
  await row.getByRole('button', { name: /Role of Jess Tan/ }).click();
  await desk.getByRole('option', { name: 'Manager' }).click();
  await expect(desk.getByText(/Jess Tan is Manager/).last()).toBeVisible();
  await page.goto(`${servery.url}/console/menu`);
  await expect(page.getByRole('button', { name: 'Change several' })).toBeVisible();

  await row.getByRole('button', { name: /^Jess Tan/ }).click();
  await desk
    .getByRole('complementary', { name: 'Jess Tan' })
    .getByRole('button', { name: 'Remove from the team' })
    .click();
  await expect(row).toHaveCount(0);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await desk.context().close();
});
