import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { homeOf } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { test, type Variant } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { stopClock } from '../toasts.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 }, hasTouch: true });

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level });

async function start(page: Page, servery: Servery, variant: Variant): Promise<string> {
  if (variant === 'kiosk') await new KioskGuest(page).switchOn(servery);
  else await new Cashier(page).start(servery);
  return homeOf(servery, variant);
}

const TERMS = [
  'Definitions',
  'Contract',
  'Account',
  'Price and payment',
  'Refund policy',
  'Disclaimers',
  'Security',
  'Intellectual property',
  'Email address',
  'Indemnity',
  'Miscellaneous',
];
const POLICY = [
  'Information we collect',
  'How we use it',
  'Third-party services',
  'How we protect it',
  'Reviewing and removing your account',
  'Compulsory disclosure',
  'Changes to this policy',
];
const SAYS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  terms: [
    ['Price and payment', 'All prices are in Australian dollars (AUD).'],
    ['Price and payment', 'All prices include taxes'],
    ['Price and payment', 'A surcharge is never more than what it costs us to process that payment.'],
    ['Refund policy', 'amend or cancel an Order only until the Store starts to prepare it'],
    ['Refund policy', 'contact the Store directly'],
    ['Refund policy', 'no refund for an Order that you do not collect'],
    ['Refund policy', 'because the address you gave was wrong'],
    ['Refund policy', 'which is a partial refund'],
    ['Refund policy', 'If your Order has a major fault, you are entitled to a full refund.'],
    ['Refund policy', 'Refunds are made to the original payment method. We confirm each refund by email.'],
    ['Contract', 'Users under 18 years of age may not use the App.'],
    ['Miscellaneous', 'governed by the law of Western Australia'],
  ],
  privacy: [
    ['How we protect it', 'encrypted with SSL'],
    ['How we protect it', 'PCI-compliant payment gateway'],
    ['How we protect it', 'Card data is never stored on our own servers.'],
    ['Reviewing and removing your account', 'email hello@banksia-kitchen.example.com'],
    ['Reviewing and removing your account', 'Verified requests are answered within 30 days.'],
  ],
};

test('About leads to the whole terms and to the whole privacy policy [ACC-219 ACC-221 ACC-222 ACC-223 ACC-224 ACC-225 ACC-226 ACC-227]', async ({
  page,
  servery,
  variant,
}) => {
  const home = await start(page, servery, variant);
  const says = async (path: string) => {
    for (const [part, words] of SAYS[path] ?? [])
      await expect(page.getByRole('region', { name: part })).toContainText(words);
  };
  await page.goto(`${home}/about`);
  await page.getByRole('link', { name: 'terms of use' }).click();
  await expect(page).toHaveURL(`${home}/terms`);
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TERMS);
  await says('terms');
  await page.getByRole('link', { name: 'Back to About' }).click();
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL(`${home}/privacy`);
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await expect(page.getByText('Last updated 1 May 2021.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(POLICY);
  await says('privacy');
});

/** A finger that goes down on the note, so far below its upper edge, and is lifted so much farther below. */
const pull = (page: Page, from: number, distance: number) =>
  page.getByText('An internet connection is required.').evaluate(
    (target, [start, far]) => {
      const top = Math.max(0, target.closest('output')!.parentElement!.getBoundingClientRect().top);
      const send = (type: string, ...ys: number[]) => {
        const touches = ys.map((y) => ({ identifier: 1, target, clientX: 100, clientY: top + y }));
        target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
      };
      send('touchstart', start);
      send('touchmove', start + far);
      send('touchend');
    },
    [from, distance] as const,
  );

test('a lost line is tried again by a pull; a screen that breaks says so, is reported, and leads out of the session [ACC-014 ACC-015 ACC-228 ACC-232]', async ({
  page,
  servery,
  context,
  variant,
}) => {
  const home = await start(page, servery, variant);
  await page.goto(`${home}/logs`);
  await expect(heading(page, 'Logs')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const note = page.getByText(
    'An internet connection is required. The app will automatically keep retrying...',
  );
  await expect(note).toBeVisible();
  const pinged: string[] = [];
  page.on('request', (request) => request.url().includes('/api/ping') && pinged.push(request.url()));
  await pull(page, 50, 99);
  await pull(page, 51, 100);
  expect(pinged).toEqual([]);
  await pull(page, 50, 100);
  await expect(note).toBeHidden();
  expect(pinged).toEqual([expect.stringMatching(/\/api\/ping\?sid=[\w-]+$/)]);

  await page.route('**/api/legal/terms', (route) => route.fulfill({ json: { title: 'Broken' } }));
  await page.goto(`${home}/terms`);
  await expect(heading(page, 'Something went wrong', 2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report Problem' })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await servery.errors())).toContain(`/${variant}/terms`);
  const calls = listen(page);
  await page.getByRole('button', { name: 'Logout / Clear Session' }).click();
  await expect(page).toHaveURL(`${home}/signin`);
  expect(calls.map(({ name }) => name)).toContain('Logout');
  expect(
    (await context.cookies()).filter(({ name, value }) => /^sid(?!.*_brief)/.test(name) && value),
  ).toEqual([]);
});

test('the line is asked after every 15 s by GET, with the session where there is one, and given up after 10 s [ORD-313 ACC-229]', async ({
  page,
  servery,
  variant,
}) => {
  await page.clock.install();
  // A line that is dead answers nobody, until whoever asked gives up; and a limit keeps the test's time, not real time.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const end = new AbortController();
      setTimeout(() => end.abort(), ms);
      return end.signal;
    };
    const ask = window.fetch;
    window.fetch = (what, how) =>
      'lineIsDead' in window && typeof what === 'string' && what.includes('/api/ping')
        ? new Promise((_, fail) => {
            Object.assign(window, { asked: true });
            how?.signal?.addEventListener('abort', () => fail(new TypeError('given up')));
          })
        : ask(what, how);
  });
  const home = homeOf(servery, variant);
  const pinged: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/ping') pinged.push(`${request.method()} ${search}`);
  });
  const threeTimes = async () => {
    await stopClock(page);
    // What was drawn last has begun to count by then.
    await page.clock.runFor(1000);
    pinged.length = 0;
    for (const times of [1, 2, 3]) {
      await page.clock.runFor(15_000);
      await expect.poll(() => pinged.length).toBe(times);
    }
  };
  await page.goto(`${home}/forgot`);
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await threeTimes();
  expect(new Set(pinged)).toEqual(new Set(['GET ']));
  await page.clock.resume();
  await start(page, servery, variant);
  await threeTimes();
  expect(pinged.filter((each) => !/^GET \?sid=[\w-]+$/.test(each))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { lineIsDead: true }));
  const note = page.getByText('An internet connection is required.');
  while (!(await page.evaluate(() => 'asked' in window))) await page.clock.runFor(100);
  await page.clock.runFor(9800);
  await expect(note).toBeHidden();
  await page.clock.runFor(200);
  await expect(note).toBeVisible();
});
