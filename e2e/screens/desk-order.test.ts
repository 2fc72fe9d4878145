import { alterAnswer, answersTo, listen } from '../altered.ts';
import { alterVenue, refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { untilGivenUp } from '../patience.ts';
import { expect } from '../servery.ts';
import { staysFor, stopClock } from '../toasts.ts';

test.use({ on: ['kiosk', 'pos'] });

const ADVICE = { kiosk: 'ask a member of staff.', pos: 'please log out and log back in again.' };

test('an order is validated for 10 s at most in words, then placed for 15 s, and leaves nothing of itself; a refusal stays for 6 s [CHK-182 CHK-183 CHK-184 CHK-186 CHK-195 CHK-219 CHK-231]', async ({
  page,
  servery,
  variant,
}) => {
  await page.clock.install();
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  await desk.openDetails();
  await desk.write('Name', 'oscar');
  if (!desk.isKiosk) await desk.closeDetails();
  if (!desk.isKiosk) await desk.fill();
  let held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let answer: object | null = refusal('Not today');
  await cutOff(page, 'SubmitOrder', () => answer);
  await page.route('**/api', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    if (form.get('RequestAction') === 'SubmitOrder') await held[Number(form.get('preorder'))]?.promise;
    await route.fallback();
  });
  const calls = listen(page);
  await stopClock(page);
  await desk.place.click();
  await expect(desk.place).toHaveAttribute('aria-busy', 'true');
  await staysFor(page, 'Validating order...', 10_000);
  held[0]?.resolve();
  await staysFor(page, 'Not today', 6000);
  await expect(desk.place).not.toHaveAttribute('aria-busy', 'true');

  answer = null;
  held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  held[0]?.resolve();
  await desk.place.click();
  await staysFor(page, 'Placing order...', 15_000);
  await page.clock.resume();
  held[1]?.resolve();
  await desk.placed();
  const sent = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('preorder'));
  expect(sent).toEqual(['0', '0', '1']);
  await desk.next();
  const { fulfilment } = await heldBy(page);
  // A till keeps how its orders go out, and nothing else.
  if (desk.isKiosk) expect(fulfilment).toBe(null);
  else expect(fulfilment).toMatchObject({ code: 'pickup', date: '', time: '' });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/oscar/i);
  if (desk.isKiosk) await desk.guest.takeAway.click();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
});

test('a line that is lost is named by its code, and the order goes out once it is back [CHK-193 CHK-248 CHK-250]', async ({
  page,
  servery,
  variant,
}) => {
  const dead = new Set<string>();
  const cut = ['Merchant', 'SubmitOrder', 'ManageCart.update_checkout', 'ManageCart.update_quantity'];
  for (const name of [...cut, 'ManageCart.clear_cart'])
    await cutOff(page, name, () => (dead.has(name) ? undefined : null));
  const desk = new Desk(page, servery, variant);
  const advice = desk.isKiosk ? ADVICE.kiosk : ADVICE.pos;
  const error = (code: string) =>
    desk.said(`Error ${code}, please try again. If the problem continues, ${advice}`);
  const named = (code: string) => expect(error(code)).toBeVisible();
  await page.clock.install();
  await desk.start();
  await desk.chips();
  dead.add('ManageCart.update_quantity').add('ManageCart.update_checkout').add('ManageCart.clear_cart');
  await desk.openLine();
  await desk.button('Add one Rosemary Chips').click();
  await named('CA2');
  await desk.instruct('Lime');
  await named('CA4');
  await page.keyboard.press('Escape');
  if (desk.isKiosk) await desk.button(/Proceed to Checkout/).click();
  else {
    await desk.toCheckout();
    await desk.instruct('Lime');
  }
  await named('CH2');
  dead.clear();
  if (desk.isKiosk) await desk.toCheckout();
  await desk.fill();
  dead.add('SubmitOrder');
  await desk.place.click();
  await expect(
    desk.said('Unexpected error: Check your order has not already gone through and try again'),
  ).toBeVisible();
  dead.clear();
  await desk.place.click();
  await desk.placed();
  dead.add('Merchant');
  await page.goto(`${servery.url}/${variant}/`);
  await untilGivenUp(page, error('CA1'));
  await named('CA1');
});

test('the last of a product goes after a question; a change that is refused says why, and is noted [CHK-024 CHK-028 CHK-220 CHK-222 CHK-234]', async ({
  page,
  servery,
  variant,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  const desk = new Desk(page, servery, variant);
  await desk.start();
  await desk.chips();
  const calls = answersTo(page);
  await desk.openLine();
  const few = 'Only one Rosemary Chips is left';
  let answer: object | null = refusal(few, 'bad_quantity');
  await cutOff(page, 'ManageCart.update_quantity', () => answer);
  await desk.button('Add one Rosemary Chips').click();
  await expect(desk.said(few)).toBeVisible();
  const isNoted = (note: string) => note.startsWith('warning') && note.includes(few);
  await expect.poll(() => noted.some(isNoted)).toBe(true);
  answer = null;
  await desk.openLine();
  await desk.button('Add one Rosemary Chips').click();
  await expect(page.getByText('$16.00').first()).toBeVisible();
  const { form, answer: heard } = await calls.of('ManageCart.update_quantity');
  const { items } = heard.Response as unknown as { items: { cart_item_slot_id: number }[] };
  expect(Object.fromEntries(form)).toMatchObject({
    component: expect.stringMatching(/./),
    store_id: '1',
    menu_id: '1',
    'menu_item_data[cart_item_slot_id]': String(items[0]?.cart_item_slot_id),
    'menu_item_data[quantity]': '2',
  });
  await desk.button('Remove one Rosemary Chips').click();
  await desk.button('Remove Rosemary Chips').first().click();
  const asked = page.getByRole('dialog', { name: 'Remove Rosemary Chips?' });
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('$8.00').first()).toBeVisible();
  await desk.button('Remove Rosemary Chips').first().click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  // With nothing in the cart there is nothing to check out.
  const later = listen(page);
  await page.goto(`${servery.url}/${variant}/checkout`);
  await expect(desk.isKiosk ? desk.guest.takeAway : page.getByText('Your cart is empty')).toBeVisible();
  expect(later.some(({ name }) => name === 'ManageCart.load_checkout')).toBe(false);
});

test('promo code and instructions have their popups where the venue takes them [CHK-171 CHK-172 CHK-174 CHK-176]', async ({
  page,
  servery,
  variant,
}) => {
  let takes = 0;
  await alterVenue(page, (merchant) => {
    Object.assign(merchant, { takes_gifts: takes });
    Object.assign(merchant.menu, { allow_promo_codes: takes, allow_order_notes: takes });
  });
  const desk = new Desk(page, servery, variant);
  await desk.start();
  await desk.chips();
  const promo = desk.button('Enter voucher or promo code');
  const note = desk.button(/^(Add|Edit) instructions/);
  await expect(promo).toHaveCount(0);
  await expect(note).toHaveCount(0);
  takes = 1;
  await page.goto(`${servery.url}/${variant}/`);
  await desk.chips();
  await promo.click();
  const popup = page.getByRole('dialog', { name: 'Voucher/Promo Code' });
  if (desk.isKiosk) await page.keyboard.type('spring10');
  else await popup.getByLabel('Promo code').pressSequentially('spring10');
  if (desk.isKiosk) await expect(popup.getByText('SPRING10')).toBeVisible();
  else await expect(popup.getByLabel('Promo code')).toHaveValue('SPRING10');
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Other discount')).toBeVisible();
  await desk.instruct('salt');
  await expect(note).toHaveAccessibleName(/^Edit instructions/);
});

test('totals are listed line by line, a fee or a surcharge only where there is one; a handover without contact has the words of the menu [CHK-165 CHK-166 CHK-167 CHK-169]', async ({
  page,
  servery,
  variant,
}) => {
  const more = ['rewards_discount', 'other_discount', 'surcharge_amount', 'convenience_fee'];
  const all = Object.fromEntries(more.map((name) => [name, '1.00']));
  const none = Object.fromEntries(more.map((name) => [name, '0.00']));
  let order: object = { ...all, delivery_fee: '5.00', fulfilment_type: 'deliver' };
  const contactless = {
    enabled: 1,
    pickup: 1,
    pickup_label: 'Leave it on the shelf',
    pickup_desc: 'We put it there for you.',
    pickup_notes_link: 'https://example.com/shelf',
  };
  await alterAnswer(page, 'ManageCart.load_checkout', (answer) => {
    const { order: told, menu } = answer.Response as { order: object; menu: object };
    Object.assign(told, order);
    Object.assign(menu, { contactless });
    return answer;
  });
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  const rows = page.getByRole('definition').locator('xpath=preceding-sibling::dt[1]');
  await expect(rows).toHaveText([
    'Products total',
    'Rewards discount',
    'Other discount',
    /^Delivery fee/,
    'Preorder fee',
    'Surcharge',
    'Order total',
  ]);
  await expect(page.getByRole('checkbox', { name: 'Leave it on the shelf' })).toBeVisible();
  await expect(page.getByText('We put it there for you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'How it works' })).toHaveAttribute(
    'href',
    'https://example.com/shelf',
  );
  order = { ...none, fulfilment_type: 'pickup' };
  await desk.again();
  await expect(rows).toHaveText(['Products total', 'Order total']);
});
