import { answersTo, expectExchange } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { choose, homeOf, segment, signIn, submit } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { test, type Variant } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 }, hasTouch: true });

const userOf = (variant: Variant) => (variant === 'kiosk' ? 'kiosk@example.com' : 'staff@example.com');
const ENDED = { ResponseCode: 'AUTH', Response: ['Session expired', { code: 'signed_out' }] };

test('somebody signs up where the devices sign in, by a mobile of either country [ORD-013 ACC-007 ACC-008 ACC-078 ACC-079 ACC-080 ACC-259 ACC-260]', async ({
  page,
  servery,
  variant,
}) => {
  const calls = answersTo(page);
  await page.goto(`${homeOf(servery, variant)}/signup`);
  await expect(segment(page, 'Sign up')).toBeChecked();
  await expect(page.getByRole('radio', { name: /^(Australia|New Zealand)$/ })).toHaveCount(2);
  await expect(segment(page, 'Australia')).toBeChecked();
  const state = page.getByRole('button', { name: /State/ });
  await expect(state).toContainText('WA');
  await state.click();
  await expect(page.getByRole('option')).toHaveText(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  await page.keyboard.press('Escape');
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await signUp.click();
  await expect(page.getByText('This field is required')).toHaveCount(4);
  const fill = async (mobile: string, email: string) => {
    await page.getByLabel('Name').fill('Mia Lim');
    await page.getByLabel('Mobile').fill(mobile);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel(/^Password min\. 6 characters/).fill('a fine secret');
    await signUp.click();
    await expect(page.getByRole('alert')).toContainText('Check your email account for a link');
  };
  await fill('0491 570 110', 'mia.lim@example.com');
  const FIELDS = 'country_code email method mobile mobile_metadata[country_code] name password1 password2';
  const ANSWER = 'customer email eftpos id menu_name status';
  const inWA = await calls.of('Register');
  expectExchange(inWA, `${FIELDS} state`, ANSWER);
  expect([inWA.form.get('country_code'), inWA.form.get('state')]).toEqual(['AU', 'WA']);
  await choose(page, 'Sign up');
  await choose(page, 'New Zealand');
  await expect(state).toHaveCount(0);
  await fill('021 123 4567', 'aroha@example.com');
  const last = () => calls.all.findLast(({ name }) => name === 'Register')!;
  await expect.poll(() => last().form.get('email')).toBe('aroha@example.com');
  expectExchange(last(), FIELDS, ANSWER);
  expect(last().form.get('mobile_metadata[country_code]')).toBe('NZ');
});

test('who signs in is told so, for 14 days; who signs out leaves neither a session nor a cart [ACC-011 ACC-074 ACC-075 ACC-097 ACC-098 ACC-268 ACC-269 ACC-328 ACC-329]', async ({
  page,
  servery,
  context,
  variant,
}) => {
  const home = homeOf(servery, variant);
  const calls = answersTo(page);
  await page.goto(`${home}/login`);
  await page.getByRole('button', { name: 'Use mobile and PIN instead' }).click();
  const press = async (pad: string, digits: string) => {
    const keys = page.getByRole('group', { name: pad });
    for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
  };
  await press('Mobile number keys', '0491570156');
  await expect(page.getByLabel('Mobile number', { exact: true })).toHaveValue('0491 570 156');
  await press('PIN keys', '2468109');
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('246810');
  await submit(page).click();
  await expect(page.getByText('You can’t do that with this account')).toBeVisible();
  await page.getByRole('button', { name: 'Use email and password instead' }).click();
  await signIn(page, userOf(variant));
  await expect(page.getByText('Sign in successful').last()).toBeVisible();
  await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
  const sids = async () =>
    (await context.cookies()).filter(({ name, value }) => name.startsWith('sid') && value !== '');
  const minutes = (Math.max(...(await sids()).map(({ expires }) => expires)) - Date.now() / 1000) / 60;
  expect(minutes).toBeGreaterThan(20_160 - 5);
  expect(minutes).toBeLessThanOrEqual(20_160);

  const chips = async () => {
    if (variant === 'kiosk') await new KioskGuest(page).beginWithChips();
    else await new Cashier(page).takeChips();
  };
  await chips();
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('RequestAction=Logout')) return route.fallback();
    asked += 1;
    await held.promise;
    return route.fallback();
  });
  await page.goto(`${home}/logout`);
  await expect(page.getByRole('heading', { name: 'Logging out ...' })).toBeVisible();
  held.resolve();
  await expect(page.getByText('Logout success').last()).toBeVisible();
  expect(asked).toBe(1);
  expectExchange(await calls.of('Logout'), '', '');
  await expect(page).toHaveURL(`${home}/signin`);
  await page.goto(`${home}/menu/banksia-kitchen`);
  await expect(page).toHaveURL(`${home}/signin`);
  await signIn(page, userOf(variant));
  await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
  if (variant === 'kiosk') await page.getByRole('button', { name: /Take away/ }).click();
  await expect(page.getByText(/cart is empty|Nothing on the order yet|Add a product/i).first()).toBeVisible();
});

for (const [how, rows] of [
  ['answers AUTH', 'ORD-255 ACC-100 ACC-101'],
  ['answers customer 0', 'ACC-100 ACC-101'],
] as const)
  test(`a device whose session ended says so and asks who it is: ${how} [${rows}]`, async ({
    page,
    servery,
    context,
    variant,
  }) => {
    const home = homeOf(servery, variant);
    let isOver = false;
    await cutOff(page, 'CustomerAccount', () => {
      if (!isOver) return null;
      return how === 'answers AUTH'
        ? ENDED
        : { ResponseCode: 'SUCCESS', Response: { customer: { id: 0 }, account: {} } };
    });
    await page.clock.install();
    await page.goto(`${home}/signin`);
    await signIn(page, userOf(variant));
    await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
    isOver = true;
    await page.clock.runFor(61_000);
    await expect(
      page.locator('[data-kind="bad"]').filter({ hasText: 'Session expired, sign in to try again' }).last(),
    ).toBeVisible();
    await expect(page).toHaveURL(`${home}/signin`);
    expect(
      (await context.cookies()).filter(({ name, value }) => name.startsWith('sid') && value !== ''),
    ).toEqual([]);
  });
