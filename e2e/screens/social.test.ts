import type { Page } from '@playwright/test';
import { expectExchange, answersTo } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { homeOf, signIn, submit, withChips } from '../identity.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const ANSWER = 'customer email eftpos id menu_name status';
const REMEMBERED = 'method remember_me';

/** Every way in which a provider's answer is no good, and its words. */
async function refuses(page: Page, home: string): Promise<void> {
  const alert = page.getByRole('alert');
  const at = async (provider: 'Apple' | 'Google', kind?: string) => {
    await page.goto(`${home}/login`);
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    if (kind) await page.getByRole('link', { name: kind }).click();
  };
  await at('Apple');
  await page.getByRole('button', { name: /Nora Nomail/ }).click();
  await expect(alert).toHaveText(
    'Insufficient data from Apple to log you in. Access to your Name and Email address are required.',
  );
  await expect(page).toHaveURL(`${home}/login`);
  await expectAccessible(page);
  await at('Apple', 'Expired');
  await page.getByRole('button', { name: /Ada Orchard/ }).click();
  await expect(alert).toHaveText('Apple Signin Token has expired');
  await at('Google');
  await page.getByRole('button', { name: /Nils Nomail/ }).click();
  await expect(alert).toHaveText('Unknown response from Google.');
  await at('Google', 'No user id');
  await page.getByRole('button', { name: /Grace Gum/ }).click();
  await expect(alert).toHaveText('Unknown response from Google.');
  await at('Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Login result: cancelled').last()).toBeVisible();
  for (const [provider, error, words] of [
    ['Google', '10', 'Error 10: Firebase SHA key missing or incorrect'],
    ['Google', 'server_error', 'Google Login error: server_error'],
    ['Google', ' ', 'Error logging in with Google.'],
    ['Apple', 'invalid_scope', 'Error logging in: invalid_scope'],
  ] as const) {
    await at(provider);
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ method: provider.toLowerCase(), error, state });
    await page.goto(`${home}/login?${answer}`);
    await expect(alert).toHaveText(words);
  }
  await page.goto(`${home}/login?method=google&credential=stolen&state=guessed`);
  await expect(alert).toContainText('we didn’t ask for this sign-in');
}

test('Apple and Google sign in, from the page and from the cart, and say why when they do not [ACC-081 ACC-082 ACC-083 ACC-084 ACC-085 ACC-086 ACC-088 ACC-090 ACC-111 ACC-256]', async ({
  page,
  servery,
}) => {
  const shopper = await withChips(page, servery);
  await refuses(page, servery.url);
  const at = async (provider: 'Apple' | 'Google') => {
    await page.goto(`${servery.url}/login`);
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  };
  const calls = answersTo(page);
  await at('Apple');
  const back = page.waitForRequest(/\/login\?.*method=apple/);
  await page.getByRole('button', { name: /Ada Orchard/ }).click();
  const { searchParams } = new URL((await back).url());
  for (const name of ['id_token', 'user', 'state']) expect(searchParams.get(name)).toBeTruthy();
  await expect(shopper.said('Sign in successful')).toBeVisible();
  const byApple = await calls.of('Login');
  expectExchange(
    byApple,
    `${REMEMBERED} payload[id_token] payload[nonce] payload[state] payload[user]`,
    ANSWER,
  );
  await page.goto(`${servery.url}/account`);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Orchard');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);

  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.addChips();
  await page.goto(`${servery.url}/cart`);
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Grace Gum/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Grace Gum').first()).toBeVisible();
  const login = () => calls.all.findLast(({ name }) => name === 'Login')!;
  expectExchange(login(), `${REMEMBERED} payload[credential] payload[nonce]`, ANSWER);
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
  await page.goto(`${servery.url}/login`);
  await signIn(page, 'member@example.com');
  await expect(page).not.toHaveURL(/login/);
  await expect.poll(() => login().form.get('method')).toBe('email');
  expectExchange(login(), `${REMEMBERED} email password`, ANSWER);
  await page.goto(`${servery.url}/account`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
  await page.goto(`${servery.url}/login`);
  await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.getByLabel('Mobile number', { exact: true }).fill('0491570156');
  await page.getByLabel('PIN', { exact: true }).fill('246810');
  await submit(page).click();
  await expect.poll(() => login().form.get('method')).toBe('mobile');
  expectExchange(login(), `${REMEMBERED} mobile mobile_metadata[country_code] pin`, ANSWER);
  expect(login().form.get('remember_me')).toBe('0');
});

test(
  'at a kiosk and a till the same ways lead through the provider, for whom the screen is not [ACC-081 ACC-082 ACC-083 ACC-084 ACC-085 ACC-086 ACC-088 ACC-090 ACC-256]',
  { on: ['kiosk', 'pos'] },
  async ({ page, servery, variant }) => {
    const home = homeOf(servery, variant);
    await refuses(page, home);
    const calls = answersTo(page);
    const login = () => calls.all.findLast(({ name }) => name === 'Login')!;
    const notFor = page.getByText('You can’t do that with this account');
    for (const [provider, person, payload] of [
      ['Apple', /Ada Orchard/, 'payload[id_token] payload[nonce] payload[state] payload[user]'],
      ['Google', /Grace Gum/, 'payload[credential] payload[nonce]'],
    ] as const) {
      await page.goto(`${home}/login`);
      await page.getByRole('button', { name: `Continue with ${provider}` }).click();
      await page.getByRole('button', { name: person }).click();
      await expect(notFor).toBeVisible();
      await expect(page).toHaveURL(`${home}/login`);
      await expect.poll(() => login().form.get('method')).toBe(provider.toLowerCase());
      expectExchange(login(), `${REMEMBERED} ${payload}`, ANSWER);
    }
    await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
    await page.getByLabel('Mobile number', { exact: true }).fill('0491570156');
    await page.getByLabel('PIN', { exact: true }).fill('246810');
    await submit(page).click();
    await expect.poll(() => login().form.get('method')).toBe('mobile');
    expectExchange(login(), `${REMEMBERED} mobile mobile_metadata[country_code] pin`, ANSWER);
    expect(login().form.get('remember_me')).toBe('0');
    await page.goto(`${home}/login`);
    await signIn(page, variant === 'kiosk' ? 'kiosk@example.com' : 'staff@example.com');
    await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
    await expect.poll(() => login().form.get('method')).toBe('email');
    expectExchange(login(), `${REMEMBERED} email password`, ANSWER);
  },
);

test(
  'a way that is pressed before its part of the page has arrived waits for it and is then followed [ACC-089]',
  { on: ['web'] },
  async ({ page, servery }) => {
    await page.clock.install();
    const arrive = Promise.withResolvers<void>();
    await page.route('**/api', async (route) => {
      if (route.request().postData()?.includes('SignInOptions')) await arrive.promise;
      await route.fallback();
    });
    await page.goto(`${servery.url}/login`);
    const apple = page.getByRole('button', { name: 'Continue with Apple' });
    const google = page.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await google.click();
    await expect(google).toHaveAttribute('aria-busy', 'true');
    await apple.click();
    await expect(apple).toHaveAttribute('aria-busy', 'true');
    await expect(google).not.toHaveAttribute('aria-busy');
    arrive.resolve();
    await page.clock.resume();
    await expect(page.getByRole('button', { name: /Ada Orchard/ })).toBeVisible();
  },
);

test(
  'a button of Google that is not loaded says so and can load the page again, one that fails is off [ACC-087 ACC-089]',
  { on: ['web', 'app', 'kiosk', 'pos'] },
  async ({ page, servery, variant }) => {
    await page.clock.install();
    let fails = false;
    await page.route('**/api', async (route) => {
      if (!route.request().postData()?.includes('SignInOptions')) return route.fallback();
      return fails ? route.abort() : undefined;
    });
    await page.goto(`${homeOf(servery, variant)}/login`);
    await expect(submit(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const press = async (provider: 'Apple' | 'Google') => {
      const button = page.getByRole('button', { name: `Continue with ${provider}` });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(4000);
    };
    await press('Apple');
    await expect(page.getByText('Apple sign-in plugin not loaded').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await press('Google');
    const reload = page.getByRole('button', { name: 'Reload' });
    // Who points at it is reading it, and its time stands still.
    await page.mouse.move(4, 300);
    await expect(reload).toBeVisible();
    await page.clock.runFor(9000);
    await expect(reload).toBeVisible();
    await page.clock.runFor(1500);
    await expect(reload).toBeHidden();
    await press('Google');
    fails = true;
    await page.clock.resume();
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await expect(submit(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByText('Google Login unavailable (initialisation failed).')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    await expectAccessible(page);
  },
);
