import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { Kitchen } from '../kitchen.ts';
import { linkFrom } from '../messages.ts';
import { activeOrder, asGuest } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('at a till', () => {
  test('a bill is split: a card on another machine first, then cash, and the order says who took what', async ({
    page,
    servery,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    const name = cashier.ticket.getByLabel('Name', { exact: true });
    await name.fill('Oscar');
    await cashier.goToPay();
    const place = page.getByRole('button', { name: /Place order/ });
    await page.getByRole('button', { name: 'Card machine' }).click();
    await expect(place).toBeEnabled();
    await page.getByRole('button', { name: 'Split by 2' }).click();
    await expect(place).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take $4.00, then the rest' }).click();

    await expect(cashier.leftToPay).toHaveText('$4.00');
    await expect(cashier.ticket).toContainText('Taken by Jess Counter');
    await expect(page.getByRole('list', { name: 'Split' })).toContainText('Card machine');
    await expect(cashier.ticket).toContainText('Unpaid');
    await page.getByRole('button', { name: '$20.00', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Take payment/ }).click();
    await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
    await expect(page.locator('p', { hasText: 'Change' }).last()).toContainText('$16.00');
    await expect(cashier.ticket).toContainText('$20.00 received, $16.00 change');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start New Order' }).click();
    await expect(cashier.products).toBeVisible();
    await expect(name).toHaveValue('');
  });

  test('an order from the web is unpaid on the board, and is found and paid at the till', async ({
    page,
    servery,
    browser,
  }) => {
    const id = await activeOrder(servery);
    const asked = { RequestAction: 'OrderStatusDetailed', order_id: id };
    const seen = (await asGuest(servery, asked)) as { order: { pos_order_id: string } };
    const number = seen.order.pos_order_id;
    const kitchen = await Kitchen.arrive(browser, servery);
    await expect(kitchen.slip(number)).toContainText('To pay $');
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await page.getByRole('button', { name: 'Orders' }).click();
    const list = page.getByRole('list', { name: 'Orders' });
    await expect(list.getByRole('button').first()).toBeVisible();
    await expectAccessible(page);
    const search = page.getByRole('searchbox');
    await search.fill('nobody of that name');
    await expect(page.getByText('No orders found')).toBeVisible();
    await search.fill(`${servery.url}/account/orders/${id}`);
    await expect(list.getByRole('button')).toHaveCount(1);
    await expect(list).toContainText('Unpaid');
    await page.getByRole('button', { name: /^Take payment/ }).click();
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Paid ${number}` })).toBeVisible();
    await expect(kitchen.slip(number)).not.toContainText('To pay');
  });

  test('a member is found by mobile and pays a part out of their balance, by a code that is texted to them', async ({
    page,
    servery,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.goToPay();
    await page.getByRole('button', { name: 'Account balance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay from a balance' });
    await dialog.getByRole('searchbox').fill('no such member');
    await expect(dialog.getByText('No members found')).toBeVisible();
    await dialog.getByRole('searchbox').fill('0491 570 156');
    const found = dialog.getByRole('list', { name: 'Members' }).getByRole('button');
    await expect(found).toHaveText(/Sam Nguyen.*Mobile ending 156.*points/);
    await expectAccessible(page);
    await found.click();
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('That code is incorrect or too old');
    await dialog.getByRole('button', { name: 'Text a code to the mobile ending 156' }).click();
    await expect(dialog).toContainText('Texted to the mobile ending 156');
    await expectAccessible(page);
    await code.fill(await linkFrom(() => servery.textsTo('+61491570156'), /\d{6}(?= is your code)/));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /Account balance/ })).toContainText('Sam Nguyen');
    await page.getByRole('button', { name: '5', exact: true }).click();
    await page.getByRole('button', { name: '00', exact: true }).click();
    await page.getByRole('button', { name: 'Take $5.00, then the rest' }).click();
    await expect(cashier.leftToPay).toHaveText('$3.00');
    await expect(cashier.ticket).toContainText('Account balance');
    await page.getByRole('button', { name: '$3.00', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
  });

  test('a past order is found again, and a part of it goes back in cash', async ({ page, servery }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.goToPay();
    await page.getByRole('button', { name: '$20.00', exact: true }).click();
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
    await page.getByRole('button', { name: 'Start New Order' }).click();
    await page.getByRole('button', { name: 'Orders' }).click();
    const sold = page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: /Counter/ });
    await sold.first().click();
    await expect(cashier.ticket).toContainText('$20.00 received, $12.00 change');
    await expect(cashier.ticket.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
    await cashier.ticket.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: /Refund order/ });
    const give = dialog.getByRole('button', { name: /^Refund \$/ });
    await expect(give).toBeDisabled();
    const items = dialog.getByRole('list', { name: 'Items to refund' });
    await items.getByRole('checkbox', { name: 'Rosemary Chips' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveValue('8.00');
    await dialog.getByRole('button', { name: 'Something wrong' }).click();
    await dialog.getByLabel('Your own words').fill('Cold');
    await dialog.getByLabel('Amount').fill('3.02');
    await expect(give).toHaveText('Refund $3.00');
    await expectAccessible(page);
    await give.click();
    await expect(dialog).toBeHidden();
    await expect(cashier.ticket).toContainText(
      'Something wrong. Cold: Rosemary Chips. Given back by Jess Counter',
    );
    await expectAccessible(page);
  });
});
