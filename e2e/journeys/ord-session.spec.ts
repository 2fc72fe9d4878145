import type { Page } from '@playwright/test';
import { overhear } from '../altered.ts';

import { expect, test } from '../servery.ts';
import { signIn } from '../identity.ts';

import { toast } from '../native.ts';
import { member } from '../prepared.ts';

import { stepUntil } from '../patience.ts';
import { stopClock } from '../toasts.ts';
import { tracesOf } from '../traces.ts';

test.use({ viewport: { width: 390, height: 844 } });

const EXPIRED = 'Session expired, sign in to try again';

/** Whether the list of pages is that of somebody who is signed in. */
async function expectSignedIn(page: Page, isIn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Navigation' }).click();
  const pages = page.getByRole('list', { name: 'Navigation' });
  await expect(pages.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Sign out' })).toHaveCount(isIn ? 1 : 0);
  await page.keyboard.press('Escape');
}

test('AUTH makes a guest of whoever was signed in, with nothing left of them [ORD-255]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await member(page, servery);
  await page.goto(`${servery.url}/account`);
  await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
  await expectSignedIn(page, true);
  const heard = overhear(page);
  await page.context().addCookies([{ name: 'sid', value: 'a'.repeat(43), url: servery.url }]);
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(toast(page, EXPIRED).last()).toBeVisible();
  await expect.poll(() => heard.some(({ answer }) => answer.ResponseCode === 'AUTH')).toBe(true);
  await expect(page).toHaveURL(/\/login$/);
  const sids = (await page.context().cookies()).filter(({ name, value }) => name === 'sid' && value !== '');
  expect(sids).toEqual([]);
  expect(await tracesOf(page, ['Sam Nguyen'])).toEqual([]);
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expectSignedIn(page, false);
});

test('who is signed out on a page of the account reads why for 2 s, and comes back to it by signing in [ORD-258]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await member(page, servery);
  await page.goto(`${servery.url}/account/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  // Its time stands still before anything is asked: whatever hears of the end first starts the two seconds.
  await stopClock(page);
  await page.context().addCookies([{ name: 'sid', value: 'a'.repeat(43), url: servery.url }]);
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await stepUntil(page, toast(page, EXPIRED).last());
  await page.clock.runFor(1800);
  await expect(page).toHaveURL(/\/account\/orders$/);
  expect(await tracesOf(page, ['Sam Nguyen'])).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.resume();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/account\/orders$/);
});
