import { Kitchen } from '../kitchen.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const LIST =
  'Name,Price,Category\nOnion Rings,9.50,Burgers\nFish Tacos,18.90,Burgers\nOdd one,free,Burgers\n';

test('a list is brought into the menu after its plan was seen, and taken back; the menu is downloaded', async ({
  page,
  browser,
  servery,
}) => {
  await new Shopper(page, servery).openMenu();
  const shown = page.getByRole('main').getByRole('listitem');
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${servery.url}/console/menu`);
  await desk.getByRole('button', { name: 'Import and export' }).click();
  const pane = desk.getByRole('complementary', { name: 'Import and export' });
  await expect(pane.getByRole('button', { name: 'See what changes' })).toBeDisabled();
  await pane.getByLabel('Or paste it').fill('nothing at all');
  await pane.getByRole('button', { name: 'See what changes' }).click();
  await expect(pane.getByRole('alert')).toBeVisible();
  await pane
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await pane.getByRole('button', { name: 'See what changes' }).click();
  const plan = pane.getByRole('region', { name: 'What changes' });
  await expect(plan).toContainText('Onion Rings');
  await expect(plan).toContainText('Fish Tacos');
  await expect(pane.getByText('1 line couldn’t be read')).toBeVisible();
  await expect(shown.filter({ hasText: 'Onion Rings' })).toHaveCount(0);
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await pane.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(shown.filter({ hasText: 'Onion Rings' }).first()).toContainText('$9.50');
  await expect(shown.filter({ hasText: 'Fish Tacos' }).first()).toContainText('$18.90');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(shown.filter({ hasText: 'Onion Rings' })).toHaveCount(0);
  await expect(shown.filter({ hasText: 'Fish Tacos' }).first()).toContainText('$18.00');

  await desk.getByRole('button', { name: 'Import and export' }).click();
  const downloading = desk.waitForEvent('download');
  await pane.getByRole('button', { name: 'Download the menu' }).click();
  expect((await downloading).suggestedFilename()).toBe('banksia-kitchen.json');
  await desk.context().close();
});
