import { stepsTo } from '../console-room.ts';
import { randomUUID } from 'node:crypto';

import { expectAccessible } from '../looks.ts';
import { inSteps } from '../in-steps.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { standInSandbox } from '../printers.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

/** What an owner does most, in no more steps than Square's help describes; the number is the page. */
const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Parameters<typeof Kitchen.arrive>[0], servery: Servery) {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  const room = (name: string) => stepsTo(page, name);
  return { page, room };
}

test('a price is changed in four steps at most', async ({ browser, servery }) => {
  const { page, room } = await atDesk(browser, servery);
  const price = page.getByRole('textbox', { name: 'Price of Fish Tacos' });
  // Square: four (help us 8353): items, the item, its price, save.
  await inSteps(4, [
    ...room('Menu'),
    () => page.getByRole('button', { name: /^Burgers/ }).click(),
    async () => {
      await price.fill('cheap');
      await price.blur();
      await expect(page.getByRole('alert').filter({ hasText: 'Enter a price like 8.50' })).toBeVisible();
      await price.fill('18.50');
    },
    () => price.press('Enter'),
  ]);
  await expect(price).toHaveValue('$18.50');
  await expect(page.getByText('Enter a price like 8.50')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveValue('$18.00');
  await page.context().close();
});

test('somebody joins the team with a role in nine steps at most', async ({ browser, servery }) => {
  const { page, room } = await atDesk(browser, servery);
  const email = `${randomUUID().replaceAll(/\d/g, 'x')}@example.com`;
  const pane = page.getByRole('complementary', { name: 'Invite' });
  // Square: nine, and five more for a role of one's own (help us 5822).
  await inSteps(9, [
    ...room('Team'),
    () => page.getByRole('button', { name: 'Invite', exact: true }).click(),
    async () => {
      await pane.getByRole('textbox', { name: 'Email' }).fill('ari@example');
      await pane.getByRole('button', { name: 'Send invitation' }).click();
      await expect(pane.getByText('Enter a valid email address')).toBeVisible();
      await pane.getByRole('textbox', { name: 'Email' }).fill(email);
    },
    () => pane.getByLabel('Name').fill('Ari Chen'),
    () => pane.getByRole('button', { name: /Role/ }).click(),
    () => page.getByRole('option', { name: 'Kitchen' }).click(),
    // A double tap invites once.
    () => pane.getByRole('button', { name: 'Send invitation' }).dblclick(),
  ]);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Kitchen');
  await expect(page.getByText('They’re on your team already')).toHaveCount(0);
  await page.context().close();
});

test('a receipt printer is set up in five steps at most, its own cable not counted', async ({
  browser,
  servery,
}) => {
  const { page, room } = await atDesk(browser, servery);
  const adding = page.getByRole('complementary', { name: 'Add printer' });
  // Square: about five in the app, then a profile (help au 7609).
  await inSteps(5, [
    ...room('Devices'),
    () => page.getByRole('button', { name: 'Add printer' }).first().click(),
    () => adding.getByLabel('Name').fill('Counter two'),
    () => adding.getByRole('button', { name: 'Add printer' }).click(),
  ]);
  const setUp = page.getByRole('complementary', { name: 'Set up Counter two' });
  const printer = await standInSandbox(servery, (await setUp.locator('code').textContent()) ?? '');
  await printer.turn();
  await expect(setUp.getByText('Connected.')).toBeVisible();
  // Other journeys begin with none.
  await setUp.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Counter two/ }).click();
  const panel = page.getByRole('complementary', { name: 'Counter two' });
  await panel.getByRole('button', { name: 'Remove printer' }).click();
  await expect(panel).toBeHidden();
  await page.context().close();
});

test('what is printed is changed in four steps at most, seen before it is, and taken back', async ({
  browser,
  servery,
}) => {
  const { page, room } = await atDesk(browser, servery);
  const receipt = page.getByRole('region', { name: 'Receipt of a sample order' });
  const docket = page.getByRole('region', { name: 'Docket of a sample order' });
  const last = page.getByLabel('Footer');
  // Square: two to four, in several places (help us 7828, au 5070).
  await inSteps(4, [
    ...room('Receipts and dockets'),
    async () => {
      await expect(receipt.getByText('Tax invoice')).toBeVisible();
      await last.fill('See you on Sunday');
    },
    () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  await expect(receipt.getByText('See you on Sunday')).toBeVisible();
  await expect(page.getByText('Saved. The next paper has it.').last()).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(last).toHaveValue('');

  await expect(docket.getByText('Mia K.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Name of the customer' }).uncheck();
  await expect(docket.getByText('Mia K.')).toHaveCount(0);
  // What is not saved survives a reload, and nobody else has it.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Name of the customer' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(docket.getByText('Mia K.')).toBeVisible();
  await page.context().close();
});
