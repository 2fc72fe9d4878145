import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { key, KioskGuest } from '../kiosk.ts';
import { Kitchen } from '../kitchen.ts';
import { twoStationOrder } from '../prepared.ts';
import { expectLaidOut } from '../looks.ts';

import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

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

const anotherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Sooner than a screen would find out by itself. */
const AT_ONCE_MS = 20_000;

test('the owner pairs a kiosk by its code, it takes an order, and removed in the console it is signed out at once', async ({
  browser,
  servery,
}) => {
  const owner = await atDevices(browser, servery);
  const pane = paneOf(owner);
  await expect(pane.getByLabel('Name')).toHaveValue('Kiosk 1');
  await pane.getByLabel('Where').fill('Courtyard');
  await expectAccessible(owner);
  await expectLaidOut(owner);
  await owner.setViewportSize({ width: 1440, height: 900 });
  await pane.getByRole('button', { name: 'Show code' }).click();
  await expect(pane.getByText('Waiting for the kiosk')).toBeVisible();
  await expect(pane.getByRole('img', { name: 'Link that pairs the kiosk' })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expectAccessible(owner);
  await expectLaidOut(owner);
  await owner.setViewportSize({ width: 1440, height: 900 });
  const code = await codeIn(pane);

  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
  const page = await context.newPage();
  const guest = new KioskGuest(page);
  await page.goto(`${servery.url}/kiosk/`);
  await page.getByRole('link', { name: 'Pair with a code' }).click();
  await expect(page.getByRole('heading', { name: 'Pair this screen' })).toBeVisible();
  await expectAccessible(page);
  const pair = page.getByRole('button', { name: 'Pair screen' });
  await expect(pair).toBeDisabled();
  await press(page, anotherThan(code));
  await pair.click();
  await expect(page.getByText('That code is incorrect')).toBeVisible();
  await expectAccessible(page);
  await key(page, 'Clear').click();
  await expect(page.getByText('That code is incorrect')).toHaveCount(0);
  await press(page, code);
  await pair.click();
  await expect(guest.takeAway).toBeVisible();

  await expect(pane.getByText('Kiosk 1 is paired')).toBeVisible();
  await pane.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(owner, 'Kiosk 1')).toContainText('Kiosk, Courtyard');
  await guest.beginWithChips();
  await expect(rowOf(owner, 'Kiosk 1')).toContainText('In use');
  await guest.viewCart.click();
  await guest.payInStore();
  for (const letter of 'MIA') await key(page, letter).click();
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('heading', { name: /You’re number \d+/ })).toBeVisible();

  await rowOf(owner, 'Kiosk 1').getByRole('button').click();
  const panel = owner.getByRole('complementary', { name: 'Kiosk 1' });
  await expectAccessible(owner);
  await panel.getByRole('button', { name: 'Remove screen' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: AT_ONCE_MS });
  await expect(rowOf(owner, 'Kiosk 1')).toHaveCount(0);
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(owner, 'Kiosk 1')).toContainText('Signed out');

  await rowOf(owner, 'Kiosk 1').getByRole('button').click();
  await panel.getByRole('button', { name: 'Show code' }).click();
  const again = await codeIn(panel);
  await page.goto(`${servery.url}/kiosk/?code=${again}`);
  await expect(page.getByLabel('Code')).toHaveValue(again);
  await pair.click();
  await expect(guest.takeAway).toBeVisible();
  await expect(panel.getByText('Kiosk 1 is paired')).toBeVisible();
  await page.goto(`${servery.url}/kiosk/?code=${again}`);
  await pair.click();
  await expect(page.getByText('This code was already used')).toBeVisible();
  await context.close();
  await owner.context().close();
});

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
  await expect(page).toHaveURL(/\/console\/board$/);
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
