import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { atCheckout, refusal, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type House, test } from '../house.ts';
import { member, toCheckout } from '../prepared.ts';
import { charges, treat } from '../providers.ts';
import type { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { cutOff } from '../ways.ts';

test.use({ viewport: { width: 390, height: 844 } });

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment', level: 1 });
const payButtons = (page: Page) => page.getByRole('button', { name: /^(Place order|Continue to)/ });

async function guest(page: Page, house: House): Promise<Shopper> {
  const shopper = await atCheckout(page, house);
  await shopper.fillDetails();
  return shopper;
}
async function signedIn(page: Page, house: House): Promise<Shopper> {
  const shopper = await member(page, house, { chips: true });
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
const confirm = (invoice: string) =>
  fetch(invoice, { method: 'POST', body: new URLSearchParams({ choice: 'confirm' }), redirect: 'manual' });

for (const [who, arrive] of [
  ['guest', guest],
  ['member', signedIn],
] as const)
  test(`bitcoin that confirms later brings a ${who} to the receipt by itself, and is paid once`, async ({
    page,
    house,
  }) => {
    await page.clock.install();
    const shopper = await arrive(page, house);
    const before = await charges(house, 'crypto');
    const calls = listen(page);
    const invoice = await payInCoins(page);
    await expect(page.getByText('Please do not pay again')).toBeVisible();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(payButtons(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose another way to pay' })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(payButtons(page)).toHaveCount(0);
    await confirm(invoice);
    await page.clock.runFor(2500);
    await shopper.receiptNumber();
    await expect(page.getByText('Cryptocurrency').first()).toBeVisible();
    const made = (await charges(house, 'crypto')).slice(before.length);
    expect(made.map(({ status }) => status)).toEqual(['Settled']);
    const keys = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('submit_key'));
    expect(new Set(keys).size).toBe(1);
    // Nothing is waited for any more.
    await page.goto(`${house.url}/checkout`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

test('a card whose answer was lost brings the customer to the receipt by itself, and is charged once', async ({
  page,
  house,
}) => {
  await page.clock.install();
  const shopper = await guest(page, house);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  const before = await charges(house, 'card');
  const calls = listen(page);
  await treat(house, 'card-questions', { mode: 'temporary' });
  await treat(house, 'card', { mode: 'lose', times: 1 });
  await shopper.placeOrder();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('We are waiting for your bank')).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await treat(house, 'card-questions', { mode: 'normal' });
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: /Your order is \d+/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect((await charges(house, 'card')).slice(before.length)).toHaveLength(1);
  const placing = calls.filter(({ form }) => form.get('preorder') === '1').map(({ form }) => form);
  expect(new Set(placing.map((form) => form.get('submit_key'))).size).toBe(1);
  // Only the first time there was a card to charge.
  expect(placing.slice(1).every((form) => form.get('braintree_nonce') === 'asking-only')).toBe(true);
});

test('asks less and less often, and at once when the line is back or somebody asks', async ({
  page,
  house,
}) => {
  await page.clock.install();
  await guest(page, house);
  await toInvoice(page);
  const calls = listen(page);
  const asked = () => calls.filter(({ name }) => name === 'SubmitOrder').length;
  // The first question is held back until the clock stands still.
  const still = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('RequestAction=SubmitOrder')) await still.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Pay, confirm later' }).click();
  const now = page.getByRole('button', { name: 'Check now' });
  await expect(now).toHaveAttribute('aria-busy', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  still.resolve();
  const answered = async (times: number) => {
    await expect.poll(asked).toBe(times);
    await expect(now).not.toHaveAttribute('aria-busy');
  };
  await answered(1);
  for (const [index, ms] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await page.clock.runFor(ms - 1);
    expect(asked()).toBe(index + 1);
    await page.clock.runFor(1);
    await answered(index + 2);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await answered(8);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered(9);
  await now.click();
  await answered(10);
});

test('a payment that is refused in the end can be made again, under a key of its own', async ({
  page,
  house,
}) => {
  await page.clock.install();
  const shopper = await guest(page, house);
  await payInCoins(page);
  const calls = listen(page);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  let answer: object | null = refusal('Your payment was declined', 'payment_declined');
  await cutOff(page, 'SubmitOrder', () => answer);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(shopper.said('Your payment was declined')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  answer = null;
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  const keys = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('submit_key'));
  expect(new Set(keys).size).toBe(2);
});

test('who cancels at the provider while being waited for may choose another way, under the same key', async ({
  page,
  house,
}) => {
  const shopper = await guest(page, house);
  const calls = listen(page);
  await payInCoins(page);
  await page.goto(`${house.url}/checkout?result=cancel&method=CB`);
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another way to pay' }).click();
  await tick(page.getByRole('radio', { name: /^Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  const keys = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('submit_key'));
  expect(new Set(keys).size).toBe(1);
});
