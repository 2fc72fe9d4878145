import { alterAnswer, listen } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { untilGivenUp } from '../patience.ts';
import { chipsInCart, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const TAIL = ', please try again. If the problem continues, please log out and log back in again.';

async function withChips(shopper: Shopper): Promise<void> {
  await chipsInCart(shopper.page, shopper.servery);
  await toCart(shopper);
}

test('the cart shows the venue, its notes, lines, totals and every action; its last line is asked for before it goes [ORD-218 ORD-219 ORD-220 ORD-221 ORD-222 ORD-228]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await alterAnswer(page, 'Merchant', (answer) => {
    Object.assign((answer.Response as { merchant: object }).merchant, {
      promo_text: 'A note on promos',
      payment_text: 'A note on payment',
      delivery_text: 'A note on delivery',
      warning_text: 'A warning',
    });
    return answer;
  });
  await withChips(shopper);
  for (const text of ['Banksia Kitchen', '12 Market Street, Fremantle', '(08) 5550 0142'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  for (const text of ['A note on promos', 'A note on payment', 'A note on delivery', 'A warning'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const lines = page.getByRole('list', { name: 'Products' });
  await expect(lines).toContainText('$8.00');
  await expect(page.getByText('Order total')).toBeVisible();
  for (const name of ['Change fulfilment', 'Enter voucher or promo code', 'Add instructions', 'Cancel Order'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /Proceed to Checkout/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Menu' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove Rosemary Chips' }).click();
  const asked = page.getByRole('dialog', { name: 'Remove Rosemary Chips?' });
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(lines).toContainText('Rosemary Chips');
  await page.getByRole('button', { name: 'Remove Rosemary Chips' }).click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Menu' }).last().click();
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
});

test('a line shows its options, note, availability and price, steps up to its most, and is edited in the product’s popup [ORD-226 ORD-227]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.dish('Prawn & Mango Rice Bowl').click();
  const product = shopper.product('Prawn & Mango Rice Bowl');
  await product.getByLabel('Note for the kitchen').fill('No lime');
  await product.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(product).toBeHidden();
  await alterAnswer(page, 'Merchant', (answer) => {
    const { order } = answer.Response as { order: { items: Record<string, unknown>[] } };
    for (const line of order.items) Object.assign(line, { available_str: 'Until 9 pm', max_qty: 2 });
    return answer;
  });
  await page.goto(`${servery.url}/cart`);
  const lines = page.getByRole('list', { name: 'Products' });
  for (const text of ['Regular', 'No lime', 'Until 9 pm', '$23.50']) await expect(lines).toContainText(text);
  await alterAnswer(page, 'ManageCart.update_quantity', (answer) => {
    const { items } = answer.Response as { items: Record<string, unknown>[] };
    for (const line of items) Object.assign(line, { max_qty: 2 });
    return answer;
  });
  await page.getByRole('button', { name: 'Add one Prawn & Mango Rice Bowl' }).click();
  await expect(page.getByRole('button', { name: 'Add one Prawn & Mango Rice Bowl' })).toBeDisabled();
  await page.getByRole('button', { name: 'Edit Prawn & Mango Rice Bowl' }).click();
  await expect(product.getByLabel('Note for the kitchen')).toHaveValue('No lime');
});

test('cancelling asks first, then empties the cart and forgets the fulfilment [ORD-229]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await withChips(shopper);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel this order?' });
  await asked.getByRole('button', { name: 'Keep my order' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Rosemary Chips');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await asked.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await shopper.openMenu();
  await expect(page.getByRole('button', { name: 'Choose Fulfilment' }).first()).toBeVisible();
});

test('another type reloads the totals; a delivery is an estimate until the address is known [ORD-232]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await withChips(shopper);
  await expect(page.getByText('Delivery fee')).toHaveCount(0);
  const ways = new Ways(shopper);
  await ways.open();
  await ways.choose(/^Delivery/);
  const answer = page.waitForResponse(async (response) =>
    (response.request().postData() ?? '').includes('update_checkout'),
  );
  await ways.set();
  const { Response } = (await (await answer).json()) as {
    Response: { order: { fulfilment_type: string; delivery_fee_is_estimate: number } };
  };
  expect(Response.order).toMatchObject({ fulfilment_type: 'deliver', delivery_fee_is_estimate: 1 });
  await expect(ways.steps).toBeVisible();
});

test('a promo code is typed in capitals, and one from a link goes on the order by itself [ORD-245 ORD-246 ACC-249]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await withChips(shopper);
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('spring10');
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SPRING10');
  await page.keyboard.press('Escape');
  await page.goto(`${servery.url}/menu/banksia-kitchen?promo=spring10`);
  await expect(shopper.said('Promo code SPRING10 applied')).toBeVisible();
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByText('SPRING10', { exact: true })).toBeVisible();
});

test('a guest is asked how to go on; where an account is required there is no way around it [ORD-236 ORD-237 ORD-238 ORD-239 ACC-242]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  let required = 0;
  await alterAnswer(page, 'Merchant', (answer) => {
    (answer.Response as { merchant: { menu: object } }).merchant.menu = {
      ...(answer.Response as { merchant: { menu: object } }).merchant.menu,
      require_registration: required,
    };
    return answer;
  });
  await withChips(shopper);
  const proceed = page.getByRole('button', { name: /Proceed to Checkout/ });
  await proceed.click();
  const popup = page.getByRole('dialog', { name: 'Account Signin' });
  for (const name of ['Sign in with Apple', 'Sign in with Google'])
    await expect(popup.getByRole('button', { name })).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goto(`${servery.url}/cart`);
  await proceed.click();
  await popup.getByRole('button', { name: 'Sign in with email' }).click();
  await expect(page).toHaveURL(/\/checkout\/login$/);
  required = 1;
  await page.goto(`${servery.url}/cart`);
  await proceed.click();
  const strict = page.getByRole('dialog', { name: 'An account is required to continue' });
  await expect(strict.getByRole('button', { name: 'Sign in with email' })).toBeVisible();
  await expect(strict.getByRole('button', { name: 'Continue as Guest' })).toHaveCount(0);
});

test('quick taps end in the last wish, once; a refusal says its own words and is noted [ORD-240]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  const noted: string[] = [];
  page.on('console', (message) => noted.push(message.text()));
  await withChips(shopper);
  const calls = listen(page);
  const more = page.getByRole('button', { name: 'Add one Rosemary Chips' });
  for (let taps = 0; taps < 5; taps += 1) await more.click();
  await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$48\.00/ })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'ManageCart.update_quantity').length).toBeLessThanOrEqual(5);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Rosemary Chips' })).toContainText('6');

  let how: 'refused' | 'dead' = 'refused';
  await cutOff(page, 'ManageCart.update_quantity', () =>
    how === 'dead'
      ? undefined
      : { ResponseCode: 'ERROR', Response: ['Only six are left', { code: 'bad_quantity' }] },
  );
  await more.click();
  await expect(shopper.said('Only six are left')).toBeVisible();
  expect(noted.some((text) => text.includes('Only six are left'))).toBe(true);
  await expect(page.getByRole('group', { name: 'Rosemary Chips' })).toContainText('6');
  how = 'dead';
  await page.getByRole('button', { name: 'Remove one Rosemary Chips' }).click();
  await expect(shopper.said(`Error CA2${TAIL}`)).toBeVisible();
});

test('each failure of the cart that gets no answer has its own code [CHK-250]', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await withChips(shopper);
  let dead = true;
  for (const name of ['clear_cart', 'update_checkout', 'update_quantity'])
    await cutOff(page, `ManageCart.${name}`, () => undefined);
  await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(shopper.said(`Error CA2${TAIL}`)).toBeVisible();
  await alterAnswer(page, 'Merchant', (answer) => (dead ? undefined : answer));
  await page.getByRole('button', { name: 'Add instructions' }).click();
  await page.getByLabel('Instructions for your order').fill('Ring the bell');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shopper.said(`Error CA4${TAIL}`)).toBeVisible();
  await expect(page.getByLabel('Instructions for your order')).toHaveValue('Ring the bell');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(shopper.said(`Error CA3${TAIL}`)).toBeVisible();
  await page.clock.install();
  await page.goto(`${servery.url}/cart`);
  await untilGivenUp(page, page.getByText(`Error CA1${TAIL}`).first());
  dead = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Rosemary Chips');
});

/** Leaves the cart and comes back just before it is old, and just after. */
async function staysFreshFor(minutes: number, shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const begun = Date.now();
  await page.clock.setFixedTime(begun);
  await chipsInCart(page, shopper.servery);
  await shopper.openMenu();
  await toCart(shopper);
  const calls = listen(page);
  const loads = () =>
    calls.filter(({ name, form }) => name === 'Merchant' && form.get('return_menu') === '0').length;
  const leaveAndReturn = async () => {
    await page.getByRole('link', { name: 'Back to Menu' }).first().click();
    await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  };
  await page.clock.setFixedTime(begun + minutes * 60_000 - 1000);
  await leaveAndReturn();
  expect(loads()).toBe(0);
  await page.clock.setFixedTime(begun + minutes * 60_000 + 1000);
  await leaveAndReturn();
  await expect.poll(loads).toBeGreaterThan(0);
}

test(
  'on the web a cart is loaded again when it is older than a minute [ORD-233]',
  { on: ['web'] },
  async ({ page, servery }) => {
    await staysFreshFor(1, new Shopper(page, servery));
  },
);

test(
  'in the app a cart is loaded again when it is older than 15 minutes [ORD-234]',
  { on: ['app'] },
  async ({ page, servery }) => {
    await page.addInitScript(() => Object.assign(globalThis, { serveryShell: {} }));
    await staysFreshFor(15, new Shopper(page, servery));
  },
);

test('a change that gets no answer is UC1, keeps what was chosen, and goes through when tried again [ORD-316]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  let dead = true;
  await cutOff(page, 'ManageCart.update_checkout', () => (dead ? undefined : null));
  await ways.open();
  await ways.choose(/^Table/);
  await ways.popup.getByLabel('Table number').fill('12');
  await ways.set();
  await expect(
    ways.shopper.said(
      'Error UC1, please try again. If the problem continues, please log out and log back in again.',
    ),
  ).toBeVisible();
  await expect(ways.popup.getByLabel('Table number')).toHaveValue('12');
  dead = false;
  await ways.set();
  await expect(page.getByText('Table 12', { exact: true }).first()).toBeVisible();
});
