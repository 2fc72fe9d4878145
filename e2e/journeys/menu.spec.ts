import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, listen, withoutFirst } from '../altered.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../house.ts';
import { Shopper } from '../shopper.ts';

type Loose = Record<string, unknown>;
type Venue = Loose & { menu: Loose & { items: Loose[] }; brand_redirect: Loose; fulfilment: Loose[] };
const venueIn = (first: Record<string, unknown>): Venue => (first['Merchant'] as { merchant: Venue }).merchant;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Choose Fulfilment' });
const flags = (facts: { brand: Loose }): Loose => facts.brand['flags'] as Loose;

test.describe('the menu of a venue, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the venue with its tabs, its dishes and its footer [ORD-021 ORD-155 ORD-156 ORD-159 ORD-169 ORD-170 ORD-172 ORD-173 ORD-177 ORD-179]', async ({
    page,
    house,
  }) => {
    const shopper = new Shopper(page, house);
    await alterFacts(page, ({ first }) => {
      const [category] = venueIn(first).menu.items;
      const [dish] = category?.['items'] as Loose[];
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
    await expect(footer.getByRole('link', { name: '(08) 5550 0142' })).toHaveAttribute('href', 'tel:0855500142');
    await expect(footer.getByRole('heading', { name: 'Opening Times' })).toBeVisible();
  });

  test('finds a dish by any part of its name [ORD-158 ORD-161]', async ({ page, house }) => {
    const shopper = new Shopper(page, house);
    await shopper.openMenu();
    await page.getByRole('button', { name: 'Search the menu' }).click();
    await page.getByRole('searchbox', { name: 'Search the menu' }).first().fill('MARY ch');
    await expect(shopper.dish('Rosemary Chips')).toBeVisible();
    await expect(shopper.dish('Flat White')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search the menu' }).first().fill('unicorn');
    await expect(page.getByText('Nothing called “unicorn”')).toBeVisible();
  });

  test('promos, a promo code, and the way to sign in for rewards and earlier orders [ORD-026 ORD-162 ORD-174 ORD-180 ORD-181]', async ({
    page,
    house,
  }) => {
    const shopper = new Shopper(page, house);
    await alterFacts(page, ({ first }) => {
      venueIn(first)['promos'] = [
        { title: 'Tenth coffee free', desc: 'For members', promo_code: '', terms: '', type: 'loyalty' },
      ];
    });
    await shopper.openMenu();
    await expect(page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Promos' }).click();
    const card = page.getByRole('list', { name: 'Promotions' }).getByRole('listitem');
    await expect(card).toContainText('Tenth coffee free');
    await expect(card.getByRole('link', { name: 'Sign in to earn and redeem rewards.' })).toHaveAttribute(
      'href',
      /^\/menu\/login/,
    );
    await page.getByRole('button', { name: 'Enter a promo code' }).click();
    const sheet = page.getByRole('dialog', { name: 'Promo code' });
    await sheet.getByLabel('Promo code').fill('nonsense');
    await expect(sheet.getByLabel('Promo code')).toHaveValue('NONSENSE');
    await expect(sheet.getByRole('button', { name: 'Scan QR code' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').or(page.locator('[data-kind="bad"]')).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('link', { name: 'Sign in to repeat previous orders' }).click();
    await expect(page).toHaveURL(/\/menu\/login\?next=/);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });

  test('a brand can hide the card, the tabs, the fulfilment type, the search and the footer [ORD-157]', async ({
    page,
    house,
  }) => {
    await alterFacts(page, (facts) => {
      for (const part of ['merchant_card', 'sub_tabs', 'fulfilment_type', 'search', 'footer'])
        flags(facts)[`hide_${part}`] = true;
    });
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('button', { name: 'Add Rosemary Chips' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Store', exact: true })).toHaveCount(0);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Choose Fulfilment/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search the menu' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('a brand can hide its name, its address and its phone [ORD-171]', async ({ page, house }) => {
    await alterFacts(page, (facts) => {
      for (const part of ['name', 'address', 'phone']) flags(facts)[`hide_merchant_${part}`] = true;
    });
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Opening Times' })).toBeVisible();
    for (const words of ['Banksia Kitchen', '12 Market Street', '5550 0142'])
      await expect(footer).not.toContainText(words);
    const card = page.getByRole('region', { name: 'Store', exact: true });
    for (const words of ['12 Market Street', '5550 0142']) await expect(card).not.toContainText(words);
  });

  test('a brand that moved shows the way to its app [ORD-145 ORD-167 ORD-168]', async ({ page, house }) => {
    await alterFacts(page, ({ first }) => {
      venueIn(first).brand_redirect = {
        redirect: 1,
        title: 'We have moved',
        text: 'Order in our own app from now on.',
        brand_name: 'Banksia',
        url_web_app: 'https://example.com/web',
        url_ios_app: 'https://example.com/ios',
        url_android_app: 'https://example.com/android',
      };
    });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('heading', { name: 'We have moved' })).toBeVisible();
    for (const name of ['App Store', 'Google Play', 'Open Web Site'])
      await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'App Store' }).click();
    await expect(page.getByText('Unable to open your App Store').last()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${house.url}/`);
  });

  test('without a menu at hand the venue comes first, then how it is had, then the menu, which is kept [ORD-138 ORD-139 ORD-140 ORD-141 ORD-146 ORD-149]', async ({
    page,
    house,
  }) => {
    await withoutFirst(page);
    const calls = listen(page);
    const asked = () => calls.filter(({ name }) => name === 'Merchant').map(({ form }) => form.get('return_menu'));
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    await expect(page.getByText('Loading the menu')).toBeAttached();
    await expect(popup(page)).toBeVisible();
    expect(asked()).not.toContain('1');
    await popup(page).getByRole('radio', { name: /^Pickup/ }).check({ force: true });
    await popup(page).getByRole('radio', { name: /^ASAP/ }).check({ force: true });
    await popup(page).getByRole('button', { name: 'Set' }).click();
    await expect(page.getByRole('button', { name: 'Add Rosemary Chips' })).toBeVisible();
    const menus = () => asked().filter((flag) => flag === '1').length;
    expect(menus()).toBe(1);
    await page.getByRole('link', { name: 'Cart', exact: true }).first().click();
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Add Rosemary Chips' })).toBeVisible();
    expect(menus()).toBe(1);
    // Still fresh after the page is loaded again: the menu comes at once, and nobody is asked.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add Rosemary Chips' })).toBeVisible();
    await expect(popup(page)).toBeHidden();
    expect(menus()).toBe(2);
  });

  test('a venue that is closed and takes nothing for later says so with its hours [ORD-150 ORD-166]', async ({
    page,
    house,
  }) => {
    await withoutFirst(page);
    await alterAnswer(page, 'Merchant', (answer) => {
      const venue = (answer.Response as { merchant: Venue }).merchant;
      Object.assign(venue, { status: 'offline', order_for_later: 0, always_open: 0 });
      Object.assign(venue.menu, { is_merchant_ready: 0, is_order_for_later_enabled: 0, items: [] });
      venue.fulfilment = venue.fulfilment.map((type) => ({
        ...type,
        open_now: 0,
        available_today: 0,
        order_for_later: 0,
      }));
      return answer;
    });
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    const card = page.getByRole('region', { name: 'Closed' });
    await expect(card.getByText('Trading Hours')).toBeVisible();
    await expect(card.getByText('The store is currently closed.')).toBeVisible();
    await expect(card.getByText('Pull down to refresh.')).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await expectAccessible(page);
  });

  test('a venue that does not load says so for six seconds; a name that nobody has is noted as an error [ORD-153 ORD-154 ORD-314 ORD-315]', async ({
    page,
    house,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    for (const [words, code] of [
      ['Invalid menu name', 'invalid_menu_name'],
      ['Merchant does not exist', 'no_merchant'],
    ]) {
      await alterAnswer(page, 'Merchant', (answer) => ({
        ...answer,
        ResponseCode: 'ERROR',
        Response: [words, { code }] as unknown as Loose,
      }));
      await page.goto(`${house.url}/menu/no-such-menu`);
      await expect(page.locator('[data-kind="bad"]').getByText(words ?? '')).toBeVisible();
      expect(errors.join('\n')).toContain(words);
    }

    await page.clock.install();
    await withoutFirst(page);
    await page.route('**/api', (route) => route.abort());
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    const toast = page.locator('[data-kind="bad"]').getByText(/^Error ME1, please try again\. If the problem/);
    // Three tries, each after a longer wait, before it is given up.
    await page.clock.runFor(20_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(errors.join('\n')).toContain('no answer came');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.runFor(8000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(5500);
    await expect(toast).toBeHidden();
  });

  test('a list that was cut says how much is missing [ORD-178]', async ({ page, house }) => {
    await alterFacts(page, ({ first }) => {
      venueIn(first).menu['item_count'] = 10_250;
    });
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    await expect(page.getByText(/10,1\d\d more products are not shown here/)).toBeVisible();
  });
});

test.describe('the menu of a venue, on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has its categories at the left and cards that say Add to Cart, or why not [ORD-160 ORD-175]', async ({
    page,
    house,
  }) => {
    await alterFacts(page, ({ first }) => {
      const dishes = venueIn(first).menu.items[0]?.['items'] as Loose[];
      Object.assign(dishes[0] ?? {}, { is_available: 1, available_str: '' });
      Object.assign(dishes[1] ?? {}, { is_available: 0, available_str: '' });
    });
    await page.goto(`${house.url}/menu/banksia-kitchen`);
    const rail = await page.getByRole('navigation', { name: 'Categories' }).first().boundingBox();
    const cards = page.getByRole('region', { name: 'Breakfast' }).getByRole('listitem');
    const first = await cards.nth(0).boundingBox();
    const second = await cards.nth(1).boundingBox();
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan(first?.x ?? 0);
    expect(second?.y).toBe(first?.y);
    await expect(cards.nth(0).getByText('Add to Cart')).toBeVisible();
    await expect(cards.nth(1).getByText('Product unavailable')).toBeVisible();
    await expect(cards.nth(1).getByText('Add to Cart')).toHaveCount(0);
  });
});
