import { alterFacts, listen } from '../altered.ts';
import { alterVenue, refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { activeOrder } from '../prepared.ts';
import { expect } from '../servery.ts';
import { staysFor, stopClock } from '../toasts.ts';

test.use({ on: ['kiosk', 'pos'] });

test('the checkout of a kiosk and of a till has its address, its ways back, and its fulfilment with a way to change it [CHK-007 CHK-009 CHK-010 CHK-017 CHK-019 CHK-020 CHK-027 CHK-048]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await desk.start();
  await desk.chips();
  const calls = listen(page);
  const loads = () => calls.filter(({ name }) => name === 'ManageCart.load_checkout');
  await desk.toCheckout();
  await expect(page).toHaveURL(`${servery.url}/${variant}/checkout`);
  await expect.poll(() => loads().length).toBe(1);
  expect(loads()[0]?.form.get('checkout_options[fulfilment_type]')).toBe('pickup');
  await expect(desk.place).toBeVisible();
  await desk.openDetails();
  for (const label of ['Name', 'Email', 'Mobile']) await expect(desk.field(label)).toBeVisible();
  await desk.closeDetails();
  const change = desk.button(/Change fulfilment/);
  if (desk.isKiosk) {
    // The sheet closed onto the cart.
    await expect(page).toHaveURL(`${servery.url}/kiosk/cart`);
    await expect(change).toHaveAccessibleName(/^Take away · 15 min/);
    await desk.toCheckout();
    await desk.details.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${servery.url}/kiosk/cart`);
    await desk.button('Back to Menu').click();
  } else {
    await expect(desk.cashier.ticket).toContainText('Take away · 15 min');
    await change.click();
    await expect(page.getByRole('dialog', { name: 'Choose Fulfilment' })).toBeVisible();
    await page.keyboard.press('Escape');
    await desk.button(/^Back to order/).click();
    // The cart of a till is its ticket, beside the menu.
    await expect(desk.cashier.ticket.getByRole('list', { name: 'Order lines' })).toContainText('Rosemary');
  }
  await expect(page).toHaveURL(`${servery.url}/${variant}/menu/banksia-kitchen`);
  if (!desk.isKiosk) return;
  await desk.guest.viewCart.click();
  await change.click();
  await expect(desk.guest.takeAway).toBeVisible();
});

test('a brand hides what it does not ask for, and asks for age and terms, at kiosk and till [CHK-016 CHK-050 CHK-055 CHK-060 CHK-177 CHK-178 CHK-179 CHK-180]', async ({
  page,
  servery,
  variant,
}) => {
  const terms = { enabled: true, link_text: 'terms of use', link_url: '/about' };
  const age = { enabled: true, text: 'I am 18 years of age or older' };
  let brand: object = { mobile_required: true };
  await alterFacts(page, (facts) => {
    Object.assign(facts.brand['checkout'] as object, brand);
  });
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  const store = page.getByText(/^Banksia Kitchen\s*12 Market Street/);
  await expect(store).toBeVisible();
  await desk.openDetails();
  await expect(page.getByRole('checkbox', { name: /I a/ })).toHaveCount(0);
  for (const label of ['Email', 'Mobile']) await expect(desk.field(label)).toBeVisible();

  brand = { mobile_required: true, hide_header: true, hide_email: true, hide_mobile: true, terms, age };
  await desk.again();
  if (!desk.isKiosk)
    await desk
      .button(/^\$(20|50)\.00$/)
      .last()
      .click();
  await desk.openDetails();
  await expect(store).toHaveCount(0);
  for (const label of ['Email', 'Mobile']) await expect(desk.field(label)).toHaveCount(0);
  const calls = listen(page);
  await desk.write('Name', 'mia');
  const submit = desk.isKiosk ? desk.place : desk.button('Done');
  await submit.click();
  await expect(desk.said('Agreement to the Age limitation is required to proceed.')).toBeVisible();
  await page.getByRole('checkbox', { name: age.text }).check();
  await submit.click();
  await expect(desk.said('Agreement to the Terms is required to proceed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', /\/about$/);
  await page.getByRole('checkbox', { name: /I agree to the terms of use/ }).check();
  expect(calls.some(({ name }) => name === 'SubmitOrder')).toBe(false);
  await submit.click();
  if (!desk.isKiosk) await desk.place.click();
  await desk.placed();
  const sent = calls.find(({ name }) => name === 'SubmitOrder')?.form;
  expect([sent?.get('age_agreed'), sent?.get('terms_agreed')]).toEqual(['1', '1']);
  expect([sent?.get('customer_email') ?? '', sent?.get('customer_mobile') ?? '']).toEqual(['', '']);
});

const ask = (name: string, rest: object) => ({
  name,
  label: `Your ${name}`,
  type: 'text',
  required: 0,
  preset: '',
  hint: '',
  options: [],
  ...rest,
});

test('the venue asks its own questions under its own title, and a school whose lunch it is [CHK-063 CHK-071 CHK-072 CHK-073 CHK-074 CHK-075]', async ({
  page,
  servery,
  variant,
}) => {
  let menus: object = { is_students_enabled: 0, custom_fields_label: '' };
  const fields = [
    ask('spice', { type: 'choice', required: 1, options: ['Mild', 'Hot'] }),
    ...['landline', 'short', 'extension'].map((preset) => ask(preset, { preset })),
  ];
  await alterVenue(page, ({ menu }) => {
    Object.assign(menu, { custom_fields: fields, student_name_label: '' }, menus);
  });
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  await desk.openDetails();
  await expect(desk.details.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(desk.details.getByLabel('Student', { exact: true })).toHaveCount(0);
  menus = { is_students_enabled: 1, custom_fields_label: 'For the kitchen' };
  await desk.again();
  if (!desk.isKiosk)
    await desk
      .button(/^\$(20|50)\.00$/)
      .last()
      .click();
  await desk.openDetails();
  await expect(desk.details.getByRole('heading', { name: 'For the kitchen' })).toBeVisible();
  await expect(desk.details.getByRole('heading', { name: 'Order Details' })).toHaveCount(0);
  await desk.write('Name', 'mia');
  const submit = desk.isKiosk ? desk.place : desk.button('Done');
  await submit.click();
  await expect(desk.said('Your spice is required')).toBeVisible();
  await desk.details.getByText('Hot', { exact: true }).click();
  for (const [preset, wrong, right] of [
    ['landline', ['0491570156', '089555014', '8955501422'], '0895550142'],
    ['short', ['123'], '1234'],
    ['extension', ['12', '1234'], '123'],
  ] as const) {
    for (const typed of wrong) {
      await desk.write(`Your ${preset}`, typed);
      await submit.click();
      await expect(desk.said(`Your ${preset}: enter a phone number`)).toBeVisible();
    }
    await desk.write(`Your ${preset}`, right);
  }
  await desk.details.getByLabel('Student', { exact: true }).fill('Leo');
  await desk.details.getByRole('button', { name: /Class/ }).click();
  await page.getByRole('option', { name: 'Year 8A' }).click();
  const calls = listen(page);
  await submit.click();
  if (!desk.isKiosk) await desk.place.click();
  await desk.placed();
  const sent = calls.find(({ name }) => name === 'SubmitOrder')?.form;
  const told = ['custom_data[spice]', 'custom_data[landline]', 'custom_data[short]', 'student_name'];
  expect(told.map((name) => sent?.get(name))).toEqual(['Hot', '0895550142', '1234', 'Leo']);
  expect(Number(sent?.get('store_class_id'))).toBeGreaterThan(0);
});

test('each message stays for its time, from loading to placing, and a line that is lost is named by its code [CHK-029 CHK-030 CHK-247 ACC-339 ACC-340]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  const printed = await activeOrder(servery);
  await page.clock.install();
  await desk.start();
  await desk.chips();
  const answers = new Map(
    ['load_checkout', '0', '1'].map((phase) => [phase, Promise.withResolvers<object | undefined>()]),
  );
  await page.route('**/api', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const held = answers.get(form.get('preorder') ?? form.get('sub_action') ?? '');
    if (!held) return route.fallback();
    const json = await held.promise;
    return json ? route.fulfill({ json }) : route.fallback();
  });
  await stopClock(page);
  await desk.toCheckout();
  await expect(desk.said('Loading checkout...')).toBeVisible();
  await page.clock.runFor(3200);
  await expect(page.getByText('Loading checkout...')).toHaveCount(0);
  answers.get('load_checkout')?.resolve(refusal('The store has moved'));
  await staysFor(page, 'The store has moved', 10_000);
  await desk.fill();
  await desk.place.click();
  await staysFor(page, 'Validating order...', 10_000);
  answers.get('0')?.resolve(undefined);
  await staysFor(page, 'Placing order...', 15_000);
  answers.get('1')?.resolve(refusal('The kitchen is on fire'));
  await staysFor(page, 'The kitchen is on fire', 6000);

  await page.clock.resume();
  await page.goto(`${servery.url}/${variant}/order/${printed}`);
  const print = desk.button('Print Receipt');
  await expect(print).toBeVisible();
  await stopClock(page);
  await print.click();
  await staysFor(page, 'Your receipt is at the printer', 5000);

  await page.clock.resume();
  answers.clear();
  await cutOff(page, 'ManageCart.load_checkout', () => undefined);
  await desk.again();
  const advice = desk.isKiosk ? 'ask a member of staff.' : 'please log out and log back in again.';
  await expect(desk.said(`Error CH1, please try again. If the problem continues, ${advice}`)).toBeVisible();
});

test('a cart that is emptied while its order is being placed says thank you, and not that it is empty [CHK-025]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  await desk.fill();
  const held = Promise.withResolvers<void>();
  const placed = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('preorder=1')) return route.fallback();
    const response = await route.fetch();
    placed.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await desk.place.click();
  await placed.promise;
  // Whoever comes back to the screen has it look again.
  await page.clock.setFixedTime(Date.now() + 2 * 60_000);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);
  held.resolve();
  await desk.placed();
});
