import { alterAnswer, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { expect } from '../servery.ts';

test.use({ on: ['kiosk'] });

test('a kiosk tells how it is paid on the way to its checkout, and shows the total that this makes [CHK-103 CHK-104]', async ({
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
});
