import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

test.use({ viewport: { width: 1366, height: 1024 } });

/** Chips $8.00, tacos $18.00 and corn $9.00, on the screen that splits them. */
async function splitThree(page: Page, servery: Servery): Promise<Cashier> {
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await cashier.takeChips();
  for (const name of [/Fish Tacos/, /Grilled Corn/]) {
    await cashier.products.getByRole('button', { name }).click();
    await expect(cashier.ticket.getByRole('list', { name: 'Order lines' })).toContainText(name);
  }
  await cashier.goToPay();
  await page.getByRole('button', { name: 'Split by items' }).click();
  await expect(cashier.leftToPay).toHaveText('$35.00');
  return cashier;
}

test.describe('at a till', () => {
  test('people pay their own products, share one, and one of them pays in two goes', async ({
    page,
    servery,
  }) => {
    const cashier = await splitThree(page, servery);
    const part = (name: string) => page.getByRole('region', { name });
    await part('Not split yet')
      .getByRole('button', { name: /Fish Tacos/ })
      .click();
    await expect(part('Part 1')).toContainText('$18.00');
    await part('Not split yet')
      .getByRole('button', { name: /Rosemary Chips/ })
      .press('s');
    await expect(part('Part 1')).toContainText('½');
    await expect(part('Part 1').getByRole('button', { name: 'Part 1' })).toContainText('$22.00');
    await expect(part('Not split yet').getByRole('button', { name: 'Not split yet' })).toContainText(
      '$13.00',
    );
    await expectAccessible(page);
    await expectLaidOut(page);

    await page.getByRole('button', { name: '$20.00', exact: true }).click();
    await cashier.ticket.getByRole('button', { name: 'Cash' }).click();
    await expect(cashier.leftToPay).toHaveText('$15.00');
    await expect(part('Part 1')).toContainText('−$20.00');
    await expect(cashier.ticket).toContainText('$2.00 of $22.00 left');
    // What is begun stays as it is.
    await expect(part('Part 1').getByRole('button', { name: /Fish Tacos/ })).toHaveCount(0);
    await page.keyboard.press('5');
    await page.keyboard.press('0');
    await page.keyboard.press('0');
    await cashier.ticket.getByRole('button', { name: 'Cash' }).click();
    await expect(cashier.ticket).toContainText('Give $3.00 change');
    await expect(part('Part 1')).toContainText('Paid, Cash, Cash');

    await part('Not split yet').getByRole('button', { name: 'All to part 2' }).click();
    await expect(cashier.ticket).toContainText('$13.00 of $13.00 left');
    await expectAccessible(page);
    await page.keyboard.press('F9');
    await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
    await expect(cashier.ticket).toContainText('−$13.00');
  });

  test('a bill is split evenly to the cent, and the last one in cash is rounded', async ({
    page,
    servery,
  }) => {
    const cashier = await splitThree(page, servery);
    await page.getByRole('button', { name: '÷ 3 evenly' }).click();
    await expect(cashier.ticket).toContainText('$11.67 of $11.67 left');
    const card = cashier.ticket.getByRole('button', { name: /Card machine/ });
    await card.click();
    await expect(cashier.ticket).toContainText('Part 2');
    await expect(cashier.leftToPay).toHaveText('$23.33');
    await card.click();
    await expect(cashier.ticket).toContainText('Part 3');
    await expect(cashier.leftToPay).toHaveText('$11.66');
    await expect(card).toBeEnabled();
    // Left for a moment and found again as it was.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Split by items' }).click();
    await expect(cashier.ticket).toContainText('Part 3');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
    await expect(cashier.ticket).toContainText('−$0.01 rounding');
  });
});
