import type { Page } from '@playwright/test';
import { atCheckout } from '../at-checkout.ts';
import { listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { expectAccessible } from '../looks.ts';
import { ownerOf } from '../owner.ts';
import { chipsInCart, toCart } from '../prepared.ts';
import { stepUntil } from '../patience.ts';
import { expect, type Servery } from '../servery.ts';
import { stopClock } from '../toasts.ts';

const CHIPS = 22;
const NAME = 'Rosemary Chips';
const A_MOMENT_MS = 1500;

/** What the venue changes while somebody is about to pay. */
async function venueOf(servery: Servery) {
  const owner = await ownerOf(servery);
  const store = (sub_action: string, fields: Record<string, string | number>) =>
    owner({ RequestAction: 'ConsoleStore', sub_action, ...fields });
  return {
    sellsOut: () => store('sold_out', { product_id: CHIPS, sold_out: 1 }),
    closes: () => store('set_state', { state: 'closed' }),
    charges: async (percent: string) => {
      const { value, seen } = (await owner({ RequestAction: 'ConsolePaymentWays' })) as {
        value: object;
        seen: string;
      };
      const tuesday = { name: 'Tuesday surcharge', percent, days: ['tue'] };
      const payment_ways = JSON.stringify({ ...value, day_surcharges: [tuesday] });
      await owner({ RequestAction: 'ConsolePaymentWays', sub_action: 'save', seen, payment_ways });
    },
    asks: (price: string) =>
      owner({
        RequestAction: 'ConsoleMenu',
        sub_action: 'change_many',
        products: JSON.stringify([CHIPS]),
        change: JSON.stringify({ kind: 'price', price }),
      }),
  };
}

const strip = (page: Page) => page.getByRole('alert').filter({ hasText: 'changed since you looked' });
const submitted = (calls: ReturnType<typeof listen>) => calls.filter(({ name }) => name === 'SubmitOrder');

test.describe('on the web', () => {
  test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

  test('a price that moves at checkout is paid only once it was agreed to, and not by a tap that was on its way [ORD-227]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const shopper = await atCheckout(page, servery);
    const venue = await venueOf(servery);
    await shopper.fillDetails();
    const calls = listen(page);
    // The thumb is quicker than a page that is drawn while the machine has other work.
    await stopClock(page);
    await venue.asks('9.50');
    const accept = page.getByRole('button', { name: /^Accept and pay/ });
    await stepUntil(page, accept);
    await accept.click();
    expect(submitted(calls)).toEqual([]);
    await page.clock.resume();
    await expect(strip(page)).toContainText('1 thing changed since you looked');
    await expect(strip(page)).toContainText(`${NAME} costs more`);
    await expect(strip(page)).toContainText('$8.00 now $9.50 each');
    await expect(page.getByText('Was $8.00', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.clock.runFor(A_MOMENT_MS);
    await accept.click();
    await shopper.receiptNumber();
    expect(submitted(calls).map(({ form }) => form.get('expected_total'))).toEqual(['9.50', '9.50']);
  });

  test('a surcharge for the day that comes while somebody looks is paid only once it was agreed to', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const shopper = await atCheckout(page, servery);
    const venue = await venueOf(servery);
    await shopper.fillDetails();
    const calls = listen(page);
    await venue.charges('10');
    const accept = page.getByRole('button', { name: /^Accept and pay/ });
    await stepUntil(page, accept);
    await expect(strip(page)).toContainText('Tuesday surcharge 10%');
    await expect(strip(page)).toContainText('+$0.80');
    await page.clock.runFor(A_MOMENT_MS);
    await accept.click();
    await shopper.receiptNumber();
    expect(submitted(calls).map(({ form }) => form.get('expected_total'))).toEqual(['8.80', '8.80']);
  });

  test('a dish that sells out is marked at checkout and in no sum; without it there is nothing to pay [ORD-227]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    await atCheckout(page, servery);
    const calls = listen(page);
    await (await venueOf(servery)).sellsOut();
    await expect(strip(page)).toContainText(NAME);
    await expect(strip(page)).toContainText('taken off your order');
    await expect(strip(page)).toContainText('−$8.00');
    const line = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
    await expect(line).toContainText('Not in your total');
    await expect(line.getByRole('button', { name: `Remove ${NAME}` })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Place order|Accept and pay)/ })).toHaveCount(0);
    await page.clock.runFor(A_MOMENT_MS);
    await page.getByRole('button', { name: 'Remove unavailable items' }).click();
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
    expect(submitted(calls)).toEqual([]);
  });

  test('a store that closes says so at the top of the checkout, with the way out', async ({
    page,
    servery,
  }) => {
    await atCheckout(page, servery);
    await (await venueOf(servery)).closes();
    await expect(strip(page)).toContainText('The store has closed');
    await strip(page).getByRole('button', { name: 'Change when you’d like it' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose Fulfilment' })).toBeVisible();
  });

  test('what moved before the cart is opened is said there, and after a reload, until it is accepted [ORD-227]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const shopper = await chipsInCart(page, servery);
    await (await venueOf(servery)).asks('7.00');
    await toCart(shopper);
    await expect(strip(page)).toContainText(`${NAME} costs less`);
    await expect(strip(page)).toContainText('−$1.00');
    await expectAccessible(page);
    await page.reload();
    await expect(strip(page)).toBeVisible();
    await page.clock.runFor(A_MOMENT_MS);
    await strip(page).getByRole('button', { name: 'Accept changes' }).click();
    await expect(strip(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$7\.00/ })).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    await page.getByRole('button', { name: `Add one ${NAME}` }).click();
    await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$14\.00/ })).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });
});

test.describe('at a desk', () => {
  test.use({ on: ['kiosk', 'pos'] });

  test('a price that moves while somebody pays is placed only once it was accepted [ORD-227]', async ({
    page,
    servery,
    variant,
  }) => {
    await page.clock.install();
    const desk = new Desk(page, servery, variant);
    await desk.atCheckout();
    const venue = await venueOf(servery);
    const calls = listen(page);
    await desk.fill();
    await venue.asks('9.50');
    await expect(strip(page).first()).toContainText(`${NAME} costs more`);
    await desk.place.click();
    await expect(desk.said('Your order has changed. Check what’s new first.')).toBeVisible();
    expect(submitted(calls)).toEqual([]);
    await page.clock.runFor(A_MOMENT_MS);
    await strip(page).last().getByRole('button', { name: 'Accept changes' }).click();
    await expect(strip(page)).toHaveCount(0);
    await desk.place.click();
    await desk.placed();
    expect(submitted(calls).map(({ form }) => form.get('expected_total'))).toEqual(['9.50', '9.50']);
  });

  test('a dish that sells out is taken off with one tap [ORD-227]', async ({ page, servery, variant }) => {
    await page.clock.install();
    const desk = new Desk(page, servery, variant);
    await desk.start();
    await desk.chips();
    await (await venueOf(servery)).sellsOut();
    await expect(strip(page)).toContainText('taken off your order');
    await page.clock.runFor(A_MOMENT_MS);
    await strip(page).getByRole('button', { name: 'Remove unavailable items' }).click();
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });
});
