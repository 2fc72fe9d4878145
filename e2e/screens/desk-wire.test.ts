import type { Page } from '@playwright/test';
import { answersTo, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ on: ['kiosk', 'pos'] });

const options = (form: URLSearchParams): string[] =>
  [...form.keys()].flatMap((name) => /^checkout_options\[(\w+)\]/.exec(name)?.[1] ?? []).toSorted();
const sidOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name, value }) => /sid/.test(name) && value !== '');

test('kiosk and till make every call to one address with token and version, and load, change and submit with the fields of the spec [CHK-188 CHK-189 CHK-191 CHK-227 CHK-228 CHK-229 CHK-230 CHK-231 CHK-232 CHK-233 CHK-235 CHK-236 CHK-255 CHK-256]', async ({
  page,
  servery,
  variant,
}) => {
  const calls = answersTo(page);
  const sent = listen(page);
  const desk = new Desk(page, servery, variant);
  await desk.startByForm();
  const minutes = (((await sidOf(page))?.expires ?? 0) - Date.now() / 1000) / 60;
  expect(minutes).toBeGreaterThan(20_160 - 5);
  expect(minutes).toBeLessThanOrEqual(20_160);
  await desk.chips();
  await desk.button('Cancel Order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect.poll(() => sent.some(({ name }) => name === 'ManageCart.clear_cart')).toBe(true);
  const cleared = sent.find(({ name }) => name === 'ManageCart.clear_cart')!.form;
  expect([cleared.get('store_id'), cleared.get('menu_id')]).toEqual(['1', '1']);
  expect(cleared.get('component')).toMatch(/./);
  expect(options(cleared)).toEqual(expect.arrayContaining(['fulfilment_asap', 'fulfilment_type']));
  if (!desk.isKiosk) {
    const { answer } = await calls.of('ManageCart.clear_cart');
    expect(answer.Response['affects_cart_total']).toBe(1);
  }
  await desk.chips();
  await desk.button('Enter voucher or promo code').click();
  if (desk.isKiosk) await page.keyboard.type('nosuch');
  else await page.getByRole('dialog').getByLabel('Promo code').fill('nosuch');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const failed = () => calls.all.find(({ answer }) => answer.ResponseCode === 'ERROR')?.answer;
  await expect.poll(failed).toBeTruthy();
  const refused = failed()!;
  const [words = ''] = refused.Response as unknown as string[];
  await expect(desk.said(words)).toBeVisible();
  await page.keyboard.press('Escape');
  await desk.instruct('salt');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await desk.toCheckout();
  const loaded = await calls.of('ManageCart.load_checkout');
  const load = loaded.form;
  expect([load.get('store_id'), load.get('menu_id'), load.get('menu_sub_type')]).toEqual([
    '1',
    '1',
    'pickup',
  ]);
  expect(load.get('component')).toBe('Checkout');
  expect(options(load)).toEqual(expect.arrayContaining(['fulfilment_asap', 'fulfilment_type']));
  expect(Object.keys(loaded.answer.Response).toSorted()).toEqual(['customer', 'menu', 'merchant', 'order']);
  expect(loaded.answer.Response['menu']).toMatchObject({ checkout_notice: expect.any(String) });
  await desk.fill();
  await desk.place.click();
  await desk.placed();

  const updates = calls.all.filter(
    ({ name, answer }) => name === 'ManageCart.update_checkout' && answer !== refused,
  );
  expect(updates.flatMap(({ form }) => options(form))).toContain('order_note');
  for (const { form, answer } of updates) {
    expect([form.get('store_id'), form.get('menu_id')]).toEqual(['1', '1']);
    expect(form.get('component')).toMatch(/./);
    expect(answer.Response).toMatchObject({
      affects_cart_total: expect.any(Number),
      additional_data: { delivery_address: { postcode_id: expect.any(Number) } },
    });
  }
  const submits = calls.all.filter(({ name }) => name === 'SubmitOrder');
  expect(submits.map(({ form }) => form.get('preorder'))).toEqual(['0', '1']);
  for (const { form, answer } of submits) {
    const flags = ['order_source', 'order_note_included', 'save_card', 'auto_topup', 'contactless'];
    expect(flags.map((name) => form.get(name))).toEqual(['rmobi', '1', '0', '0', '0']);
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
  for (const { name, form, url, method, answer } of calls.all) {
    expect([method, url], name).toEqual(['POST', `${servery.url}/api`]);
    const every = ['Token', 'Version', 'AppVersion'].map((field) => form.get(field));
    expect(every, name).toEqual(['demo-token', '7', '3.1.21']);
    expect(Array.isArray(answer.Response), name).toBe(answer.ResponseCode !== 'SUCCESS');
  }
  expect(calls.all.filter(({ answer }) => answer.ResponseCode === 'ERROR')).toHaveLength(1);
});

/** The parts of an address, as the screen asks for them. */
async function writeAddress(desk: Desk, ways: Ways): Promise<void> {
  const parts = [
    ['Street address', '5 High Street'],
    ['Suburb', 'Fremantle'],
    ['State', 'wa'],
    ['Postcode', '6160'],
  ] as const;
  if (!desk.isKiosk) {
    await expect(ways.steps.getByRole('textbox')).toHaveCount(5);
    await expect(ways.steps.getByRole('textbox').nth(1)).toHaveAccessibleName(/optional/);
    for (const [label, text] of parts) {
      await expect(ways.steps.getByLabel(label)).toHaveAttribute('autocomplete', 'off');
      await ways.steps.getByLabel(label).fill(text);
    }
    return ways.steps.getByRole('button', { name: 'Confirm address' }).click();
  }
  const sheet = desk.page.getByRole('dialog', { name: 'Delivery' });
  const fields = sheet.getByRole('group', { name: 'Details' }).getByRole('button');
  await expect(fields).toHaveCount(5);
  await expect(fields.nth(1)).toHaveAccessibleName(/optional/);
  // Nothing of it stands in a field that a browser could fill in.
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  for (const [label, text] of parts) {
    await sheet.getByRole('button', { name: label, exact: true }).click();
    await desk.button('Clear').click();
    // The space bar of a real keyboard would press the button that has focus.
    for (const letter of text)
      await (letter === ' ' ? desk.button('Space').click() : desk.page.keyboard.type(letter));
  }
  await sheet.getByRole('button', { name: 'Check address' }).click();
}

test.describe('with a pinpad', () => {
  test.use({ terminals: true });

  test('a delivery asks for the address part by part and for its slot before the checkout, which is told of both [CHK-035 CHK-037 CHK-038 CHK-041 CHK-079 CHK-080 CHK-082 CHK-092 CHK-232]', async ({
    page,
    servery,
    variant,
  }) => {
    const desk = new Desk(page, servery, variant);
    const ways = new Ways(new Shopper(page, servery));
    await desk.startWithPinpad();
    const place = desk.isKiosk ? desk.button(/^Pay with Eftpos/) : desk.place;
    if (desk.isKiosk) {
      await desk.button('More ways to order').click();
      await page.getByRole('button', { name: /^Delivery/ }).click();
      await page
        .getByRole('dialog', { name: 'Delivery' })
        .getByRole('button', { name: 'Skip Address' })
        .click();
      await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
      await desk.guest.viewCart.click();
    } else {
      await desk.chips();
      await desk.button('Other').click();
      await ways.choose(/^Delivery/);
      await ways.set();
    }
    const steps = desk.isKiosk ? page.getByRole('dialog', { name: 'Delivery' }) : ways.steps;
    await expect(steps).toBeVisible();
    await expect(place).toHaveCount(0);
    const proceed = steps.getByRole('button', { name: /^Proceed to/ });
    if (desk.isKiosk) await expect(proceed).toHaveCount(0);
    else await expect(proceed).toBeDisabled();
    const calls = answersTo(page);
    await writeAddress(desk, ways);
    await expect(steps.getByText('5 High Street, Fremantle WA 6160')).toBeVisible();
    if (desk.isKiosk) await steps.getByRole('button', { name: 'Next' }).click();
    await tick(steps.getByRole('radio', { name: 'Tomorrow' }));
    await expect(steps.getByRole('group', { name: 'Delivery slot' }).locator('input:checked')).toHaveCount(1);
    await steps.getByRole('button', { name: /^Proceed to/ }).click();
    await expect(steps).toBeHidden();
    for (const more of [2, 3, 4]) {
      await desk.openLine();
      await desk.button('Add one Rosemary Chips').click();
      await expect(page.getByText(`$${more * 8}.00`).first()).toBeVisible();
    }
    await desk.toCheckout();
    await expect(place).toBeVisible();
    const { form } = await calls.of('ManageCart.load_checkout');
    expect(form.get('menu_sub_type')).toBe('deliver');
    const line = '5 High Street, Fremantle, WA, 6160, AU';
    expect(form.get('checkout_options[delivery_address]')).toBe(line);
    expect(form.get('checkout_options[delivery_address_str]')).toBe(line);
    if (desk.isKiosk) await desk.fill();
    else await desk.button('$50.00').click();
    await place.click();
    if (desk.isKiosk) {
      await desk.pinpad.asksFor('PURCHASE $37.00');
      await desk.pinpad.press('tap');
    }
    await desk.placed();
    const first = calls.all.find(({ name }) => name === 'SubmitOrder');
    expect(first?.form.get('delivery_state')).toBe('WA');
    expect(Number(first?.form.get('delivery_slot_id'))).toBeGreaterThan(0);
  });
});
