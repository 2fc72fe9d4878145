import type { Page } from '@playwright/test';
import { alterAnswer, answersTo, expectExchange } from '../altered.ts';
import { refusal } from '../at-checkout.ts';
import { Cashier } from '../counter.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { homeOf, signIn } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { test, type Variant } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { Shopper } from '../shopper.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

const PRODUCT =
  'availability_notice available_str base_price cart_item_slot_id chosen desc image_url img_url_lge is_available is_dairy_free is_egg_free is_gluten_free is_halal is_lactose_free is_vegan is_vegetarian item_id max_qty min_qty name notes options qty_label quantity thumb_url tint';
const bad = (page: Page, text: string) => page.locator('[data-kind="bad"]').filter({ hasText: text }).last();

/** Somebody in front of the kiosk or behind the counter, who takes the order away. */
async function start(page: Page, servery: Servery, variant: Variant) {
  const guest = new KioskGuest(page);
  const cashier = new Cashier(page);
  const atKiosk = variant === 'kiosk';
  if (atKiosk) await guest.switchOn(servery);
  else await cashier.start(servery);
  return {
    takeAway: async () => {
      if (atKiosk) return guest.takeAway.click();
      await cashier.ticket.getByRole('button', { name: 'Take away' }).click();
      await page.getByRole('tab', { name: 'Burgers' }).click();
    },
    dish: (name: string) =>
      atKiosk
        ? page.getByRole('button', { name: new RegExp(`${name}$`) }).first()
        : cashier.products.getByRole('button', { name: new RegExp(name) }),
    chips: atKiosk
      ? page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })
      : cashier.products.getByRole('button', { name: /Rosemary Chips/ }),
    /** The cart, and how many things are in it. */
    cart: atKiosk ? guest.viewCart : cashier.ticket,
    toCart: () => (atKiosk ? guest.viewCart.click() : Promise.resolve()),
  };
}

test('the one menu of the venue is ordered from over one address, with the token and the versions of the brand; what is refused is said [ACC-006 ACC-010 ACC-038 ACC-253 ACC-254 ACC-261 ACC-293 ACC-294 ACC-310 ACC-338]', async ({
  page,
  servery,
  variant,
}) => {
  const home = homeOf(servery, variant);
  const calls = answersTo(page);
  const at = await start(page, servery, variant);
  for (const path of ['', '/menu']) {
    await page.goto(`${home}${path}`);
    if (variant === 'pos' || path !== '') await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
  }
  await at.takeAway();
  let answer: object | null = refusal('No more chips today', 'unavailable');
  await cutOff(page, 'ManageCart.add_to_order', () => answer);
  await at.chips.click();
  await expect(bad(page, 'No more chips today')).toBeVisible();
  answer = null;
  await at.chips.click();
  await expect(at.cart).toContainText('1 item');
  await expect(at.cart).toContainText('$8.00');
  await at.dish('Banksia Beef Burger').click();
  await expect(page.getByRole('dialog', { name: 'Banksia Beef Burger' })).toBeVisible();
  expectExchange(await calls.of('MenuItemDetails'), 'cart_item_slot_id menu_item_id', PRODUCT);

  await page.goto(`${home}/order/there-is-no-such-order`);
  const none = await calls.of('OrderStatusDetailed');
  expect(none.answer).toMatchObject({ ResponseCode: 'ERROR', Response: [expect.stringMatching(/\w/), {}] });
  expectExchange(await calls.of('CustomerAccount'), '', 'account customer');
  for (const { name, form, url, method, answer: said } of calls.all) {
    expect([method, url], name).toEqual(['POST', `${servery.url}/api`]);
    expect(form.get('RequestAction'), name).toMatch(/^\w+$/);
    const sent = ['Token', 'Version', 'AppVersion'].map((field) => form.get(field));
    expect(sent, name).toEqual(['demo-token', '7', '3.1.21']);
    expect(Array.isArray(said.Response), name).toBe(said.ResponseCode !== 'SUCCESS');
  }
});

test('a fee and a surcharge are in the cart where there are any, and a promo code is in capitals [ACC-249 ACC-251]', async ({
  page,
  servery,
  variant,
}) => {
  let sums = { convenience_fee: '0.50', surcharge_amount: '0.10' };
  for (const name of ['add_to_order', 'update_checkout', 'update_quantity'])
    await alterAnswer(page, `ManageCart.${name}`, (answer) => {
      if (answer.ResponseCode !== 'SUCCESS') return answer;
      Object.assign((answer.Response['order'] as object | undefined) ?? answer.Response, sums);
      return answer;
    });
  const at = await start(page, servery, variant);
  await at.takeAway();
  await at.chips.click();
  await expect(at.cart).toContainText('1 item');
  await at.toCart();
  const row = (name: string) => page.getByRole('term').filter({ hasText: name });
  for (const name of ['Preorder fee', 'Surcharge']) await expect(row(name)).toHaveCount(1);
  sums = { convenience_fee: '0.00', surcharge_amount: '0.00' };
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  if (variant === 'kiosk') await page.keyboard.type('spring10');
  else {
    await page.getByRole('dialog').getByRole('textbox').fill('spring10');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('SPRING10');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  if (variant === 'kiosk') await expect(page.getByRole('button', { name: 'SPRING10' })).toBeVisible();
  else {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row('Other discount')).toHaveCount(1);
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('SPRING10');
  }
  for (const name of ['Preorder fee', 'Surcharge']) await expect(row(name)).toHaveCount(0);
});

test('a line that is dead is told with its code, or without; a provider is asked with the key and at the address that the server names [ACC-013 ACC-311 ACC-313]', async ({
  page,
  servery,
  variant,
}) => {
  const home = homeOf(servery, variant);
  for (const name of ['ForgotLogin', 'Login']) await cutOff(page, name, () => undefined);
  const alert = page.getByRole('alert');
  await page.goto(`${home}/forgot`);
  await page.getByRole('textbox', { name: 'Email' }).fill('staff@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(alert).toHaveText('Error, please try again');
  await alterAnswer(page, 'SignInOptions', (answer) => {
    const google = answer.Response['google'] as object;
    Object.assign(google, { client_id: 'another-key', authorise_url: `${servery.url}/elsewhere` });
    return answer;
  });
  await page.goto(`${home}/login`);
  await signIn(page, 'staff@example.com');
  await expect(alert).toHaveText(
    'Error LI1, please try again. If the problem continues, please log out and log back in again.',
  );
  const left = page.waitForRequest(/\/elsewhere\?/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  expect(new URL((await left).url()).searchParams.get('client_id')).toBe('another-key');
});

test.describe('at the counter', () => {
  test.use({ on: ['pos'] });

  test('a delivery fee is an estimate until the address is checked, which is asked of the server [ACC-252 ACC-292]', async ({
    page,
    servery,
  }) => {
    const calls = answersTo(page);
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    const ways = new Ways(new Shopper(page, servery));
    await page.getByRole('button', { name: 'Other' }).click();
    await ways.choose(/^Delivery/);
    await ways.set();
    const estimate = cashier.ticket.getByText('(estimate*)');
    await expect(estimate).toBeVisible();
    await ways.steps.getByLabel('Street address').fill('5 High Street');
    await ways.steps.getByLabel('Suburb').fill('Fremantle');
    await ways.steps.getByLabel('State').fill('WA');
    await ways.steps.getByLabel('Postcode').fill('6160');
    await page.keyboard.press('Enter');
    await expect(ways.steps.getByText(/5 High Street/)).toBeVisible();
    expectExchange(
      await calls.of('DeliveryAddress.validate'),
      'component delivery_address delivery_address1 delivery_city delivery_country delivery_postcode delivery_state menu_id store_id',
      'delivery result',
    );
    await ways.steps.getByRole('button', { name: 'Proceed to Cart' }).click();
    await expect(estimate).toHaveCount(0);
  });

  test('the ways of the venue that do not come, once they are old, are told before they are chosen among [ACC-315]', async ({
    page,
    servery,
  }) => {
    const begun = Date.now();
    await page.clock.setFixedTime(begun);
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    const ways = new Ways(new Shopper(page, servery));
    const other = page.getByRole('button', { name: 'Other' });
    await page.clock.setFixedTime(begun + 11 * 60_000);
    let dead = true;
    await cutOff(page, 'Merchant', () => (dead ? undefined : null));
    await other.click();
    await expect(bad(page, 'Fulfilment options not loaded, try again')).toBeVisible();
    await expect(ways.popup).toBeHidden();
    dead = false;
    await other.click();
    await expect(ways.popup).toBeVisible();
  });
});
