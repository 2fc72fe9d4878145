import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { cartLink, segment, signIn, withChips } from '../identity.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

/** By then everything that was heard before is asked for anew, in the app as well. */
const AWHILE_MS = 16 * 60_000;
const sidsOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name, value }) => name.endsWith('sid') && value !== '');

test('a session lasts 20160 minutes; without remember me it goes with the browser [CHK-255 ACC-011]', async ({
  page,
  servery,
  context,
}) => {
  const sid = async () => (await sidsOf(context))[0];
  await page.goto(`${servery.url}/login`);
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(page, 'member@example.com');
  await expect(page).not.toHaveURL(/login/);
  expect((await sid())?.expires).toBe(-1);
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
  await page.goto(`${servery.url}/login`);
  await signIn(page, 'member@example.com');
  await expect(page).not.toHaveURL(/login/);
  const minutes = (((await sid())?.expires ?? 0) - Date.now() / 1000) / 60;
  expect(minutes).toBeGreaterThan(20_160 - 5);
  expect(minutes).toBeLessThanOrEqual(20_160);
});

test('checkout leads to the sign-in page and back, and the cart is still there [CHK-008 CHK-023 CHK-047]', async ({
  page,
  servery,
}) => {
  await withChips(page, servery);
  await page.goto(`${servery.url}/checkout`);
  await page.getByRole('link', { name: 'Sign in or Create account' }).click();
  await expect(page).toHaveURL(/\/checkout\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Sam Nguyen').first()).toBeVisible();
  await expect(page.getByText('Rosemary Chips').first()).toBeVisible();
  // A member's cart waits for them; signing out gives it up, so that nobody else finds it.
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
});

test('after signing out the menu has its shape until it is there, also behind the question how it is had', async ({
  page,
  servery,
}) => {
  const menu = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('return_menu=1')) await menu.promise;
    await route.fallback();
  });
  const shape = page.getByText('Loading the menu');
  const chooser = page.getByRole('dialog', { name: 'Choose Fulfilment' });
  await page.goto(`${servery.url}/login`);
  await signIn(page, 'member@example.com');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${servery.url}/logout`);
  await expect(chooser).toBeVisible();
  await expect(shape).toBeAttached();
  await tick(chooser.getByRole('radio', { name: /^Pickup/ }));
  await tick(chooser.getByRole('radio', { name: /^ASAP/ }));
  await chooser.getByRole('button', { name: 'Set' }).click();
  await expect(chooser).toBeHidden();
  await expect(shape).toBeAttached();
  menu.resolve();
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  await expect(shape).toHaveCount(0);
});

test('signing out is said, asked for once, and leaves a guest with an empty cart [ACC-038 ACC-039 ACC-040 ACC-097 ACC-098 ACC-329]', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/login`);
  await signIn(page, 'test@example.com');
  await expect(page).not.toHaveURL(/login/);
  const shopper = await withChips(page, servery);
  await expect(cartLink(page)).toHaveText('1');
  const pages = page.getByRole('list', { name: 'Navigation' }).getByRole('link');
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(pages).toHaveText(['Home', /^Cart/, 'Account', 'About', 'Sign out']);
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('RequestAction=Logout')) return route.fallback();
    asked += 1;
    await held;
    return route.continue();
  });
  await page.goto(`${servery.url}/logout`);
  await expect(page.getByRole('heading', { name: 'Logging out ...' })).toBeVisible();
  answer();
  await expect(shopper.said('Logout success')).toBeVisible();
  expect(asked).toBe(1);
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toHaveText('');
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(pages).toHaveText(['Home', 'Order', /^Account/, 'About']);
  await page.goto(`${servery.url}/account`);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await signIn(page, 'test@example.com');
  await expect(page).toHaveURL(/\/account$/);
});

test('the account is a loading page until its answer is here [ACC-099]', async ({ page, servery }) => {
  await page.goto(`${servery.url}/login`);
  await signIn(page, 'member@example.com');
  await expect(page).not.toHaveURL(/login/);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('CustomerAccount')) await held;
    return route.fallback();
  });
  await page.goto(`${servery.url}/account`);
  await expect(page.getByText('Loading your account')).toBeAttached();
  await expect(page.getByLabel('Name')).toHaveCount(0);
  answer();
  await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
});

test('the sign-in of another site that fails says so and opens the menu all the same [ORD-261]', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/menu/banksia-kitchen?userid=n1&usertoken=nothing&table=12`);
  await expect(
    page
      .getByText(
        'Error TP1, please try again. If the problem continues, please log out and log back in again.',
      )
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
});

test(
  'kiosk and counter name themselves, and let in whom they are for [ACC-036 ACC-071]',
  { on: ['kiosk'] },
  async ({ page, servery }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    for (const [path, heading] of [
      ['kiosk', 'Kiosk'],
      ['pos', 'Merchant'],
    ] as const) {
      await page.goto(`${servery.url}/${path}/checkout`);
      await expect(page).toHaveURL(`${servery.url}/${path}/signin`);
      await page.goto(`${servery.url}/${path}/login`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Forgot PIN?' }).click();
      await expect(segment(page, 'Reset PIN')).toBeChecked();
      await page.getByRole('link', { name: 'Back to Sign in' }).click();
      await page.getByRole('button', { name: 'Use email and password instead' }).click();
      await signIn(page, 'member@example.com');
      await expect(page.getByText('You can’t do that with this account')).toBeVisible();
    }
  },
);

for (const how of ['answers AUTH', 'answers customer 0'] as const)
  test(`a session that ended is said with its tag, and whoever was signed in is a guest: ${how} [ACC-100 ACC-101 ACC-102]`, async ({
    page,
    servery,
    context,
  }) => {
    const shopper = new Shopper(page, servery);
    await page.goto(`${servery.url}/login`);
    await signIn(page, 'member@example.com');
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${servery.url}/account`);
    await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
    const [kept] = await sidsOf(context);
    if (!kept) throw new Error('nobody is signed in');
    if (how === 'answers AUTH') await context.addCookies([{ ...kept, value: 'a'.repeat(kept.value.length) }]);
    else
      await page.route('**/api', async (route) => {
        if (!route.request().postData()?.includes('CustomerAccount')) return route.fallback();
        const response = await route.fetch();
        const json = (await response.json()) as { Response: { customer: { id: number } } };
        json.Response.customer.id = 0;
        return route.fulfill({ response, json });
      });
    await page.clock.install();
    await page.clock.fastForward(AWHILE_MS);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect(shopper.said('Session expired, sign in to try again (MSG FE-AUTH-0)')).toBeVisible();
    await expect(page.locator('[data-kind="bad"]').first()).toContainText('Session expired');
    expect((await sidsOf(context)).map(({ value }) => value)).not.toContain(kept.value);
    await page.clock.runFor(2500);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });
