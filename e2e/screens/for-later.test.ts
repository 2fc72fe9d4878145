import { alterAnswer, listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the menu shows what is sold at the chosen time, whatever the hour is now', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  const choose = async (time: string) => {
    await ways.open();
    await ways.choose(/^Pickup/);
    await tick(ways.popup.getByRole('radio', { name: 'Tomorrow' }));
    const times = ways.popup.getByRole('radiogroup', { name: 'Time', exact: true });
    await tick(times.locator(`input[value="${time}"]`));
    await ways.set();
    await expect(ways.popup).toBeHidden();
  };
  const toastie = page.getByRole('button', { name: 'Add to Cart: Late Night Toastie' });
  await choose('12:00');
  await ways.shopper.readAsFarAs('Burgers');
  await expect(page.getByText('Available from 5 pm').first()).toBeVisible();
  await expect(toastie).toHaveCount(0);
  await choose('18:30');
  await toastie.first().click();
  await expect(ways.shopper.said('Added to Cart')).toBeVisible();
});

test('an order that has to wait longer than was shown is placed once its customer has seen that', async ({
  page,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  const calls = listen(page);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /Pay in store/ }));
  const due = Math.floor(Date.now() / 1000) + 90 * 60;
  let busy = true;
  await cutOff(page, 'SubmitOrder', () =>
    busy ? { ResponseCode: 'ERROR', Response: ['We are busy.', { code: 'due_changed', due }] } : null,
  );
  await alterAnswer(page, 'Merchant', (answer) => {
    const { order } = answer.Response as { order?: { fulfilment: { asap_due: number } } };
    if (order) order.fulfilment.asap_due = due;
    return answer;
  });
  await shopper.placeOrder();
  const dialog = page.getByRole('dialog', { name: 'Your order will take longer' });
  await expect(dialog).toContainText(/It’ll be ready around \d+(:\d\d)?\s[ap]m/);
  await expect(page.getByText(/ready around/).first()).toBeVisible();
  await expectAccessible(page);
  busy = false;
  await dialog.getByRole('button', { name: /Place order/ }).click();
  await shopper.receiptNumber();
  const placed = calls.findLast(({ name }) => name === 'SubmitOrder')?.form;
  expect(placed?.get('expected_due')).toBe(String(due));
});
