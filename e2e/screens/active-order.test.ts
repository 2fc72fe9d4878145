import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { chipsInCart, placedChips } from '../prepared.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What is said of each of the four statuses of an order that is active. */
const NEXT = /kitchen will confirm it|kitchen has your order|making your order|order is ready/;

test('a guest gets back to a live order with one tap from every screen, sees it move with a note of what comes next, until it is over [ACC-131 ACC-132]', async ({
  page,
  servery,
  browser,
}) => {
  await chipsInCart(page, servery);
  const ref = await placedChips(page, servery);
  await page.goto(`${servery.url}/order/${ref}`);
  await expect(page).toHaveTitle(/^Order \d+/);
  const note = page.getByText(NEXT);
  await expect(note).toHaveText(/kitchen will confirm it/);
  const bar = page.getByRole('navigation', { name: 'Your orders on their way' });
  const number = /Order (\d+)/.exec(await page.title())?.[1] ?? '';
  expect(number).not.toBe('');
  await expect(bar).toHaveCount(0);

  for (const path of ['/', '/menu/banksia-kitchen', '/cart', '/about', '/login']) {
    await page.goto(servery.url + path);
    await expect(bar.getByRole('link')).toContainText(`Order ${number}Submitted`);
  }
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(bar).toBeVisible();
  await expectAccessible(page);

  const kitchen = await Kitchen.arrive(browser, servery);
  await kitchen.bump('Confirm', number);
  await expect(bar).toContainText('Confirmed');
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/order/${ref}$`));
  await expect(note).toHaveText(/kitchen has your order/);
  await expect(bar).toHaveCount(0);
  await page.goBack();
  for (const [step, words] of [
    ['Start', 'In progress'],
    ['Ready', 'Ready'],
  ] as const) {
    await kitchen.bump(step, number);
    await expect(bar).toContainText(words);
  }
  await kitchen.bump('Collected', number);
  await expect(bar).toHaveCount(0);
  await page.goto(`${servery.url}/order/${ref}`);
  await expect(page.getByText('This order is complete.')).toBeVisible();
  await expect(page.getByText(NEXT)).toHaveCount(0);
});

test('several orders are one bar with their number, that opens [ACC-131]', async ({ page, servery }) => {
  await chipsInCart(page, servery);
  const refs = [await placedChips(page, servery), await placedChips(page, servery)];
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  const bar = page.getByRole('navigation', { name: 'Your orders on their way' });
  const several = bar.getByRole('button', { name: '2 orders on their way' });
  await expect(several).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.getByRole('link')).toHaveCount(0);
  await several.click();
  await expectAccessible(page);
  for (const ref of refs) await expect(bar.locator(`a[href="/order/${ref}"]`)).toBeVisible();
});

test('who has ordered nothing is shown none, and asks for none', async ({ page, servery }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your orders on their way' })).toHaveCount(0);
  expect(asked.filter((body) => body.includes('ActiveOrders'))).toEqual([]);
});
