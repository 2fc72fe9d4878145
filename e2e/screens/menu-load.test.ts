import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, listen, withoutFirst } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { untilGivenUp } from '../patience.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'] });

type Loose = Record<string, unknown>;
type Venue = Loose & { menu: Loose & { items: Loose[] }; brand_redirect: Loose; fulfilment: Loose[] };
const venueIn = (first: Record<string, unknown>): Venue =>
  (first['Merchant'] as { merchant: Venue }).merchant;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Choose Fulfilment' });

test.describe('opening a menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a brand that moved shows the way to its app [ORD-145 ORD-167 ORD-168]', async ({ page, servery }) => {
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
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('heading', { name: 'We have moved' })).toBeVisible();
    for (const name of ['App Store', 'Google Play', 'Open Web Site'])
      await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'App Store' }).click();
    await expect(page.getByText('Unable to open your App Store').last()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${servery.url}/`);
  });

  test('without a menu at hand the venue comes first, then how it is had, then the menu, which is kept [ORD-138 ORD-139 ORD-140 ORD-141 ORD-146 ORD-149]', async ({
    page,
    servery,
  }) => {
    await withoutFirst(page);
    const calls = listen(page);
    const asked = () =>
      calls.filter(({ name }) => name === 'Merchant').map(({ form }) => form.get('return_menu'));
    const seen = Promise.withResolvers<void>();
    await page.route('**/api', async (route) => {
      await seen.promise;
      await route.fallback();
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the menu' })).toBeAttached();
    seen.resolve();
    await expect(popup(page)).toBeVisible();
    expect(asked()).not.toContain('1');
    await tick(popup(page).getByRole('radio', { name: /^Pickup/ }));
    await tick(popup(page).getByRole('radio', { name: /^ASAP/ }));
    await popup(page).getByRole('button', { name: 'Set' }).click();
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
    const menus = () => asked().filter((flag) => flag === '1').length;
    expect(menus()).toBe(1);
    await page.getByRole('link', { name: 'Cart', exact: true }).first().click();
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
    expect(menus()).toBe(1);
    // Still fresh after the page is loaded again: the menu comes at once, and nobody is asked.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
    await expect(popup(page)).toBeHidden();
    expect(menus()).toBe(2);
  });

  test('a venue that is closed and takes nothing for later says so with its hours [ORD-150 ORD-166]', async ({
    page,
    servery,
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
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const card = page.getByRole('region', { name: 'Closed' });
    await expect(card.getByText('Trading Hours')).toBeVisible();
    await expect(card.getByText('The store is currently closed.')).toBeVisible();
    await expect(card.getByText('Pull down to refresh.')).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await expectAccessible(page);
  });

  test('a venue that does not load says so for six seconds; a name that nobody has is noted as an error [ORD-153 ORD-154 ORD-315]', async ({
    page,
    servery,
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
      await page.goto(`${servery.url}/menu/no-such-menu`);
      await expect(page.locator('[data-kind="bad"]').getByText(words ?? '')).toBeVisible();
      expect(errors.join('\n')).toContain(words);
    }

    await page.clock.install();
    await withoutFirst(page);
    await page.route('**/api', (route) => route.abort());
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    const toast = page
      .locator('[data-kind="bad"]')
      .getByText(/^Error ME1, please try again\. If the problem/);
    const again = page.getByRole('button', { name: 'Try again' });
    await untilGivenUp(page, again);
    expect(errors.join('\n')).toContain('no answer came');
    await again.click();
    await untilGivenUp(page, toast);
    await page.clock.runFor(5500);
    await expect(toast).toBeHidden();
  });

  test('a list that was cut says how much is missing [ORD-178]', async ({ page, servery }) => {
    await alterFacts(page, ({ first }) => {
      venueIn(first).menu['item_count'] = 10_250;
    });
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await expect(page.getByText(/10,2\d\d more products are not shown here/)).toBeVisible();
  });
});
