import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../servery.ts';
import { chipsInCart } from '../prepared.ts';
import { stopClock } from '../toasts.ts';

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level });

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
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const note = page.getByText(
    'An internet connection is required. The app will automatically keep retrying...',
  );
  await expect(note).toBeVisible();
  await expectAccessible(page);
  const pinged: string[] = [];
  page.on('request', (request) => request.url().includes('/api/ping') && pinged.push(request.url()));
  await pull(page, 99);
  await pull(page, 100);
  await expect(note).toBeHidden();
  expect(pinged).toEqual([expect.stringMatching(/\/api\/ping\?sid=\w/)]);

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
  // The browser's own timeout keeps its own time; this one keeps the journey's.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const end = new AbortController();
      setTimeout(() => end.abort(), ms);
      return end.signal;
    };
    const ask = window.fetch;
    window.fetch = (what, how) => {
      if (typeof what === 'string' && what.includes('/api/ping'))
        Object.assign(window, { lastPing: Date.now() });
      return ask(what, how);
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
  expect(pinged.every((each) => /^GET \?sid=\w+/.test(each))).toBe(true);

  await page.route('**/api/ping**', () => undefined);
  const note = page.getByText('An internet connection is required.');
  await expect(async () => {
    await page.clock.runFor(500);
    expect(pinged).toHaveLength(5);
  }).toPass({ intervals: [0] });
  const since = await page.evaluate(() => Date.now() - (window as unknown as { lastPing: number }).lastPing);
  await page.clock.runFor(9900 - since);
  await expect(note).toBeHidden();
  await page.clock.runFor(100);
  await expect(note).toBeVisible();
});

test('without cookies the page says what to allow; inside another site it opens on its own, or leads to the app [ACC-230 ACC-231]', async ({
  page,
  servery,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(heading(page, 'Cookies must be enabled', 2)).toBeVisible();
  await expect(page.getByText('On an iPhone or iPad')).toBeVisible();
  await expect(page.getByText(/Prevent Cross-Site Tracking/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in new Window' })).toHaveCount(0);
  await expectAccessible(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Banksia Kitchen')).toBeVisible();

  // A browser keeps no cookie of a site that stands in a page of another one.
  const frame = `<!doctype html><iframe src="${servery.url}/menu/banksia-kitchen"></iframe>`;
  const another = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(frame),
  );
  await once(another.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(another.address() as AddressInfo).port}/`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', /\/app$/);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    inside.getByRole('link', { name: 'Open in new Window' }).click(),
  ]);
  await expect(heading(opened, 'Banksia Kitchen')).toBeVisible();
  another.closeAllConnections();
  another.close();
});
