import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, listen } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { pull } from '../pull.ts';

test.use({ on: ['web', 'app'] });

type Loose = Record<string, unknown>;

const HERE = { latitude: -32.05, longitude: 115.75 };
const dune = (servery: Servery): string => servery.url.replace('localhost', 'dune.localhost');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'Stores' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test.describe('a brand with several stores', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.describe('where the position is known', () => {
    test.use({ geolocation: HERE, permissions: ['geolocation'] });

    test('lists its stores nearest first, with the way into each [ORD-011 ORD-022 ORD-027 ORD-051 ORD-055 ORD-057]', async ({
      page,
      servery,
    }) => {
      await page.goto(`${dune(servery)}/`);
      await expect(page).toHaveURL(/\/locations$/);
      await expect(page.getByRole('heading', { name: 'Choose a store', level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /hero/);
      for (const name of ['Nearby', 'Search', 'Favourites', 'History'])
        await expect(tab(page, name)).toBeVisible();
      await expect(tab(page, 'Nearby')).toHaveAttribute('aria-selected', 'true');
      await expect(cards(page).first()).toContainText('Dune Cottesloe');
      await expect(cards(page).first()).toContainText(/\b\d+\.\d km/);
      // The simple card: neither a picture nor how one can pay.
      await expect(page.getByRole('list', { name: 'Ways to pay' })).toHaveCount(0);
      const notes = page.getByRole('region', { name: 'Notes' });
      for (const words of [
        'Every tenth coffee',
        'Pay at the counter',
        'beach on weekday',
        'Every kitchen handles',
      ])
        await expect(notes).toContainText(words);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'South West' }).click();
      await expect(page).toHaveURL(/\/locations\/[\w-]+$/);
      await expect(page.getByRole('heading', { name: 'South West', level: 1 })).toBeVisible();
      await expect(page.getByText('Dune Cottesloe')).toHaveCount(0);
      await page.getByRole('link', { name: 'All', exact: true }).click();

      await tab(page, 'History').click();
      await expect(page.getByText('Sign in to see where you’ve ordered before.')).toBeVisible();
      await tab(page, 'Nearby').click();
      await page.getByRole('link', { name: 'Order Now, Dune Cottesloe' }).click();
      await expect(page).toHaveURL(/\/menu\/dune-cottesloe$/);
      await expect(page.getByRole('heading', { name: 'Dune Cottesloe' }).first()).toBeVisible();
    });

    test('shows cards with picture and icons, groups as cards, and the app, where the brand wants them [ORD-059 ORD-060]', async ({
      page,
      servery,
      variant,
    }) => {
      await alterFacts(page, ({ brand }) => {
        Object.assign(brand['locations'] as Loose, { simple_card: false, groups: 'cards' });
        Object.assign(brand['flags'] as Loose, { hide_pictures: false });
        brand['stores'] = { ios: 'https://example.com/ios', android: 'https://example.com/android' };
      });
      const held = Promise.withResolvers<void>();
      await page.route('**/api', async (route) => {
        if ((route.request().postData() ?? '').includes('RequestAction=Merchants')) await held.promise;
        await route.fallback();
      });
      await page.goto(`${dune(servery)}/locations`);
      await expect(page.getByText('Looking for stores near you')).toBeAttached();
      held.resolve();
      const card = cards(page).first();
      await expect(card).toContainText('Dune Cottesloe');
      await expect(card).toContainText('38 Marine Parade, Cottesloe');
      await expect(card).toContainText(/\b\d+\.\d km/);
      await expect(card.getByRole('list', { name: 'Ways to order' })).toContainText('Pickup');
      await expect(card.getByRole('list', { name: 'Ways to pay' })).toContainText('Pay in store');
      await expect(card.getByRole('link', { name: 'Order Now, Dune Cottesloe' })).toBeVisible();
      await expect(
        page.getByRole('list', { name: 'Groups of stores' }).getByRole('link').first(),
      ).toBeVisible();
      const app = page.getByRole('region', { name: 'Get the app' });
      for (const name of ['App Store', 'Google Play'])
        await expect(app.getByRole('button', { name })).toHaveCount(variant === 'app' ? 0 : 1);
      await expectAccessible(page);
    });

    test('a store that is not active, or closed, cannot be ordered from [ORD-075 ORD-076 ORD-077 ORD-078 ORD-079]', async ({
      page,
      servery,
    }) => {
      await alterAnswer(page, 'Merchants', (answer) => {
        const { merchants } = answer.Response as { merchants: Loose[] };
        const like = merchants[0] ?? {};
        answer.Response['merchants'] = [
          { ...like, id: 91, name: 'Now', status: 'online', always_open: 0, order_for_later: 0 },
          { ...like, id: 92, name: 'Later', status: 'offline', always_open: 0, order_for_later: 1 },
          { ...like, id: 93, name: 'Shut', status: 'offline', always_open: 0, order_for_later: 0 },
          { ...like, id: 94, name: 'Soon', status: 'planned', order_for_later: 0, cstext: '' },
        ];
        return answer;
      });
      await page.goto(`${dune(servery)}/locations`);
      await expect(page.getByRole('link', { name: 'Order Now, Now' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Order for Later, Later' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Closed, Shut' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Coming soon, Soon' })).toBeDisabled();
      await expect(page.getByRole('link', { name: /Soon/ })).toHaveCount(0);
    });

    test('a member with nothing near sees where they ordered before; a guest is asked to sign in [ORD-061 ORD-065]', async ({
      page,
      servery,
      context,
    }) => {
      await page.goto(`${dune(servery)}/locations`);
      await tab(page, 'History').click();
      await expect(page.getByText('Sign in to see where you’ve ordered before.')).toBeVisible();
      await context.addCookies([{ name: 'sid', value: 'a-member', url: dune(servery) }]);
      await alterAnswer(page, 'CustomerAccount', (answer) => ({
        ...answer,
        ResponseCode: 'SUCCESS',
        Response: { customer: { id: 7, status: 1, name: 'Sam', points_balance: 0, delivery_addresses: [] } },
      }));
      await alterAnswer(page, 'Merchants', (answer) => {
        const { merchants } = answer.Response as { merchants: Loose[] };
        answer.Response['history'] = merchants.slice(0, 1);
        answer.Response['merchants'] = [];
        return answer;
      });
      await page.goto(`${dune(servery)}/locations`);
      await expect(tab(page, 'History')).toHaveAttribute('aria-selected', 'true');
      await expect(cards(page)).toHaveCount(1);
      await tab(page, 'Nearby').click();
      await expect(page.getByText('No results nearby :(')).toBeVisible();
    });

    test('pulling the list down loads the page again [ORD-058]', async ({ page, servery }) => {
      await page.goto(`${dune(servery)}/locations`);
      await expect(cards(page).first()).toBeVisible();
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await pull(page, 20, 100);
      await pull(page, 80, 400);
      expect(await page.evaluate(() => 'kept' in window)).toBe(true);
      await Promise.all([page.waitForEvent('load'), pull(page, 20, 160)]);
      expect(await page.evaluate(() => 'kept' in window)).toBe(false);
    });
  });

  test.describe('where it is not', () => {
    test('says so, and looks a place up instead [ORD-053 ORD-054 ORD-066 ORD-069]', async ({
      page,
      servery,
    }) => {
      const calls = listen(page);
      await page.goto(`${dune(servery)}/locations`);
      await expect(
        page.getByText(
          'Geolocation not enabled or unavailable. Allow access to your location to display stores that are nearest to you.',
        ),
      ).toBeVisible();
      await expect(tab(page, 'Search')).toHaveAttribute('aria-selected', 'true');
      const place = page.getByRole('combobox', { name: 'Suburb or town' });
      await expect(page.getByText('start typing').last()).toBeVisible();
      await place.fill('fre');
      await expect(page.getByText('keep typing').last()).toBeVisible();
      expect(calls.filter(({ name }) => name === 'AddressSearch.suggest')).toHaveLength(0);
      await place.fill('frema');
      await expect(page.getByText('select a location')).toBeVisible();
      await expect(page.getByRole('option', { name: /Fremantle/ }).first()).toBeVisible();
      await place.press('ArrowDown');
      await place.press('Enter');
      await expect(cards(page).first()).toContainText(/\b\d+\.\d km/);
      const asked = calls.findLast(({ name }) => name === 'Merchants')?.form;
      expect(asked?.get('set')).toBe('COORDS');
      expect(calls.find(({ name }) => name === 'AddressSearch.suggest')?.form.get('kind')).toBe('place');
    });

    test('a place that cannot be looked up says so, and the search goes on by its state [ORD-071 ORD-072]', async ({
      page,
      servery,
    }) => {
      await alterAnswer(page, 'AddressSearch.resolve', () => undefined);
      const calls = listen(page);
      await page.goto(`${dune(servery)}/locations`);
      await expect(cards(page).first()).toBeVisible();
      const place = page.getByRole('combobox', { name: 'Suburb or town' });
      await place.fill('fremant');
      await expect(page.getByRole('option', { name: /Fremantle/ }).first()).toBeVisible();
      await place.press('ArrowDown');
      await place.press('Enter');
      await expect(page.getByText('Error looking up place name (1)').last()).toBeVisible();
      await expect
        .poll(() => calls.findLast(({ name }) => name === 'Merchants')?.form.get('state'))
        .toBe('WA');
      await expect(cards(page).first()).toBeVisible();
    });

    test('choosing nearby loads the page again after half a second [ORD-067]', async ({ page, servery }) => {
      await page.goto(`${dune(servery)}/locations`);
      await expect(tab(page, 'Search')).toHaveAttribute('aria-selected', 'true');
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await tab(page, 'Nearby').click();
      await page.clock.runFor(490);
      expect(await page.evaluate(() => 'kept' in window)).toBe(true);
      await Promise.all([page.waitForEvent('load'), page.clock.runFor(20)]);
    });

    test('signing in from here leads back here [ORD-029]', async ({ page, servery }) => {
      await page.goto(`${dune(servery)}/locations`);
      await tab(page, 'History').click();
      await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
      await expect(page).toHaveURL(/\/locations\/login\?next=%2Flocations/);
      await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    });
  });

  test('a brand with one store goes straight to its menu [ORD-010 ORD-028 ACC-006 ACC-019]', async ({
    page,
    servery,
  }) => {
    for (const path of ['/locations', '/locations/perth']) {
      await page.goto(`${servery.url}${path}`);
      await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
      await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
    }
  });
});
