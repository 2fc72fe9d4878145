import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { alterVenue, refusal, typeCard } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { chipsInCart, member, toCheckout } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Sent = Record<string, string>;
const TYPED = expect.stringMatching(/./);
const ID = expect.stringMatching(/^[1-9]\d*$/);
/** What every order says, whoever places it and wherever it goes. */
const ALWAYS = {
  RequestAction: 'SubmitOrder',
  merchant_id: ID,
  menu_id: ID,
  preorder: '0',
  booking_pax: ID,
  payment_method: TYPED,
  customer_name: TYPED,
  customer_email: TYPED,
  customer_mobile: TYPED,
  card_name: '',
  card_number: '',
  card_expiry: '',
  card_csc: '',
  auto_topup: '0',
  order_note_included: '1',
  order_source: 'rmobi',
};

/** What orders are submitted with. The first call is refused before it reaches the server, unless `place` has it placed. */
async function submitter(page: Page) {
  const calls = listen(page);
  const refused = refusal('Not today');
  let answer: typeof refused | null = refused;
  await cutOff(page, 'SubmitOrder', () => answer);
  const sent = () =>
    calls.flatMap(({ name, form }): Sent[] => (name === 'SubmitOrder' ? [Object.fromEntries(form)] : []));
  return {
    async submit(shopper: Shopper): Promise<Sent> {
      const before = sent().length;
      await shopper.placeOrder();
      await expect.poll(() => sent().length).toBeGreaterThan(before);
      await expect(shopper.said('Not today')).toBeVisible();
      return sent().at(-1) ?? {};
    },
    async place(shopper: Shopper): Promise<Sent[]> {
      const before = sent().length;
      answer = null;
      await shopper.placeOrder();
      await shopper.receiptNumber();
      return sent().slice(before);
    },
  };
}

/** A member with enough for a delivery, in front of its steps, at a venue that wants to know whom the card belongs to. */
async function memberToDeliver(page: Page, servery: Servery): Promise<Ways> {
  await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
    inPage: false,
  });
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

test('an order that is delivered says where to, in which slot and whom the card belongs to, by an id or in its parts [CHK-257]', async ({
  page,
  servery,
}) => {
  const { submit, place } = await submitter(page);
  const ways = await memberToDeliver(page, servery);
  const changeAddress = page.getByRole('button', { name: 'Change Delivery Address or Slot' });
  const goOn = async () => {
    // Late in the day there is no slot left today.
    await tick(ways.steps.getByRole('radio', { name: 'Tomorrow' }));
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(changeAddress).toBeVisible();
    await toCheckout(ways.shopper);
  };
  await tick(page.getByRole('group', { name: 'Your addresses' }).getByRole('radio').first());
  await goOn();
  await page.getByRole('button', { name: 'Add instructions' }).click();
  await page.getByLabel('Instructions for your order').fill('Ring twice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Cutlery and napkins, please' }).check();
  await page.getByRole('checkbox', { name: 'Leave it at the door' }).check();
  await page.getByLabel('Mobile').fill('491 570 110');
  const byCard = async () => {
    await tick(page.getByRole('radio', { name: /^Card/ }));
    await typeCard(page);
    await page.getByRole('checkbox', { name: 'Save card to my account' }).check();
  };
  await byCard();
  const everywhere = {
    ...ALWAYS,
    fulfilment_type: 'deliver',
    fulfilment_asap: '0',
    delivery_slot_id: ID,
    payment_method: 'CC',
    save_card: '1',
    contactless: '1',
    'custom_data[cutlery]': '1',
    order_note: 'Ring twice',
    'mobile_metadata[country_code]': 'AU',
  };
  const own = await submit(ways.shopper);
  expect(own).toMatchObject({
    ...everywhere,
    customer_mobile: '+61491570110',
    customer_mobile_new: '+61491570110',
    delivery_address_id: ID,
    delivery_address_str: TYPED,
    billing_address_id: own['delivery_address_id'],
    billing_address_str: own['delivery_address_str'],
  });

  await changeAddress.click();
  await ways.steps.getByRole('button', { name: 'Change address' }).click();
  await ways.find('2/41 ellen', '41 Ellen Street');
  await goOn();
  await byCard();
  const [found, placed] = await place(ways.shopper);
  const parts = {
    address1: '41 Ellen Street',
    city: 'Fremantle',
    state: 'WA',
    postcode: '6160',
    country: 'AU',
  };
  for (const kind of ['delivery', 'billing']) {
    const of = (rest: Sent) =>
      Object.fromEntries(Object.entries(rest).map(([name, value]) => [`${kind}_${name}`, value]));
    expect(found).toMatchObject({
      ...everywhere,
      ...of(parts),
      [`${kind}_address2`]: expect.stringMatching(/2$/),
      [`${kind}_address_str`]: expect.stringContaining('41 Ellen Street'),
      [`${kind}_geo`]: TYPED,
      [`${kind}_latlng`]: expect.stringMatching(/^-32\.\d+,115\.\d+$/),
    });
    expect(found).not.toHaveProperty(`${kind}_address_id`);
  }
  // The second call says all of it again, and what the card provider made of the card.
  const same = (sent: Sent) =>
    Object.entries(sent).filter(([name]) => !/^(LocalTimestamp|preorder|braintree_nonce)$/.test(name));
  expect(same(placed ?? {})).toEqual(same(found ?? {}));
  expect([found?.['braintree_nonce'], placed?.['preorder']]).toEqual([undefined, '1']);
  expect(placed?.['braintree_nonce']).toMatch(/./);
});

test('an order at a table says which, one for a booking whose and when, and a school’s for whom [CHK-257]', async ({
  page,
  servery,
}) => {
  await alterVenue(page, ({ menu }) => {
    Object.assign(menu, { is_students_enabled: 1, student_name_label: 'Student' });
    menu['availability'] = {
      ...(menu['availability'] as object),
      student_classes: [{ id: 7, name: 'Year 8A' }],
    };
  });
  const { submit } = await submitter(page);
  const ways = new Ways(await chipsInCart(page, servery));
  await toCheckout(ways.shopper);
  await ways.open();
  await ways.choose(/^Table/);
  await ways.popup.getByLabel('Table number').fill('b7');
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await ways.shopper.fillDetails();
  await page.getByLabel('Student', { exact: true }).fill('Leo');
  await page.getByRole('button', { name: /Class/ }).click();
  await page.getByRole('option', { name: 'Year 8A' }).click();
  const atTable = await submit(ways.shopper);
  expect(atTable).toMatchObject({
    ...ALWAYS,
    fulfilment_asap: '1',
    table_num: 'B7',
    student_name: 'Leo',
    store_class_id: '7',
    save_card: '0',
    contactless: '0',
    'mobile_metadata[country_code]': 'AU',
  });
  expect(atTable).not.toHaveProperty('fulfilment_datetime');

  await ways.open();
  await ways.choose(/^Booking/);
  await ways.popup.getByLabel('Booking reference').fill('ab12');
  await ways.popup.getByLabel('Name').fill('Smith');
  await ways.popup.getByRole('button', { name: 'Add one person' }).click();
  await ways.pickTomorrow();
  await ways.set();
  await expect(ways.popup).toBeHidden();
  const booked = await submit(ways.shopper);
  expect(booked).toMatchObject({
    ...ALWAYS,
    fulfilment_type: 'booking',
    fulfilment_asap: '0',
    contact_name: 'Smith',
    booking_ref: 'AB12',
    booking_pax: '3',
  });
  const inSeconds = Number(booked['fulfilment_datetime']) - Date.now() / 1000;
  expect(inSeconds).toBeGreaterThan(0);
  expect(inSeconds).toBeLessThan(2 * 24 * 60 * 60);
  expect(booked).not.toHaveProperty('table_num');
});

for (const { slug, kind, list, field } of [
  { slug: 'dune-cottesloe', kind: /^Beach drop/, list: 'Delivery location', field: 'delivery_stop_id' },
  { slug: 'dune-perth', kind: /./, list: 'Pickup location', field: 'pickup_location_id' },
])
  test(`an order from ${slug} says which ${list.toLowerCase()} it is for [CHK-257]`, async ({
    page,
    servery,
  }) => {
    const { submit } = await submitter(page);
    const ways = new Ways(new Shopper(page, servery));
    await page.goto(`${servery.url.replace('localhost', 'dune.localhost')}/menu/${slug}`);
    await ways.open();
    if (field === 'delivery_stop_id') await ways.choose(kind);
    await ways.pickLastDay(ways.popup);
    const second = ways.popup.getByRole('group', { name: list }).getByRole('radio').nth(1);
    await tick(second);
    await ways.set();
    await expect(ways.popup).toBeHidden();
    await page.getByRole('button', { name: 'Add to Cart: Butter Croissant' }).first().click();
    await expect(ways.shopper.said('Added to Cart')).toBeVisible();
    await page.goto(new URL('/checkout', page.url()).href);
    await ways.shopper.fillDetails();
    await tick(page.getByRole('radio', { name: /Pay in store/ }));
    expect(await submit(ways.shopper)).toMatchObject({ ...ALWAYS, fulfilment_asap: '0', [field]: ID });
  });
