import { alterFacts } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { newMember, placedChips } from '../prepared.ts';
import { tick } from '../tick.ts';
import { Shopper } from '../shopper.ts';

test.use({ on: ['web', 'app'] });

type Loose = Record<string, unknown>;
type Venue = Loose & { menu: Loose & { items: Loose[] }; brand_redirect: Loose; fulfilment: Loose[] };
const venueIn = (first: Record<string, unknown>): Venue =>
  (first['Merchant'] as { merchant: Venue }).merchant;
const flags = (facts: { brand: Loose }): Loose => facts.brand['flags'] as Loose;

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
      if (dish) dish['img_url'] = '/media/demo/none.svg';
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
    await expect(dish.getByRole('button', { name: 'Add to Cart: Smashed Avo Toast' })).toBeVisible();
    // The picture that did not come is gone, and the drawn plate stands in its place.
    await expect(dish.locator('img')).toHaveCount(0);
    await expect(dish.locator('[data-tint]')).toBeAttached();

    await tabs.getByRole('tab', { name: 'Dietary' }).click();
    const legend = page.getByRole('tabpanel');
    for (const words of ['GF Gluten free', 'EF Egg free', 'DF Dairy free', 'LF Lactose free', 'V Vegetarian'])
      await expect(legend.getByRole('button', { name: words })).toBeVisible();
    await expect(legend.getByRole('button', { name: 'VE Vegan' })).toBeVisible();
    // Marked as vegan alone.
    await legend.getByRole('button', { name: 'V Vegetarian' }).click();
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart: Banksia Beef Burger' })).toHaveCount(0);
    await legend.getByRole('button', { name: 'V Vegetarian' }).click();
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

  test('finds a dish by any part of its name, by what is said of it, and with letters swapped [ORD-158 ORD-161]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await page.getByRole('button', { name: 'Search the menu' }).click();
    await page.getByRole('searchbox', { name: 'Search the menu' }).first().fill('MARY ch');
    await expect(shopper.dish('Rosemary Chips')).toBeVisible();
    await expect(shopper.dish('Flat White')).toHaveCount(0);
    for (const typed of ['rosmeary', 'oat milk']) {
      await page.getByRole('searchbox', { name: 'Search the menu' }).first().fill(typed);
      await expect(shopper.dish(typed === 'oat milk' ? 'Flat White' : 'Rosemary Chips')).toBeVisible();
      await expect(shopper.dish('Banksia Beef Burger')).toHaveCount(0);
    }
    await page.getByRole('searchbox', { name: 'Search the menu' }).first().fill('unicorn');
    await expect(page.getByText('Nothing called “unicorn”')).toBeVisible();
  });

  test('promos, a promo code, and the way to sign in for rewards and earlier orders [ORD-026 ORD-162 ORD-174 ORD-180 ORD-181 ORD-314 ACC-310]', async ({
    page,
    servery,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const shopper = new Shopper(page, servery);
    await alterFacts(page, ({ first }) => {
      venueIn(first)['promos'] = [
        { title: 'Tenth coffee free', desc: 'For members', promo_code: '', terms: '', type: 'loyalty' },
      ];
    });
    await shopper.openMenu();
    await expect(
      page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link').first(),
    ).toBeVisible();
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
    const refusal = page.locator('[data-kind="bad"]').first();
    await expect(refusal).toBeVisible();
    const words = ((await refusal.textContent()) ?? '').trim().slice(0, 12);
    expect(warnings.join('\n')).toContain(words);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('link', { name: 'Sign in to repeat previous orders' }).click();
    await expect(page).toHaveURL(/\/menu\/login\?next=/);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });

  test('a brand can hide the card, the tabs, the fulfilment type, the search, the footer and its pages [ORD-157 ACC-039]', async ({
    page,
    servery,
  }) => {
    await alterFacts(page, (facts) => {
      venueIn(facts.first)['group_menu_by_category'] = 0;
      for (const part of ['merchant_card', 'sub_tabs', 'fulfilment_type', 'search', 'footer'])
        flags(facts)[`hide_${part}`] = true;
      for (const room of ['home', 'account', 'about']) flags(facts)[`hide_${room}`] = true;
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Store', exact: true })).toHaveCount(0);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Choose Fulfilment/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search the menu' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('button', { name: 'Navigation' }).click();
    await expect(page.getByRole('list', { name: 'Navigation' }).getByRole('link')).toHaveText(['Order']);
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  });

  test('a brand can hide its name, its address and its phone [ORD-171]', async ({ page, servery }) => {
    await alterFacts(page, (facts) => {
      for (const part of ['name', 'address', 'phone']) flags(facts)[`hide_merchant_${part}`] = true;
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Opening Times' })).toBeVisible();
    for (const words of ['Banksia Kitchen', '12 Market Street', '5550 0142'])
      await expect(footer).not.toContainText(words);
    const card = page.getByRole('region', { name: 'Store', exact: true });
    for (const words of ['12 Market Street', '5550 0142']) await expect(card).not.toContainText(words);
  });
});

test.describe('a member', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('repeats an earlier order and goes on to checkout [ORD-034 ORD-176 ORD-182 ORD-297]', async ({
    page,
    servery,
  }) => {
    // Somebody of their own: others may have saved a card meanwhile, which costs more.
    const shopper = await newMember(page, servery, 'repeats@example.com');
    await placedChips(page, servery);

    await shopper.openMenu();
    await page.getByRole('tab', { name: 'History' }).click();
    const past = page.getByRole('list', { name: 'Previous orders' }).getByRole('listitem').first();
    await expect(past).toContainText('Rosemary Chips');
    await expectAccessible(page);
    await page.route('**/api', async (route) => {
      if ((route.request().postData() ?? '').includes('repeat_order')) return route.abort();
      return route.fallback();
    });
    await past.getByRole('button', { name: 'Repeat Order' }).click();
    await expect(
      page.getByText(/^Error OI1, please try again\. If the problem continues/).last(),
    ).toBeVisible();
    await page.unroute('**/api');
    await past.getByRole('button', { name: 'Repeat Order' }).click();
    await expect(page).toHaveURL(/\/checkout\?repeat=1$/);
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
    // Nothing was said yet about how this one is had: it is asked for, and what was repeated is there.
    const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
    await tick(popup.getByRole('radio', { name: /^Pickup/ }));
    await tick(popup.getByRole('radio', { name: /^ASAP/ }));
    const loaded = page.waitForRequest((request) => (request.postData() ?? '').includes('load_checkout'));
    await popup.getByRole('button', { name: 'Set' }).click();
    await loaded;
    await expect(page.getByText('Your cart is empty')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Place order.*\$8\.00/ })).toBeVisible();
    await page.goto(`${servery.url}/cart`);
    await expect(page.getByText('Rosemary Chips').first()).toBeVisible();
  });
});

test.describe('the menu of a venue, on a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('everything that can be pressed is large enough to be hit, before and after a dish is added', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await expectAccessible(page);
    await shopper.choosePickupNow();
    await shopper.addChips();
    await expectAccessible(page);
  });
});

test.describe('the menu of a venue, on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('cards say Add to Cart, or why not; the picture needs 720 px [ORD-020 ORD-175]', async ({
    page,
    servery,
  }) => {
    await alterFacts(page, ({ first }) => {
      const dishes = venueIn(first).menu.items[0]?.['items'] as Loose[];
      Object.assign(dishes[0] ?? {}, { limits: undefined });
      Object.assign(dishes[1] ?? {}, { limits: { sold_out: { text: '', until: 0 }, dayparts: [] } });
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const cards = page.getByRole('region', { name: 'Breakfast' }).getByRole('listitem');
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
