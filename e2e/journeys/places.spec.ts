import type { Page } from '@playwright/test';
import { alterFacts } from '../altered.ts';
import { insideApp } from '../native.ts';
import { expect, test } from '../servery.ts';

type Block = Record<string, unknown>;

/** Home with these blocks alone, and a menu whose first picture does not come; what the blocks leave open is empty. */
const withBlocks = (page: Page, ...blocks: Block[]): Promise<void> =>
  alterFacts(page, ({ first }) => {
    const venue = first['Merchant'] as { merchant: { menu: { items: { items: Block[] }[] } } } | undefined;
    Object.assign(venue?.merchant.menu.items[0]?.items[0] ?? {}, { img_url: '/media/demo/none.svg' });
    const home = first['AppHome'] as { blocks: Block[] } | undefined;
    if (!home) return;
    const empty = Object.fromEntries(
      Object.entries(home.blocks[0] ?? {}).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : typeof value === 'number' ? 0 : '',
      ]),
    );
    home.blocks = blocks.map((block, index) => ({ ...empty, visible: 1, id: index + 1, ...block }));
  });

for (const variant of ['web', 'app'] as const)
  test(`on Home the picture lies behind the words where there is room, and a frame fits; on a desk a menu has its categories at the left [ACC-059 ACC-067 ORD-160] (${variant})`, async ({
    page,
    servery,
    context,
  }) => {
    if (variant === 'app') {
      await insideApp(page, {});
      await context.addCookies([{ name: 'pn_prompted', value: '1', url: servery.url }]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await withBlocks(
      page,
      { block: 'welcome', title: 'Come in', image_url: '/media/demo/hero.svg' },
      { block: 'place_order', title: 'Order', target: 'menu/banksia-kitchen' },
      { block: 'image', title: 'Sundays', alignment: 'center' },
      { block: 'iframe', title: 'Map', link_url: '/media/demo/hero.svg' },
      { block: 'iframe', title: 'Bookings', link_url: '/media/demo/hero.svg', place_order_btn: 1 },
    );
    await page.goto(`${servery.url}/`);
    const picture = page.locator('main img[fetchpriority=high]');
    await expect(picture).toHaveCSS('position', 'absolute');
    await expect(page.getByRole('heading', { name: 'Sundays' })).toHaveCSS('text-align', 'center');
    await page.setViewportSize({ width: 720, height: 800 });
    await expect(picture).toHaveCSS('position', 'static');
    await page.setViewportSize({ width: 1280, height: 800 });

    const order = page.getByRole('link', { name: 'Place an Order' });
    await page.getByRole('button', { name: 'Map' }).click();
    await expect(page.locator('iframe')).toHaveCSS('height', `${800 - 90}px`);
    await expect(order).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Bookings' }).click();
    await expect(page.locator('iframe')).toHaveCSS('height', `${800 - 180}px`);
    await expect(order).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Back to Home' })).toBeInViewport();

    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const cards = page.getByRole('region', { name: 'Breakfast' }).getByRole('listitem');
    const placeOf = async (nth: number) => (await cards.nth(nth).boundingBox()) ?? { x: 0, y: 0 };
    // Where its picture does not come, the drawn plate stands.
    await expect(cards.nth(0).locator('img')).toHaveCount(0);
    await expect(cards.nth(0).locator('[data-tint]')).toBeVisible();
    const rail = await page.getByRole('navigation', { name: 'Categories' }).first().boundingBox();
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan((await placeOf(0)).x);
    expect((await placeOf(1)).y).toBe((await placeOf(0)).y);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await placeOf(1)).y > (await placeOf(0)).y).toBe(true);
    expect((await placeOf(1)).x).toBe((await placeOf(0)).x);
  });
