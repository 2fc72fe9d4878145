import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ viewport: { width: 1366, height: 1024 } });

test.describe('at the counter', () => {
  test('on a small screen everything that can be pressed is large enough to be hit', async ({
    page,
    servery,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await expectAccessible(page);
    await cashier.takeChips();
    await expectAccessible(page);
    await cashier.goToPay();
    await expectAccessible(page);
  });

  test('finds and adds a product with the keyboard alone', async ({ page, servery }) => {
    await page.goto(`${servery.url}/pos/`);
    await page.getByRole('textbox', { name: 'Email' }).fill('staff@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.keyboard.press('Enter');
    const ticket = page.getByRole('complementary', { name: 'Ticket' });
    await ticket.getByRole('button', { name: 'Take away' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
    await page.keyboard.type('rosemary');
    await expect(
      page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /Smashed Avo/ }),
    ).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(
      page
        .getByRole('list', { name: 'Products' })
        .getByRole('button', { name: /Rosemary Chips/ })
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ticket.getByRole('list', { name: 'Order lines' })).toContainText('Rosemary Chips');
  });

  test('a scanner is answered product by product: the right one each time, and the box is empty again', async ({
    page,
    servery,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.ticket.getByRole('button', { name: 'Take away' }).click();
    const names = await cashier.instantProducts();
    expect(names.length).toBe(10);
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Search products' });
    for (const name of names) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await expect(box).toHaveValue('');
    const lines = cashier.ticket.getByRole('list', { name: 'Order lines' });
    await expect(cashier.ticket.getByText('10 items')).toBeVisible();
    for (const name of names) await expect(lines).toContainText(name);
    await page.keyboard.press('Enter');
    await page.keyboard.type('cherry tart of nowhere');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing on the menu called “cherry tart of nowhere”').last()).toBeVisible();
    await expect(cashier.ticket.getByText('10 items')).toBeVisible();
  });

  test('F9 straight after Enter leads to the money once the product is on the ticket', async ({
    page,
    servery,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await page.getByRole('searchbox').fill('Rosemary Chips');
    // As a scanner does it: no screen is drawn between the two.
    await page.evaluate(() => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      document.querySelector<HTMLElement>('input[type="search"]')?.focus();
      press('Enter');
      press('F9');
    });
    await expect(page.getByRole('heading', { name: /Left to pay/ })).toBeVisible();
    await expect(cashier.ticket).toContainText('Rosemary Chips');
  });

  test('the order is placed by an Enter that came before the server had its product', async ({
    page,
    servery,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.ticket.getByRole('button', { name: 'Take away' }).click();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api', async (route) => {
      if ((route.request().postData() ?? '').includes('add_to_order')) await held;
      await route.fallback();
    });
    await cashier.takeChips();
    await cashier.goToPay();
    await page.getByRole('button', { name: '$8.00', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Order placed/ })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
  });

  test('digits and Enter choose a table, and nobody is logged out of an order without being asked', async ({
    page,
    servery,
  }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.ticket.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('dialog', { name: /number/ })).toBeVisible();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(cashier.ticket.getByRole('button', { name: 'Table 12' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('tab', { name: 'Burgers' }).click();
    await cashier.products.getByRole('button', { name: /Rosemary Chips/ }).click();
    await expect(cashier.ticket.getByText('1 item', { exact: true })).toBeVisible();
    await cashier.ticket.getByRole('button', { name: 'Add instructions' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    const asked = page.getByRole('dialog', { name: 'Log out?' });
    await asked.getByRole('button', { name: 'Keep order' }).click();
    await expect(cashier.ticket.getByText('1 item', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await asked.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Merchant', level: 1 })).toBeVisible();
  });
});
