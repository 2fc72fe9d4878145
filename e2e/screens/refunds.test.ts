import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { payByCard } from '../paid-order.ts';

test('a manager finds an order by name, refunds it with a reason, and the customer reads of it', async ({
  page,
  browser,
  servery,
}) => {
  const order = await payByCard(servery.url, 'Grace Tran');
  await payByCard(servery.url, 'Tom Wright');
  await page.goto(`${servery.url}/account/orders/${order.id}`);
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.goto(`${servery.url}/console/orders`);
  await desk.getByRole('searchbox', { name: 'Number, name or mobile' }).fill('grace');
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('button', { name: `Order ${order.number}, Grace T.` }).click();
  const panel = desk.getByRole('article', { name: `Order ${order.number}` });
  await panel.getByRole('button', { name: 'Refund…' }).click();
  const form = panel.getByRole('form', { name: 'Refund' });
  await panel.getByRole('checkbox', { name: 'Refund Rosemary Chips' }).check();
  await expect(form.getByLabel(/^Amount/)).toHaveValue('16.19');

  await form.getByLabel(/^Amount/).fill('16.20');
  await form.getByRole('button', { name: /^Refund/ }).click();
  await expect(form.getByText('You can refund up to $16.19')).toBeVisible();
  await expect(form.getByText('Choose or write a reason')).toBeVisible();
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Late' }).click();
  await form.getByRole('checkbox', { name: 'Tell the customer the reason' }).check();
  await form.getByLabel(/^Amount/).fill('16.19');
  await form.getByRole('button', { name: 'Refund $16.19 to the card' }).dblclick();
  await expect(panel.getByRole('region', { name: 'Payment' })).toContainText('Refunded');
  await expect(panel.getByText('Alex Owner: Refund of $16.19: Late')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await expect(page.getByText('−$16.19')).toBeVisible();
  await expect
    .poll(async () => (await servery.mailsTo(order.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Refund of \$16\.19 for order/));
  await desk.context().close();
});

test('the board says before an order is rejected what happens to its money', async ({ browser, servery }) => {
  const order = await payByCard(servery.url, 'Noor Hassan');
  const kitchen = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await kitchen
    .slip(order.number)
    .getByRole('button', { name: /^Details of/ })
    .click();
  await kitchen.page.getByRole('button', { name: 'Reject order…' }).click();
  await expect(kitchen.page.getByText('$16.19 goes back to the customer’s card.')).toBeVisible();
  await kitchen.page.getByRole('button', { name: 'Sold out' }).click();
  await kitchen.page.getByRole('button', { name: `Reject order ${order.number}` }).click();
  await expect
    .poll(async () => (await servery.mailsTo(order.email)).map(({ text }) => text).join())
    .toContain("We're refunding $16.19");
  await kitchen.page.context().close();
});

test('a charge without an order is found, shown in plain words with a badge, and refunded', async ({
  browser,
  servery,
}) => {
  const { chargeElsewhere } = await payByCard(servery.url, 'Priya Singh');
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.goto(`${servery.url}/console/payments`);
  await expect(desk.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
  await chargeElsewhere('23.40');
  await chargeElsewhere('7.10');
  await desk.getByRole('button', { name: 'Compare today now' }).click();
  const found = (amount: string) => desk.getByRole('listitem').filter({ hasText: amount });
  await expect(found('$23.40')).toContainText('Paid, but no order');
  await expect(desk.getByRole('link', { name: 'Payments 2 open' })).toBeVisible();
  await expectAccessible(desk);
  await found('$23.40').getByRole('button', { name: 'Refund $23.40' }).click();
  await expect(found('$23.40')).toHaveCount(0);
  await found('$7.10').getByRole('button', { name: 'Mark as settled…' }).click();
  await found('$7.10').getByLabel('What was done?').fill('Taken at the market stall');
  await found('$7.10').getByRole('button', { name: 'Mark as settled' }).click();
  await expect(desk.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
  await desk.context().close();
});
