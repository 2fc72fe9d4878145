import type { Page } from '@playwright/test';

type Shoot = (name: string) => Promise<void>;

/** The rooms that are shown as they open. */
const ROOMS = [
  'today',
  'standing',
  'menu',
  'slots',
  'customers',
  'promos',
  'payments',
  'reports',
  'details',
  'hours',
  'fulfilment',
  'ways-to-pay',
  'team',
  'devices',
  'paper',
  'activity',
  'api',
  'brand',
  'venues',
] as const;

async function sellVoucher(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/console/promos?show=gifts`);
  await page.getByRole('button', { name: 'Sell a voucher' }).first().click();
  const form = page.getByRole('complementary', { name: 'Sell a voucher' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('50');
  await form.getByRole('textbox', { name: 'For', exact: true }).fill('Noor Haddad');
  await form.getByRole('button', { name: /^Sell for/ }).click();
  await page.getByRole('complementary', { name: /^Ending / }).waitFor();
}

async function writeMessage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/console/customers?show=messages`);
  await page.getByRole('button', { name: 'New message' }).first().click();
  const pane = page.getByRole('complementary', { name: 'New message' });
  await pane.getByLabel('Subject').fill('Pies are back');
  await pane.getByLabel('Message', { exact: true }).fill('From Friday, until they’re gone.');
  await pane
    .getByText(/^Goes to|^Nobody/)
    .first()
    .waitFor();
}

/** Round the console, as its owner sees it. */
export async function tourConsole(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goto(`${url}/console/board`);
  await page.getByRole('button', { name: 'Sound' }).waitFor();
  await shoot('board');
  await page.goto(`${url}/console/orders`);
  await page
    .getByRole('button', { name: /^Order \d+/ })
    .first()
    .click();
  await page.getByRole('article').waitFor();
  await shoot('orders');
  for (const name of ROOMS) {
    await page.goto(`${url}/console/${name}`);
    await page.getByRole('heading').first().waitFor();
    await shoot(name);
  }
  await sellVoucher(page, url);
  await shoot('gifts');
  await writeMessage(page, url);
  await shoot('messages');
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: 'Search or go to' });
  await search.getByRole('searchbox').fill('beef burger');
  await search.getByRole('menuitem', { name: /^Banksia Beef Burger/ }).click();
  await page.getByRole('complementary', { name: 'Banksia Beef Burger' }).waitFor();
  await shoot('product');
  await page.keyboard.press('Control+K');
  await search.waitFor();
  await page.keyboard.type('promo');
  await shoot('search');
}
