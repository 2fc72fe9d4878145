import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../layout.ts';
import { expect, test } from '../servery.ts';

const sideOf = (page: Page) => page.getByRole('complementary', { name: 'Venue' });
const venueOf = (page: Page) => sideOf(page).getByRole('button', { name: /Venue/ });

test('an owner of three venues goes from one to another, and is there again after signing in', async ({
  browser,
  servery,
}) => {
  const owner = 'owner@dune.example.com';
  const { page } = await Kitchen.arrive(browser, servery, owner);
  await page.goto(`${servery.url}/console/orders`);
  await expect(venueOf(page)).toContainText('Dune Cottesloe');
  await expectAccessible(page);
  await expectLaidOut(page);
  await venueOf(page).click();
  await expect(page.getByRole('option')).toHaveText(['Dune Cottesloe', 'Dune Margaret River', 'Dune Perth']);
  await page.getByRole('option', { name: 'Dune Perth' }).click();
  await expect(page.getByRole('button', { name: /Dune Perth/ }).first()).toBeVisible();
  await page.context().close();
  const again = (await Kitchen.arrive(browser, servery, owner)).page;
  await again.goto(`${servery.url}/console/orders`);
  await expect(venueOf(again)).toContainText('Dune Perth');
  // Where they began, for whoever comes next.
  await venueOf(again).click();
  await again.getByRole('option', { name: 'Dune Cottesloe' }).click();
  await expect(again.getByRole('button', { name: /Dune Cottesloe/ }).first()).toBeVisible();
  await again.context().close();
});

test('who works in one venue has nothing to choose, and an accountant looks and changes nothing', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'accountant@example.com');
  await page.goto(`${servery.url}/console/payments`);
  const side = sideOf(page);
  await expect(side).toContainText('Ash Accountant, Accountant');
  await expect(venueOf(page)).toHaveCount(0);
  await expect(side.getByRole('link', { name: 'Devices' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
