import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { payByCard } from '../paid-order.ts';
import { activeOrder } from '../prepared.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('orders are listed by what is to be done and paid, and one is reached and called off from its pane', async ({
  browser,
  servery,
}) => {
  const { number, email } = await payByCard(servery.url, 'Grace Tran');
  await activeOrder(servery);
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.goto(`${servery.url}/console/orders`);
  const show = page.getByRole('radiogroup', { name: 'Show' });
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(show.getByRole('radio', { name: 'Open 2' })).toBeChecked();
  await expect(show.getByRole('radio', { name: 'Problems 0' })).toBeVisible();
  await expect(rows).toHaveCount(3);
  const unpaid = rows.filter({ hasText: 'Unpaid' });
  await expect(unpaid).toContainText('Pay in store');
  await expect(unpaid).toContainText('Pickup, website');
  await expectAccessible(page);
  await show.getByText('Unpaid').click();
  await expect(rows).toHaveCount(2);
  await show.getByText('Problems').click();
  await expect(page.getByText('No problems')).toBeVisible();
  await show.getByText('Open').click();
  await page.getByRole('button', { name: `Order ${number}, Grace T.` }).click();
  const pane = page.getByRole('article', { name: `Order ${number}` });
  await expect(pane.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(pane.getByRole('link', { name: /^04/ })).toHaveAttribute('href', /^tel:\+614/);
  await expect(pane).toContainText('Pickup, website, due 12:15 pm');
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Reject order…' }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(dialog).toContainText('$16.19 goes back to the customer’s card.');
  await dialog.getByRole('button', { name: 'Closing' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Reject order ${number}` }).click();
  await expect(dialog).toBeHidden();
  await expect(show.getByRole('radio', { name: 'Open 1' })).toBeVisible();
  await expect(pane).toContainText('Rejected');
  await expect(pane.getByRole('button', { name: 'Reject order…' })).toHaveCount(0);
  await show.getByText('All').click();
  await expect(rows.filter({ hasText: 'Grace T.' })).toContainText('Rejected');
  await page.context().close();
});
