import type { Page } from '@playwright/test';

import { Kitchen } from '../kitchen.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { newcomer, type Newcomer, typeLogin } from '../newcomer.ts';
import { expect, test } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

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

test('a passkey lets somebody in; the owner sees who came in and who tried, and signs them out', async ({
  page,
  browser,
  servery,
}) => {
  const who = await newcomer(servery, 'manager');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openOwnSignIn(page, servery.url, who);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmPassword(page, who);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await signOut(page);
  await typeLogin(page, { ...who, password: 'not the one' });
  await expect(page.getByText('That email address or password is incorrect')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('button', { name: /Your account$/ })).toBeVisible();

  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/team`);
  await desk
    .getByRole('button', { name: new RegExp(`^${who.name}`) })
    .first()
    .click();
  const pane = desk.getByRole('complementary', { name: who.name });
  await expect(pane.getByText('Two-step sign-in is on')).toBeVisible();
  await expect(pane.getByText('Passkey', { exact: true })).toBeVisible();
  await expect(pane.getByRole('listitem').filter({ hasText: '1 wrong password' })).toHaveAttribute(
    'data-bad',
    'true',
  );
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await pane.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(desk.getByText(`${who.name} signed out everywhere`).last()).toBeVisible();
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await pane.getByRole('button', { name: 'Everyone’s' }).click();
  const all = desk.getByRole('complementary', { name: 'Sign-ins' });
  await expect(all.getByText(`${who.name}: Passkey`)).toBeVisible();
});
