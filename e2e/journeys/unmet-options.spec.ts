import type { Locator, Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { expect, test } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { tick } from '../tick.ts';

const choices = (group: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: group * 100 + at,
    desc: `Pick ${group * 100 + at}`,
    price_offset: '0.00',
    is_default: 0,
    is_available: 1,
  }));

/** Two groups that must be chosen from stand below one that fills the screen. */
const longProduct = (page: Page) =>
  alterAnswer(page, 'MenuItemDetails', (answer) => {
    const group = { multiselect: 0, mandatory: 1, max_select: 0 };
    Object.assign(answer.Response, {
      options: [
        { ...group, id: 90, name: 'Extras', multiselect: 1, mandatory: 0, options: choices(90, 60) },
        { ...group, id: 91, name: 'Size', options: choices(91, 3) },
        { ...group, id: 92, name: 'Milk', options: choices(92, 3) },
      ],
    });
    return answer;
  });

async function expectUnmetShown(page: Page, product: Locator): Promise<void> {
  const size = product.getByRole('group', { name: /^Size/ });
  await expect(size).not.toBeInViewport();
  await product.getByRole('button', { name: /Add to Cart/ }).click();
  const toast = page.locator('[data-kind="bad"]').filter({ hasText: 'Size is required' });
  await expect(toast).toContainText('Milk is required');
  await expect(size).toBeInViewport();
  await expect(size).toBeFocused();
  await expect(size).toContainText('Size is required');
  await tick(size.getByLabel('Pick 9100'));
  await expect(size).not.toContainText('Size is required');
}

test.describe('at the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('rules that are not met are said in one toast, and the first comes into view [ORD-191]', async ({
    page,
    servery,
  }) => {
    await longProduct(page);
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.takeAway.click();
    await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
    await expectUnmetShown(page, page.getByRole('dialog', { name: 'Banksia Beef Burger' }));
  });
});
