import { Kitchen } from '../kitchen.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { patiently } from '../patience.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { addProduct, save } from '../standing.ts';

test('the venue sees what comes again: who would be skipped, what is made, and lets one go out unpaid', async ({
  page,
  browser,
  servery,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await newMember(page, servery, 'standing-venue@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await page.locator('input[type=time]').fill('07:40');
  await addProduct(page, 'Rosemary Chips');
  await save(page).click();
  await expect(shopper.said('Standing Order Saved (Active)')).toBeVisible();

  const venue = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const desk = venue.page;
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${servery.url}/console/orders`);
  await desk.getByRole('link', { name: 'Standing' }).click();
  await expect(desk.getByRole('heading', { name: 'Standing orders', level: 1 })).toBeVisible();
  const grid = desk.getByRole('table', { name: 'Standing orders' });
  const row = grid.getByRole('row').filter({ hasText: 'Rosemary Chips' }).first();
  await expect(row).toContainText('$36.00');
  await expect(row).toContainText('No credit');
  const pane = desk.getByRole('complementary', { name: 'Next' });
  const waiting = pane.getByRole('listitem').filter({ hasText: 'no card is saved' }).first();
  await expect(waiting).toContainText('It comes to $7.20. Your balance is $0.00');
  // They were told when it was saved.
  await expect(waiting).toContainText(/Told \d/);
  await expectAccessible(desk);
  await expectLaidOut(desk);

  await waiting.getByRole('button', { name: /^Let it go out/ }).click();
  const out = pane.getByRole('listitem').filter({ hasText: 'Goes out, paid in store' }).first();
  await expect(out).toBeVisible();
  await expect(pane.getByRole('region', { name: 'To make' })).toContainText('Rosemary Chips');
  await pane.getByText('Time', { exact: true }).click();
  await expect(pane.getByRole('region', { name: 'To make' })).toContainText(/7:40\sam1 Rosemary Chips/);
  await out.getByRole('button', { name: /^Undo/ }).click();
  await expect(waiting.getByRole('button', { name: /^Let it go out/ })).toBeVisible();

  await desk.getByRole('button', { name: 'Week after' }).click();
  await expect(row.getByText('1, to come')).toHaveCount(5);
  await desk.getByRole('button', { name: 'Week before' }).click();

  await waiting.getByRole('button', { name: /^Let it go out/ }).click();
  await pane.getByRole('button', { name: 'Place them now' }).click();
  const ask = desk.getByRole('dialog', { name: 'Place them now?' });
  await expectAccessible(desk);
  await ask.getByRole('button', { name: 'Place now' }).click();
  await expect(ask).toBeHidden();
  // The page asks anew every half minute.
  await patiently(async (patience) => {
    await desk.clock.fastForward(30_000);
    await expect(grid.getByText('1, placed').first()).toBeAttached(patience);
  });
  await desk.context().close();
});
