import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { Caller, completedOrder, type Fields } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';
import type { Browser, Locator } from '@playwright/test';

const DESK = { width: 1440, height: 900 };

/** Somebody at their desk, signed in, who counts what they touch. */
async function atDesk(browser: Browser, servery: Servery, email: string) {
  const { page } = await Kitchen.arrive(browser, servery, email);
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  let steps = 0;
  const touch = async (what: Locator): Promise<void> => {
    steps += 1;
    await what.click();
  };
  return { page, touch, steps: () => steps };
}

const room = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Reports' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the owner sees yesterday in two steps', async ({ browser, servery }) => {
  const { page, touch, steps } = await atDesk(browser, servery, 'owner@example.com');
  await touch(room(page));
  await touch(page.getByRole('radio', { name: 'Yesterday' }).locator('xpath=ancestor::label[1]'));
  const yesterday = await page.evaluate(() =>
    Temporal.Now.plainDateISO('Australia/Perth')
      .subtract({ days: 1 })
      .toLocaleString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' }),
  );
  await expect(page.getByText(yesterday).first()).toBeVisible();
  await expect(page.getByText('No sales in this period')).toBeVisible();
  // Square asks for three.
  expect(steps()).toBe(2);
  await expectAccessible(page);
});

test('the accountant reads the GST of a quarter in three steps, and takes a journal for Xero along in two more', async ({
  browser,
  servery,
}) => {
  await completedOrder(servery);
  const { page, touch, steps } = await atDesk(browser, servery, 'accountant@example.com');
  await touch(room(page));
  await touch(page.getByRole('button', { name: /More periods/ }));
  await touch(page.getByRole('option', { name: 'This quarter' }));
  const gst = region(page, 'GST');
  await expect(gst.getByText('G1')).toBeVisible();
  await expect(gst.getByText('1A')).toBeVisible();
  expect(steps()).toBe(3);
  const sales = (await gst.locator('[data-sum] dd').innerText()).replaceAll(/[$,]/g, '');
  expect(Number(sales)).toBeGreaterThan(0);

  await touch(page.getByRole('button', { name: /Export/ }));
  const coming = page.waitForEvent('download');
  await touch(page.getByRole('option', { name: 'Journal for Xero' }));
  const file = await coming;
  expect(steps()).toBe(5);
  expect(file.suggestedFilename()).toMatch(/^journal-xero-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  const cents = lines.map((line) => Math.round(Number(line.split(',')[5]) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0);
  // What is written beside the sales for GST that was charged order by order is no sale.
  const sold = lines
    .filter((line) => /,200,(?!BAS Excluded)/.test(line))
    .map((line) => Number(line.split(',')[5]));
  expect(-sold.reduce((sum, each) => sum + each, 0)).toBeCloseTo(Number(sales), 2);
});

test('a week by day, hour, product and method; tables are sorted, and everything fits any screen', async ({
  browser,
  servery,
}) => {
  await completedOrder(servery);
  const { page } = await atDesk(browser, servery, 'owner@example.com');
  await room(page).click();
  await expect(page.getByRole('figure', { name: 'By day' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('table', { name: 'Orders by hour' })).toBeVisible();
  const sold = region(page, 'What sold');
  await expect(sold.getByRole('rowheader').first()).toBeVisible();
  await sold.getByRole('button', { name: 'Name' }).click();
  await expect(sold.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await sold.getByRole('rowheader').allInnerTexts();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
  await sold.getByRole('button', { name: /Show by/ }).click();
  await page.getByRole('option', { name: 'Fulfilment' }).click();
  await expect(sold.getByRole('rowheader', { name: 'Pickup' })).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: /Email me this report/ }).click();
  await page.getByRole('option', { name: 'Email me weekly' }).click();
  await expect(page.getByText('We’ll email you the morning after').last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Email me weekly/ })).toBeVisible();
  await page.getByRole('button', { name: 'Period before' }).click();
  await expect(page.getByRole('button', { name: 'Period after' })).toBeEnabled();
});

test('the address says which days are shown: after a reload, going back, and for somebody else', async ({
  browser,
  servery,
}) => {
  const { page } = await atDesk(browser, servery, 'owner@example.com');
  await room(page).click();
  await expect(page).toHaveURL(/\/reports$/);
  const days = page.getByRole('button', { name: 'Period before' }).locator('xpath=following-sibling::b');
  const week = await days.innerText();
  await page.getByRole('button', { name: /More periods/ }).click();
  await page.getByRole('option', { name: 'Last month' }).click();
  await expect(page).toHaveURL(/\/reports\?from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-\d{2}$/);
  const [address, month] = [page.url(), await days.innerText()];
  expect(month).not.toBe(week);
  await page.reload();
  await expect(days).toHaveText(month);
  await expect(page.getByRole('button', { name: /Last month/ }).filter({ visible: true })).toBeVisible();
  await tick(page.getByRole('radio', { name: 'Today' }));
  await expect(days).not.toHaveText(month);
  await page.goBack();
  await expect(days).toHaveText(month);
  await page.goBack();
  await expect(days).toHaveText(week);
  const { page: other } = await atDesk(browser, servery, 'accountant@example.com');
  await other.goto(address);
  await expect(other.getByText(month, { exact: true })).toBeVisible();
  await other.goto(`${servery.url}/console/reports?from=2026-02-30&to=soon`);
  await expect(other.getByText(week, { exact: true })).toBeVisible();
  await other.context().close();
  await page.context().close();
});

test('a day on which the team gave to a balance and nothing was sold says so', async ({
  browser,
  servery,
}) => {
  const owner = new Caller(servery);
  const asOwner = (fields: Fields) => owner.call({ AppMode: 'console', ...fields });
  await asOwner({ RequestAction: 'ConsoleLogin', email: 'owner@example.com', password: 'banksia-demo' });
  const found = await asOwner({ RequestAction: 'ConsoleCustomers', search: 'member@example.com' });
  const [member] = (found as { customers: { id: number }[] }).customers;
  const credit = { sub_action: 'credit', customer_id: member!.id, amount: '5.00', reason: 'Cold chips' };
  await asOwner({ RequestAction: 'ConsoleCustomers', ...credit, submit_key: randomUUID() });
  const { page } = await atDesk(browser, servery, 'owner@example.com');
  await room(page).click();
  await tick(page.getByRole('radio', { name: 'Today' }));
  const balances = region(page, 'Customer balances');
  await expect(balances.locator('dl > div')).toHaveText([
    /^Topped up\s*\$0\.00$/,
    /^Added by your team\s*\$5\.00$/,
  ]);
  await expectAccessible(page);
});

test('own dates, and the accounts of the books', async ({ browser, servery }) => {
  const { page } = await atDesk(browser, servery, 'owner@example.com');
  await room(page).click();
  await page.getByRole('button', { name: /More periods/ }).click();
  await page.getByRole('option', { name: 'Choose dates' }).click();
  await page.getByLabel('From').fill('2026-03-05');
  await page.getByLabel('To', { exact: true }).fill('2026-03-01');
  await expect(page.getByText('with the first one before the last')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2026-03-09');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('5 to 9 Mar 2026').first()).toBeVisible();

  await page.getByRole('button', { name: /Export/ }).click();
  await page.getByRole('option', { name: 'Account codes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Account codes for journals' });
  await tick(sheet.getByRole('radio', { name: 'MYOB' }));
  await sheet.getByLabel('Sales').fill('4-2000');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save codes' }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: /Export/ }).click();
  await page.getByRole('option', { name: 'Account codes' }).click();
  await tick(sheet.getByRole('radio', { name: 'MYOB' }));
  await expect(sheet.getByLabel('Sales')).toHaveValue('4-2000');
});
