import type { Page } from '@playwright/test';
import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { chipsInCart, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { scrolledTo, staysFor, stopClock, watchScrolling } from '../toasts.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

/** Whether it is there now: time goes on by what the test says, and not by waiting. */
const SOON = { timeout: 1 };

async function opened(page: Page, servery: Servery): Promise<Ways> {
  const ways = new Ways(new Shopper(page, servery));
  await ways.open();
  return ways;
}

test('what the checkout says stays for its time: loading, refusals, what is wrong, validating and placing [CHK-181 CHK-184 CHK-186 CHK-219 CHK-253 ACC-339 ACC-340]', async ({
  page,
  servery,
  browser,
}) => {
  await page.clock.install();
  const answers = new Map(
    ['load_checkout', '0', '1'].map((phase) => [phase, Promise.withResolvers<object | undefined>()]),
  );
  await page.route('**/api', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const held = answers.get(form.get('preorder') ?? form.get('sub_action') ?? '');
    if (!held) return route.fallback();
    const json = await held.promise;
    return json ? route.fulfill({ json }) : route.fallback();
  });
  const shopper = await chipsInCart(page, servery);
  const ways = new Ways(shopper);
  await toCart(shopper);
  await stopClock(page);
  await shopper.goToCheckoutAsGuest();
  await staysFor(page, 'Loading checkout...', 3000);
  answers.get('load_checkout')?.resolve(refusal('The store has moved'));
  await staysFor(page, 'The store has moved', 10_000);

  await watchScrolling(page);
  await shopper.placeOrder();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await staysFor(page, 'Enter your name for the order', 6000);

  await shopper.fillDetails();
  await shopper.placeOrder();
  await staysFor(page, 'Validating order...', 10_000);
  answers.get('0')?.resolve(undefined);
  await staysFor(page, 'Placing order...', 15_000);
  answers.get('1')?.resolve(refusal('The kitchen is on fire'));
  await staysFor(page, 'The kitchen is on fire', 6000);

  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SPRING10');
  await page.getByRole('button', { name: 'Save' }).click();
  await staysFor(page, 'Promo code SPRING10 applied', 5000);

  await page.clock.resume();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await expect(ways.address).toBeVisible();
  await cutOff(page, 'AddressSearch.suggest', () => undefined);
  await stopClock(page);
  await ways.address.pressSequentially('5 high');
  const unfound = 'Error searching for address. Please enter your delivery address manually.';
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(unfound).last()).toBeVisible(SOON);
  }).toPass({ intervals: [0] });
  await staysFor(page, unfound, 6000);

  // Somebody else, who has not said yet how they want it.
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.clock.install();
  await other.goto(`${servery.url}/menu/banksia-kitchen`);
  const { popup } = await opened(other, servery);
  await stopClock(other);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(other.getByText('Fulfilment type is required').last()).toBeVisible();
  await other.clock.runFor(400);
  await expect(popup).toBeHidden();
  await other.clock.runFor(150);
  await expect(popup).toBeVisible();
  await staysFor(other, 'Fulfilment type is required', 950);
});
