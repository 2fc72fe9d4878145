import { Kitchen } from '../kitchen.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { payByCard } from '../paid-order.ts';
import { newMember, placedChips } from '../prepared.ts';
import { expect, test } from '../servery.ts';

test('staff change what was ordered: the customer, the board and the history show it at once', async ({
  page,
  browser,
  servery,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newMember(page, servery, 'edited@example.com');
  const id = await placedChips(page, servery);
  await page.goto(`${servery.url}/account/orders/${id}`);
  await expect(page.getByText('Order total').first()).toBeVisible();

  const venue = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const desk = venue.page;
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${servery.url}/console/orders?order=${id}`);
  await desk.getByRole('button', { name: 'Edit order' }).click();
  const pane = desk.getByRole('article', { name: /^Edit order \d+$/ });
  const items = pane.getByRole('list', { name: 'Items' });
  const save = pane.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  await items.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(pane.getByText('$16.00 to pay')).toBeVisible();
  await pane.getByRole('button', { name: 'Add a product' }).click();
  await pane.getByRole('searchbox', { name: 'Search the menu' }).fill('flat');
  await pane
    .getByRole('list', { name: 'Products' })
    .getByRole('button', { name: /Flat White/ })
    .click();
  const coffee = pane.getByRole('group', { name: 'Flat White' }).first();
  await coffee.getByRole('button', { name: /Oat milk/ }).click();
  await expectAccessible(desk);
  await coffee.getByRole('button', { name: /^Add for/ }).click();
  await expect(items).toContainText('Oat milk');
  await pane.getByRole('textbox', { name: /^Note/ }).fill('By the door');
  await desk.reload();
  await expect(items).toContainText('Oat milk');
  await expect(items).toContainText('Rosemary Chips');
  await expect(pane.getByRole('textbox', { name: /^Note/ })).toHaveValue('By the door');
  await expect(pane.getByText(/^New total \$2\d\.\d\dwas \$8\.00$/)).toBeVisible();
  await expect(save).toBeEnabled();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await save.click();
  await expect(desk.getByText(/^Order \d+ is changed/).last()).toBeVisible();
  const shown = desk.getByRole('article', { name: /^Order \d+$/ });
  await expect(shown.getByRole('list', { name: 'Items' })).toContainText('Flat White');
  await expect(shown.getByRole('region', { name: 'Order history' })).toContainText(
    /Alex Owner: Changed: \+1 Rosemary Chips, \+1 Flat White/,
  );

  await desk.getByRole('button', { name: 'Edit order' }).click();
  await expect(pane.getByRole('textbox', { name: /^Note/ })).toHaveValue('By the door');
  await expect(save).toBeDisabled();
  // What is left with Cancel is left for good.
  await pane.getByRole('textbox', { name: /^Note/ }).fill('By the window');
  await pane.getByRole('button', { name: 'Cancel' }).first().click();
  await desk.getByRole('button', { name: 'Edit order' }).click();
  await expect(pane.getByRole('textbox', { name: /^Note/ })).toHaveValue('By the door');

  await expect(page.getByText(/changed this order at \d/)).toBeVisible();
  await expect(page.getByText('Flat White').first()).toBeVisible();
  await expectLaidOut(page);

  await desk.goto(`${servery.url}/console/board`);
  await expect(desk.locator(`[data-slip="${id}"]`)).toContainText(/Changed \d/);
  await desk.context().close();
});

test('what was paid by card goes back there, and what is more is owed at the counter', async ({
  browser,
  servery,
}) => {
  const { id, number } = await payByCard(servery.url, 'Ada Lovelace');
  const venue = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const desk = venue.page;
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${servery.url}/console/board`);
  await desk
    .locator(`[data-slip="${id}"]`)
    .getByRole('button', { name: /^Details of/ })
    .click();
  await desk
    .getByRole('dialog', { name: `Order ${number}` })
    .getByRole('link', { name: 'Edit order' })
    .click();
  const pane = desk.getByRole('article', { name: `Edit order ${number}` });
  await pane.getByRole('button', { name: 'Remove one Rosemary Chips' }).click();
  await expect(pane.getByText('$8.09 to give back')).toBeVisible();
  await expect(pane.getByText('$8.09 to: Card')).toBeVisible();
  await pane.getByRole('button', { name: 'Save changes' }).click();
  const shown = desk.getByRole('article', { name: `Order ${number}` });
  const payment = shown.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('-$8.09');
  await expect(shown).toContainText('$8.10');

  await shown.getByRole('button', { name: 'Edit order' }).click();
  await pane.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await pane.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(pane.getByText('$16.00 more to pay')).toBeVisible();
  await pane.getByRole('button', { name: 'Save changes' }).click();
  await payment.getByRole('button', { name: 'Take payment' }).click();
  await payment.getByRole('button', { name: 'Take $16.00' }).click();
  await expect(payment.getByText('Paid.', { exact: true })).toBeVisible();
  await desk.context().close();
});
