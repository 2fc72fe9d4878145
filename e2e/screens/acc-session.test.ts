import type { Page } from '@playwright/test';
import { Cashier } from '../counter.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { KioskGuest } from '../kiosk.ts';
import { member, toCheckout } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';
import { withWallets } from '../wallets.ts';

test.use({ on: ['web', 'app'] });

const ENDED = { ResponseCode: 'AUTH', Response: ['Session expired', { code: 'signed_out' }] };
const expired = (page: Page, tag: string) =>
  page
    .locator('[data-kind="bad"]')
    .filter({ hasText: `Session expired, sign in to try again (MSG ${tag})` })
    .last();

/** Calls that find out that the session has ended, once the test says so. */
async function endedIn(page: Page, names: readonly string[]): Promise<Set<string>> {
  const ended = new Set<string>();
  for (const name of names) await cutOff(page, name, () => (ended.has(name) ? ENDED : null));
  return ended;
}

test('a session that ended names the screen on which that was found out [ACC-102]', async ({
  page,
  servery,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withWallets(page);
  const calls = ['Rewards', 'StandingOrders.load', 'SubmitOrder', 'TopupApplePay'];
  const ended = await endedIn(page, calls);
  const shopper = await member(page, servery, { chips: true });
  await toCheckout(shopper);
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  ended.add('SubmitOrder');
  await shopper.placeOrder();
  await expect(expired(page, 'FE-AUTH-2')).toBeVisible();

  for (const [path, name, tag] of [
    ['account/rewards', 'Rewards', 'FE-AUTH-1'],
    ['account/standingorder', 'StandingOrders.load', 'FE-AUTH-2'],
  ] as const) {
    ended.clear();
    await member(page, servery);
    ended.add(name);
    await page.goto(`${servery.url}/${path}`);
    await expect(expired(page, tag)).toBeVisible();
  }
  ended.clear();
  await member(page, servery);
  await page.goto(`${servery.url}/account/topup`);
  const topUp = page.getByRole('region', { name: 'Next step' }).getByRole('button');
  await expect(topUp).toBeEnabled();
  ended.add('TopupApplePay');
  await topUp.click();
  await expect(expired(page, 'TUAP-AUTH-0')).toBeVisible();
});

test(
  'so it does at the kiosk and at the counter [ACC-102]',
  { on: ['kiosk'] },
  async ({ browser, servery }) => {
    const opened = async (width: number, height: number) =>
      (await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })).newPage();
    const names = ['ManageCart.add_to_order', 'SubmitOrder'];
    const screen = await opened(1080, 1920);
    const atKiosk = await endedIn(screen, names);
    const guest = new KioskGuest(screen);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await guest.payInStore();
    await screen.keyboard.type('mia');
    atKiosk.add('SubmitOrder');
    await screen.getByRole('button', { name: /Place order/ }).click();
    await expect(expired(screen, 'FE-AUTH-2')).toBeVisible();

    const till = await opened(1366, 1024);
    const atTill = await endedIn(till, names);
    const cashier = new Cashier(till);
    await cashier.start(servery);
    atTill.add('ManageCart.add_to_order');
    await cashier.products.getByRole('button').first().click();
    await expect(expired(till, 'FE-AUTH-0')).toBeVisible();
  },
);
