import type { Locator, Page } from '@playwright/test';
import { toCheckout } from '../prepared.ts';
import { expect, test } from '../servery.ts';
import { withChips } from '../identity.ts';
import { Shopper } from '../shopper.ts';

const boxOf = async (it: Locator) => {
  const box = await it.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

/** All of the button, with its price, stands inside the screen, and nothing of it is cut. */
async function expectWhole(page: Page, button: Locator): Promise<void> {
  const box = await boxOf(button);
  const width = page.viewportSize()?.width ?? 0;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  const cut = await button.evaluate((it) => it.scrollWidth > it.clientWidth + 1);
  expect(cut).toBe(false);
  const amount = await boxOf(button.getByText(/\$\d/));
  expect(amount.x + amount.width).toBeLessThanOrEqual(box.x + box.width);
}

for (const [width, text] of [
  [320, 100],
  [360, 100],
  [390, 115],
] as const)
  test(`the price on the button is whole at ${width} pixels and ${text} % text, and stays where it is while it is sent`, async ({
    page,
    servery,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    await shopper.choosePickupNow();
    await shopper.dish('Rosemary Chips').click();
    const add = shopper.product('Rosemary Chips').getByRole('button', { name: /Add to Cart/ });
    for (let more = 0; more < 2; more += 1)
      await shopper
        .product('Rosemary Chips')
        .getByRole('button', { name: /^Add one/ })
        .click();
    await expectWhole(page, add);
    const before = await boxOf(add);
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/api', async (route) => {
      if (route.request().postData()?.includes('add_to_order')) await held;
      return route.fallback();
    });
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    const { y, height, width: wide } = await boxOf(add);
    expect({ y, height, wide }).toEqual({ y: before.y, height: before.height, wide: before.width });
    answer();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without a line a page that is not here yet says so, and comes by itself when the line is back', async ({
    page,
    servery,
    context,
  }) => {
    const shopper = await withChips(page, servery);
    await page.route('**/assets/*cart*', (route) => route.abort());
    await context.setOffline(true);
    await page.getByRole('link', { name: /View cart/ }).click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Clear Session/ })).toHaveCount(0);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
    await expect(shopper.page.getByText('Rosemary Chips').first()).toBeVisible();
  });

  test('with large text what was added is said in whole words and leaves room for the menu; without a line the note stays in sight down the checkout', async ({
    page,
    servery,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await shopper.choosePickupNow();
    await page
      .getByRole('button', { name: /^Add to Cart: Rosemary Chips/ })
      .first()
      .click();
    const words = page
      .locator('[data-kind], div')
      .filter({ hasText: /^Added to Cart/ })
      .last();
    const said = await boxOf(words);
    expect(said.height).toBeLessThan(780 / 3);
    const text = await boxOf(page.getByText('Added to Cart', { exact: true }).last());
    expect(text.width).toBeGreaterThan(150);
    await page.setViewportSize({ width: 390, height: 844 });
    await toCheckout(shopper);
    await context.setOffline(true);
    const note = page.getByRole('status').filter({ hasText: 'An internet connection is required' });
    await expect(note).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(note).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
  });

  test('what a search finds begins below the header, wherever the menu was read to', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    const box = page.getByRole('searchbox').first();
    const opener = page.getByRole('button', { name: /Search/ }).first();
    await expect(box.or(opener).first()).toBeVisible();
    if (!(await box.isVisible())) await opener.click();
    await box.fill('a');
    const first = page.getByRole('main').getByRole('listitem').first();
    const header = await boxOf(page.getByRole('banner'));
    await expect.poll(async () => (await boxOf(first)).y).toBeGreaterThanOrEqual(header.y + header.height);
  });
});
