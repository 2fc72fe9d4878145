import type { Page } from '@playwright/test';

import { expectAccessible } from '../looks.ts';
import { listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { patiently } from '../patience.ts';
import { chipsInCart } from '../prepared.ts';
import { expect } from '../servery.ts';
import { stopClock } from '../toasts.ts';

test.use({ on: ['web', 'app'] });

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level });

test('from About somebody reads the terms and the privacy policy; a guest signs in before a page of the account [ACC-203 ACC-219 ACC-221 ACC-225]', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/about`);
  await expect(page.getByRole('list', { name: 'Contact' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'terms of use' }).click();
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.getByRole('region', { name: 'Refund policy' })).toContainText('original payment method');
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await expect(page.getByText('Last updated 1 May 2021.')).toBeVisible();
  await page.goto(`${servery.url}/account/invoices`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('textbox', { name: 'Email' }).fill('member@example.com');
  await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Currently unavailable', 2)).toBeVisible();
  await expectAccessible(page);
});

/** A finger that goes down on the note and is lifted so much farther below. */
const pull = (page: Page, distance: number) =>
  page.getByText('An internet connection is required.').evaluate((target, far) => {
    const top = target.closest('output')!.getBoundingClientRect().top;
    const at = (y: number) => new Touch({ identifier: 1, target, clientX: 100, clientY: top + y });
    const send = (type: string, touches: Touch[]) =>
      target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches }));
    send('touchstart', [at(50)]);
    send('touchmove', [at(50 + far)]);
    send('touchend', []);
  }, distance);

test('a lost line is tried again by a pull; a screen that breaks says so, and leads out of the session [ACC-228 ACC-232]', async ({
  page,
  servery,
}) => {
  await chipsInCart(page, servery);
  await page.goto(`${servery.url}/logs`);
  await expect(heading(page, 'Logs')).toBeVisible();
  const note = page.getByText(
    'An internet connection is required. The app will automatically keep retrying...',
  );
  // Whoever hears of it first has to be there.
  await patiently(async (patience) => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(note).toBeVisible(patience);
  });
  await expectAccessible(page);
  const pinged: string[] = [];
  page.on('request', (request) => request.url().includes('/api/ping') && pinged.push(request.url()));
  await pull(page, 99);
  await pull(page, 100);
  await expect(note).toBeHidden();
  expect(pinged).toEqual([expect.stringMatching(/\/api\/ping\?sid=[\w-]/)]);

  await page.route('**/api/legal/terms', (route) => route.fulfill({ json: { title: 'Broken' } }));
  await page.goto(`${servery.url}/terms`);
  await expect(heading(page, 'Something went wrong', 2)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Report Problem' })).toBeVisible();
  const calls = listen(page);
  await page.getByRole('button', { name: 'Logout / Clear Session' }).click();
  await expect(page).toHaveURL(`${servery.url}/`);
  expect(calls.map(({ name }) => name)).toContain('Logout');
  expect((await page.context().cookies()).filter(({ name }) => name === 'sid')).toEqual([]);
});

test('the line is asked after every 15 s by GET, with the session where there is one, and given up after 10 s [ACC-229]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  // A limit keeps real time and a route that never answers is not told of it: this one keeps the test's, and is told.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const end = new AbortController();
      setTimeout(() => end.abort(), ms);
      return end.signal;
    };
    const ask = window.fetch;
    window.fetch = (what, how) => {
      if (typeof what !== 'string' || !what.includes('/api/ping')) return ask(what, how);
      Object.assign(window, { lastPing: Date.now() });
      const ended = new Promise<never>((_answer, end) => {
        how?.signal?.addEventListener('abort', () => end(new Error('given up')));
      });
      return Promise.race([ask(what, how), ended]);
    };
  });
  const pinged: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/ping') pinged.push(`${request.method()} ${search}`);
  });
  const minutes = async (url: string) => {
    await page.goto(url);
    await expect(heading(page, 'Logs')).toBeVisible();
    await stopClock(page);
    pinged.length = 0;
    // Whoever asks may begin a moment after the page is there.
    await expect(async () => {
      await page.clock.runFor(500);
      expect(pinged).toHaveLength(1);
    }).toPass({ intervals: [0] });
    pinged.length = 0;
    for (let windows = 1; windows <= 4; windows += 1) {
      await page.clock.runFor(15_000);
      await expect.poll(() => pinged.length).toBe(windows);
    }
  };
  await minutes(`${servery.url}/logs`);
  expect(new Set(pinged)).toEqual(new Set(['GET ']));
  await chipsInCart(page, servery);
  await page.clock.resume();
  await minutes(`${servery.url}/logs`);
  expect(pinged.every((each) => /^GET \?sid=[\w-]+/.test(each))).toBe(true);

  await page.route('**/api/ping**', () => undefined);
  const note = page.getByText('An internet connection is required.');
  await expect(async () => {
    await page.clock.runFor(500);
    expect(pinged).toHaveLength(5);
  }).toPass({ intervals: [0] });
  const since = await page.evaluate(() => Date.now() - (window as unknown as { lastPing: number }).lastPing);
  await page.clock.runFor(9900 - since);
  await expect(note).toBeHidden();
  // A date has no parts of a millisecond, a timer has.
  await page.clock.runFor(101);
  await expect(note).toBeVisible();
});

test('without cookies the page says what to allow, on an iPhone too [ACC-230]', async ({ page, servery }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '' });
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, get: () => false });
  });
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(heading(page, 'Cookies must be enabled', 2)).toBeVisible();
  await expect(page.getByText('On an iPhone or iPad')).toBeVisible();
  await expect(page.getByText(/Prevent Cross-Site Tracking/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in new Window' })).toHaveCount(0);
  await expectAccessible(page);
});
