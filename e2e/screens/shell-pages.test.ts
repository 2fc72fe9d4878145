import type { Page } from '@playwright/test';

import { expectAccessible } from '../browserless/looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ on: ['web', 'app'] });

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level });

test('from About somebody reads the terms and the privacy policy; a guest signs in before a page of the account [ACC-203 ACC-219 ACC-221 ACC-225]', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/about`);
  await expect(page.getByRole('list', { name: 'Contact' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'terms of use' }).click();
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.getByRole('region', { name: 'Refund policy' })).toContainText('original payment method');
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await expect(page.getByText('Last updated 1 May 2021.')).toBeVisible();
  await page.goto(`${servery.url}/account/invoices`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('textbox', { name: 'Email' }).fill('member@example.com');
  await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Currently unavailable', 2)).toBeVisible();
  await expectAccessible(page);
});
