import { listen, overhear } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { insideApp } from '../native.ts';
import { Caller, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('the sign-in from another site says who comes and on which device, and is answered with whose account it is [ORD-287]', async ({
  page,
  servery,
  variant,
}) => {
  const member = new Caller(servery);
  await member.call({
    RequestAction: 'Login',
    method: 'email',
    email: 'member@example.com',
    password: 'banksia-demo',
  });
  const { userid, usertoken } = (await member.call({ RequestAction: 'LoginLink' })) as Record<string, string>;
  if (variant === 'app') {
    await insideApp(page, {});
    await page.context().addCookies([{ name: 'pn_prompted', value: '1', url: servery.url }]);
  }
  const heard = overhear(page);
  await page.goto(`${servery.url}/menu/banksia-kitchen?userid=${userid}&usertoken=${usertoken}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(new Shopper(page, servery).said('Sign in successful')).toBeVisible();
  const told = heard.findLast(({ name }) => name === 'ThirdPartyUser');
  expect(Object.fromEntries(told?.request.form ?? [])).toMatchObject({
    method: 'login',
    userid,
    usertoken,
    ...(variant === 'app'
      ? { device_platform: 'stand-in', device_uuid: 'test-device' }
      : { device_platform: 'web', device_useragent: expect.stringContaining('Mozilla') }),
  });
  expect(told?.answer.Response).toMatchObject({
    customer: { id: Number(userid), email: 'member@example.com' },
  });
});

test('every call says what the spec wants it to say [ORD-276 ORD-294 ORD-296]', async ({
  page,
  servery,
  variant,
}) => {
  /** In the app what was heard counts as new for longer. */
  const awhile = (variant === 'app' ? 16 : 2) * 60;
  const calls = listen(page);
  const named = (name: string) => calls.filter((call) => call.name === name).map(({ form }) => form);
  const shopper = new Shopper(page, servery);
  const ways = new Ways(shopper);
  await page.clock.install();
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.addChips();
  // What was heard of the ways a while ago is asked for anew before anybody chooses among them.
  await page.clock.fastForward(awhile * 1000);
  const before = named('Merchant').length;
  await ways.open();
  await expect.poll(() => named('Merchant').length).toBeGreaterThan(before);
  await ways.popup.getByRole('button', { name: 'Close' }).click();
  await page.clock.resume();
  await toCart(shopper);
  await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$16\.00/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel Order|Yes/ })
    .click();
  await expect.poll(() => named('ManageCart.clear_cart').length).toBe(1);

  for (const { name, form } of calls) {
    expect(Object.fromEntries(form), name).toMatchObject({
      Version: '7',
      AppMode: variant,
      AppId: 'servery-demo',
    });
    expect(form.get('Token'), name).toBe('demo-token');
    expect(form.get('AppVersion'), name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Math.abs(Number(form.get('LocalTimestamp')) - Date.now() / 1000), name).toBeLessThan(awhile + 180);
  }
  const carts = calls.filter(({ name }) => name.startsWith('ManageCart.'));
  for (const { name, form } of carts) {
    expect(form.get('component'), name).toMatch(/^(menu|cart)$/);
    expect([form.get('store_id'), form.get('menu_id')], name).toEqual(['1', '1']);
  }
  expect(named('ManageCart.add_to_order')[0]?.get('component')).toBe('menu');
  const [quantity] = named('ManageCart.update_quantity');
  expect(quantity?.get('menu_item_data[quantity]')).toBe('2');
  expect(quantity?.get('menu_item_data[cart_item_slot_id]')).not.toBe(null);
  const [cleared] = named('ManageCart.clear_cart');
  expect(cleared?.get('checkout_options[fulfilment_type]')).toBe('pickup');
  expect(cleared?.get('checkout_options[fulfilment_asap]')).toBe('1');
  const merchants = named('Merchant');
  expect(merchants.length).toBeGreaterThan(0);
  for (const form of merchants) {
    expect(form.get('return_order')).toBe('1');
    expect(form.get('menu_name')).toBe('banksia-kitchen');
    expect(['0', '1']).toContain(form.get('return_menu'));
  }
  expect(merchants.some((form) => form.get('fulfilment_type') === 'pickup')).toBe(true);
});
