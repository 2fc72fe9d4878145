import { expectExchange, answersTo } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { cartLink, choose, homeOf, segment, signIn, submit, withChips } from '../identity.ts';
import { linkFrom } from '../messages.ts';
import { Shopper } from '../shopper.ts';
import { patiently } from '../patience.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const EVERYWHERE = { on: ['web', 'app', 'kiosk', 'pos'] } as const;

test('somebody signs up, confirms by mail with the cart kept, forgets the password and chooses another [ACC-004 ACC-007 ACC-026 ACC-027 ACC-031 ACC-032 ACC-078 ACC-079 ACC-080 ACC-096 ACC-259 ACC-260 ACC-297 ACC-298 ACC-328]', async ({
  page,
  servery,
}) => {
  const shopper = await withChips(page, servery);
  const calls = answersTo(page);
  const email = 'mia.lim@example.com';
  await page.goto(`${servery.url}/signup`);
  await expect(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
  await expect(segment(page, 'Australia')).toBeChecked();
  const state = page.getByRole('button', { name: /State/ });
  await expect(state).toContainText('WA');
  await state.click();
  await expect(page.getByRole('option')).toHaveText(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  await page.keyboard.press('Escape');
  await choose(page, 'New Zealand');
  await expect(state).toHaveCount(0);
  await choose(page, 'Australia');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Mia Lim');
  await page.getByLabel('Mobile').fill('0491 570 110');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password min\. 6 characters/).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Has to be at least 6 characters long')).toBeVisible();
  await page.getByLabel(/^Password min\. 6 characters/).fill('a fine secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Check your email account for a link to finish signing up.')).toBeVisible();
  const signedUp = await calls.of('Register');
  expectExchange(
    signedUp,
    'country_code email method mobile mobile_metadata[country_code] name password1 password2 state',
    'customer email eftpos id menu_name status',
  );
  expect([signedUp.form.get('country_code'), signedUp.form.get('state')]).toEqual(['AU', 'WA']);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await servery.mailsTo(email)).length).toBe(1);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(shopper.said(`Sent again to ${email}`)).toBeVisible();
  await expect.poll(async () => (await servery.mailsTo(email)).length).toBe(2);
  await page.getByRole('link', { name: 'Continue as Guest' }).click();
  await page.goto(`${servery.url}/login`);
  await signIn(page, email, 'a fine secret');
  await expect(page.getByRole('alert')).toContainText('Open the link in the email we sent you');

  const link = await linkFrom(() => servery.mailsTo(email), /\/\?userid=[\w-]+&usertoken=[\w-]+/);
  await page.goto(servery.url + link);
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
  await expect(shopper.said('Sign in successful')).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await page.goto(`${servery.url}/account`);
  await expect(page.getByLabel('Name')).toHaveValue('Mia Lim');

  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
  await page.goto(`${servery.url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your email account for a password reset link.')).toBeVisible();
  const reset = await linkFrom(() => servery.mailsTo(email), /\/account\/reset\?ri=\d+&ra=[\w-]+/);
  await page.goto(servery.url + reset);
  const save = page.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await page.getByLabel('New password').fill('five5');
  await page.getByLabel('Confirm password').fill('five5');
  await save.click();
  await expect(page.getByText('Has to be at least 6 characters long')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('another secret');
  await page.getByLabel('Confirm password').fill('another secret');
  await save.click();
  await expect(shopper.said('Password updated')).toBeVisible();
  expectExchange(await calls.of('ResetPassword'), 'confirm_password new_password reset_auth user_id', '');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, 'another secret');
  await expect(shopper.said('Sign in successful')).toBeVisible();
  await page.goto(servery.url + reset);
  await page.getByLabel('New password').fill('a third secret');
  await page.getByLabel('Confirm password').fill('a third secret');
  await save.click();
  await expect(page.getByText('This link has expired or was already used. Ask for a new one')).toBeVisible();
});

test(
  'the sign-in page has every way in, and says what is missing [ACC-009 ACC-069 ACC-070 ACC-072 ACC-073]',
  EVERYWHERE,
  async ({ page, servery, variant }) => {
    const home = homeOf(servery, variant);
    await page.goto(`${home}/login`);
    await expect(segment(page, 'Sign in')).toBeChecked();
    for (const name of ['Continue with Apple', 'Continue with Google'])
      await expect(page.getByRole('button', { name })).toBeEnabled();
    await expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'terms of use' })).toHaveAttribute(
      'href',
      `${new URL(home).pathname.replace(/\/$/, '')}/terms`,
    );
    await expect(page.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      `${new URL(home).pathname.replace(/\/$/, '')}/privacy`,
    );
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await submit(page).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
    await submit(page).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use email and password instead' }).click();
    await choose(page, 'Sign up');
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await choose(page, 'Sign in');
  },
);

test('whoever guesses at the sign-in page is slowed down', async ({ page, servery }) => {
  await page.goto(`${servery.url}/login`);
  const alert = page.getByRole('alert');
  await signIn(page, 'nobody.here@example.com', 'wrong one');
  await expect(alert).toHaveText('That email address or password is incorrect');
  await patiently(async (patience) => {
    await submit(page).click();
    await expect(alert).toHaveText(/Too many tries\. Wait .+ and try again/, patience);
  });
});

test('a member signs in with mobile and PIN on the numpad, then by keyboard alone [ACC-074 ACC-075 ACC-268 ACC-269]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  const calls = answersTo(page);
  await page.goto(`${servery.url}/login`);
  await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
  const mobile = page.getByLabel('Mobile number', { exact: true });
  const pin = page.getByLabel('PIN', { exact: true });
  const press = async (pad: string, digits: string) => {
    const keys = page.getByRole('group', { name: pad });
    for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
  };
  await press('Mobile number keys', '04915');
  await expect(mobile).toHaveValue('0491 5');
  await press('Mobile number keys', '70156');
  await expect(mobile).toHaveValue('0491 570 156');
  await press('PIN keys', '2468109');
  await expect(pin).toHaveValue('246810');
  await expect(pin).toHaveAttribute('type', 'password');
  await submit(page).click();
  await expect(shopper.said('Sign in successful')).toBeVisible();
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
  expectExchange(await calls.of('Logout'), '', '');

  await page.goto(`${servery.url}/login`);
  await page.getByRole('button', { name: 'Use mobile and PIN instead' }).press('Enter');
  await mobile.focus();
  await page.keyboard.type('0491570156246810');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${servery.url}/account`);
  await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
});

test(
  'a PIN is reset by a text [ACC-091 ACC-092 ACC-093 ACC-094 ACC-095 ACC-266 ACC-267]',
  EVERYWHERE,
  async ({ page, servery, variant }) => {
    const home = homeOf(servery, variant);
    const shopper = new Shopper(page, servery);
    const calls = answersTo(page);
    await page.goto(`${home}/forgot`);
    await expect(segment(page, 'Reset password')).toBeChecked();
    const sendLink = page.getByRole('button', { name: 'Send reset link' });
    await sendLink.click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('test@');
    await sendLink.click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody.at.all@example.com');
    await sendLink.click();
    await expect(page.getByText('Check your email account for a password reset link.')).toBeVisible();
    const byMail = await calls.of('ForgotLogin');
    expectExchange(byMail, 'email login_type', '');
    expect(byMail.form.get('login_type')).toBe('email');
    await page.getByRole('link', { name: 'Back to Sign in' }).click();
    await expect(page).toHaveURL(`${home}/login`);
    await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
    await page.getByRole('link', { name: 'Forgot PIN?' }).click();
    await expect(segment(page, 'Reset PIN')).toBeChecked();
    await page.getByRole('button', { name: 'Text me a link' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Mobile number', { exact: true }).fill('0491570157');
    await page.getByRole('button', { name: 'Text me a link' }).click();
    await expect(page.getByText('Check your phone for an sms from us.')).toBeVisible();
    const last = () => calls.all.findLast(({ name }) => name === 'ForgotLogin')!;
    await expect.poll(() => last().form.get('login_type')).toBe('mobile');
    expectExchange(last(), 'login_type mobile mobile_metadata[country_code]', '');

    const link = await linkFrom(() => servery.textsTo('+61491570157'), /\/account\/reset\?\S+/);
    await page.goto(servery.url + link);
    await expect(page.getByRole('heading', { name: 'Reset your PIN' })).toBeVisible();
    await page.getByLabel('New PIN', { exact: true }).fill('135790');
    await page.getByLabel('Confirm PIN', { exact: true }).fill('135791');
    await page.getByRole('button', { name: 'Save PIN' }).click();
    await expect(page.getByText('PINs do not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm PIN', { exact: true }).fill('135790');
    await page.getByRole('button', { name: 'Save PIN' }).click();
    await expect(shopper.said('PIN updated')).toBeVisible();
    await page.getByLabel('Mobile number', { exact: true }).fill('0491570157');
    await page.getByLabel('PIN', { exact: true }).fill('135790');
    await submit(page).click();
    await expect(shopper.said('Sign in successful')).toBeVisible();
  },
);
