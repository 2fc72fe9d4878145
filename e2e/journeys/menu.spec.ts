import { alterFacts } from '../altered.ts';

import { expect, test } from '../servery.ts';

import { Shopper } from '../shopper.ts';

type Loose = Record<string, unknown>;
type Venue = Loose & { menu: Loose & { items: Loose[] }; brand_redirect: Loose; fulfilment: Loose[] };
const venueIn = (first: Record<string, unknown>): Venue =>
  (first['Merchant'] as { merchant: Venue }).merchant;

test.describe('the menu of a venue, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the venue with its tabs, its dishes and its footer [ORD-021 ORD-155 ORD-156 ORD-159 ORD-169 ORD-170 ORD-172 ORD-173 ORD-177 ORD-179 ACC-338]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await alterFacts(page, ({ first }) => {
      const [category] = venueIn(first).menu.items;
      const [dish] = (category?.['items'] ?? []) as Loose[];
      if (dish) dish['img_url'] = '/media/none.svg';
    });
    await shopper.openMenu();
    await expect(page).toHaveTitle(/^Banksia Kitchen, Fremantle\b.*Online Menu$/);
    const card = page.getByRole('region', { name: 'Store', exact: true });
    for (const words of ['Banksia Kitchen', '12 Market Street', 'Fremantle', '(08) 5550 0142'])
      await expect(card).toContainText(words);
    const tabs = page.getByRole('tablist', { name: 'Store details' });
    for (const name of ['Fulfilment', 'Promos', 'History', 'Dietary', 'About this store'])
      await expect(tabs.getByRole('tab', { name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Categories' }).first()).toContainText('Burgers');

    const dish = page.getByRole('listitem').filter({ hasText: 'Smashed Avo Toast' });
    await expect(dish).toContainText('$18.50');
    await expect(dish.locator('abbr[title="Vegetarian"]')).toContainText('V');
    await expect(dish.getByRole('button', { name: 'Add Smashed Avo Toast' })).toBeVisible();
    // The picture that did not come is gone, and the drawn plate stands in its place.
    await expect(dish.locator('img')).toHaveCount(0);
    await expect(dish.locator('[data-tint]')).toBeVisible();

    await tabs.getByRole('tab', { name: 'Dietary' }).click();
    const legend = page.getByRole('tabpanel');
    for (const words of ['GF Gluten free', 'EF Egg free', 'DF Dairy free', 'LF Lactose free', 'V Vegetarian'])
      await expect(legend.getByRole('button', { name: words })).toBeVisible();
    await expect(legend.getByRole('button', { name: 'VE Vegan' })).toBeVisible();
    await expect(legend.getByRole('button', { name: 'Halal' })).toBeVisible();

    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('12 Market Street, Fremantle');
    await expect(footer.getByRole('link', { name: '(08) 5550 0142' })).toHaveAttribute(
      'href',
      'tel:0855500142',
    );
    await expect(footer.getByRole('heading', { name: 'Opening Times' })).toBeVisible();
    await expect(footer.getByRole('definition').first()).toContainText(/\d (am|pm)|Open all day|Closed/);
  });
});

test.describe('the menu of a venue, on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has its categories at the left and cards that say Add to Cart, or why not [ORD-020 ORD-160 ORD-175]', async ({
    page,
    servery,
  }) => {
    await alterFacts(page, ({ first }) => {
      const dishes = venueIn(first).menu.items[0]?.['items'] as Loose[];
      Object.assign(dishes[0] ?? {}, { limits: undefined });
      Object.assign(dishes[1] ?? {}, { limits: { sold_out: { text: '', until: 0 }, dayparts: [] } });
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const rail = await page.getByRole('navigation', { name: 'Categories' }).first().boundingBox();
    const cards = page.getByRole('region', { name: 'Breakfast' }).getByRole('listitem');
    const first = await cards.nth(0).boundingBox();
    const second = await cards.nth(1).boundingBox();
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan(first?.x ?? 0);
    expect(second?.y).toBe(first?.y);
    await expect(cards.nth(0).getByText('Add to Cart')).toBeVisible();
    await expect(cards.nth(1).getByText('Product unavailable')).toBeVisible();
    await expect(cards.nth(1).getByText('Add to Cart')).toHaveCount(0);
    const picture = page.getByRole('region', { name: 'Store', exact: true }).locator('img').last();
    await page.setViewportSize({ width: 720, height: 900 });
    await expect(picture).toBeVisible();
    await page.setViewportSize({ width: 719, height: 900 });
    await expect(picture).toBeHidden();
  });
});
