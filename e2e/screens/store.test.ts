import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { Shopper } from '../shopper.ts';

test('a product that the venue marks sold out is so on an open menu at once, and comes back', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const venue = await Kitchen.arrive(browser, servery, 'kitchen@example.com');
  await venue.page.goto(`${servery.url}/console/menu`);
  await venue.page.getByRole('link', { name: /Burgers/ }).click();
  const chips = venue.page.getByRole('switch', { name: 'Rosemary Chips available' });
  await expect(chips).toBeChecked();
  await expectAccessible(venue.page);

  await chips.click({ force: true });
  await expect(chips).not.toBeChecked();
  // Other products are sold out until tomorrow too.
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosemary Chips' }).first();
  await expect(shown).toContainText('Sold out, back tomorrow');
  await venue.page.getByRole('button', { name: 'When I turn it on' }).click();
  await expect(shown).not.toContainText('back tomorrow');
  await expect(venue.page.getByRole('listitem').filter({ hasText: 'Rosemary Chips' })).toContainText(
    'Sold out',
  );
  await venue.page.getByRole('link', { name: /^Sold out/ }).click();
  await chips.click({ force: true });
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  await venue.page.context().close();
});

test('a pause is seen by customers at once, the board says so, and resuming ends it', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const venue = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await venue.page.goto(`${servery.url}/console/slots`);
  await venue.page.getByRole('button', { name: 'Pause', exact: true }).click();
  const sheet = venue.page.getByRole('dialog', { name: 'Pause online orders' });
  await sheet.getByRole('button', { name: '1 hour' }).click();
  await expectAccessible(venue.page);
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(venue.page.getByRole('region', { name: 'Online orders' })).toContainText(
    'Online orders paused',
  );
  await expect(page.getByText(/Orders paused/).first()).toBeVisible();
  await venue.page.getByRole('link', { name: 'Board' }).click();
  await expect(venue.page.getByText('Online orders paused.')).toBeVisible();
  await venue.page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/Orders paused/)).toHaveCount(0);
  await venue.page.context().close();
});

test('the capacity of a slot is changed for one day, and put back to the usual', async ({
  browser,
  servery,
}) => {
  const venue = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await venue.page.goto(`${servery.url}/console/slots`);
  await venue.page.getByText('Tomorrow', { exact: true }).click();
  const slots = venue.page.getByRole('region', { name: 'Delivery slots' });
  const first = slots.getByRole('listitem').first();
  // Journeys before this one may have ordered for it.
  await expect(first).toContainText(/\d+ of 10/);
  const taken = /(\d+) of 10/.exec((await first.textContent()) ?? '')?.[1] ?? '';
  await first.getByRole('button', { name: /^Remove one/ }).click();
  await first.getByRole('button', { name: /^Remove one/ }).click();
  await expect(first).toContainText(`${taken} of 8`);
  await venue.page.reload();
  await venue.page.getByText('Tomorrow', { exact: true }).click();
  await expect(first).toContainText(`${taken} of 8`);
  await first.getByRole('button', { name: 'Usual 10' }).click();
  await expect(first).toContainText(`${taken} of 10`);
  await expectAccessible(venue.page);
  await venue.page.context().close();
});
