import type { Page } from '@playwright/test';
import { atCheckout, refusal } from '../at-checkout.ts';
import { alterAnswer, answersTo } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { KioskGuest, touch } from '../kiosk.ts';
import { expectLaidOut } from '../looks.ts';
import { patiently } from '../patience.ts';
import { KIOSK_POS_ID, Pinpad, readyWithPinpad, switchOn, unpairKiosk } from '../pinpad.ts';
import { withPrinter } from '../printers.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

test.use({ terminals: true, viewport: { width: 1080, height: 1920 }, hasTouch: true });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Eftpos Payment' });
const pay = (page: Page) => page.getByRole('button', { name: /Pay with Eftpos/ }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: /Thanks, Mia/ });

/** Chips in the cart of a kiosk with its pinpad, and the last question answered. */
async function toPay(page: Page, servery: Servery): Promise<Pinpad> {
  const guest = new KioskGuest(page);
  const pinpad = new Pinpad(servery, 'kiosk-1');
  await readyWithPinpad(page, pinpad, 'kiosk');
  await guest.beginWithChips();
  await guest.viewCart.click();
  await guest.payInStore();
  await touch(page, 'mia');
  return pinpad;
}

test('a kiosk that has to be paired shows nothing of the menu before, and is paired on its own keys', async ({
  page,
  servery,
}) => {
  await unpairKiosk(servery);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const words = /Take away|Loading the menu|View cart/.exec(
        document.querySelector('#root')?.textContent ?? '',
      );
      if (words) document.documentElement.dataset['sold'] = words[0];
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await switchOn(page, servery, 'kiosk');
  const title = page.getByRole('heading', { name: 'Pair Eftpos Pinpad' });
  await expect(title).toBeVisible();
  await page.goto(`${servery.url}/kiosk/menu/banksia-kitchen`);
  await expect(title).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-sold');

  const pinpad = new Pinpad(servery, 'kiosk-1');
  const pair = page.getByRole('button', { name: 'Pair Pinpad' });
  await page.getByLabel('Username').fill('banksia');
  await page.getByLabel('Password', { exact: true }).fill('pinpad-demo');
  const code = page.getByLabel('Pair code');
  await touch(page, '0000');
  await expect(code).toHaveValue('0000');
  await expect(page.getByText('2 more digits, then Pair Pinpad')).toBeVisible();
  await expect(pair).toBeDisabled();
  await expectAccessible(page);
  await expectLaidOut(page);
  await touch(page, '00');
  await pair.click();
  await expect(page.getByRole('alert')).toHaveText('Pair Request Failed (MSG-AL1). Invalid pair code');
  await expect(code).toHaveValue('');
  await touch(page, '12');
  await page.getByRole('button', { name: 'Delete last digit' }).click();
  await expect(code).toHaveValue('1');
  await page.getByRole('button', { name: 'Clear' }).click();
  await pinpad.vendor('terminal-questions', { mode: 'delay', delayMs: 1500, times: 1 });
  await touch(page, await pinpad.code());
  await pair.click();
  const step = page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]');
  await expect(step).toHaveText('Pinpad status');
  await expect(page.getByRole('button', { name: /Take away/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sold', 'Take away');
});

test('whoever wants to pay before the pinpad is paired pays on it right after; else pairing leads to the menu [CHK-141 CHK-142 CHK-160 ACC-213]', async ({
  page,
  servery,
}) => {
  await unpairKiosk(servery);
  await switchOn(page, servery, 'kiosk');
  const pinpad = new Pinpad(servery, 'kiosk-1');
  await pinpad.pairAt(page);
  await expect(page).toHaveURL(/\/kiosk\/menu\/banksia-kitchen$/);
  const guest = new KioskGuest(page);
  await guest.beginWithChips();
  await guest.viewCart.click();
  await guest.payInStore();
  await touch(page, 'mia');
  await unpairKiosk(servery);
  const calls = answersTo(page);
  await pay(page);
  const { answer } = await calls.of('SubmitOrder');
  expect(JSON.stringify(answer.Response)).toContain('MSG-LCP2');
  await expect(page.getByRole('heading', { name: 'Pair Eftpos Pinpad' })).toBeVisible();
  await pinpad.pairAt(page);
  await expect(page).toHaveURL(/\/kiosk\/checkout$/);
  await expect(popup(page)).toContainText('Tap, insert or swipe');
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  await expect(thanks(page)).toBeVisible();
});

test('the pinpad’s receipt comes out by itself, and what was remembered of the payment is gone [CHK-148 ACC-237 ACC-238]', async ({
  page,
  servery,
  context,
}) => {
  await withPrinter(servery, { name: 'Kiosk', document: 'eftpos' }, async ({ turn }) => {
    const pinpad = await toPay(page, servery);
    await pay(page);
    await pinpad.asksFor('PURCHASE $8.00');
    await expectLaidOut(page);
    await pinpad.press('tap');
    await expect(thanks(page)).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === 'linklytxn')).toBe(false);
    await patiently(async () => {
      expect((await turn()).join('\n')).toMatch(/CUSTOMER COPY[^]*PURCHASE +AUD \$8\.00/);
    });
    await expectLaidOut(page);
    // Whoever wants another one gets it from the same printer, and nothing of the device's own.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'here');
    });
    await page.getByRole('button', { name: 'Eftpos receipt' }).click();
    await expect(page.getByText('Receipt printing').last()).toBeVisible();
    await patiently(async () => {
      expect((await turn()).join('\n')).toMatch(/COPY[^]*PURCHASE +AUD \$8\.00/);
    });
    await expect(page.locator('body')).not.toHaveAttribute('data-printed');
    // The printer of this screen is found by its POS ID.
    const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('PrintQueue'));
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    expect(new URLSearchParams((await asked).postData() ?? '').get('pos_guid')).toBe(KIOSK_POS_ID);
  });
});

test('a receipt that does not come out says why [ACC-239]', async ({ page, servery }) => {
  const pinpad = await toPay(page, servery);
  await page.route('**/api', (route) =>
    route.request().postData()?.includes('sub_action=receipt')
      ? route.fulfill({ json: refusal('Print Receipt Failed. Status Code 503', 'print_failed') })
      : route.fallback(),
  );
  await pay(page);
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  await expect(page.getByText('Print Receipt Failed. Status Code 503').last()).toBeVisible();
  await expect(thanks(page)).toBeVisible();
});

test('a pinpad that cannot be asked sends guests to staff or to the counter, in words that stay', async ({
  page,
  servery,
}) => {
  const pinpad = await toPay(page, servery);
  await alterAnswer(page, 'Linkly.transaction', (answer) => {
    Object.assign(answer.Response, {
      state: 'failed',
      message:
        'Eftpos (Linkly) is not currently available (MSG-CO1). Contact a member of staff for assistance.',
    });
    return answer;
  });
  await pay(page);
  const failed = page.getByRole('region', { name: 'Payment failed' });
  await expect(failed).toContainText('Contact a member of staff for assistance.');
  await expectAccessible(page);
  await expectLaidOut(page);
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(failed.getByRole('button', { name: 'Pay in store' })).toBeVisible();
  await pinpad.press('cancel');
});

test('checkout has its four popups [CHK-026]', { on: ['web', 'app'] }, async ({ page, servery, browser }) => {
  const web = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await atCheckout(web, servery);
  for (const [button, title] of [
    ['Enter voucher or promo code', 'Voucher/Promo Code'],
    ['Add instructions', 'Instructions'],
    ['Change fulfilment', 'Choose Fulfilment'],
  ] as const) {
    await web.getByRole('button', { name: button }).first().click();
    await expect(web.getByRole('dialog', { name: title })).toBeVisible();
    await web.keyboard.press('Escape');
    await expect(web.getByRole('dialog')).toHaveCount(0);
  }
  const pinpad = await toPay(page, servery);
  await pay(page);
  await expect(popup(page)).toBeVisible();
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('cancel');
  await expect(popup(page)).toBeHidden();
});

const OWN: readonly [string, RegExp][] = [
  ['signin', /Kiosk|Merchant/],
  ['login', /Kiosk|Merchant/],
  ['signup', /Kiosk|Merchant/],
  ['forgot', /Forgot your password or PIN\?/],
  ['terms', /Terms/],
  ['privacy', /Privacy/],
  ['eftpos/linkly', /Eftpos Pinpad Paired/],
  ['logs', /Logs not enabled/],
  ['tests', /Tests not enabled/],
];

for (const who of ['kiosk', 'pos'] as const)
  test(`the ${who} has its own pages and its pinpad, and nothing else of the product [ACC-005 ACC-034 ACC-244]`, async ({
    page,
    servery,
  }) => {
    await page.setViewportSize(
      who === 'kiosk' ? { width: 1080, height: 1920 } : { width: 1366, height: 1024 },
    );
    await readyWithPinpad(page, new Pinpad(servery, who === 'kiosk' ? 'kiosk-1' : 'counter-1'), who);
    const start =
      who === 'kiosk'
        ? page.getByRole('button', { name: /Take away/ })
        : page.getByRole('complementary', { name: 'Ticket' });
    const go = (path: string) => page.goto(`${servery.url}/${who}/${path}`);
    const about = page.getByText(/^Version /);
    for (const path of ['', 'menu', 'menu/banksia-kitchen', 'cart', 'checkout']) {
      await go(path);
      await expect(start.or(page.getByText(/cart is empty|Nothing to pay/i)).first()).toBeVisible();
    }
    await go('order/none');
    await expect(page.getByText(/find that order|Order not found/i).first()).toBeVisible();
    for (const [path, heading] of OWN) {
      await go(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(about).toHaveCount(0);
    }
    for (const path of ['about', 'account', 'account/orders', 'locations', 'topup', 'rewards', 'standing']) {
      await go(path);
      await expect(about).toBeVisible();
    }
    await go('logout');
    await expect(page).toHaveURL(new RegExp(`/${who}/signin$`));
  });
