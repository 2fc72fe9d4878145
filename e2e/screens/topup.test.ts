import type { Page } from '@playwright/test';
import { answersTo, expectExchange } from '../altered.ts';
import { alterVenue, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';

import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { withWallets } from '../wallets.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const pick = (page: Page, value: string) =>
  page.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();
const chosen = (page: Page, name: string) => page.getByRole('group', { name }).locator('input:checked');
const namesOf = (page: Page, group: string) =>
  page
    .getByRole('group', { name: group })
    .locator('input[type=radio]')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
const balance = (page: Page) => page.getByRole('region', { name: 'Account Balance' });
const pay = (page: Page) => page.getByRole('region', { name: 'Next step' });

const amounts = (page: Page) => page.getByRole('group', { name: 'Amount' }).getByRole('radio');

test('a member puts money on the balance with a new card, and saves it for the next time [ACC-003 ACC-136 ACC-137 ACC-138 ACC-139 ACC-143 ACC-144 ACC-149 ACC-150 ACC-152 ACC-157 ACC-277 ACC-278 ACC-279 CHK-099 ORD-279]', async ({
  page,
  servery,
  variant,
}) => {
  const shopper = await newMember(page, servery, 'topup-card@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/managecard`);
  await page.getByRole('link', { name: 'Top Up' }).first().click();
  await expect(page.getByRole('heading', { name: 'Top Up', level: 1 })).toBeVisible();
  await expect(amounts(page)).toHaveCount(9);
  await expect
    .poll(() => namesOf(page, 'Amount'))
    .toEqual(['10', '20', '30', '40', '50', '100', '150', '200', '250']);
  await expect(chosen(page, 'Amount')).toHaveValue('30');
  // No card is saved, and this browser has no wallet.
  await expect.poll(() => namesOf(page, 'Payment method')).toEqual(['CC', 'PP', 'CB']);
  await expect(chosen(page, 'Payment method')).toHaveValue('CC');
  await expect(pay(page)).toContainText('$30.36');
  await expect(pay(page)).toContainText('$0.36 surcharge');
  await expect(page.getByRole('radio', { name: /Card.*1\.2% surcharge, Amex 2\.4%/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /PayPal.*1\.5% surcharge/ })).toBeVisible();
  await expectAccessible(page);

  // The other card has another surcharge, and coins have other amounts.
  await page.getByLabel('Card number').fill('3782 822463 10005');
  await expect(pay(page)).toContainText('$30.72');
  await pick(page, 'CB');
  await expect
    .poll(() => namesOf(page, 'Amount'))
    .toEqual(['5', '10', '20', '30', '50', '100', '200', '250', '500']);
  await expect(chosen(page, 'Amount')).toHaveValue('50');
  await pick(page, 'CC');

  const save = page.getByRole('checkbox', { name: /Save card to my account/ });
  const auto = page.getByRole('checkbox', { name: /Auto top-up/ });
  await save.check();
  await expect(auto).toBeChecked();
  await save.uncheck();
  await expect(auto).not.toBeChecked();
  await auto.check();
  await expect(save).toBeChecked();
  await auto.uncheck();
  await expect(save).toBeChecked();
  await auto.check();

  await pick(page, '20');
  const code = page.getByLabel('Security code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.pressSequentially('a12b345');
  await expect(code).toHaveValue('1234');
  await typeCard(page);
  await expect(pay(page)).toContainText('$20.24');
  const held = await hold(page, 'TopupNewCard');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeDisabled();
  held.letGo();
  await expect(shopper.said('$20.00 added to your balance')).toBeVisible();
  const sent = await calls.of('TopupNewCard');
  expectExchange(
    sent,
    'auto_topup auto_topup_amount braintree_nonce expected_total save_card store_id submit_key topup_amount',
    'customer payment_method payment_redirect total',
  );
  // A phone knows more of itself than a browser does.
  const device = [...sent.form.keys()].filter((name) => name.startsWith('device_'));
  const own = variant === 'app' ? ['device_model', 'device_uuid'] : [];
  expect(new Set(device)).toEqual(new Set(['device_platform', 'device_useragent', ...own]));
  await expect(page).toHaveURL(/\/account\/managecard$/);
  await expect(balance(page)).toContainText('$20.00');
  await expect(page.getByText('Visa ending in 1111', { exact: true })).toBeVisible();
  const moved = page.getByRole('region', { name: 'Transactions' });
  await expect(moved.getByRole('listitem')).toHaveCount(1);
  await expect(moved).toContainText('Top-up');
  await expect(moved).toContainText('+$20.00');
  await expectAccessible(page);

  // The saved card comes first now, with the amount of the auto top-up.
  await page.getByRole('link', { name: 'Top Up' }).first().click();
  await expect.poll(() => namesOf(page, 'Payment method')).toEqual(['SAVED', 'CC', 'PP', 'CB']);
  await expect(chosen(page, 'Payment method')).toHaveValue('SAVED');
  await expect(chosen(page, 'Amount')).toHaveValue('20');
  await page.getByRole('button', { name: 'Top up with saved card' }).click();
  await expect(balance(page)).toContainText('$40.00');
  expectExchange(
    await calls.of('TopupExistingCard'),
    'expected_total store_id submit_key topup_amount',
    'customer payment_method payment_redirect total',
  );
});

/** A call that is answered when the test says so. */
async function hold(page: Page, action: string) {
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(
    '**/api',
    async (route) => {
      if (route.request().postData()?.includes(`RequestAction=${action}`)) await gate;
      await route.fallback();
    },
    { times: 50 },
  );
  return { letGo };
}

test(
  'a member pays at PayPal and is back with the money on the balance [ACC-003 ACC-140 ACC-142 ACC-145 ACC-146 ACC-280 ACC-317]',
  { on: ['web'] },
  async ({ page, servery }) => {
    const shopper = await newMember(page, servery, 'topup-paypal@example.com');
    const sent: URLSearchParams[] = [];
    page.on('request', (request) => {
      const body = new URLSearchParams(request.postData() ?? '');
      if (body.get('RequestAction') === 'TopupPayPal') sent.push(body);
    });
    await page.goto(`${servery.url}/account/topup`);
    const away = async (choice: string) => {
      await pick(page, 'PP');
      await page.getByRole('button', { name: 'Continue to PayPal' }).click();
      await page.waitForURL(/\/paypal\/checkoutnow/);
      await page.getByRole('button', { name: choice, exact: true }).click();
      await page.waitForURL(/\/account\/topup/);
    };
    await away('Pay now');
    await expect(shopper.said('Thank you for your payment')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/topup$/);
    await expect(chosen(page, 'Payment method')).toHaveValue('PP');
    await expect(page.getByRole('region', { name: 'After top-up' })).toContainText('$30.00');
    expect(sent.map((each) => [each.get('topup_amount'), each.get('expected_total')])).toEqual([
      ['30.00', '30.45'],
    ]);
    await away('Cancel');
    await expect(shopper.said('Payment cancelled')).toBeVisible();
    for (const [search, words] of [
      ['result=error', 'Unknown error PET001'],
      ['result=error&msg=Call+1900+555+555', 'Unknown error PET001'],
      ['result=maybe', 'Unknown result maybe PRT001'],
    ] as const) {
      await page.goto(`${servery.url}/account/topup?${search}`);
      await expect(shopper.said(words)).toBeVisible();
      await expect(page.getByText('1900')).toHaveCount(0);
    }
  },
);

test('wallets stand where the browser has them, first where no card is saved [ACC-003 ACC-139 ACC-141 ACC-153 ACC-282 ACC-283 ACC-324]', async ({
  page,
  servery,
}) => {
  const wallets = await withWallets(page);
  const shopper = await newMember(page, servery, 'topup-wallet@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/topup`);
  await expect(chosen(page, 'Payment method')).toHaveValue('APPLE');
  await expect.poll(() => namesOf(page, 'Payment method')).toEqual(['APPLE', 'GOOGLE', 'CC', 'PP', 'CB']);
  await expect(pay(page)).toContainText('$30.00');
  await expect(pay(page)).not.toContainText('surcharge');
  const button = pay(page).getByRole('button');
  await wallets.next('break');
  await button.click();
  await expect(
    shopper.said('Apple Pay / Google Pay is currently unavailable, please choose another payment method.'),
  ).toBeVisible();
  await wallets.next('cancel');
  await button.click();
  await expect(shopper.said('Payment cancelled')).toBeVisible();
  await wallets.next('pay');
  await button.click();
  await expect(balance(page)).toContainText('$30.00');
  expectExchange(
    await calls.of('TopupApplePay'),
    'expected_total store_id submit_key topup_amount wallet_data',
    'customer payment_method payment_redirect total',
  );
  await page.goto(`${servery.url}/account/topup`);
  await pick(page, 'GOOGLE');
  await pay(page).getByRole('button').click();
  await expect(balance(page)).toContainText('$60.00');
  const [sheet] = await wallets.seen();
  const parameters = {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
  };
  expect(sheet?.detail).toMatchObject({ allowedPaymentMethods: [{ type: 'CARD', parameters }] });
});

test('coins are paid in a browser of their own, and the page waits for them [ACC-003 ACC-147 ACC-166 ACC-281]', async ({
  page,
  servery,
  context,
}) => {
  await newMember(page, servery, 'topup-coins@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/topup`);
  await pick(page, 'CB');
  await expect(chosen(page, 'Amount')).toHaveValue('50');
  await pick(page, '5');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  ]);
  await expect(page.getByText('Waiting for your payment.')).toBeVisible();
  expectExchange(
    await calls.of('TopupCoinbase'),
    'expected_total return_url store_id submit_key topup_amount',
    'customer payment_method payment_redirect total',
  );
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await other.close();
  await expect(page.getByRole('region', { name: 'After top-up' })).toContainText('$5.00');
});

test('what is refused or not answered is said, and a repeat is the same wish [ACC-313]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'topup-refused@example.com');
  await page.goto(`${servery.url}/account/topup`);
  const keys: (string | null)[] = [];
  await page.route('**/api', async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    if (body.get('RequestAction') !== 'TopupNewCard') return route.fallback();
    keys.push(body.get('submit_key'));
    return keys.length === 1 ? route.abort() : route.fallback();
  });
  await typeCard(page, '4000 1111 1111 1115');
  const topUp = page.getByRole('button', { name: 'Top up', exact: true });
  await topUp.click();
  await expect(shopper.said('Error, please try again')).toBeVisible();
  await topUp.click();
  await expect(
    shopper.said('Your payment was declined. You haven’t been charged. Try another card or payment method'),
  ).toBeVisible();
  await topUp.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await expect(page.getByRole('region', { name: 'After top-up' })).toContainText('$0.00');
});

test('where nothing is added, nothing is said of a surcharge [ACC-152]', async ({ page, servery }) => {
  await alterVenue(page, (merchant) => {
    for (const kind of ['cc', 'amex', 'paypal']) merchant[`surcharge_percent_${kind}`] = '0';
  });
  await newMember(page, servery, 'topup-free@example.com');
  await page.goto(`${servery.url}/account/topup`);
  await expect(pay(page)).toContainText('$30.00');
  await expect(page.getByText(/surcharge/)).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('what it comes to stands beside the form, with the one button', async ({ page, servery }) => {
    await newMember(page, servery, 'topup-wide@example.com');
    await page.goto(`${servery.url}/account/topup`);
    const ticket = page.getByRole('complementary', { name: 'Your top-up' });
    await expect(ticket).toContainText('$30.36');
    await expect(ticket.getByRole('button', { name: 'Top up' })).toBeVisible();
    await expect(pay(page)).not.toBeVisible();
    await expectAccessible(page);
  });
});
