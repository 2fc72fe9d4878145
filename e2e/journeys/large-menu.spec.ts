import type { Page } from '@playwright/test';
import { alterFacts } from '../altered.ts';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';

type Loose = Record<string, unknown>;
type Venue = { menu: { items: Loose[]; item_count: number } };
const CATEGORIES = 10;
const EACH = 1000;

/** Ten thousand products, made from the first one. */
const grow = (page: Page) =>
  alterFacts(page, ({ first }) => {
    const { menu } = (first['Merchant'] as { merchant: Venue }).merchant;
    const category = menu.items[0] ?? {};
    const [dish] = category['items'] as Loose[];
    menu.items = Array.from({ length: CATEGORIES }, (_, at) => ({
      ...category,
      id: 5000 + at,
      name: `Shelf ${at + 1}`,
      children: [],
      items: Array.from({ length: EACH }, (_each, row) => {
        const id = 100_000 + at * EACH + row;
        return { ...dish, id, cat_id: 5000 + at, name: `Product ${at * EACH + row + 1}` };
      }),
    }));
    menu.item_count = CATEGORIES * EACH;
  });

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test.describe('a menu of ten thousand products', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('draws only what is near, jumps to any category, and finds any product', async ({ page, servery }) => {
    await grow(page);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('button', { name: 'Product 1', exact: true })).toBeVisible();
    const atRest = await nodes(page);
    expect(atRest).toBeLessThan(4000);

    const tasks = () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
    const before = (await tasks()).length;
    await page.evaluate(async () => {
      for (let step = 0; step < 60; step += 1) {
        window.scrollBy({ top: 600, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    const longest = Math.max(0, ...(await tasks()).slice(before));
    const scrolled = await nodes(page);
    test.info().annotations.push({
      type: 'measured',
      description: `${atRest} nodes at rest, ${scrolled} after 36,000 px, longest task while scrolling ${Math.round(longest)} ms`,
    });
    expect(scrolled).toBeLessThan(6000);

    const chips = page.getByRole('navigation', { name: 'Categories' }).last();
    await chips.getByRole('link', { name: 'Shelf 9' }).click();
    await expect(page.getByRole('heading', { name: 'Shelf 9' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Product 8001', exact: true })).toBeInViewport();
    await expect(chips.getByRole('link', { name: 'Shelf 9' })).toHaveAttribute('aria-current', 'true');

    await page.getByRole('button', { name: 'Search the menu' }).click();
    await page.getByRole('searchbox', { name: 'Search the menu' }).first().fill('product 9999');
    await expect(page.getByRole('button', { name: 'Product 9999', exact: true })).toBeVisible();
    expect(await nodes(page)).toBeLessThan(1500);
  });
});

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an add answers the finger before the server does', async ({ page, servery }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.addChips();
    await expect(page.getByRole('button', { name: /^Add to Cart: Rosemary Chips, 1 there/ })).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/api', async (route) => {
      if ((route.request().postData() ?? '').includes('add_to_order')) await held.promise;
      await route.fallback();
    });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const took = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const button = document.querySelector<HTMLElement>(
            '[aria-label^="Add to Cart: Rosemary Chips, 1 there"]',
          );
          if (!button) return done(-1);
          const start = performance.now();
          new MutationObserver(() => {
            if (document.querySelector('[aria-label^="Add to Cart: Rosemary Chips, 2 there"]'))
              done(performance.now() - start);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
          button.click();
        }),
    );
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    test.info().annotations.push({
      type: 'measured',
      description: `${Math.round(took)} ms at a quarter of the speed`,
    });
    await expect(page.getByRole('button', { name: /^Add to Cart: Rosemary Chips, 2 there/ })).toBeVisible();
    held.resolve();
    expect(took).toBeGreaterThanOrEqual(0);
  });
});
