import { test } from '../browserless/screen.ts';
import { Kitchen } from '../kitchen.ts';
import { expect } from '../servery.ts';

/** A venue that set no limit: 0 is none. */
const NO_LIMIT = {
  ConsoleBoard: {
    now: 0,
    orders: [],
    average_mins: 0,
    stations: [],
    slots: [{ at: 0, label: '12:00', taken: 1, capacity: 0 }],
    unprinted: [],
  },
  ConsoleCapacity: { date: '2026-11-17', rows: [], no_limit: ['Pickup'] },
};

test('times without a limit are counted on the board, and Slots says that they go on', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.route('**/api', (route) => {
    const name = new URLSearchParams(route.request().postData() ?? '').get('RequestAction') ?? '';
    const Response = Object.entries(NO_LIMIT).find(([call]) => call === name)?.[1];
    return Response ? route.fulfill({ json: { ResponseCode: 'SUCCESS', Response } }) : route.fallback();
  });
  await page.goto(`${servery.url}/console/board`);
  const next = page.getByRole('list', { name: 'Next slots' });
  await expect(next.getByText('1 order', { exact: true })).toBeVisible();
  await expect(next.getByText(/of 0/)).toHaveCount(0);
  await page.goto(`${servery.url}/console/slots`);
  await expect(page.getByRole('heading', { name: 'Pickup: no limit' })).toBeVisible();
  await expect(page.getByText('No more orders')).toHaveCount(0);
  await page.getByRole('link', { name: 'Set a limit' }).click();
  await expect(page.getByRole('heading', { name: 'Hours', level: 1 })).toBeVisible();
  await page.context().close();
});
