import type { Page } from '@playwright/test';
import { alterAnswer, listen } from '../altered.ts';
import { AtDevice } from '../at-device.ts';
import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { untilGivenUp } from '../patience.ts';
import { expect } from '../servery.ts';
import { venueEverywhere } from '../venue.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

const PRODUCT = 'Rosemary Chips';
const NOTES = {
  promo_text: 'A note on promos',
  payment_text: 'A note on payment',
  delivery_text: 'A note on delivery',
  warning_text: 'A warning',
};

type Order = { items: object[] };
/** The order in hand as it would be with these, wherever the page hears of it. */
async function orderWith(page: Page, change: () => { order?: object; line?: object }): Promise<void> {
  const alter = (order: Order | undefined) => {
    if (!order) return;
    Object.assign(order, change().order);
    for (const line of order.items) Object.assign(line, change().line);
  };
  await alterAnswer(page, 'Merchant', (answer) => {
    alter(answer.Response['order'] as Order | undefined);
    return answer;
  });
  for (const name of ['ManageCart.update_quantity', 'ManageCart.add_to_order'])
    await alterAnswer(page, name, (answer) => {
      if (answer.ResponseCode === 'SUCCESS') alter(answer.Response as unknown as Order);
      return answer;
    });
}

test('the cart has its lines, totals, fees and actions; a line is asked for before it goes, and so is all of it [ORD-031 ORD-035 ORD-218 ORD-219 ORD-220 ORD-221 ORD-222 ORD-226 ORD-227 ORD-228 ORD-229 ORD-242 ORD-243 ORD-245]', async ({
  page,
  servery,
  variant,
}) => {
  let order: object = { convenience_fee: '1.20', surcharge_amount: '0.00' };
  const usual = { short_desc: 'Large', notes: 'No salt', available_str: 'Until 9 pm', max_qty: 2 };
  let line: object = usual;
  await orderWith(page, () => ({ order, line }));
  await venueEverywhere(page, (merchant) => Object.assign(merchant, NOTES));
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  const onward = page.getByRole('button', { name: device.isKiosk ? 'Your cart is empty' : /F9/ });
  await expect(onward).toBeDisabled();
  await device.addChips();
  // What the server says of it, and not what was shown meanwhile.
  if (!device.isKiosk) await expect(device.lines).toContainText('No salt');
  await device.toCart();
  for (const text of ['Large', 'No salt', 'Until 9 pm', '$8.00'])
    await expect(device.lines).toContainText(text);
  for (const text of Object.values(NOTES)) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const STORE = ['Banksia Kitchen', '12 Market Street', 'Fremantle', '(08) 5550 0142'];
  const showsStore = async () => {
    for (const text of STORE) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  };
  if (device.isKiosk) {
    await showsStore();
    for (const name of ['Back to Menu', 'Change fulfilment', 'Proceed to Checkout'])
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeEnabled();
  } else await expect(page.getByRole('group', { name: 'Fulfilment' }).getByRole('button')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeEnabled();
  await expect(page.getByText('Order total')).toBeVisible();
  await expect(page.getByText('Preorder fee')).toBeVisible();
  await expect(page.getByText('$1.20')).toBeVisible();
  await expect(page.getByText('Surcharge', { exact: true })).toHaveCount(0);
  order = { convenience_fee: '0.00', surcharge_amount: '0.35' };
  const more = page.getByRole('button', { name: `Add one ${PRODUCT}` });
  await more.click();
  await expect(page.getByText('Surcharge', { exact: true })).toBeVisible();
  await expect(page.getByText('$0.35')).toBeVisible();
  await expect(page.getByText('Preorder fee')).toHaveCount(0);
  await expect(more).toBeDisabled();
  // A product that says no most can be had 999 times.
  const fewer = page.getByRole('button', { name: `Remove one ${PRODUCT}` });
  const amount = page.getByRole('group', { name: PRODUCT });
  for (const quantity of [999, 998, 2]) {
    line = { ...usual, max_qty: quantity === 2 ? 2 : 0, quantity };
    await fewer.click();
    await expect(amount).toContainText(String(quantity));
    if (quantity === 998) await expect(more).toBeEnabled();
    else await expect(more).toBeDisabled();
  }
  line = usual;

  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  const asked = page.getByRole('dialog');
  await device.type('Promo code', 'spring10');
  if (device.isKiosk) await expect(asked.locator('output')).toContainText('SPRING10');
  else await expect(asked.getByLabel('Promo code')).toHaveValue('SPRING10');
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Add instructions' })).toBeVisible();

  const remove = async () => {
    await fewer.click();
    await page
      .getByRole('button', { name: new RegExp(`^Remove (one )?${PRODUCT}$`) })
      .first()
      .click();
  };
  await remove();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(device.lines).toContainText(PRODUCT);
  await page
    .getByRole('button', { name: new RegExp(`^Remove (one )?${PRODUCT}$`) })
    .first()
    .click();
  await asked.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  if (device.isKiosk) await page.getByRole('button', { name: 'Back to Menu' }).click();

  await device.addChips();
  if (!device.isKiosk) await expect(device.lines).toContainText('No salt');
  await device.toCart();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await asked.getByRole('button', { name: /^Keep (my )?order$/ }).click();
  await expect(device.lines).toContainText(PRODUCT);
  const calls = listen(page);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await asked.getByRole('button', { name: 'Cancel Order' }).click();
  await expect.poll(() => calls.some(({ name }) => name === 'ManageCart.clear_cart')).toBe(true);
  // The till goes on in the way that it had, with nothing else of the last order.
  const empty = { code: 'pickup', tableNum: '', date: '', time: '' };
  if (device.isKiosk) expect((await heldBy(page)).fulfilment).toBeNull();
  else expect((await heldBy(page)).fulfilment).toMatchObject(empty);
  if (device.isKiosk) await page.getByRole('button', { name: /Take away/ }).click();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  await device.addChips();
  if (device.isKiosk) await device.toCart();
  const proceed = device.isKiosk ? /Proceed to Checkout/ : /F9/;
  await page.getByRole('button', { name: proceed }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  // The till says it where the order is paid.
  await showsStore();
});

test('a change that fails says the server’s words, or which one it was, and is noted; a code from a link goes on the order [ORD-240 ORD-241 ORD-246 ORD-314 ORD-315 ORD-316]', async ({
  page,
  servery,
  variant,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  await page.goto(device.url('/menu/banksia-kitchen?fulfil=takeaway&promo=spring10'));
  await device.addChips();
  await expect(device.said('Promo code SPRING10 applied')).toBeVisible();
  await device.toCart();
  let how: 'refused' | 'dead' | 'good' = 'refused';
  for (const name of ['update_quantity', 'update_checkout', 'clear_cart'])
    await cutOff(page, `ManageCart.${name}`, () => {
      if (how === 'good') return null;
      return how === 'dead' ? undefined : refusal('Only six are left');
    });
  const more = page.getByRole('button', { name: `Add one ${PRODUCT}` });
  await more.click();
  await expect(page.locator('[data-kind="bad"]').getByText('Only six are left')).toBeVisible();
  expect(noted.some((text) => /^warning .*Only six are left/.test(text))).toBe(true);
  how = 'dead';
  const failed = (code: string) =>
    device.said(new RegExp(`^Error ${code}, please try again\\. If the problem`));
  await more.click();
  await expect(failed('CA2')).toBeVisible();
  expect(noted.some((text) => /^error .*no answer came/.test(text))).toBe(true);
  await page.getByRole('button', { name: 'Add instructions' }).click();
  await device.type('Instructions for this order', 'ring');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(failed('CA4')).toBeVisible();
  // A kiosk forgets its guest without waiting for an answer.
  if (device.isKiosk) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  else {
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(failed('CA3')).toBeVisible();
  }
  if (device.isKiosk) await page.getByRole('button', { name: /Change fulfilment$/ }).click();
  await page
    .getByRole('button', { name: /^Take away/ })
    .first()
    .click();
  await expect(failed('UC1')).toBeVisible();
  await page.clock.install();
  await cutOff(page, 'Merchant', () => undefined);
  await page.goto(device.url('/'));
  await untilGivenUp(page, page.getByText(/^Error CA1, please try again\. If the problem/).first());
});

test(
  'the answer to one tap does not take away what was tapped after it',
  { on: ['pos'] },
  async ({ page, servery, variant }) => {
    const device = new AtDevice(page, servery, variant);
    await device.arrive();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = [first, second];
    await page.route('**/api', async (route) => {
      if ((route.request().postData() ?? '').includes('add_to_order')) await waiting.shift()?.promise;
      await route.fallback();
    });
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('add_to_order'),
    );
    await page.getByRole('button', { name: /^Rosemary Chips/ }).click();
    await page.getByRole('button', { name: /^Smacked Cucumber/ }).click();
    await expect(device.lines).toContainText('Smacked Cucumber');
    first.resolve();
    await answered;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
    await expect(device.lines).toContainText('Rosemary Chips');
    await expect(device.lines).toContainText('Smacked Cucumber', { timeout: 1 });
    second.resolve();
    await expect(device.lines.getByRole('listitem')).toHaveCount(2);
  },
);
