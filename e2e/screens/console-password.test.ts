import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { linkFrom } from '../messages.ts';

test('somebody who runs the venue and forgot the password chooses a new one by mail', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/console/sign-in`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('manager@');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('manager@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your email account for a password reset link.')).toBeVisible();
  const link = await linkFrom(() => servery.mailsTo('manager@example.com'), /\/console\/reset#[\w-]+/);
  await page.goto(servery.url + link);
  await expect(page).toHaveURL(/\/console\/reset$/);
  const save = page.getByRole('button', { name: 'Save password' });
  await page.getByLabel('New password', { exact: true }).fill('a newer secret');
  await save.click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Confirm new password').fill('a newer secret');
  await save.click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('manager@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a newer secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/console\/today$/);
});
