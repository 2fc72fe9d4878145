import { expectAccessible } from '../axe.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../layout.ts';
import { expect, test } from '../servery.ts';
import { tick } from '../tick.ts';

const DESK = { width: 1440, height: 900 };

test('the owner changes a closing time by keyboard and by hand, closes for a holiday, and takes it back', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await page.getByRole('link', { name: 'Hours' }).click();
  const closes = page.getByRole('slider', { name: /^Pickup, Tue closes/ }).last();
  const before = Number(await closes.getAttribute('aria-valuenow'));
  await closes.press('ArrowLeft');
  await expect(closes).toHaveAttribute('aria-valuenow', String(before - 15));
  await expect(page.getByText('1 change not saved: Pickup')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(closes).toHaveAttribute('aria-valuenow', String(before));

  // What is not saved is shown as customers would meet it, and survives a reload.
  const view = page.getByRole('complementary', { name: 'What a customer sees' });
  const earliest = view.getByRole('region', { name: 'Earliest they can choose' });
  await expect(earliest.getByRole('listitem').filter({ hasText: 'Pickup' })).toBeVisible();
  await closes.press('ArrowLeft');
  await page.reload();
  await expect(page.getByText('1 change not saved: Pickup')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Copy a day' }).click();
  await page.getByRole('button', { name: 'Sun', exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/not saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page
    .getByRole('button', { name: /^Christmas Day/ })
    .first()
    .click();
  await tick(page.getByRole('radio', { name: 'Closed' }));
  await page.getByRole('button', { name: 'Add date' }).click();
  const dates = page.getByRole('region', { name: 'Special dates' });
  await expect(dates.getByRole('listitem').filter({ hasText: 'Christmas Day' })).toContainText('Closed');
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hours saved').last()).toBeVisible();
  await page.reload();
  await expect(dates.getByText('Christmas Day')).toBeVisible();
  await dates
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hours saved').last()).toBeVisible();
  await page.context().close();
});
