import { overhear } from '../altered.ts';
import { AtDevice } from '../at-device.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

const fields = (form: URLSearchParams | undefined) => Object.fromEntries(form ?? []);
const DEVICE = /^device_(useragent|cordova|platform|uuid|version|model)$/;
const BOWL = 'Prawn & Mango Rice Bowl';
const ORDER = 'items num_items total sub_total grand_total coupon_code note fulfilment_type';
const DETAILS =
  'item_id name desc min_qty max_qty qty_label availability_notice base_price thumb_url image_url cart_item_slot_id options';
const missing = (held: unknown, names: string): string[] =>
  names.split(' ').filter((name) => !Object.hasOwn(held as object, name));

test('every call is one form to one path in the name of this screen, with its fields and its answer [ORD-012 ORD-254 ORD-274 ORD-275 ORD-276 ORD-277 ORD-278 ORD-279 ORD-282 ORD-283 ORD-284 ORD-286 ORD-294 ORD-295 ORD-296 ORD-301 ORD-302 ORD-303 ORD-305 ORD-306]', async ({
  page,
  servery,
  variant,
}) => {
  const heard = overhear(page);
  const last = (name: string) => heard.findLast((each) => each.name === name);
  const answered = async (name: string) => {
    await expect.poll(() => last(name)?.answer.ResponseCode).toBe('SUCCESS');
    return last(name);
  };
  const device = new AtDevice(page, servery, variant);
  await new Desk(page, servery, variant).startByForm();
  const signedIn = heard.findIndex(({ answer }) => 'SID' in answer);
  const cookie = (await page.context().cookies(servery.url)).find(
    ({ name }) => name !== 'sid' && name.startsWith('sid'),
  );
  expect(cookie?.value).toBe(heard[signedIn]?.answer['SID']);
  const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60;
  expect(Math.abs(minutes - 20_160)).toBeLessThan(5);
  await page.goto(device.url('/'));
  await device.begin();
  const account = await answered('CustomerAccount');
  expect(account?.answer.Response).toMatchObject({ customer: { id: expect.any(Number) }, account: {} });
  expect(fields(account?.request.form)).toMatchObject({
    device_platform: 'web',
    device_useragent: expect.stringContaining('Mozilla'),
  });
  const ofDevice = [...(account?.request.form.keys() ?? [])].filter((name) => name.startsWith('device_'));
  expect(ofDevice.filter((name) => !DEVICE.test(name))).toEqual([]);
  const venue = await answered('Merchant');
  expect(fields(venue?.request.form)).toMatchObject({
    menu_name: 'banksia-kitchen',
    return_menu: expect.stringMatching(/^[01]$/),
    return_order: '1',
  });
  expect(venue?.answer.Response).toMatchObject({ merchant: { id: 1 }, order: { items: [] } });

  const open = device.isKiosk
    ? page.getByRole('button', { name: BOWL, exact: true })
    : device.dish(BOWL).and(page.locator('[data-tile]'));
  if (device.isKiosk) await open.click();
  else {
    await open.focus();
    await page.keyboard.press('o');
  }
  const product = device.product(BOWL);
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
    'menu_item_data[menu_item_id]': id,
    'menu_item_data[quantity]': '1',
    'menu_item_data[cart_item_slot_id]': '-1',
  });
  const chosen = Object.keys(sent).filter((name) => name.startsWith('menu_item_data[options]'));
  for (const kind of ['group', 'option'])
    expect(chosen.some((name) => name.includes(`[${kind}_`))).toBe(true);
  expect(missing(added?.answer.Response, ORDER)).toEqual([]);

  await expect(product).toBeHidden();
  await device.toCart(BOWL);
  await page.getByRole('button', { name: `Add one ${BOWL}` }).click();
  const more = await answered('ManageCart.update_quantity');
  expect(fields(more?.request.form)).toMatchObject({
    'menu_item_data[quantity]': '2',
    'menu_item_data[cart_item_slot_id]': expect.stringMatching(/^\d+$/),
  });
  expect(missing(more?.answer.Response, ORDER)).toEqual([]);

  const saveCode = async (code: string) => {
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await device.type('Promo code', code);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await saveCode('nonsense');
  await expect.poll(() => last('ManageCart.update_checkout')?.answer.ResponseCode).toBe('ERROR');
  if (device.isKiosk) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await saveCode('spring10');
  const promo = await answered('ManageCart.update_checkout');
  const options = Object.entries(fields(promo?.request.form)).filter(([name]) =>
    name.startsWith('checkout_'),
  );
  expect(options).toEqual([['checkout_options[coupon_code]', 'SPRING10']]);

  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  const cleared = await answered('ManageCart.clear_cart');
  expect(cleared?.request.form.get('checkout_options[fulfilment_type]')).toBe('pickup');
  expect(cleared?.answer.Response).toMatchObject({ affects_cart_total: 1 });

  for (const { name, request, answer } of heard) {
    const { pathname, search } = new URL(request.url);
    expect([request.method, pathname, search], name).toEqual(['POST', '/api', '']);
    expect(request.type, name).toContain('application/x-www-form-urlencoded');
    expect(fields(request.form), name).toMatchObject({
      RequestAction: name.split('.')[0],
      Token: expect.stringMatching(/\w/),
      Version: '7',
      AppId: expect.stringMatching(/\w/),
      AppVersion: '3.1.21',
      AppMode: variant,
    });
    const stamp = Number(request.form.get('LocalTimestamp'));
    expect(Math.abs(stamp - Date.now() / 1000), name).toBeLessThan(600);
    if (name.startsWith('ManageCart'))
      expect(fields(request.form), name).toMatchObject({
        store_id: '1',
        menu_id: '1',
        component: expect.stringMatching(/^(menu|cart|home)$/),
      });
    expect(['SUCCESS', 'AUTH', 'ERROR'], name).toContain(answer.ResponseCode);
    if (answer.ResponseCode === 'SUCCESS') expect(Array.isArray(answer.Response), name).toBe(false);
    else expect(answer.Response, name).toEqual([expect.stringMatching(/\w/), expect.any(Object)]);
  }
  for (const { name, request } of heard.slice(signedIn + 1))
    expect(request.form.get('sid'), name).toBe(cookie?.value);
});
