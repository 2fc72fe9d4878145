import { alterAnswer, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { expect } from '../servery.ts';

test.use({ on: ['kiosk'] });

test('a kiosk tells how it is paid on the way to its checkout, and shows the total that this makes; an amount that is not above 0 cannot be paid [CHK-103 CHK-104 CHK-105]', async ({
  page,
  servery,
}) => {
  const desk = new Desk(page, servery, 'kiosk');
  await desk.start();
  await desk.chips();
  // What the change alone answers: the checkout that is loaded after it would hide it.
  await cutOff(page, 'ManageCart.load_checkout', () => undefined);
  await alterAnswer(page, 'ManageCart.update_checkout', (answer) => {
    answer.Response['affects_cart_total'] = 1;
    Object.assign(answer.Response['order'] as object, { surcharge_amount: '0.12', grand_total: '8.12' });
    return answer;
  });
  const calls = listen(page);
  await expect(page.getByText('Surcharge', { exact: true })).toHaveCount(0);
  await desk.toCheckout();
  const told = calls.find(({ name }) => name === 'ManageCart.update_checkout')?.form;
  expect(told?.get('checkout_options[payment_method]')).toBe('STORE');
  await expect(page.getByText('Surcharge', { exact: true })).toBeVisible();
  await expect(desk.place).toContainText('$8.12');

  await desk.closeDetails();
  await alterAnswer(page, 'ManageCart.update_quantity', (answer) => {
    Object.assign(answer.Response, { grand_total: '-1.00' });
    return answer;
  });
  await desk.button('Add one Rosemary Chips').click();
  await expect(page.getByText('−$1.00').or(page.getByText('-$1.00')).first()).toBeVisible();
  await desk.toCheckout();
  await desk.fill();
  await desk.place.click();
  await expect(desk.said('Invalid payment amount')).toBeVisible();
  expect(calls.some(({ name }) => name === 'SubmitOrder')).toBe(false);
});
