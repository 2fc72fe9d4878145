import type { Locator, Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { atCheckout, refusal, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { member, toCheckout } from '../prepared.ts';
import { charges, treat } from '../providers.ts';
import type { Shopper } from '../shopper.ts';
import { patiently } from '../patience.ts';
import { tick } from '../tick.ts';
import { cutOff } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment', level: 1 });
const payButtons = (page: Page) => page.getByRole('button', { name: /^(Place order|Continue to)/ });

async function guest(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  return shopper;
}
async function signedIn(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await member(page, servery, { chips: true });
  await toCheckout(shopper);
  return shopper;
}

/** To the page where coins are paid; answers its address. */
async function toInvoice(page: Page): Promise<string> {
  await tick(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(page.getByRole('button', { name: 'Pay, confirm later' })).toBeVisible();
  return page.url();
}
/** Pays in coins that are on their way then; answers the address of the invoice. */
async function payInCoins(page: Page): Promise<string> {
  const invoice = await toInvoice(page);
  await page.getByRole('button', { name: 'Pay, confirm later' }).click();
  await expect(waiting(page)).toBeVisible();
  return invoice;
}
/** What the provider makes of a payment, on the page where it was made. */
const decide = (page: string, choice: 'later' | 'confirm' | 'deny') =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

const receipt = (page: Page) => page.getByRole('heading', { name: /Your order is \d+/ });
/** The server takes its own time; the page asks it every half minute at the latest. */
const goOnUntil = (page: Page, shown: Locator) =>
  patiently(async (patience) => {
    await page.clock.runFor(30_000);
    await expect(shown).toBeVisible(patience);
  });
const keysOf = (calls: ReturnType<typeof listen>) =>
  new Set(calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('submit_key')));

for (const [who, arrive] of [
  ['guest', guest],
  ['member', signedIn],
] as const)
  test(`bitcoin that confirms later brings a ${who} to the receipt by itself, and is paid once`, async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const shopper = await arrive(page, servery);
    const before = await charges(servery, 'crypto');
    const calls = listen(page);
    const invoice = await payInCoins(page);
    await expect(page.getByText('don’t pay again')).toBeVisible();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(payButtons(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose another way to pay' })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(payButtons(page)).toHaveCount(0);
    await decide(invoice, 'confirm');
    await goOnUntil(page, receipt(page));
    await shopper.receiptNumber();
    await expect(page.getByText('Cryptocurrency').first()).toBeVisible();
    const made = (await charges(servery, 'crypto')).slice(before.length);
    expect(made.map(({ status }) => status)).toEqual(['Settled']);
    const keys = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('submit_key'));
    expect(new Set(keys).size).toBe(1);
    // Nothing is waited for any more.
    await page.goto(`${servery.url}/checkout`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

test('a card whose answer was lost brings the customer to the receipt by itself, and is charged once', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  const shopper = await guest(page, servery);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  const before = await charges(servery, 'card');
  const calls = listen(page);
  await treat(servery, 'card-questions', { mode: 'temporary' });
  await treat(servery, 'card', { mode: 'lose', times: 1 });
  await shopper.placeOrder();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('We’re waiting for your bank')).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await treat(servery, 'card-questions', { mode: 'normal' });
  await goOnUntil(page, receipt(page));
  expect((await charges(servery, 'card')).slice(before.length)).toHaveLength(1);
  const placing = calls.filter(({ form }) => form.get('preorder') === '1').map(({ form }) => form);
  expect(new Set(placing.map((form) => form.get('submit_key'))).size).toBe(1);
  // Only the first time there was a card to charge.
  expect(placing.slice(1).every((form) => form.get('braintree_nonce') === 'asking-only')).toBe(true);
});

test('a card payment that turns out to be over is told as that, and the card is asked for again', async ({
  page,
  servery,
}) => {
  const shopper = await guest(page, servery);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  await treat(servery, 'card-questions', { mode: 'temporary' });
  await treat(servery, 'card', { mode: 'lose', times: 1 });
  await shopper.placeOrder();
  await expect(waiting(page)).toBeVisible();
  // What the server says to a question once there is neither an order nor a payment under its key.
  await cutOff(page, 'SubmitOrder', () => refusal('Your card details have timed out', 'card_token_invalid'));
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(shopper.said('Your payment didn’t go through. You haven’t been charged.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(payButtons(page)).toBeVisible();
  await treat(servery, 'card-questions', { mode: 'normal' });
});

/** Pays at PayPal, which looks into it first; answers the address of that page. */
async function payThroughReview(page: Page): Promise<string> {
  await tick(page.getByRole('radio', { name: /^PayPal/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  const later = page.getByRole('button', { name: 'Pay now, PayPal reviews it first' });
  await expect(later).toBeVisible();
  const review = page.url();
  await later.click();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('We’re waiting for PayPal to confirm your payment.')).toBeVisible();
  return review;
}

test('a payment that PayPal lets through later ends at the receipt by itself', async ({ page, servery }) => {
  await page.clock.install();
  const shopper = await guest(page, servery);
  await decide(await payThroughReview(page), 'confirm');
  await goOnUntil(page, receipt(page));
  await shopper.receiptNumber();
});

test('a payment that is refused in the end can be made again, under a key of its own', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  const shopper = await guest(page, servery);
  const calls = listen(page);
  await decide(await payThroughReview(page), 'deny');
  await goOnUntil(page, page.getByRole('heading', { name: 'Checkout', level: 1 }));
  await expect(shopper.said('Your payment was declined. You haven’t been charged')).toBeVisible();
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  expect(keysOf(calls).size).toBe(2);
});

test('who comes back without having paid may open the page again, or choose another way under the same key', async ({
  page,
  servery,
}) => {
  const shopper = await guest(page, servery);
  const calls = listen(page);
  const invoice = await toInvoice(page);
  await page.goto(`${servery.url}/checkout?result=success&method=CB`);
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('Your payment hasn’t arrived yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  await expect(page).toHaveURL(invoice);
  await page.goto(`${servery.url}/checkout?result=cancel&method=CB`);
  await page.getByRole('button', { name: 'Choose another way to pay' }).click();
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  expect(keysOf(calls).size).toBe(1);
});

test('in the app too, where the provider’s pages open inside it', async ({ page, servery }) => {
  await page.clock.install();
  let invoice = '';
  await page.exposeFunction('payThere', async (url: string) => {
    invoice = url;
    await decide(url, 'later');
  });
  await page.addInitScript(() => {
    const { payThere } = window as unknown as { payThere(url: string): Promise<void> };
    const browse = async (url: string) => {
      await payThere(url);
      return 'https://order.example.com/checkout/paypal_success';
    };
    Object.assign(window, { serveryShell: { device: () => ({}), browse } });
  });
  const shopper = await guest(page, servery);
  await tick(page.getByRole('radio', { name: /^Cryptocurrency/ }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(waiting(page)).toBeVisible();
  await decide(invoice, 'confirm');
  await goOnUntil(page, receipt(page));
  await shopper.receiptNumber();
});

test('nobody else on the same device is shown what somebody waits for', async ({ page, servery }) => {
  await signedIn(page, servery);
  await payInCoins(page);
  await page.context().clearCookies();
  await page.goto(`${servery.url}/checkout`);
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('an order that was left, and was paid after all, does not swallow the next one', async ({
  page,
  servery,
}) => {
  const shopper = await guest(page, servery);
  const invoice = await toInvoice(page);
  await page.goto(`${servery.url}/checkout`);
  await expect(waiting(page)).toBeVisible();
  await fetch(invoice, { method: 'POST', body: new URLSearchParams({ choice: 'gone' }), redirect: 'manual' });
  // The page may hear of the payment first, and show the receipt.
  await patiently(async (patience) => {
    await page.goto(`${servery.url}/checkout`);
    await expect(page.getByText(/cart is empty/i).first()).toBeVisible(patience);
  });

  // A page that heard of it has forgotten whose that order was, and how it was to be had.
  await page.evaluate(() => localStorage.clear());
  await shopper.openMenu();
  await shopper.addChips();
  await page.goto(`${servery.url}/checkout`);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  await expect(page.getByText('To be paid in store').first()).toBeVisible();
});
