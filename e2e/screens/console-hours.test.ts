import { goToRoom } from '../console-room.ts';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

test('the owner changes a closing time by keyboard and by hand, closes for a holiday, and takes it back', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await goToRoom(page, 'Hours');
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
  // What the menu was on a day that is over is not kept, so that none is shown.
  const date = view.getByLabel('Date');
  await date.fill('2026-11-10');
  await expect(date).toHaveValue('2026-11-17');
  await expect(view.getByRole('button', { name: 'Mon' })).toBeDisabled();
  await expect(view.getByRole('button', { name: 'Wed' })).toBeEnabled();
  await closes.press('ArrowLeft');
  await page.reload();
  await expect(page.getByText('1 change not saved: Pickup')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page
    .getByRole('slider', { name: /^Pickup, Mon closes/ })
    .last()
    .press('ArrowLeft');
  await page.getByRole('button', { name: 'Copy a day' }).click();
  await page.getByRole('button', { name: 'Sun', exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('2 changes not saved: Pickup')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  // Square: five steps for one location and one service (help us 6866). Here with the room itself: five for all of them.
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  const holiday = page.getByRole('list', { name: 'Public holidays ahead' }).getByRole('button').first();
  const [name = ''] = ((await holiday.textContent()) ?? '').split(', ');
  await holiday.click();
  await page.getByRole('button', { name: 'Add date' }).click();
  const dates = page.getByRole('region', { name: 'Special dates' });
  const line = dates.getByRole('listitem').filter({ hasText: new RegExp(`${name}.*Closed`) });
  await expect(line).toHaveCount(1);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hours saved').last()).toBeVisible();
  await page.reload();
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(line).toHaveCount(0);
  await expect(page.getByText(/not saved/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Changes' }).click();
  const history = page.getByRole('complementary', { name: 'Changes' });
  await expect(history.getByRole('listitem').first()).toContainText(/special dates|dates/i);
  await expect(history.getByText(/^Alex Owner,/).first()).toBeVisible();
  await page.context().close();
});

test('what somebody else has saved of the same hours is said beside Save', async ({ browser, servery }) => {
  const at = async () => {
    const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
    await page.setViewportSize(DESK);
    await page.goto(`${servery.url}/console/hours`);
    return { page, closes: page.getByRole('slider', { name: /^Pickup, Tue closes/ }).last() };
  };
  const [mine, theirs] = [await at(), await at()];
  await mine.closes.press('ArrowLeft');
  await theirs.closes.press('ArrowLeft');
  await theirs.closes.press('ArrowLeft');
  await theirs.page.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.page.getByText('Hours saved').last()).toBeVisible();
  await mine.page.reload();
  const foot = mine.page.locator('footer').filter({ hasText: 'not saved' });
  await expect(foot.getByRole('alert')).toBeVisible();
  await expect(foot.getByRole('button', { name: 'Save' })).toBeDisabled();
  await foot.getByRole('button', { name: 'Keep mine' }).click();
  await expect(foot.getByRole('button', { name: 'Save' })).toBeEnabled();
  await mine.page.context().close();
  await theirs.page.context().close();
});
