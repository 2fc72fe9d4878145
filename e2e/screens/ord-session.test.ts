import type { Page } from '@playwright/test';
import { overhear } from '../altered.ts';
import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { signIn } from '../identity.ts';
import { Kitchen } from '../kitchen.ts';
import { toast } from '../native.ts';
import { activeOrder, chipsInCart, member, placedChips, toCheckout } from '../prepared.ts';
import { SAM, Shopper } from '../shopper.ts';

import { stepUntil } from '../patience.ts';
import { stopClock } from '../toasts.ts';
import { tracesOf } from '../traces.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

/** By then everything that was heard before is asked for anew, in the app as well. */
const AWHILE_MS = 16 * 60_000;

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const EXPIRED = 'Session expired, sign in to try again';

/** Whether the list of pages is that of somebody who is signed in. */
async function expectSignedIn(page: Page, isIn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Navigation' }).click();
  const pages = page.getByRole('list', { name: 'Navigation' });
  await expect(pages.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Sign out' })).toHaveCount(isIn ? 1 : 0);
  await page.keyboard.press('Escape');
}

async function memberOfDune(page: Page, servery: Servery): Promise<string> {
  const dune = servery.url.replace('localhost', 'dune.localhost');
  await page.goto(`${dune}/login`);
  await signIn(page, 'member@dune.example.com');
  await expect(page).not.toHaveURL(/login/);
  return dune;
}

test('a session that has expired is told with the checkout, a stop or a location, and ends; other calls do not end it [ORD-256]', async ({
  page,
  servery,
}) => {
  const shopper = await member(page, servery);
  const ways = new Ways(shopper);
  await cutOff(page, 'ManageCart.add_to_order', () => refusal('Session expired'));
  let ended = false;
  for (const name of ['ManageCart.update_checkout', 'PickupLocations', 'DeliveryStops'])
    await cutOff(page, name, () => (ended ? refusal('Session expired') : null));
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
  await expect(toast(page, 'Session expired').last()).toBeVisible();
  await expectSignedIn(page, true);
  ended = true;
  await ways.open();
  await ways.choose(/^Table/);
  await ways.popup.getByLabel('Table number').fill('12');
  await ways.set();
  await expect(toast(page, EXPIRED).last()).toBeVisible();
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expectSignedIn(page, false);

  for (const slug of ['dune-perth', 'dune-cottesloe']) {
    ended = false;
    const dune = await memberOfDune(page, servery);
    ended = true;
    await page.goto(`${dune}/menu/${slug}`);
    if (slug === 'dune-cottesloe') {
      await ways.open();
      await ways.choose(/^Beach drop/);
    }
    await expect(toast(page, EXPIRED).last()).toBeVisible();
    await page.goto(`${dune}/about`);
    await expectSignedIn(page, false);
  }
});

test('whoever signs in finds nothing of what a guest had typed, and is known at the checkout [ORD-257]', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await toCheckout(shopper);
  await shopper.fillDetails({ ...SAM, name: 'Ann Onymous', email: 'ann@example.com' });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ann Onymous');
  await page.getByRole('link', { name: 'Sign in or Create account' }).click();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Sam Nguyen').first()).toBeVisible();
  expect(await tracesOf(page, ['Ann Onymous', 'ann@example.com'])).toEqual([]);
  await page.goto(`${servery.url}/logout`);
  await expect(page).toHaveURL(/\/menu\//);
});

test('members and tests have an account here, staff and kiosks their own screens; what a test orders is not cooked [ORD-259 ORD-260]', async ({
  page,
  servery,
  browser,
}) => {
  const heard = overhear(page);
  const status = () =>
    heard.findLast(({ answer }) => 'customer' in answer.Response)?.answer.Response['customer'];
  const arrive = async (who: string) => {
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(`${servery.url}/login`);
    await signIn(page, `${who}@example.com`);
  };
  for (const [who, is] of [
    ['member', 1],
    ['test', 9],
  ] as const) {
    await arrive(who);
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${servery.url}/account`);
    await expect(page.getByLabel('Name')).toHaveValue(/\w/);
    await expectSignedIn(page, true);
    expect(status()).toMatchObject({ status: is });
  }
  const order = await placedChips(page, servery);
  await page.goto(`${servery.url}/order/${order}`);
  const tested = await new Shopper(page, servery).receiptNumber();
  await page.goto(`${servery.url}/order/${await activeOrder(servery)}`);
  const cooked = await new Shopper(page, servery).receiptNumber();
  const kitchen = await Kitchen.arrive(browser, servery);
  await expect(kitchen.slip(cooked)).toBeVisible();
  await expect(kitchen.slip(tested)).toHaveCount(0);
  for (const [who, path] of [
    ['staff', /\/pos\//],
    ['kiosk', /\/kiosk\//],
  ] as const) {
    await arrive(who);
    await expect(page).toHaveURL(path);
  }
});

test('AUTH makes a guest of whoever was signed in, with nothing left of them [ORD-255]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await member(page, servery);
  await page.goto(`${servery.url}/account`);
  await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
  await expectSignedIn(page, true);
  const heard = overhear(page);
  await page.context().addCookies([{ name: 'sid', value: 'a'.repeat(43), url: servery.url }]);
  await page.clock.fastForward(AWHILE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(toast(page, EXPIRED).last()).toBeVisible();
  await expect.poll(() => heard.some(({ answer }) => answer.ResponseCode === 'AUTH')).toBe(true);
  await expect(page).toHaveURL(/\/login$/);
  const sids = (await page.context().cookies()).filter(({ name, value }) => name === 'sid' && value !== '');
  expect(sids).toEqual([]);
  expect(await tracesOf(page, ['Sam Nguyen'])).toEqual([]);
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await expectSignedIn(page, false);
});

test('who is signed out on a page of the account reads why for 2 s, and comes back to it by signing in [ORD-258]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await member(page, servery);
  await page.goto(`${servery.url}/account/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  // Its time stands still before anything is asked: whatever hears of the end first starts the two seconds.
  await stopClock(page);
  await page.context().addCookies([{ name: 'sid', value: 'a'.repeat(43), url: servery.url }]);
  await page.clock.fastForward(AWHILE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await stepUntil(page, toast(page, EXPIRED).last());
  await page.clock.runFor(1800);
  await expect(page).toHaveURL(/\/account\/orders$/);
  expect(await tracesOf(page, ['Sam Nguyen'])).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.resume();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/account\/orders$/);
});
