import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, listen } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { member } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { insideApp } from '../native.ts';

test.use({ on: ['web', 'app'] });

const pill = (page: Page, text: string | RegExp) => page.getByText(text).locator('visible=true').first();
const popup = (page: Page) => page.getByRole('dialog', { name: 'Choose Fulfilment' });

async function chipsLink(page: Page, servery: Servery): Promise<string> {
  const menu = await page.request.get(`${servery.url}/menu/banksia-kitchen`);
  const id = /"id":(\d+),"cat_id":\d+,"name":"Rosemary Chips"/.exec(await menu.text())?.[1];
  expect(id).toBeDefined();
  return `${servery.url}/menu/banksia-kitchen/item/${id}-any-words`;
}

test.describe('links', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a table’s code seats the customer, brings its promo, and is applied once; the session lasts two weeks [ORD-254]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await page.goto(`${servery.url}/menu/banksia-kitchen./tblB%2D12-prmNONSENSE`);
    await expect(page.getByRole('button', { name: 'Change fulfilment' }).first()).toBeVisible();
    await expect(pill(page, /B-12/)).toBeVisible();
    await expect(page).toHaveURL(/\/menu\/banksia-kitchen\.?$/);
    const calls = listen(page);
    await shopper.addChips();
    // The promo waits for an order, and is then put on it.
    await expect
      .poll(() => calls.find(({ name }) => name === 'ManageCart.update_checkout')?.form.toString())
      .toContain('NONSENSE');
    await page.reload();
    await expect(pill(page, /B-12/)).toBeVisible();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sid');
    const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60;
    expect(Math.abs(minutes - 20_160)).toBeLessThan(5);
  });

  test(
    'a named type is taken over, confirm=1 asks once more, and a product opens [ORD-036]',
    { on: ['web'] },
    async ({ page, servery }) => {
      await page.goto(`${servery.url}/?menu=banksia-kitchen&fulfil=takeaway&confirm=1`);
      await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
      await expect(popup(page)).toBeVisible();
      await expect(popup(page).getByRole('radio', { name: /^Pickup/ })).toBeChecked();
      await popup(page).getByRole('button', { name: 'Set' }).click();
      await expect(page.getByRole('button', { name: 'Change fulfilment' }).first()).toBeVisible();
      await page.goto(await chipsLink(page, servery));
      await expect(page.getByRole('dialog', { name: 'Rosemary Chips' })).toBeVisible();
    },
  );

  test('a choice holds for the next page though the menu it was made for never came', async ({
    page,
    servery,
  }) => {
    const link = await chipsLink(page, servery);
    let lost = true;
    await page.route('**/api', (route) =>
      lost && route.request().postData()?.includes('return_menu=1') ? undefined : route.continue(),
    );
    await page.goto(`${servery.url}/?menu=banksia-kitchen&fulfil=takeaway&confirm=1`);
    await popup(page).getByRole('button', { name: 'Set' }).click();
    await expect(page.getByRole('button', { name: 'Change fulfilment' }).first()).toBeVisible();
    const held = () =>
      page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':web'))?.[1] ?? '');
    await expect.poll(held).toContain('"code":"pickup"');
    lost = false;
    await page.goto(link);
    await expect(page.getByRole('dialog', { name: 'Rosemary Chips' })).toBeVisible();
  });

  test('a product’s link asks anew when the choice is too old, and then opens', async ({ page, servery }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':venue')) ?? '';
      const held = JSON.parse(localStorage.getItem(key) ?? '') as { at: number };
      localStorage.setItem(key, JSON.stringify({ ...held, at: held.at - 6 * 60_000 }));
    });
    await page.goto(await chipsLink(page, servery));
    await expect(popup(page)).toBeVisible();
    await popup(page)
      .getByRole('radio', { name: /^Pickup/ })
      .check({ force: true });
    await popup(page).getByRole('button', { name: 'Set' }).click();
    await expect(page.getByRole('dialog', { name: 'Rosemary Chips' })).toBeVisible();
  });

  test('an unknown type is ignored and the popup opens', async ({ page, servery }) => {
    await page.goto(`${servery.url}/menu/banksia-kitchen?fulfil=drone`);
    await expect(popup(page)).toBeVisible();
  });

  test('links to the account lead to pages that are there [ORD-037]', async ({ page, servery }) => {
    await member(page, servery);
    for (const [act, path, title] of [
      ['acct', '/account', 'My Account'],
      ['hist', '/account/orders', 'Orders'],
      ['rewards', '/account/rewards', 'Rewards'],
      ['cards', '/account/managecard', 'Billing'],
      ['addcard', '/account/addcard', 'Add Card'],
      ['topup', '/account/topup', 'Top Up'],
      ['feedback', '/account/feedback', 'Feedback'],
      ['reset', '/account/password', 'Change Password'],
    ] as const) {
      await page.goto(`${servery.url}/?act=${act}`);
      await expect(page).toHaveURL(`${servery.url}${path}`);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('the cart and its way to sign in have addresses of their own [ORD-032 ORD-033]', async ({
    page,
    servery,
  }) => {
    await page.goto(`${servery.url}/cart`);
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    await page.goto(`${servery.url}/cart/login`);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });

  test('without a name the menu ordered from last opens, and without that the beginning [ORD-023 ORD-025]', async ({
    page,
    servery,
  }) => {
    const dune = servery.url.replace('localhost', 'dune.localhost');
    await page.goto(`${dune}/menu`);
    await expect(page).toHaveURL(/\/locations$/);
    await page.goto(`${dune}/menu/dune-perth`);
    await expect(page.getByRole('heading', { name: 'Dune Perth' }).first()).toBeVisible();
    // The heading is drawn by the server; the client remembers the store.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('dune-perth');
    await page.goto(`${dune}/menu`);
    await expect(page).toHaveURL(/\/menu\/dune-perth$/);
  });

  test('the counter takes over a table too', async ({ page, servery }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${servery.url}/pos/`);
    await page.getByRole('textbox', { name: 'Email' }).fill('staff@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
    await page.goto(`${servery.url}/pos/menu/banksia-kitchen?table=14`);
    await expect(pill(page, /Table 14/)).toBeVisible();
  });
});

test.describe('in the app', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the device is registered once it is allowed, links are followed, and codes scanned [ORD-163]',
    { on: ['app'] },
    async ({ page, servery }) => {
      await insideApp(page, { kind: 'code', format: 'QR_CODE', text: '{"promo_code":"scanned"}' });
      const calls = listen(page);
      await page.goto(`${servery.url}/menu/banksia-kitchen`);
      const question = page.getByRole('dialog', { name: 'Want to know when it’s ready?' });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Allow notifications' }).click();
      await expect.poll(() => calls.find(({ name }) => name === 'Push.register')).toBeTruthy();
      const sent = calls.find(({ name }) => name === 'Push.register')?.form;
      expect(sent?.get('AppMode')).toBe('app');
      expect(sent?.get('pn_data[pushToken]')).toBe('t');
      expect(sent?.get('device_uuid')).toBe('test-device');

      const tap = (url: string) =>
        page.evaluate((link) => (window as unknown as { tapLink(url: string): void }).tapLink(link), url);
      await tap('https://order.example.com/about');
      await expect(page.getByText('no deeplink found').last()).toBeVisible();
      await tap('https://order.example.com/menu/banksia-kitchen/tbl7-prmAPP');
      await expect(pill(page, /Table 7/)).toBeVisible();

      await page.getByRole('tab', { name: 'Promos' }).click();
      await page.getByRole('button', { name: 'Enter a promo code' }).click();
      await page.getByRole('button', { name: 'Scan QR code' }).click();
      await expect(page.getByRole('dialog', { name: 'Promo code' }).getByLabel('Promo code')).toHaveValue(
        'SCANNED',
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
      await expect(question).toBeHidden();
    },
  );

  test(
    'the list of stores names the app, asks about notifications and tells of an update [ORD-062]',
    { on: ['web'] },
    async ({ page, servery }) => {
      const dune = servery.url.replace('localhost', 'dune.localhost');
      await alterFacts(page, ({ brand }) => {
        brand['stores'] = { ios: 'https://example.com/ios', android: 'https://example.com/android' };
      });
      await page.goto(`${dune}/locations`);
      const stores = page.getByRole('region', { name: 'Get the app' });
      await expect(stores.getByRole('button', { name: 'App Store' })).toBeVisible();
      await expect(stores.getByRole('button', { name: 'Google Play' })).toBeVisible();
      await insideApp(page, { kind: 'cancelled' });
      await alterAnswer(page, 'Merchants', (answer) => ({
        ...answer,
        Upgrade: { Available: 1, Required: 1, Link: 'https://example.com/store' },
      }));
      await page.goto(`${dune}/locations`);
      await expect(page.getByRole('dialog', { name: 'Want to know when it’s ready?' })).toBeVisible();
      await expect(
        page.getByText('Update required. Download the latest version from your App Store.').last(),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(stores).toHaveCount(0);
    },
  );

  test(
    'the footer names the stores and who made it; in the app it has a line of its own [ORD-016]',
    { on: ['web'] },
    async ({ page, servery }) => {
      await alterFacts(page, ({ brand }) => {
        brand['stores'] = { ios: 'https://example.com/ios', android: 'https://example.com/android' };
        Object.assign(brand['words'] as object, {
          credit: 'Made for the web',
          credit_app: 'Made for your pocket',
        });
      });
      await page.goto(`${servery.url}/menu/banksia-kitchen`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('button', { name: 'App Store' })).toBeVisible();
      await expect(footer.getByRole('button', { name: 'Google Play' })).toBeVisible();
      await expect(footer.getByText('Made for the web')).toBeVisible();
      await insideApp(page, { kind: 'cancelled' });
      await page.reload();
      await expect(footer.getByText('Made for your pocket')).toBeVisible();
    },
  );
});
