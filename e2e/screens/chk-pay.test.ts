import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, listen } from '../altered.ts';
import { alterVenue, atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { openedIn, paymentEnd, withOwnBrowser } from '../native.ts';
import { toCheckout } from '../prepared.ts';
import type { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { withWallets } from '../wallets.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const choose = (page: Page, name: string) => tick(page.getByRole('radio', { name: new RegExp(`^${name}`) }));

/** What the server answers about the cart, changed wherever the page hears of it. */
async function alterOrder(page: Page, change: () => object): Promise<void> {
  for (const name of ['Merchant', 'ManageCart.load_checkout', 'ManageCart.update_checkout'])
    await alterAnswer(page, name, (answer) => {
      const order = answer.Response['order'];
      if (order) Object.assign(order, change());
      return answer;
    });
  await alterFacts(page, ({ first }) => {
    const order = (first['Merchant'] as { order?: object } | undefined)?.order;
    if (order) Object.assign(order, change());
  });
}

test('the button is called by what it does: place, go to PayPal or to the coins, or pay with a wallet [CHK-019]', async ({
  page,
  servery,
}) => {
  await withWallets(page);
  await atCheckout(page, servery);
  const foot = page.getByRole('button', { name: /^(Place order|Continue to|Pay with)/ });
  for (const [method, label] of [
    ['Pay in store', 'Place order'],
    ['Card', 'Place order'],
    ['PayPal', 'Continue to PayPal'],
    ['Cryptocurrency', 'Continue to payment'],
    ['Apple Pay', 'Pay with Apple Pay'],
    ['Google Pay', 'Pay with Google Pay'],
  ] as const) {
    await choose(page, method);
    await expect(foot).toHaveCount(1);
    await expect(foot).toHaveAccessibleName(new RegExp(`^${label}`));
  }
});

test('a card is typed in digits and capitals within its limits, and becomes a nonce at the configured provider; a second call places the order [CHK-098 CHK-106 CHK-107 CHK-108 CHK-109 CHK-185 CHK-245 CHK-252 ACC-013]', async ({
  page,
  servery,
}) => {
  await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
    inPage: false,
  });
  await page.clock.setFixedTime('2026-11-16T12:00:00+08:00');
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails({ name: 'S', email: 'sam@example.com', mobile: '491 570 156' });
  await shopper.placeOrder();
  await expect(shopper.said('Enter your name for the order')).toBeVisible();
  await shopper.fillDetails({ name: 'Jo', email: 'sam@example.com', mobile: '123' });
  await shopper.placeOrder();
  await expect(shopper.said('Enter your mobile phone number')).toBeVisible();
  await shopper.fillDetails();
  await choose(page, 'Card');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Card number').fill('4111-1111 1111x1111 23456789');
  await expect(field('Card number')).toHaveValue('4111 1111 1111 1111 2345');
  await field('Card number').fill('4111 1111 1111 1111');
  await field('Name on card').fill('sam nguyen');
  await expect(field('Name on card')).toHaveValue('SAM NGUYEN');
  for (const [typed, words] of [
    ['1026', 'This card has expired'],
    ['012100', 'Enter your card’s expiry date'],
    ['1126', 'Enter the 3 or 4 digit security code'],
    ['122099', 'Enter the 3 or 4 digit security code'],
  ] as const) {
    await field('Expiry').fill('');
    await field('Expiry').fill(typed);
    await shopper.placeOrder();
    await expect(shopper.said(words)).toBeVisible();
  }
  await field('Security code').fill('01');
  await shopper.placeOrder();
  await expect(field('Security code')).toHaveAccessibleDescription('Enter the 3 or 4 digit security code');
  await field('Security code').fill('0012');
  await expect(field('Security code')).toHaveValue('0012');
  await page.getByRole('button', { name: 'Enter address manually instead' }).click();
  const billing = page.getByRole('group', { name: 'Billing address' }).getByRole('textbox');
  for (const [at, text] of [
    [0, '8 Norfolk Street'],
    [2, 'Fremantle'],
    [3, 'WA'],
    [4, '6160'],
  ] as const)
    await billing.nth(at).fill(text);

  const calls = listen(page);
  const [tokenised] = await Promise.all([page.waitForRequest(/\/braintree\/graphql$/), shopper.placeOrder()]);
  await shopper.receiptNumber();
  expect(tokenised.method()).toBe('POST');
  expect(new URL(tokenised.url()).port).toBe(new URL(servery.sandbox).port);
  expect(tokenised.postDataJSON().variables.input.creditCard).toEqual({
    number: '4111111111111111',
    expirationMonth: '12',
    expirationYear: '2099',
    cvv: '0012',
    cardholderName: 'SAM NGUYEN',
    billingAddress: { postalCode: '6160' },
  });
  const answer = await tokenised.response();
  if (!answer) throw new Error('the provider did not answer');
  const { token } = (await answer.json()).data.tokenizeCreditCard;
  const submits = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form);
  expect(submits.map((form) => [form.get('preorder'), form.get('braintree_nonce')])).toEqual([
    ['0', null],
    ['1', token],
  ]);
  expect(submits.map((form) => form.get('payment_method'))).toEqual(['CC', 'CC']);
  for (const form of submits)
    for (const name of ['card_name', 'card_number', 'card_expiry', 'card_csc'])
      expect(form.get(name) ?? '').toBe('');
});

test('totals are listed line by line, a fee or a surcharge only where there is one; a handover without contact has the words of the menu [CHK-165 CHK-166 CHK-169 ACC-251]', async ({
  page,
  servery,
}) => {
  const all = {
    rewards_discount: '2.00',
    other_discount: '1.00',
    surcharge_amount: '0.10',
    convenience_fee: '0.50',
    delivery_fee: '5.00',
    fulfilment_type: 'deliver',
    delivery_fee_is_estimate: 0,
  };
  const none = {
    ...all,
    rewards_discount: '0.00',
    other_discount: '0.00',
    surcharge_amount: '0.00',
    convenience_fee: '0.00',
    fulfilment_type: 'pickup',
  };
  let order: object = all;
  await alterOrder(page, () => order);
  await alterVenue(page, ({ menu }) => {
    menu['contactless'] = {
      ...(menu['contactless'] as object),
      enabled: 1,
      pickup: 1,
      pickup_label: 'Leave it on the shelf',
      pickup_desc: 'We put it there for you.',
      pickup_notes_link: 'https://example.com/shelf',
    };
  });
  const shopper = await atCheckout(page, servery);
  const rows = page.getByRole('definition').locator('xpath=preceding-sibling::dt[1]');
  await expect(rows).toHaveText([
    'Products total',
    'Rewards discount',
    'Other discount',
    'Delivery fee',
    'Preorder fee',
    'Surcharge',
    'Order total',
    /GST/,
  ]);
  await expect(page.getByRole('checkbox', { name: 'Leave it on the shelf' })).toBeVisible();
  await expect(page.getByText('We put it there for you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'How it works' })).toHaveAttribute(
    'href',
    'https://example.com/shelf',
  );
  order = none;
  await toCheckout(shopper);
  await expect(rows).toHaveText(['Products total', 'Order total', /GST/]);
});

test('an amount that is not above 0 cannot be paid, and an order without a method asks for one [CHK-105 ACC-325]', async ({
  page,
  servery,
}) => {
  let order: object = { grand_total: '-1.00' };
  await alterOrder(page, () => order);
  await alterVenue(page, ({ menu }) => {
    if (!('grand_total' in order)) menu['payment_methods'] = [];
  });
  const calls = listen(page);
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await choose(page, 'Pay in store');
  await shopper.placeOrder();
  await expect(shopper.said('Invalid payment amount')).toBeVisible();
  order = {};
  await toCheckout(shopper);
  await shopper.placeOrder();
  await expect(shopper.said('Please choose a payment method.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'SubmitOrder')).toBe(false);
});

const FAILED = 'An error occurred while attempting to authenticate with PayPal';
const goOn = (shopper: Shopper) => shopper.page.getByRole('button', { name: /^Continue to/ }).click();

const sentBy = (calls: ReturnType<typeof listen>) =>
  calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form);

test(
  'in the app PayPal opens in its own browser: failed, cancelled, and a success that places the order [CHK-098 CHK-125 CHK-126 CHK-127 CHK-128 CHK-135 ACC-322 ACC-323]',
  { on: ['app'] },
  async ({ page, servery }) => {
    await withOwnBrowser(
      page,
      ['paypal_error', 'paypal_cancel', 'elsewhere', 'paypal_success'].map(paymentEnd),
    );
    const calls = listen(page);
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    await choose(page, 'PayPal');
    for (const words of [FAILED, 'Action cancelled', FAILED]) {
      await goOn(shopper);
      await expect(shopper.said(words)).toBeVisible();
      expect(sentBy(calls).every((form) => form.get('preorder') === '0')).toBe(true);
    }
    await goOn(shopper);
    await expect.poll(() => sentBy(calls).at(-1)?.get('preorder')).toBe('1');
    expect(sentBy(calls).at(-1)?.get('payment_method')).toBe('PP');
    const opened = await openedIn(page);
    expect(opened).toHaveLength(4);
    for (const address of opened) expect(new URL(address).port).toBe(new URL(servery.sandbox).port);
  },
);

test(
  'in the app coins that are not paid are a failed payment, under their own code [CHK-098 CHK-137 CHK-187 ACC-321]',
  { on: ['app'] },
  async ({ page, servery }) => {
    await withOwnBrowser(page, [paymentEnd('paypal_error')]);
    const calls = listen(page);
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    await choose(page, 'Cryptocurrency');
    await goOn(shopper);
    await expect(shopper.said('Payment failed.')).toBeVisible();
    expect(sentBy(calls).map((form) => [form.get('payment_method'), form.get('order_source')])).toEqual([
      ['CB', 'rapp'],
    ]);
  },
);

test('a redirect that leads nowhere is named, and nobody is sent there [CHK-130 ACC-320]', async ({
  page,
  servery,
}) => {
  let redirect = '';
  await alterAnswer(page, 'SubmitOrder', (answer) => {
    answer.Response['payment_redirect'] = redirect;
    return answer;
  });
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  for (const [method, words] of [
    ['PayPal', 'MSG-COPP-1'],
    ['Cryptocurrency', 'Error redirecting to Coinbase'],
  ] as const) {
    await choose(page, method);
    for (redirect of ['', 'nonsense', 'javascript:alert(1)']) {
      await goOn(shopper);
      await expect(shopper.said(words)).toBeVisible();
    }
  }
  await expect(page).toHaveURL(/\/checkout$/);
});
