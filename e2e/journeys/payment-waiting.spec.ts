import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';

import { expect, type Servery, test } from '../servery.ts';

import type { Shopper } from '../shopper.ts';

import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function guest(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  return shopper;
}

/** To the page where coins are paid; answers its address. */
async function toInvoice(page: Page): Promise<string> {
  await tick(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(page.getByRole('button', { name: 'Pay, confirm later' })).toBeVisible();
  return page.url();
}

test('asks less and less often, and at once when the line is back or somebody asks', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await guest(page, servery);
  await toInvoice(page);
  const calls = listen(page);
  const asked = () => calls.filter(({ name }) => name === 'SubmitOrder').length;
  // The first question is held back until the clock stands still.
  const still = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('RequestAction=SubmitOrder')) await still.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Pay, confirm later' }).click();
  const now = page.getByRole('button', { name: 'Check now' });
  await expect(now).toHaveAttribute('aria-busy', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  still.resolve();
  const answered = async (times: number) => {
    await expect.poll(asked).toBe(times);
    await expect(now).not.toHaveAttribute('aria-busy');
  };
  await answered(1);
  for (const [index, ms] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await page.clock.runFor(ms - 1);
    expect(asked()).toBe(index + 1);
    await page.clock.runFor(1);
    await answered(index + 2);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await answered(8);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered(9);
  await now.click();
  await answered(10);
});
