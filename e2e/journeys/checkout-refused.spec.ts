import { atCheckout, refusal } from '../at-checkout.ts';

import { expect, test } from '../servery.ts';

import { cutOff } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a refusal about name, email or mobile is said, marked at its field, and leads to the top [CHK-203]', async ({
  page,
  servery,
}) => {
  let answer = refusal('');
  await cutOff(page, 'SubmitOrder', () => answer);
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  const top = () => page.evaluate(() => scrollY);
  for (const [message, field] of [
    ['That name is not known here', 'Name'],
    ['That email address bounces', 'Email'],
    ['That mobile is not in use', 'Mobile'],
  ] as const) {
    answer = refusal(message);
    await page.getByRole('button', { name: 'Cancel Order' }).scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThan(0);
    await shopper.placeOrder();
    await expect(shopper.said(message)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(top).toBe(0);
  }
});

test('a cart that the server will not change says so in its words, and it is noted [CHK-222]', async ({
  page,
  servery,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  const shopper = await atCheckout(page, servery);
  const few = 'Only one Rosemary Chips is left';
  await cutOff(page, 'ManageCart.update_quantity', () => refusal(few, 'bad_quantity'));
  await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(shopper.said(few)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('$8.00');
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  const popup = page.getByRole('dialog', { name: 'Voucher/Promo Code' });
  await popup.getByRole('textbox').fill('NOSUCH');
  await popup.getByRole('button', { name: 'Save' }).click();
  const unknown = 'That promo code isn’t valid';
  await expect(page.getByText(unknown).last()).toBeVisible();
  for (const [call, words] of [
    ['ManageCart.update_quantity', few],
    ['ManageCart.update_checkout', unknown],
  ] as const)
    await expect
      .poll(() =>
        noted.some((note) => note.startsWith('warning') && note.includes(call) && note.includes(words)),
      )
      .toBe(true);
});
