import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { segment, signIn } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { activeOrder, member } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'] });

const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { name, level, exact: true });
const menu = (page: Page) => heading(page, 'Banksia Kitchen');
const dune = (servery: Servery) => servery.url.replace('localhost', 'dune.localhost');

test('the web has its routes; a menu in the address leads there, and every other address to the menu or the stores [ACC-016 ACC-017 ACC-018 ACC-020 ACC-021 ACC-028 ACC-029]', async ({
  page,
  servery,
}) => {
  const at = (path: string) => page.goto(`${servery.url}${path}`);
  await at('/');
  await expect(page.getByRole('link', { name: 'Order Now' }).first()).toBeVisible();
  await expect(page).toHaveURL(`${servery.url}/`);
  for (const path of [
    '/?menu=banksia-kitchen',
    '/menu',
    '/menu/banksia-kitchen',
    '/nothing',
    '/nothing/at/all',
  ]) {
    await at(path);
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
  }
  await at('/menu/banksia-kitchen/item/22-rosemary-chips');
  const ways = new Ways(new Shopper(page, servery));
  await ways.choose(/^Pickup/);
  await ways.set();
  await expect(page.getByRole('dialog', { name: 'Rosemary Chips' })).toBeVisible();
  for (const path of ['/cart', '/checkout']) {
    await at(path);
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${servery.url}${path}`);
  }
  for (const room of ['/locations', '/menu', '/cart', '/checkout', '']) {
    await at(`${room}/login`);
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page).toHaveURL(`${servery.url}${room}/login`);
  }
  await at('/signin');
  await expect(segment(page, 'Sign in')).toBeChecked();
  await at('/signup');
  await expect(heading(page, 'Sign up')).toBeVisible();
  await at('/forgot');
  await expect(segment(page, 'Reset password')).toBeChecked();
  await at('/logout');
  await expect(menu(page)).toBeVisible();
  for (const [path, words] of [
    ['/logs', 'Logs not enabled'],
    ['/tests', 'Tests not enabled'],
    ['/about', 'Made with Servery'],
    ['/terms', 'All prices are in Australian dollars'],
    ['/privacy', 'Last updated 1 May 2021.'],
  ] as const) {
    await at(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page).toHaveURL(`${servery.url}${path}`);
  }
  await alterFacts(page, ({ brand }) => Object.assign(brand['flags'] as object, { hide_home: true }));
  for (const path of ['/', '/nothing']) {
    await page.goto(`${dune(servery)}${path}`);
    await expect(page).toHaveURL(/\/locations$/);
  }
});

test('terms and privacy say what they must [ACC-222 ACC-223 ACC-224 ACC-226 ACC-227]', async ({
  page,
  servery,
}) => {
  const part = (name: string) => page.getByRole('region', { name });
  await page.goto(`${servery.url}/terms`);
  for (const [name, words] of [
    ['Price and payment', 'All prices are in Australian dollars (AUD).'],
    ['Price and payment', 'All prices include taxes'],
    ['Price and payment', 'A surcharge is never more than what it costs us to process that payment.'],
    ['Refund policy', 'amend or cancel an Order only until the Store starts to prepare it'],
    ['Refund policy', 'contact the Store directly'],
    ['Refund policy', 'no refund for an Order that you do not collect'],
    ['Refund policy', 'because the address you gave was wrong'],
    ['Refund policy', 'which is a partial refund'],
    ['Refund policy', 'If your Order has a major fault, you are entitled to a full refund.'],
    ['Refund policy', 'Refunds are made to the original payment method. We confirm each refund by email.'],
    ['Contract', 'Users under 18 years of age may not use the App.'],
    ['Miscellaneous', 'governed by the law of Western Australia'],
  ] as const)
    await expect(part(name)).toContainText(words);
  await page.goto(`${servery.url}/privacy`);
  for (const [name, words] of [
    ['How we protect it', 'encrypted with SSL'],
    ['How we protect it', 'PCI-compliant payment gateway'],
    ['How we protect it', 'Card data is never stored on our own servers.'],
    ['Reviewing and removing your account', 'email hello@banksia-kitchen.example.com'],
    ['Reviewing and removing your account', 'Verified requests are answered within 30 days.'],
  ] as const)
    await expect(part(name)).toContainText(words);
});

async function about(page: Page, url: string, credits: number): Promise<void> {
  await page.goto(`${url}/about`);
  await expect(page.getByText('Banksia Kitchen', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('A kitchen by the harbour in Fremantle.').first()).toBeVisible();
  await expect(page.locator('a[href="https://banksia-kitchen.example.com"]').first()).toBeVisible();
  for (const words of ['Payments by Braintree, a service of PayPal', 'Made with Servery', 'Version 3.1.21'])
    await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText('Self-service kiosk')).toHaveCount(credits);
  for (const [path, words] of [
    ['/logs', 'Logs not enabled'],
    ['/tests', 'Tests not enabled'],
  ] as const) {
    await page.goto(`${url}${path}`);
    await expect(page.getByText(words)).toBeVisible();
  }
}

test('web, kiosk and counter say what the app is; only the kiosk and the counter print a receipt, only the web asks for feedback [ACC-122 ACC-124 ACC-204 ACC-218 ACC-220]', async ({
  page,
  servery,
  browser,
}) => {
  const order = await activeOrder(servery);
  await about(page, servery.url, 0);
  await page.goto(`${servery.url}/order/${order}`);
  const feedback = (on: Page) => on.getByRole('link', { name: 'Leave Feedback' });
  await expect(feedback(page)).toHaveAttribute('href', '/account/feedback');
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toHaveCount(0);

  for (const [room, size] of [
    ['kiosk', { width: 1080, height: 1920 }],
    ['pos', { width: 1366, height: 1024 }],
  ] as const) {
    const screen = await (await browser.newContext({ viewport: size, reducedMotion: 'reduce' })).newPage();
    if (room === 'kiosk') await new KioskGuest(screen).switchOn(servery);
    else await new Cashier(screen).start(servery);
    await about(screen, `${servery.url}/${room}`, room === 'kiosk' ? 1 : 0);
    const print = screen.getByRole('button', { name: 'Print Receipt' });
    const again = screen.getByRole('button', { name: 'Start New Order' });
    await screen.goto(`${servery.url}/${room}/order/${order}`);
    await expect(print).toBeVisible();
    await expect(feedback(screen)).toHaveCount(0);
    await alterFacts(screen, ({ brand }) => Object.assign(brand['flags'] as object, { print_docket: false }));
    await screen.goto(`${servery.url}/${room}/order/${order}`);
    await expect(again).toBeVisible();
    await expect(print).toHaveCount(0);
  }
});

test('guest, member, test user, kiosk and staff are each known as what they are [ACC-002 ACC-076 ACC-103 ACC-235 ACC-240 ACC-246]', async ({
  browser,
  servery,
}) => {
  const arrive = async (email: string) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(`${servery.url}/login`);
    await signIn(page, email);
    await expect(page).not.toHaveURL(/login/);
    return page;
  };
  const nobody = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await nobody.goto(`${servery.url}/account`);
  await expect(nobody).toHaveURL(/\/login$/);
  // With nowhere to go back to, the beginning.
  const sam = await arrive('member@example.com');
  await expect(sam).toHaveURL(`${servery.url}/`);
  const remove = sam.getByRole('button', { name: 'Delete Account' });
  await sam.goto(`${servery.url}/account`);
  await expect(heading(sam, 'My Account')).toBeVisible();
  await expect(remove).toBeVisible();
  let status = 9;
  await alterAnswer(sam, 'CustomerAccount', (answer) => {
    Object.assign(answer.Response['customer'] as object, { status });
    return answer;
  });
  for (const [as, title] of [
    [3, 'Kiosk Account'],
    [8, 'Staff Account'],
    [9, 'Test Account'],
  ] as const) {
    status = as;
    await sam.goto(`${servery.url}/account`);
    await expect(heading(sam, title)).toBeVisible();
    await expect(remove).toHaveCount(0);
  }
  // Signed in, but only as a guest.
  status = 2;
  await sam.goto(`${servery.url}/account`);
  await expect(heading(sam, 'Sign in')).toBeVisible();

  const tester = await arrive('test@example.com');
  await tester.goto(`${servery.url}/account`);
  await expect(heading(tester, 'Test Account')).toBeVisible();
  await expect(await arrive('kiosk@example.com')).toHaveURL(/\/kiosk\//);
  await expect(await arrive('staff@example.com')).toHaveURL(/\/pos\//);
});

test('the tabs of the account are what the venue, the brand and the sign-in leave of them [ACC-012 ACC-041 ACC-042 ACC-043 ACC-044 ACC-119 ACC-247]', async ({
  page,
  servery,
}) => {
  let flag = '';
  let account: object = {};
  let customer: object = {};
  await alterFacts(page, ({ brand }) => {
    if (flag) Object.assign(brand['flags'] as object, { [flag]: true });
  });
  await alterAnswer(page, 'CustomerAccount', (answer) => {
    Object.assign(answer.Response['customer'] as object, customer);
    Object.assign(answer.Response['account'] as object, account);
    return answer;
  });
  await member(page, servery);
  const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
  const shown = async () => {
    await page.goto(`${servery.url}/account/orders`);
    await expect(page.getByRole('link', { name: 'Create Order' })).toBeVisible();
    return tabs.allTextContents();
  };
  const standing = page.getByRole('link', { name: 'Create Standing/Recurring Order' });
  const all = await shown();
  expect(all).toEqual(
    expect.arrayContaining(['Orders', 'Rewards', 'Billing', 'Feedback', 'Change Password', 'Logout']),
  );
  await expect(tabs.filter({ hasText: 'Billing' })).toHaveAttribute('href', '/account/managecard');
  await expect(standing).toBeVisible();
  const without = (...names: string[]) => all.filter((name) => !names.includes(name));
  account = { is_loyalty_schemes_enabled: 0 };
  expect(await shown()).toEqual(without('Rewards'));
  account = { is_topup_enabled: 0 };
  expect(await shown()).toEqual(without('Top Up'));
  account = { is_standing_orders_enabled: 0 };
  expect(await shown()).toEqual(without('Standing Orders'));
  await expect(standing).toHaveCount(0);
  account = { is_standing_orders_enabled: 1 };
  expect(await shown()).toContain('Standing Orders');
  await expect(standing).toBeVisible();
  customer = { status: 3 };
  await shown();
  await expect(standing).toHaveCount(0);
  account = {};
  for (const connected of ['is_apple_connected', 'is_google_connected']) {
    customer = { [connected]: 1 };
    expect(await shown()).toEqual(without('Change Password'));
  }
  customer = {};
  flag = 'hide_security';
  expect(await shown()).toEqual(without('Change Password', 'Change PIN'));
  flag = 'hide_logout';
  expect(await shown()).toEqual(without('Logout'));

  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = async () => {
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    await page.getByRole('button', { name: 'Navigation' }).click();
    const rows = page.getByRole('list', { name: 'Navigation' }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    return rows.allTextContents();
  };
  const store = page.getByRole('region', { name: 'Store', exact: true });
  expect(await drawer()).toEqual(['Home', 'Order', 'Account', 'About']);
  await expect(store).toHaveCount(1);
  flag = '';
  expect(await drawer()).toEqual(['Home', 'Order', 'Account', 'About', 'Sign out']);
  flag = 'hide_home';
  expect(await drawer()).toEqual(['Order', 'Account', 'About', 'Sign out']);
  flag = 'hide_account';
  expect(await drawer()).toEqual(['Home', 'Order', 'About', 'Sign out']);
  flag = 'hide_merchant_card';
  expect(await drawer()).toEqual(['Home', 'Order', 'Account', 'About', 'Sign out']);
  await expect(store).toHaveCount(0);
});
