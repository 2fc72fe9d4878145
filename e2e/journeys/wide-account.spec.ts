import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../house.ts';
import { applySetting, expectLaidOut } from '../layout.ts';
import { newMember, placedChips } from '../prepared.ts';

const boxOf = async (it: Locator) => {
  const box = await it.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

test('on a wide screen the account fills the page, and a receipt has its invoice beside it', async ({
  page,
  house,
}) => {
  await applySetting(page, { width: 1440, text: 100 });
  await newMember(page, house, 'wide@example.com');
  await page.goto(`${house.url}/account`);
  const fields = ['Name', 'Email', 'Mobile'].map((label) => page.getByLabel(label, { exact: true }));
  const [name, email, mobile] = await Promise.all(fields.map(boxOf));
  expect([email?.y, mobile?.y]).toEqual([name?.y, name?.y]);
  const points = await boxOf(page.getByRole('region', { name: 'Points' }));
  expect(Math.round(points.x + points.width)).toBe(1440 - 32);
  await expectAccessible(page);

  const order = await placedChips(page, house);
  await placedChips(page, house);
  const live = page.getByRole('navigation', { name: 'Your orders on their way' });
  await page.goto(`${house.url}/account/orders`);
  await expect(live).toBeVisible();
  const [newer, older] = await Promise.all(
    [0, 1].map((at) => boxOf(page.getByRole('list', { name: 'Orders' }).getByRole('article').nth(at))),
  );
  expect(newer?.y).toBe(older?.y);
  await expectLaidOut(page);

  await applySetting(page, { width: 1440, text: 100 });
  await page.goto(`${house.url}/account/orders/${order}`);
  // The other one's.
  await expect(live.getByRole('link')).toHaveCount(1);
  const progress = await boxOf(page.getByRole('region', { name: 'Progress', exact: true }));
  const invoice = await boxOf(page.getByRole('region', { name: 'Tax invoice' }));
  expect(invoice.y).toBe(progress.y);
  expect(invoice.x).toBeGreaterThan(progress.x + progress.width);
  await expectLaidOut(page);
});
