import type { Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { activeOrder, twoStationOrder } from '../prepared.ts';

const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

/** What the paper says: each label with its amount. */
const onPaper = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[aria-hidden="true"] p')]
      .filter((row) => row.children.length === 2)
      .map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? '']),
  );

test('an order to be paid in store is marked until somebody has taken the money', async ({
  browser,
  servery,
}) => {
  await activeOrder(servery);
  const { page } = await Kitchen.arrive(browser, servery, 'counter@example.com');
  const slip = page
    .getByRole('article', { name: /^Order / })
    .filter({ hasText: 'To pay $8.00' })
    .last();
  await expect(slip).toBeVisible();
  const number = /Order (\d+)/.exec((await slip.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: `Details of ${number}`, exact: true }).click();
  await page.getByRole('button', { name: 'Take payment' }).click();
  const form = page.getByRole('form', { name: `Payment for order ${number}` });
  await form.getByLabel('Cash received').fill('5');
  await expect(form.getByText('$3.00 short')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Take $8.00' })).toBeDisabled();
  await form.getByLabel('Cash received').fill('50');
  await expect(form.getByText('Change $42.00')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Take $8.00' }).click();
  await expect(page.getByText('Paid. Give $42.00 change.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Take payment' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  const paid = new Kitchen(page).slip(number);
  await expect(paid).toBeVisible();
  await expect(paid).not.toContainText('To pay');
  await page.goto(`${servery.url}/console/orders`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Order ${number},`) }) });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('To pay');
});

test('a station finishes its own lines, and the order is ready when all are', async ({
  browser,
  servery,
}) => {
  const number = await twoStationOrder(servery);
  const cook = await Kitchen.arrive(browser, servery);
  const { page } = cook;
  await cook.bump('Confirm', number);
  await cook.bump('Start', number);
  const stations = page.getByRole('radiogroup', { name: 'Station' });
  await stations.getByText('Cold', { exact: true }).click();
  await expect(cook.slip(number)).toContainText('Smacked Cucumber');
  await expect(cook.slip(number)).not.toContainText('Rosemary Chips');
  await cook.bump('Ready', number);
  await expect(
    cook.column('Ready').getByRole('article', { name: new RegExp(`^Order ${number},`) }),
  ).toContainText('Waiting for Grill');
  await expect(page.getByRole('button', { name: `Collected ${number}`, exact: true })).toHaveCount(0);
  await stations.getByText('All', { exact: true }).click();
  await expect(
    cook.column('In progress').getByRole('article', { name: new RegExp(`^Order ${number},`) }),
  ).toBeVisible();
  await stations.getByText('Grill', { exact: true }).click();
  await cook.bump('Ready', number);
  await expect(page.getByRole('button', { name: `Collected ${number}`, exact: true })).toBeVisible();
  // Undo puts back this station's lines alone.
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(
    cook.column('In progress').getByRole('article', { name: new RegExp(`^Order ${number},`) }),
  ).toContainText('Rosemary Chips');
  await stations.getByText('Cold', { exact: true }).click();
  await expect(
    cook.column('Ready').getByRole('article', { name: new RegExp(`^Order ${number},`) }),
  ).toContainText('Waiting for Grill');
});

test.describe('at the till', () => {
  test.use({ viewport: { width: 1366, height: 1024 } });

  test('change stays in sight until the next order is begun, and a printed invoice with a promo adds up', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    await alterAnswer(page, 'OrderStatusDetailed', (answer) => {
      const { order, ...rest } = answer.Response as { order: object };
      const promo = { coupon_value: '1.50', coupon_code: 'LUNCH15', total: '6.50' };
      return { ...answer, Response: { ...rest, order: { ...order, ...promo } } };
    });
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.goToPay();
    await page.getByRole('button', { name: '$20.00', exact: true }).click();
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /Order placed \d+/ })).toBeVisible();
    await expect.poll(async () => (await onPaper(page)).length).toBeGreaterThan(2);
    const rows = await onPaper(page);
    expect(rows.map(([label]) => label)).toContain('Other discount (LUNCH15)');
    const total = rows.findIndex(([label]) => label === 'Order total');
    const sum = rows.slice(0, total).reduce((all, [, amount]) => all + cents(amount), 0);
    expect(sum).toBe(cents(rows[total]?.[1] ?? ''));
    await page.clock.runFor(60_000);
    await expect(page.getByText('$12.00', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Start New Order' }).click();
    await expect(cashier.products).toBeVisible();
  });
});

test('a second Enter in haste leaves the change in sight, and a later one begins the next order', async ({
  page,
  servery,
}) => {
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await cashier.takeChips();
  await cashier.goToPay();
  await page.getByRole('button', { name: '$10.00' }).click();
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.keyboard.press('Enter');
  const placed = page.getByRole('heading', { name: /Order placed/ });
  await expect(placed).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(placed).toBeVisible();
  await page.clock.setFixedTime(now + 1000);
  await page.keyboard.press('Enter');
  await expect(cashier.products).toBeVisible();
});
