import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { key } from '../kiosk.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../layout.ts';
import { twoStationOrder } from '../prepared.ts';
import { expect, type Servery, test } from '../servery.ts';

/** The owner at the Devices page, on a desk. */
async function atDevices(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${servery.url}/console/devices`);
  await page.getByRole('button', { name: 'Pair a device' }).click();
  return page;
}

const paneOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Pair a device' });

/** Six digits, as somebody reads them off the console. */
async function codeIn(pane: Locator): Promise<string> {
  const code = await pane.getByRole('status', { name: /^Code / }).textContent();
  return (code ?? '').replaceAll(/\D/g, '');
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Screens' }).getByRole('listitem').filter({ hasText: name });

async function press(page: Page, code: string): Promise<void> {
  for (const digit of code) await key(page, digit).click();
}

test('a tablet in the kitchen becomes the board by a code, has nothing but the board, and is out once it is removed', async ({
  browser,
  servery,
}) => {
  const owner = await atDevices(browser, servery);
  const pane = paneOf(owner);
  await pane.getByRole('button', { name: 'Board' }).click();
  await expect(pane.getByLabel('Name')).toHaveValue('Kitchen screen 1');
  await pane.getByLabel('Name').fill('Grill');
  await pane.getByRole('button', { name: 'Show code' }).click();
  const code = await codeIn(pane);

  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${servery.url}/console/`);
  await page.getByRole('link', { name: 'Pair a kitchen screen with a code' }).click();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize({ width: 1180, height: 820 });
  await press(page, code);
  await page.getByRole('button', { name: 'Pair screen' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen board' })).toBeAttached();
  await expect(pane.getByText('Grill is paired')).toBeVisible();
  const number = await twoStationOrder(servery);
  const kitchen = new Kitchen(page);
  await expect(kitchen.slip(number)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menu, / })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${servery.url}/console/devices`);
  await expect(page).toHaveURL(/\/console\/?$/);
  await expect(kitchen.slip(number)).toBeVisible();

  await pane.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(owner, 'Grill')).toContainText('In use');
  await rowOf(owner, 'Grill').getByRole('button').click();
  const panel = owner.getByRole('complementary', { name: 'Grill' });
  await panel.getByRole('button', { name: 'Remove screen' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await context.close();
  await owner.context().close();
});
