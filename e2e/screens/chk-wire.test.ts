import type { Page } from '@playwright/test';
import { listen, answersTo } from '../altered.ts';
import { alterVenue, refusal, typeCard } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { insideApp } from '../native.ts';
import { chipsInCart, member, toCheckout } from '../prepared.ts';
import { tick } from '../tick.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const options = (form: URLSearchParams): string[] =>
  [...form.keys()].flatMap((name) => /^checkout_options\[(\w+)\]/.exec(name)?.[1] ?? []).toSorted();

test('every call is a POST to one address with token and version; it is answered by a code and an object, or by words that are shown [CHK-227 CHK-228 CHK-229 CHK-230 CHK-231 CHK-234 CHK-235 CHK-256 ACC-010 ACC-253 ACC-254]', async ({
  page,
  servery,
}) => {
  const calls = answersTo(page);
  const shopper = await chipsInCart(page, servery);
  await toCheckout(shopper);
  await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  const quantity = await calls.of('ManageCart.update_quantity');
  expect([...quantity.form.keys()].filter((name) => /menu|store|component/.test(name)).toSorted()).toEqual([
    'component',
    'menu_id',
    'menu_item_data[cart_item_slot_id]',
    'menu_item_data[quantity]',
    'store_id',
  ]);
  expect(quantity.form.get('component')).toBe('checkout');
  expect(quantity.form.get('menu_item_data[quantity]')).toBe('2');
  const { items } = quantity.answer.Response as unknown as { items: { cart_item_slot_id: number }[] };
  expect(quantity.form.get('menu_item_data[cart_item_slot_id]')).toBe(String(items[0]?.cart_item_slot_id));

  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCH');
  await page.getByRole('button', { name: 'Save' }).click();
  const update = () => calls.all.findLast(({ name }) => name === 'ManageCart.update_checkout')?.answer;
  await expect.poll(() => update()?.ResponseCode).toBe('ERROR');
  const refused = update()!;
  const [words = ''] = refused.Response as unknown as string[];
  await expect(page.getByText(words).last()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  const cleared = await calls.of('ManageCart.clear_cart');
  expect([cleared.form.get('store_id'), cleared.form.get('menu_id')]).toEqual(['1', '1']);
  expect(cleared.form.get('component')).toBe('checkout');
  expect(options(cleared.form)).toEqual(expect.arrayContaining(['fulfilment_asap', 'fulfilment_type']));
  expect(cleared.answer.Response['affects_cart_total']).toBe(1);

  await page.goto(`${servery.url}/signup`);
  await expect(page.getByRole('radio', { name: 'Australia' })).toBeChecked();
  await expect(page.getByRole('button', { name: /State/ })).toContainText('WA');
  for (const { name, form, url, method, answer } of calls.all) {
    expect([method, url], name).toEqual(['POST', `${servery.url}/api`]);
    expect(name).not.toBe('');
    expect(
      ['Token', 'Version', 'AppVersion'].map((field) => form.get(field)),
      name,
    ).toEqual(['demo-token', '7', '3.1.21']);
    expect(Array.isArray(answer.Response), name).toBe(answer.ResponseCode !== 'SUCCESS');
  }
  // Nobody is signed in.
  expect((await calls.of('CustomerAccount')).answer).toMatchObject({
    ResponseCode: 'AUTH',
    Response: [expect.any(String), {}],
  });
});

/** A member with chips to be delivered, in front of the steps. */
async function deliversTo(page: Page, servery: Servery): Promise<Ways> {
  const ways = new Ways(await member(page, servery, { chips: true }));
  await toCheckout(ways.shopper);
  for (const more of [2, 3, 4, 5, 6]) {
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
    await expect(page.getByRole('group', { name: 'Rosemary Chips' })).toContainText(String(more));
  }
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  return ways;
}

test('the checkout is loaded, changed and submitted with the fields of the spec; the card is billed where it is delivered to [CHK-094 CHK-188 CHK-189 CHK-191 CHK-232 CHK-233 CHK-236 CHK-258 CHK-261 CHK-262]', async ({
  page,
  servery,
  variant,
}) => {
  await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
    inPage: false,
  });
  const calls = answersTo(page);
  const ways = await deliversTo(page, servery);
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  const changeAddress = page.getByRole('button', { name: 'Change Delivery Address or Slot' });
  const own = page.getByRole('group', { name: 'Your addresses' }).getByRole('radio').first();
  await tick(own);
  // Late in the day there is no slot left today.
  const tomorrow = ways.steps.getByRole('radio', { name: 'Tomorrow' });
  await tick(tomorrow);
  await proceed.click();
  await expect(changeAddress).toBeVisible();
  await toCheckout(ways.shopper);
  const lastLoad = () => calls.all.findLast(({ name }) => name === 'ManageCart.load_checkout');
  await expect.poll(() => lastLoad()?.form.get('menu_sub_type')).toBe('deliver');
  const byId = lastLoad()!;
  expectLoad(byId.form, 'deliver');
  expect(Number(byId.form.get('checkout_options[delivery_address_id]'))).toBeGreaterThan(0);
  const { order, menu } = byId.answer.Response as unknown as Record<string, { items: object[] }>;
  expect(Object.keys(byId.answer.Response).toSorted()).toEqual(['customer', 'menu', 'merchant', 'order']);
  expect(order?.items[0]).toMatchObject({ cart_item_slot_id: expect.any(Number), quantity: 6 });
  expect(menu).toMatchObject({
    id: expect.any(Number),
    menu_name: 'banksia-kitchen',
    is_students_enabled: expect.any(Number),
    student_name_label: expect.any(String),
    availability: { student_classes: expect.any(Array) },
    contactless: {
      enabled: 1,
      deliver: 1,
      deliver_label: expect.any(String),
      deliver_desc: expect.any(String),
      deliver_notes_link: expect.any(String),
    },
    custom_fields: expect.any(Array),
    custom_fields_label: expect.any(String),
    allow_promo_codes: expect.any(Number),
    allow_order_notes: expect.any(Number),
    checkout_notice: expect.any(String),
    payment_methods: expect.arrayContaining([
      expect.objectContaining({
        id: expect.any(Number),
        code: 'CC',
        icon: expect.any(String),
        desc: expect.any(String),
        info: expect.any(String),
      }),
    ]),
  });

  await changeAddress.click();
  await ways.steps.getByRole('button', { name: 'Change address' }).click();
  await ways.find('21 napoleon', '21 Napoleon Street');
  await tick(tomorrow);
  await proceed.click();
  await expect(changeAddress).toBeVisible();
  await toCheckout(ways.shopper);
  await expect
    .poll(() =>
      calls.all
        .findLast(({ name }) => name === 'ManageCart.load_checkout')
        ?.form.get('checkout_options[delivery_address]'),
    )
    .toContain('21 Napoleon Street');
  const typed = await calls.of('ManageCart.load_checkout');
  expect(typed.form.get('checkout_options[delivery_address_str]')).toContain('21 Napoleon Street');
  expect(typed.form.get('checkout_options[delivery_address_id]')).toBe(null);

  await page.getByRole('button', { name: 'Add instructions' }).click();
  await page.getByLabel('Instructions for your order').fill('Ring twice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SPRING10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ways.shopper.said('Promo code SPRING10 applied')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Cutlery and napkins, please' }).check();
  await page.getByRole('checkbox', { name: 'Leave it at the door' }).check();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  await page.getByRole('checkbox', { name: 'Save card to my account' }).check();
  const updates = () => calls.all.filter(({ name }) => name === 'ManageCart.update_checkout');
  const told = () => new Set(updates().flatMap(({ form }) => options(form)));
  for (const name of [
    'payment_method',
    'delivery_address_id',
    'delivery_address',
    'custom_data',
    'coupon_code',
    'order_note',
  ])
    await expect.poll(() => [...told()]).toContain(name);
  for (const { form, answer } of updates()) {
    expect([form.get('store_id'), form.get('menu_id'), form.get('component')]).toEqual([
      '1',
      '1',
      'checkout',
    ]);
    expect(answer.Response).toMatchObject({
      affects_cart_total: expect.any(Number),
      additional_data: { delivery_address: { postcode_id: expect.any(Number) } },
    });
  }
  await ways.shopper.placeOrder();
  await ways.shopper.receiptNumber();
  const submits = calls.all.filter(({ name }) => name === 'SubmitOrder');
  expect(submits.map(({ form }) => form.get('preorder'))).toEqual(['0', '1']);
  for (const { form, answer } of submits) {
    expect(
      ['order_source', 'order_note_included', 'save_card', 'auto_topup', 'contactless'].map((name) =>
        form.get(name),
      ),
    ).toEqual([variant === 'app' ? 'rapp' : 'rmobi', '1', '1', '0', '1']);
    expect([form.get('billing_address1'), form.get('billing_postcode')]).toEqual([
      '21 Napoleon Street',
      '6011',
    ]);
    for (const name of [
      'payment_method',
      'payment_redirect',
      'order_id',
      'order_total',
      'promo_code',
      'customer',
    ])
      expect(answer.Response).toHaveProperty(name);
  }
});

function expectLoad(form: URLSearchParams, type: string): void {
  expect([form.get('store_id'), form.get('menu_id'), form.get('menu_sub_type')]).toEqual(['1', '1', type]);
  expect(form.get('component')).toBe('Checkout');
  expect(options(form)).toEqual(
    expect.arrayContaining(['fulfilment_asap', 'fulfilment_date', 'fulfilment_type']),
  );
}

test('a time goes along in seconds, and ASAP without one; flags that are off are 0; the web tells no push [CHK-190 CHK-191 CHK-192]', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  let answer: object | null = refusal('Not today');
  await cutOff(page, 'SubmitOrder', () => answer);
  const ways = new Ways(await chipsInCart(page, servery));
  await toCheckout(ways.shopper);
  await ways.shopper.fillDetails();
  await ways.shopper.placeOrder();
  await expect(ways.shopper.said('Not today')).toBeVisible();
  const sent = () => calls.findLast(({ name }) => name === 'SubmitOrder')?.form;
  expect(sent()?.get('fulfilment_datetime')).toBe(null);
  expect(['save_card', 'auto_topup', 'contactless'].map((name) => sent()?.get(name))).toEqual([
    '0',
    '0',
    '0',
  ]);
  await ways.open();
  await ways.choose(/^Pickup/);
  await ways.pickTomorrow();
  await ways.set();
  await expect(ways.popup).toBeHidden();
  answer = null;
  await ways.shopper.placeOrder();
  await ways.shopper.receiptNumber();
  const seconds = Number(sent()?.get('fulfilment_datetime'));
  const day = 24 * 60 * 60;
  expect(seconds).toBeGreaterThan(Date.now() / 1000);
  expect(seconds).toBeLessThan(Date.now() / 1000 + 2 * day);
  expect([...(sent()?.keys() ?? [])].some((name) => name.startsWith('pn_data'))).toBe(false);
});

test(
  'in the app the order and the calls that name the device tell where push reaches it, once it does [CHK-187 CHK-192 CHK-257 ACC-255]',
  { on: ['app'] },
  async ({ page, servery }) => {
    await insideApp(page, {});
    await cutOff(page, 'SubmitOrder', () => refusal('Not today'));
    const calls = listen(page);
    const sent = (name: string) => calls.findLast((call) => call.name === name)?.form;
    const shopper = await chipsInCart(page, servery);
    await toCheckout(shopper);
    await page.getByRole('button', { name: 'Not now' }).click();
    await shopper.fillDetails();
    await shopper.placeOrder();
    await expect(shopper.said('Not today')).toBeVisible();
    expect(sent('SubmitOrder')?.get('order_source')).toBe('rapp');
    expect(sent('SubmitOrder')?.get('pn_data[provider]')).toBe(null);
    expect(sent('ManageCart.load_checkout')?.get('pn_data[provider]')).toBe(null);

    await page.context().clearCookies({ name: 'pn_prompted' });
    await shopper.openMenu();
    await page.getByRole('button', { name: 'Allow notifications' }).click();
    await expect.poll(() => sent('Push.register')?.get('pn_data[pushToken]')).toBe('t');
    await page
      .getByRole('link', { name: /^Cart, 1 item/ })
      .first()
      .click();
    await shopper.goToCheckoutAsGuest();
    await expect.poll(() => sent('ManageCart.load_checkout')?.get('pn_data[provider]')).toBe('stand-in');
    await shopper.placeOrder();
    await expect.poll(() => sent('SubmitOrder')?.get('pn_data[provider]')).toBe('stand-in');
    expect(sent('SubmitOrder')?.get('pn_data[pushToken]')).toBe('t');
  },
);
