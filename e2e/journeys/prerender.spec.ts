import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { clientHere } from '../shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

// A page goes without its drawing where that takes too long; it is made meanwhile, and kept for the next.
test.beforeEach(async ({ servery }) => {
  const isDrawn = async () =>
    (await (await fetch(`${servery.url}/menu/banksia-kitchen`)).text()).includes('<h1');
  await expect.poll(isDrawn).toBe(true);
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu can be read, with its dishes and prices, and is laid out as it will be', async ({
    page,
    servery,
  }) => {
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
    await expect(page.getByText('Rosemary Chips').first()).toBeAttached();
    const accent = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(accent).toBe('rgb(250, 246, 239)');
  });

  test('the page tells search engines and link previews what it is', async ({ page, servery }) => {
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page).toHaveTitle(/Banksia Kitchen.*Fremantle.*Online Menu/);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:title')).toContain('Banksia Kitchen');
    expect(await meta('og:description')).toContain('Market Street');
    expect(await meta('og:image')).toMatch(/\/media\/demo\//);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'Restaurant', hasMenu: { '@type': 'Menu' } });
    const robots = await (await fetch(`${servery.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /console');
  });
});

test('the client takes the drawn menu over without moving or repainting anything', async ({
  page,
  servery,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const held = globalThis as unknown as { moved?: number };
      held.moved = (held.moved ?? 0) + shifts.reduce((sum, { value }) => sum + value, 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await page
    .getByRole('button', { name: /Choose Fulfilment/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Choose Fulfilment' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { moved?: number }).moved ?? 0)).toBeLessThan(
    0.01,
  );
  expect(problems).toEqual([]);
  await page.keyboard.press('Escape');
});

for (const when of ['comes', 'begins'] as const) {
  test(`a tap that ${when} before the client is kept, and done once the client is there`, async ({
    page,
    servery,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: /Choose Fulfilment/ }).first();
    if (when === 'comes') await button.click();
    else {
      await button.hover();
      await page.mouse.down();
    }
    const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
    await expect(popup).toHaveCount(0);
    held.resolve();
    if (when === 'begins') {
      await clientHere(page);
      await page.mouse.up();
    }
    await expect(popup).toBeVisible();
  });
}

test('the drawn page is as accessible as the living one', async ({ page, servery }) => {
  // The script of the client is held back: axe needs scripts, the page must not have its own.
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expectAccessible(page);
});

/** When each file was asked for, and when the first words stood on the screen. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const firstOf = (end: RegExp) => files.find(({ name }) => end.test(name))?.startTime ?? Infinity;
    return {
      words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      faces: firstOf(/\.woff2$/),
      script: firstOf(/\.js$/),
      count: files.filter(({ name }) => name.endsWith('.woff2')).length,
    };
  });
const FACES = ['Fraunces Variable', 'Inter Variable'];
const hasFaces = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toEqual(expect.arrayContaining(FACES));

test('the words are there before the faces and the client are asked for; who comes back has the faces at once', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await hasFaces(page);
  const first = await asked(page);
  expect(first.faces).toBeGreaterThan(first.words);
  expect(first.script).toBeGreaterThan(first.words);
  // Those of this brand, and not of another.
  expect(first.count).toBe(2);
  await page.reload();
  await hasFaces(page);
  const again = await asked(page);
  expect(again.faces).toBeLessThan(again.script);
});
