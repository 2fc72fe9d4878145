import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ viewport: { width: 1366, height: 1024 } });

test.describe('at two tills', () => {
  test('an order is parked by key, waits while the next person pays, and is resumed at the other till', async ({
    page,
    servery,
    browser,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.ticket.getByLabel('Name', { exact: true }).fill('Hana');
    await page.keyboard.press('F7');
    const dialog = page.getByRole('dialog', { name: 'Park order' });
    await expect(dialog.getByLabel('Name to find it by')).toHaveValue('Hana');
    await dialog.getByLabel('Name to find it by').fill('Hana, blue jacket');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(cashier.ticket).toContainText('Your cart is empty');
    await expect(cashier.ticket.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByRole('button', { name: /Orders.*1.*parked/ })).toBeVisible();

    await expectAccessible(page);
    const context = await browser.newContext({ viewport: { width: 1366, height: 1024 } });
    const other = new Cashier(await context.newPage());
    await other.start(servery);
    await other.takeChips();
    await other.page.getByRole('button', { name: /Orders.*1.*parked/ }).click();
    const parked = other.page.getByRole('list', { name: 'Parked' });
    await expect(parked).toContainText('Rosemary Chips, parked by Jess Counter');
    await expect(parked).toContainText('$8.00');
    await expectAccessible(other.page);
    // The ticket in hand is parked first, so that nothing is lost.
    await parked.getByRole('button', { name: 'Resume Hana, blue jacket' }).click();
    const first = other.page.getByRole('dialog', { name: 'Park this order first' });
    await first.getByLabel('Name to find it by').fill('Dave');
    await first.getByRole('button', { name: 'Park order' }).click();
    await expect(other.ticket.getByLabel('Name', { exact: true })).toHaveValue('Hana');
    await expect(other.ticket).toContainText('1 item');

    await page.keyboard.press('F7');
    const here = page.getByRole('list', { name: 'Parked' });
    // What is parked is asked for anew; keys go to the list that has come.
    await expect(here.getByRole('button', { name: 'Resume Dave' })).toBeVisible();
    await expect(here.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('F7');
    await expect(here.getByRole('button', { name: 'Resume Dave' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cashier.ticket).toContainText('Rosemary Chips');
    await cashier.goToPay();
    await page.getByRole('button', { name: '$20.00', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
    await context.close();
  });

  test('what another till has resumed meanwhile says so, and leaves the list', async ({
    page,
    servery,
    browser,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.ticket.getByRole('button', { name: /^Park/ }).click();
    await page.getByLabel('Name to find it by').fill('Courier 7F2');
    await page.keyboard.press('Enter');
    await expect(cashier.ticket).toContainText('Your cart is empty');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('F7');
    const mine = page.getByRole('button', { name: 'Resume Courier 7F2' });
    await expect(mine).toBeVisible();
    // Nothing is asked for again until the button is pressed.
    await page.route('**/api', (route) =>
      (route.request().postData() ?? '').includes('sub_action=list') ? route.abort() : route.continue(),
    );
    const context = await browser.newContext({ viewport: { width: 1366, height: 1024 } });
    const other = new Cashier(await context.newPage());
    await other.start(servery);
    await other.page.keyboard.press('F7');
    await other.page.getByRole('button', { name: 'Resume Courier 7F2' }).click();
    await expect(other.ticket).toContainText('Rosemary Chips');
    await page.unroute('**/api');
    await mine.click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'This order isn’t parked any more',
    );
    await expect(mine).toBeHidden();
    await context.close();
  });
});
