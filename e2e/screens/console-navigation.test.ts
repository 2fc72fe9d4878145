import { test } from '../browserless/screen.ts';
import { allRooms, goToRoom } from '../console-room.ts';
import { Kitchen } from '../kitchen.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect } from '../servery.ts';

test('an owner begins on Today, finds every room in its group, and gets off the board', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.goto(`${servery.url}/console/`);
  await expect(page).toHaveURL(/\/console\/today$/);
  const groups = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link');
  await expect(groups).toHaveText(['Today', 'Orders', 'Menu', 'Customers', 'Reports', 'Venue', 'Business']);
  await expectAccessible(page);
  await expectLaidOut(page);

  await goToRoom(page, 'Receipts and dockets');
  await expect(page.getByRole('heading', { name: 'Receipts and dockets', level: 1 })).toBeVisible();
  const rooms = page.getByRole('navigation', { name: 'Venue', exact: true });
  await expect(rooms.getByRole('link', { name: 'Receipts and dockets' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Folded, it stays so on the next page; its group brings it back.
  await rooms.getByRole('button', { name: 'Hide the list' }).click();
  await expect(rooms).toHaveCount(0);
  await groups.filter({ hasText: 'Venue' }).click();
  await expect(rooms).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(/\/console\/board$/);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/console\/today$/);

  // On a phone the same rooms are under More.
  const all = await allRooms(page);
  await expectAccessible(page);
  await all.getByRole('link', { name: 'Hours' }).click();
  await expect(page.getByRole('heading', { name: 'Hours', level: 1 })).toBeVisible();
  await page.context().close();
});

test('each venue has the mark of its own brand, and the kitchen begins on the board', async ({
  browser,
  servery,
}) => {
  for (const [email, brand] of [
    ['owner@dune.example.com', 'dune'],
    ['owner@example.com', 'demo'],
  ] as const) {
    const { page } = await Kitchen.arrive(browser, servery, email);
    await page.goto(`${servery.url}/console/`);
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
      'src',
      new RegExp(`^/media/${brand}/`),
    );
    await page.context().close();
  }
  const { page } = await Kitchen.arrive(browser, servery);
  await page.goto(`${servery.url}/console/`);
  await expect(page).toHaveURL(/\/console\/board$/);
  await page.context().close();
});
