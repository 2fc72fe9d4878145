import type { Page } from '@playwright/test';
import { overhear } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { member, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const fields = (form: URLSearchParams | undefined) => Object.fromEntries(form ?? []);
const missing = (held: unknown, names: string): string[] =>
  names.split(' ').filter((name) => !Object.hasOwn(held as object, name));

test('every call is one form to one path, and every answer has its code and its response [ORD-012 ORD-274 ORD-275 ORD-277 ORD-282 ORD-283 ORD-284 ORD-286]', async ({
  page,
  servery,
  variant,
}) => {
  const heard = overhear(page);
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const cookie = async () =>
    (await page.context().cookies(servery.url)).find(({ name }) => name === 'sid')?.value;
  expect(await cookie()).toBe(undefined);
  await shopper.choosePickupNow();
  await shopper.addChips();
  await expect.poll(() => heard.some(({ name }) => name === 'ManageCart.add_to_order')).toBe(true);
  const begun = heard.findIndex(({ answer }) => 'SID' in answer);
  expect(begun).toBeGreaterThanOrEqual(0);
  const sid = await cookie();
  const later = heard.length;
  await toCart(shopper);
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('nonsense');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => heard.some(({ answer }) => answer.ResponseCode === 'ERROR')).toBe(true);
  expect(heard.slice(0, begun + 1).some(({ request }) => !request.form.has('sid'))).toBe(true);
  expect(heard.length).toBeGreaterThan(later);
  for (const { name, request } of heard.slice(later)) expect(request.form.get('sid'), name).toBe(sid);

  // A session that nobody knows at all.
  await page.context().addCookies([{ name: 'sid', value: 'x'.repeat(43), url: servery.url }]);
  await page.goto(`${servery.url}/account`);
  const account = () => heard.findLast(({ name }) => name === 'CustomerAccount');
  await expect.poll(() => account()?.answer.ResponseCode).toBe('AUTH');
  await page.context().clearCookies();
  await member(page, servery);
  await page.goto(`${servery.url}/account`);
  await expect.poll(() => account()?.answer.ResponseCode).toBe('SUCCESS');
  expect(fields(account()?.request.form)).toMatchObject({
    device_platform: variant === 'app' ? 'stand-in' : 'web',
    device_useragent: expect.stringContaining('Mozilla'),
  });
  expect(account()?.answer.Response).toMatchObject({
    customer: { id: expect.any(Number) },
    account: { currency_code: 'AUD' },
  });

  for (const { name, request, answer } of heard) {
    expect([request.method, new URL(request.url).pathname, new URL(request.url).search], name).toEqual([
      'POST',
      '/api',
      '',
    ]);
    expect(request.type, name).toContain('application/x-www-form-urlencoded');
    expect([request.form.get('Version'), request.form.get('AppVersion')], name).toEqual(['7', '3.1.21']);
    expect(request.form.get('RequestAction'), name).toBe(name.split('.')[0]);
    expect(['SUCCESS', 'AUTH', 'ERROR'], name).toContain(answer.ResponseCode);
    if (answer.ResponseCode === 'SUCCESS') expect(Array.isArray(answer.Response), name).toBe(false);
    else expect(answer.Response, name).toEqual([expect.stringMatching(/\w/), expect.any(Object)]);
  }
});

const ORDER = 'items num_items total sub_total grand_total coupon_code note fulfilment_type';
const DETAILS =
  'item_id name desc min_qty max_qty qty_label availability_notice base_price thumb_url image_url cart_item_slot_id options';

test('a product is asked for, added, changed and cleared, a code and a note are told, and the checkout is loaded, each with its fields [ORD-295 ORD-301 ORD-302 ORD-303 ORD-304 ORD-305 ORD-306 ORD-328]', async ({
  page,
  servery,
}) => {
  const heard = overhear(page);
  const last = (name: string) => heard.findLast((each) => each.name === name);
  const answered = async (name: string) => {
    await expect.poll(() => last(name)?.answer.ResponseCode).toBe('SUCCESS');
    return last(name);
  };
  const venue = { store_id: '1', menu_id: '1' };
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.dish('Prawn & Mango Rice Bowl').click();
  const product = shopper.product('Prawn & Mango Rice Bowl');
  await tick(product.getByRole('checkbox').first());
  const details = await answered('MenuItemDetails');
  const id = details?.request.form.get('menu_item_id');
  expect(fields(details?.request.form)).toMatchObject({
    menu_item_id: expect.stringMatching(/^\d+$/),
    cart_item_slot_id: '-1',
  });
  expect(missing(details?.answer.Response, DETAILS)).toEqual([]);
  await product.getByRole('button', { name: /Add to Cart/ }).click();
  const added = await answered('ManageCart.add_to_order');
  const sent = fields(added?.request.form);
  expect(sent).toMatchObject({
    ...venue,
    'menu_item_data[menu_item_id]': id,
    'menu_item_data[quantity]': '1',
    'menu_item_data[cart_item_slot_id]': '-1',
  });
  const chosen = Object.keys(sent).filter((name) => name.startsWith('menu_item_data[options]'));
  for (const kind of ['group', 'option'])
    expect(
      chosen.some((name) => new RegExp(`\\[${kind}_\\d+\\]$`).test(name)),
      kind,
    ).toBe(true);
  expect(missing(added?.answer.Response, ORDER)).toEqual([]);
  await expect(product).toBeHidden();

  await toCart(shopper);
  await page.getByRole('button', { name: 'Add one Prawn & Mango Rice Bowl' }).click();
  const more = await answered('ManageCart.update_quantity');
  expect(fields(more?.request.form)).toMatchObject({
    'menu_item_data[quantity]': '2',
    'menu_item_data[cart_item_slot_id]': expect.stringMatching(/^\d+$/),
  });
  expect(missing(more?.answer.Response, ORDER)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Prawn & Mango Rice Bowl' }).click();
  await expect
    .poll(() => last('MenuItemDetails')?.request.form.get('cart_item_slot_id'))
    .toBe(more?.request.form.get('menu_item_data[cart_item_slot_id]'));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('spring10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('SPRING10', { exact: true })).toBeVisible();
  const isTold = () => last('ManageCart.update_checkout')?.request.form.has('checkout_options[coupon_code]');
  await expect.poll(isTold).toBe(true);
  const promo = await answered('ManageCart.update_checkout');
  expect(fields(promo?.request.form)).toMatchObject({
    ...venue,
    'checkout_options[coupon_code]': 'SPRING10',
  });
  expect(
    [...(promo?.request.form.keys() ?? [])].filter((name) => name.startsWith('checkout_options')),
  ).toEqual(['checkout_options[coupon_code]']);

  await page.goto(`${servery.url}/checkout`);
  const loaded = await answered('ManageCart.load_checkout');
  expect(fields(loaded?.request.form)).toMatchObject({
    ...venue,
    menu_sub_type: 'pickup',
    component: expect.stringMatching(/\w/),
    'checkout_options[fulfilment_type]': 'pickup',
    'checkout_options[fulfilment_asap]': '1',
  });
  expect(missing(loaded?.answer.Response, 'order menu merchant customer')).toEqual([]);
  await toCart(shopper);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  const cleared = await answered('ManageCart.clear_cart');
  expect(cleared?.request.form.get('checkout_options[fulfilment_type]')).toBe('pickup');
  expect(cleared?.answer.Response).toMatchObject({ affects_cart_total: 1 });
});

/** A saved address, a pickup location and a delivery stop, each told by its number. */
async function tellsPlaces(page: Page, servery: Servery): Promise<void> {
  const heard = overhear(page);
  const told = (field: string) =>
    heard
      .filter(({ name }) => name === 'ManageCart.update_checkout')
      .findLast(({ request }) => request.form.has(`checkout_options[${field}]`));
  const isTold = async (field: string) => {
    await expect.poll(() => told(field)?.answer.ResponseCode).toBe('SUCCESS');
    expect(Number(told(field)?.request.form.get(`checkout_options[${field}]`))).toBeGreaterThan(0);
  };
  const ways = new Ways(await member(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await tick(ways.steps.getByRole('radio', { name: /8 Norfolk Street/ }));
  await ways.pickLastDay(ways.steps);
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  await isTold('delivery_address_id');
  const dune = servery.url.replace('localhost', 'dune.localhost');
  await page.goto(`${dune}/menu/dune-perth`);
  await ways.pickLastDay(ways.steps);
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  await isTold('pickup_location_id');
  await page.goto(`${dune}/menu/dune-cottesloe`);
  await ways.open();
  await ways.choose(/^Beach drop/);
  await ways.pickLastDay(ways.popup);
  await ways.set();
  await isTold('delivery_stop_id');
}

test('an address and a note are told to the checkout, and its answer says what they change; a kiosk tells its code [ORD-298 ORD-304]', async ({
  page,
  servery,
  browser,
}) => {
  const heard = overhear(page);
  const updates = () => heard.filter(({ name }) => name === 'ManageCart.update_checkout');
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await ways.find('8 norfolk', '8 Norfolk Street');
  await expect(ways.steps.getByText(/About 25\smin/)).toBeVisible();
  await tick(ways.steps.getByRole('radio', { name: 'Tomorrow' }));
  await expect(ways.steps.getByRole('group', { name: 'Delivery slot' }).locator('input:checked')).toHaveCount(
    1,
  );
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  await expect(ways.steps).toBeHidden();
  const told = () =>
    updates().findLast(({ request }) => request.form.has('checkout_options[delivery_address]'));
  await expect.poll(() => told()?.answer.ResponseCode).toBe('SUCCESS');
  expect(fields(told()?.request.form)).toMatchObject({
    store_id: '1',
    menu_id: '1',
    'checkout_options[delivery_address]': '8 Norfolk Street, Fremantle, WA, 6160, AU',
  });
  expect(told()?.answer.Response).toMatchObject({
    affects_cart_total: expect.any(Number),
    additional_data: { delivery_address: { postcode_id: expect.any(Number) }, delivery_mins: 25 },
  });
  await ways.shopper.addChips();
  await page.goto(`${servery.url}/checkout`);
  const loaded = () => heard.findLast(({ name }) => name === 'ManageCart.load_checkout');
  await expect.poll(() => loaded()?.answer.ResponseCode).toBe('SUCCESS');
  expect(fields(loaded()?.request.form)).toMatchObject({
    'checkout_options[fulfilment_type]': 'deliver',
    'checkout_options[fulfilment_asap]': '0',
    'checkout_options[fulfilment_date]': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'checkout_options[delivery_address]': '8 Norfolk Street, Fremantle, WA, 6160, AU',
    'checkout_options[delivery_address_str]': '8 Norfolk Street, Fremantle, WA, 6160, AU',
  });
  await toCart(ways.shopper);
  await page.getByRole('button', { name: 'Add instructions' }).click();
  await page.getByLabel('Instructions for your order').fill('Ring the bell');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => updates().at(-1)?.request.form.get('checkout_options[order_note]'))
    .toBe('Ring the bell');
  expect(updates().at(-1)?.answer.Response).toHaveProperty('affects_cart_total');

  await tellsPlaces(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(), servery);
  const kiosk = await (await browser.newContext({ viewport: { width: 1080, height: 1920 } })).newPage();
  const there = overhear(kiosk);
  const guest = new KioskGuest(kiosk);
  await guest.switchOn(servery);
  await guest.beginWithChips();
  await guest.viewCart.click();
  await kiosk.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await kiosk.keyboard.type('spring10');
  await kiosk.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() =>
      there
        .findLast(({ name }) => name === 'ManageCart.update_checkout')
        ?.request.form.get('checkout_options[coupon_code]'),
    )
    .toBe('SPRING10');
});
