import { goToRoom } from '../console-room.ts';
import type { Page } from '@playwright/test';
import { codeOfStep, stepAt } from '../../apps/server/src/safety/totp.ts';
import { expectAccessible } from '../looks.ts';

import { expectLaidOut } from '../looks.ts';
import { newcomer, type Newcomer, typeLogin } from '../newcomer.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

/** What the app shows now, or so many half minutes later: each code works once. */
const shownByApp = (secret: string, later = 0): string => codeOfStep(secret, stepAt(Date.now()) + later);

async function openOwnSignIn(page: Page, url: string, who: Newcomer): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(`${url}/console/orders`);
  await typeLogin(page, who);
  await page.getByRole('button', { name: /Your account$/ }).click();
  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Your sign-in', level: 1 })).toBeVisible();
}

async function confirmPassword(page: Page, { password }: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Your account$/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
};

test('somebody turns on an authenticator app, and comes in with its code or a recovery code', async ({
  page,
  servery,
}) => {
  const who = await newcomer(servery, 'manager');
  await openOwnSignIn(page, servery.url, who);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // Said by the field itself: the dialog has the same words for a title.
  await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await confirmPassword(page, who);
  const pane = page.getByRole('complementary', { name: 'Set up your app' });
  await expect(pane.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await pane.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await pane.getByRole('button', { name: 'Turn on' }).click();
  await expect(pane.getByText('Enter the six digits your app shows')).toBeVisible();
  await pane.getByLabel('Code', { exact: true }).fill(shownByApp(secret));
  await pane.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('complementary', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await signOut(page);

  await typeLogin(page, who);
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  const field = page.getByLabel('Code from your app');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/That code is incorrect/)).toBeVisible();
  await field.fill(shownByApp(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/security`);
  await expect(page.getByText('1 wrong code after the right password')).toBeVisible();
  await expect(page.getByText('Password and app code')).toBeVisible();
  await signOut(page);

  await typeLogin(page, who);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeHidden();
  await page.goto(`${servery.url}/console/security`);
  await expect(page.getByText('9 codes left')).toBeVisible();
});

test('where an owner requires two steps, whoever has one does nothing before they add another', async ({
  page,
  browser,
  servery,
}) => {
  const [boss, who] = [await newcomer(servery, 'owner'), await newcomer(servery, 'manager')];
  const desk = await (await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' })).newPage();
  await openOwnSignIn(desk, servery.url, boss);
  await desk.getByRole('button', { name: 'Set up' }).click();
  await confirmPassword(desk, boss);
  const pane = desk.getByRole('complementary', { name: 'Set up your app' });
  const secret = (await pane.locator('code').innerText()).replaceAll(' ', '');
  await pane.getByLabel('Code', { exact: true }).fill(shownByApp(secret));
  await pane.getByRole('button', { name: 'Turn on' }).click();
  await desk.getByRole('button', { name: 'I’ve saved them' }).click();
  await goToRoom(desk, 'Team');
  const rule = desk.getByRole('switch', { name: 'Require two-step sign-in' });
  await rule.check();
  await expect(desk.getByText('Two-step sign-in is required now').last()).toBeVisible();

  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await typeLogin(page, who);
  await expect(page.getByText('Turn on two-step sign-in to continue')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Orders' }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${servery.url}/console/menu`);
  await expect(page).toHaveURL(/\/console\/security$/);

  await rule.uncheck();
  await expect(desk.getByText('Two-step sign-in is optional now').last()).toBeVisible();
  await page.goto(`${servery.url}/console/orders`);
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Orders' }),
  ).toBeVisible();
});
