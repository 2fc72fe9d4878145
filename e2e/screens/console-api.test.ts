import { allRooms, goToRoom } from '../console-room.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { expectLaidOut } from '../looks.ts';
import { newcomer, type Newcomer, typeLogin } from '../newcomer.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

async function openConsole(page: Page, url: string, who: Newcomer): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(`${url}/console/orders`);
  await typeLogin(page, who);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
}

async function openRoom(page: Page, name: string): Promise<void> {
  await goToRoom(page, name);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('an owner makes a key, tries a call with it, and revokes it', async ({ page, servery }) => {
  const who = await newcomer(servery, 'owner');
  await openConsole(page, servery.url, who);
  await openRoom(page, 'API');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New key' }).click();
  const pane = page.getByRole('complementary', { name: 'New key' });
  await pane.getByRole('button', { name: 'Make key' }).click();
  await expect(pane.getByText('Choose what the key may do')).toBeVisible();
  await pane.getByLabel('Name').fill('Stock tool');
  await pane.getByRole('checkbox', { name: 'See orders and the board' }).check();
  await pane.getByLabel('Your password').fill('wrong');
  await pane.getByRole('button', { name: 'Make key' }).click();
  await expect(pane.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await pane.getByLabel('Your password').fill(who.password);
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await pane.getByRole('button', { name: 'Make key' }).click();
  const told = page.getByRole('complementary', { name: 'Your new key' });
  const key = await told.locator('code').innerText();
  expect(key).toMatch(/^servery_/);
  await expectAccessible(page);
  await told.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByText(`Stock tool …${key.slice(-4)}`)).toBeVisible();

  await page.getByRole('button', { name: 'Try a call' }).click();
  const tryPane = page.getByRole('complementary', { name: 'Try a call' });
  await tryPane.getByRole('button', { name: 'Send' }).click();
  await expect(tryPane.getByRole('heading', { name: 'Answered 200' })).toBeVisible();
  await expect(tryPane.getByRole('region', { name: 'Answer' })).toContainText('"orders"');
  await tryPane.getByRole('combobox', { name: 'Call' }).fill('order: sho');
  await page.getByRole('option', { name: 'Order: show' }).click();
  await expect(tryPane.getByLabel('Body (JSON)')).toHaveValue(/"order_id": ""/);
  await tryPane.getByRole('button', { name: 'Send' }).click();
  await expect(tryPane.getByRole('heading', { name: 'Answered 400' })).toBeVisible();
  await tryPane.getByLabel('Body (JSON)').fill('{');
  await tryPane.getByRole('button', { name: 'Send' }).click();
  await expect(tryPane.getByText('This isn’t valid JSON')).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await tryPane.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Revoke Stock tool' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Stock tool revoked').last()).toBeVisible();
  await expect(page.getByText(`Stock tool …${key.slice(-4)}`)).toBeHidden();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const after = await fetch(`${servery.url}/api/v1/ConsoleBoard`, { method: 'POST', headers, body: '{}' });
  expect(after.status).toBe(401);
});

test('an owner adds a webhook, sees what arrives and what fails, and sends it again', async ({
  page,
  servery,
}) => {
  const who = await newcomer(servery, 'owner');
  await openConsole(page, servery.url, who);
  await openRoom(page, 'API');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const pane = page.getByRole('complementary', { name: 'Add webhook' });
  await pane.getByLabel('Address').fill('http://10.0.0.1/hook');
  await pane.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(pane.getByText(/Enter an address that starts with https/)).toBeVisible();
  await pane.getByLabel('Address').fill(`${servery.sandbox}/tools/hook`);
  await pane.getByRole('button', { name: 'Add', exact: true }).click();
  const told = page.getByRole('complementary', { name: 'Your signing secret' });
  await expect(told.locator('code')).toHaveText(/^whsec_/);
  await told.getByRole('button', { name: 'I’ve saved it' }).click();

  await page.getByRole('button', { name: `${servery.sandbox}/tools/hook` }).click();
  const hook = page.getByRole('complementary', { name: 'Webhook' });
  await expect(hook.getByText('Nothing sent yet')).toBeVisible();
  await hook.getByRole('button', { name: 'Send a test' }).click();
  await expect(hook.getByText('Delivered, 200')).toBeVisible();
  await hook.getByText('Delivered, 200').click();
  await expect(hook.getByText(/"type": "test"/)).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  // Told before it is sent again: nothing else is on its way that could take the failure.
  await fetch(`${servery.sandbox}/api/control/tools`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'temporary', times: 1 }),
  });
  await hook.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent again').last()).toBeVisible();
  await expect(hook.getByText(/^Failed, next try/)).toBeVisible();
  await hook.getByRole('button', { name: 'Send a test' }).click();
  await expect(hook.getByText('Delivered, 200').first()).toBeVisible();
  await hook.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('region', { name: 'Webhooks' }).getByText('Paused')).toBeVisible();
  await hook.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});

test('an owner finds who changed what, and a manager does not see the room', async ({ page, servery }) => {
  const who = await newcomer(servery, 'owner');
  await openConsole(page, servery.url, who);
  await openRoom(page, 'API');
  await page.getByRole('button', { name: 'New key' }).click();
  const pane = page.getByRole('complementary', { name: 'New key' });
  await pane.getByLabel('Name').fill('Bookkeeping');
  await pane.getByRole('checkbox', { name: 'See payments' }).check();
  await pane.getByLabel('Your password').fill(who.password);
  await pane.getByRole('button', { name: 'Make key' }).click();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();

  await openRoom(page, 'Activity');
  const entry = page.getByRole('listitem').filter({ hasText: 'Made an API key' }).first();
  await expect(entry).toContainText('Bookkeeping');
  await expect(entry).toContainText(who.name);
  await expect(page.getByRole('button', { name: /Person/ })).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: /Area/ }).click();
  await page.getByRole('option', { name: 'Brand' }).click();
  await expect(page.getByText('Nothing to show')).toBeVisible();
  await page.getByRole('button', { name: 'Show all activity' }).click();
  await page.getByRole('button', { name: /Person/ }).click();
  await page.getByRole('option', { name: who.name }).click();
  await expect(entry).toBeVisible();

  const manager = await newcomer(servery, 'manager');
  await page.getByRole('button', { name: /Your account$/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await openConsole(page, servery.url, manager);
  const all = await allRooms(page);
  await expect(all.getByRole('link', { name: 'Devices' })).toBeVisible();
  await expect(all.getByRole('link', { name: 'Activity' })).toHaveCount(0);
  await expect(all.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
  await page.goto(`${servery.url}/console/activity`);
  await expect(page.getByText('Activity isn’t part of your role')).toBeVisible();
  await page.goto(`${servery.url}/console/api`);
  await expect(page.getByText('The API isn’t part of your role')).toBeVisible();
});
