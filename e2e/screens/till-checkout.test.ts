import { alterAnswer, answersTo, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { changeHeld } from '../held.ts';
import { DAYS, type Kind, KINDS, venueOf } from '../own-points.ts';
import { expect } from '../servery.ts';
import { Caller } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { NO_CHOICE } from '../venue.ts';

test.use({ on: ['pos'] });

const TAIL = 'please try again. If the problem continues, please log out and log back in again.';

test('staff cancel an order at the checkout after a question, and a cart that cannot be cleared is CH4 [CHK-021 CHK-221 CHK-249]', async ({
  page,
  servery,
}) => {
  const desk = new Desk(page, servery, 'pos');
  await desk.atCheckout();
  const cancel = page.getByRole('button', { name: 'Cancel Order' });
  const asked = page.getByRole('dialog', { name: 'Cancel Order?' });
  await cancel.click();
  await asked.getByRole('button', { name: 'Keep order' }).click();
  await expect(desk.cashier.ticket).toContainText('Rosemary Chips');
  let dead = true;
  await cutOff(page, 'ManageCart.clear_cart', () => (dead ? undefined : null));
  await cancel.click();
  await asked.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(desk.said(`Error CH4, ${TAIL}`)).toBeVisible();
  dead = false;
  await page.goto(`${servery.url}/pos/`);
  await desk.chips();
  await desk.toCheckout();
  // While it is paid its quantities are only read.
  await expect(page.getByRole('button', { name: /^(Add|Remove) one/ })).toHaveCount(0);
  await cancel.click();
  await asked.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page).toHaveURL(/\/pos\/menu\/banksia-kitchen$/);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a till takes money in its own ways and no others, each with what it asks; a balance is a member’s [CHK-006 CHK-097 CHK-114]', async ({
  page,
  servery,
}) => {
  const desk = new Desk(page, servery, 'pos');
  await desk.atCheckout();
  const ways = page.getByRole('group', { name: 'Paid with' }).getByRole('button');
  await expect(ways).toHaveText(['Cash', 'Card machine', 'Other', 'Account balance', 'Gift voucher']);
  const amount = page.getByRole('main').getByText('Amount', { exact: true });
  const received = page.getByRole('main').getByText('Cash received', { exact: true });
  await expect(received.first()).toBeVisible();
  await expect(amount).toHaveCount(0);
  await desk.button('Card machine').click();
  await expect(amount.first()).toBeVisible();
  await expect(received).toHaveCount(0);
  await desk.button('Gift voucher').click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await desk.button('Account balance').click();
  const find = page.getByRole('dialog', { name: 'Pay from a balance' });
  await find.getByRole('searchbox').fill('0400 000 000');
  await expect(find.getByRole('button', { name: /Nguyen/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(desk.button('Account balance')).toHaveAttribute('aria-pressed', 'false');
  await desk.button('Account balance').click();
  const sam = new Caller(servery);
  await sam.call({
    RequestAction: 'Login',
    method: 'email',
    email: 'member@example.com',
    password: 'banksia-demo',
  });
  const { code } = (await sam.call({ RequestAction: 'MemberCode' })) as { code: string };
  await find.getByRole('searchbox').fill(code);
  await find.getByRole('button', { name: /Sam Nguyen/ }).click();
  await expect(ways.nth(3)).toHaveAttribute('aria-pressed', 'true');
  const calls = listen(page);
  await desk.button('Cash').click();
  await desk.fill();
  await desk.place.click();
  await desk.placed();
  const codes = calls
    .filter(({ name }) => name === 'SubmitOrder')
    .map(({ form }) => form.get('payment_method'));
  expect(codes).toEqual(['STORE', 'STORE']);
});

test('an amount below 0 cannot be paid at a till, and an order of which nothing is due is placed without money [CHK-105]', async ({
  page,
  servery,
}) => {
  let order: object = { grand_total: '-1.00' };
  await alterAnswer(page, 'ManageCart.load_checkout', (answer) => {
    Object.assign(answer.Response['order'] as object, order);
    return answer;
  });
  // From the ticket on: a total that moves later is a change to agree to.
  await alterAnswer(page, 'ManageCart.add_to_order', (answer) => {
    Object.assign(answer.Response, order);
    return answer;
  });
  const desk = new Desk(page, servery, 'pos');
  await desk.atCheckout();
  const calls = listen(page);
  await expect(desk.place).toBeEnabled();
  await desk.place.click();
  await expect(desk.said('Invalid payment amount')).toBeVisible();
  expect(calls.some(({ name }) => name === 'SubmitOrder')).toBe(false);
  order = {};
  await desk.button(/^Back to order/).click();
  await desk.button('Enter voucher or promo code').click();
  await page.getByRole('dialog').getByRole('textbox').fill('onus10');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await desk.toCheckout();
  await desk.place.click();
  await desk.placed();
  const sent = calls.findLast(({ name }) => name === 'SubmitOrder')?.form;
  expect([sent?.get('expected_total'), sent?.get('tender_kind')]).toEqual(['0.00', null]);
});

test('a stop or a pickup location that is still open has its panel before the checkout of a till [CHK-036 CHK-042]', async ({
  page,
  servery,
}) => {
  let kind: Kind = KINDS[1];
  const line = await venueOf(page, () => kind);
  const desk = new Desk(page, servery, 'pos');
  const { steps } = new Ways(new Shopper(page, servery));
  const calls = answersTo(page);
  await desk.start();
  await desk.chips();
  await calls.of('ManageCart.add_to_order');
  for (kind of [KINDS[1], KINDS[2]]) {
    const open = { ...NO_CHOICE, code: 'custom', date: DAYS[0] };
    await changeHeld(page, { fulfilment: open });
    await page.goto(`${servery.url}/pos/`);
    await expect(desk.cashier.ticket).toContainText('Rosemary Chips');
    line.dead = true;
    await page.keyboard.press('F9');
    await expect(steps.getByRole('heading', { name: kind.title })).toBeVisible();
    await expect(page).toHaveURL(/\/pos\/menu\//);
    await expect(steps.getByRole('button', { name: /^Proceed to/ })).toBeDisabled();
    // It has asked a second time by itself by then.
    const again = steps.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    line.dead = false;
    await again.click();
    await expect(steps.getByRole('group', { name: kind.title }).getByRole('radio').first()).toBeChecked();
    await expect(steps.getByRole('button', { name: /^Proceed to/ })).toBeEnabled();
  }
});

test.describe('with a pinpad', () => {
  test.use({ terminals: true });

  test('the checkout of a till has its four popups [CHK-026]', async ({ page, servery }) => {
    const desk = new Desk(page, servery, 'pos');
    await desk.startWithPinpad();
    await desk.chips();
    for (const [opener, name] of [
      ['Enter voucher or promo code', 'Voucher/Promo Code'],
      ['Add instructions', 'Instructions'],
      ['Other', 'Choose Fulfilment'],
    ] as const) {
      await desk.button(opener).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await desk.toCheckout();
    await desk.button(/^Eftpos/).click();
    const popup = page.getByRole('dialog', { name: 'Eftpos Payment' });
    await expect(popup).toBeVisible();
    await desk.pinpad.asksFor('PURCHASE $8.00');
    await desk.pinpad.press('cancel');
    await expect(popup).toBeHidden();
  });
});
