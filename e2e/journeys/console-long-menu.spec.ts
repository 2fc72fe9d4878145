import { atMenu } from '../at-menu.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';

test.use({ largeMenu: 'banksia-kitchen' });

test('of 2,000 products the first are drawn, the next when somebody comes to them, and any is found by its name', async ({
  browser,
  servery,
}) => {
  const page = await atMenu(browser, servery);
  await page.getByRole('searchbox').fill('pantry');
  const found = page.getByRole('region', { name: 'Found' });
  const rows = found.getByRole('listitem');
  const more = found.getByRole('button', { name: /^Show [\d,]+ more products$/ });
  await expect(more).toBeAttached();
  const first = await rows.count();
  expect(first).toBeLessThan(200);
  await expectAccessible(page);
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);

  await page.getByRole('searchbox').fill('1999 item');
  await expect(rows).toHaveCount(1);
  await expect(more).toHaveCount(0);
  await rows.getByRole('button', { name: /^Pantry item 1999/ }).click();
  const pane = page.getByRole('complementary', { name: 'Pantry item 1999' });
  await pane.getByRole('combobox', { name: 'Use a group you have' }).fill('0444 choice');
  await page.getByRole('option', { name: /^Choice 0444/ }).click();
  await expect(pane.getByRole('button', { name: 'Move Choice 0444' })).toBeFocused();
  await expect(pane.getByRole('combobox', { name: 'Use a group you have' })).toHaveValue('');
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pantry item 1999 saved').last()).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Take Choice 0444 off this product' })).toBeVisible();
  await page.context().close();
});
