import { alterAnswer } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

const choices = (group: number) =>
  [0, 1, 2].map((at) => ({
    id: group * 100 + at,
    desc: `Pick ${group * 100 + at}`,
    price_offset: '0.00',
    is_default: 0,
    is_available: 1,
  }));

test.describe('at the counter', () => {
  test.use({ on: ['pos'], viewport: { width: 1366, height: 1024 } });

  test('rules that are not met are said in one toast, and whoever chooses is led to the first [ORD-191]', async ({
    page,
    servery,
  }) => {
    await alterAnswer(page, 'MenuItemDetails', (answer) => {
      const group = { multiselect: 0, mandatory: 1, max_select: 0 };
      Object.assign(answer.Response, {
        options: [
          { ...group, id: 90, name: 'Extras', multiselect: 1, mandatory: 0, options: choices(90) },
          { ...group, id: 91, name: 'Size', options: choices(91) },
          { ...group, id: 92, name: 'Milk', options: choices(92) },
        ],
      });
      return answer;
    });
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.ticket.getByRole('button', { name: 'Take away' }).click();
    await page.getByRole('tab', { name: 'Burgers' }).click();
    await cashier.products.getByRole('button', { name: /Banksia Beef Burger/ }).click();
    const product = page.getByRole('dialog', { name: 'Banksia Beef Burger' });
    const size = product.getByRole('group', { name: /^Size/ });
    await expect(size).toBeVisible();
    await expect(size).not.toBeFocused();
    await product.getByRole('button', { name: /Add to Cart/ }).click();
    const toast = page.locator('[data-kind="bad"]').filter({ hasText: 'Size is required' });
    await expect(toast).toContainText('Milk is required');
    await expect(size).toBeFocused();
    await expect(size).toContainText('Size is required');
    await tick(size.getByLabel('Pick 9100'));
    await expect(size).not.toContainText('Size is required');
  });
});
