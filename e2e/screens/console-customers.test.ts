import { goToRoom } from '../console-room.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { newMember, placedChips } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

const DESK = { width: 1440, height: 900 };

async function openMember(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Name, mobile or email' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: /04\d\d \d{3} \d{3}/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
}

test('the owner finds a customer in two steps, gives them credit in four more, takes it back, and hands out a copy', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  let steps = 0;
  const step = async (deed: Promise<unknown>) => {
    await deed;
    steps += 1;
  };
  await step(goToRoom(page, 'Customers'));
  await step(page.getByRole('searchbox', { name: 'Name, mobile or email' }).fill('member@'));
  // Square: Customers, Directory, and a search there (help ca 3834): 2.
  expect(steps).toBe(2);
  const row = page.getByRole('row').filter({ hasText: /04\d\d \d{3} \d{3}/ });
  await expect(row).toHaveCount(1);
  steps = 0;
  await step(row.getByRole('button').click());
  const pane = page.getByRole('complementary');
  const ledger = pane.getByRole('region', { name: 'Balance' });
  await step(ledger.getByRole('button', { name: 'Add credit' }).click());
  await step(ledger.getByLabel('Amount').fill('5'));
  await step(ledger.getByLabel('Reason (the customer sees this)').fill('Chips were missing'));
  await expectAccessible(page);
  await step(ledger.getByRole('button', { name: 'Add $5.00' }).click());
  // Square: a refund onto an eGift card in 7 (help au 6168).
  expect(steps).toBeLessThanOrEqual(7);
  const given = ledger.getByRole('listitem').filter({ hasText: 'Chips were missing' });
  await expect(given).toContainText('+$5.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ledger.getByRole('listitem').filter({ hasText: 'Taken back' })).toContainText('−$5.00');

  const notes = pane.getByRole('region', { name: 'Notes' });
  await notes.getByLabel(/^Note for the team/).fill('Sits at the window');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem').filter({ hasText: 'Sits at the window' })).toBeVisible();

  const download = page.waitForEvent('download');
  await pane.getByRole('button', { name: 'Download a copy' }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { email: string };
  expect(copy.email).toBe('member@example.com');
  await expectLaidOut(page);
  await page.context().close();
});

test('who may only see customers changes nothing of them', async ({ browser, servery }) => {
  const { page } = await Kitchen.arrive(browser, servery, 'counter@example.com');
  await page.goto(`${servery.url}/console/customers`);
  await page.getByRole('searchbox', { name: 'Name, mobile or email' }).fill('member@');
  const row = page.getByRole('row').filter({ hasText: /04\d\d \d{3} \d{3}/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
  const pane = page.getByRole('complementary').last();
  await expect(pane.getByRole('region', { name: 'Balance' })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Add credit' })).toHaveCount(0);
  await expect(pane.getByRole('region', { name: 'Privacy' })).toHaveCount(0);
  await page.context().close();
});

test('what somebody must not eat stands above all about them, on their next ticket, and is taken back', async ({
  page: phone,
  browser,
  servery,
}) => {
  const email = 'allergic@example.com';
  await newMember(phone, servery, email);
  const kitchen = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const { page } = kitchen;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${servery.url}/console/customers`);
  await openMember(page, email);
  const pane = page.getByRole('complementary');
  await pane.getByRole('button', { name: 'Add an allergy' }).click();
  await pane.getByLabel('Allergy').fill('Peanuts');
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(pane.getByText('Allergy: Peanuts')).toBeVisible();
  await expectLaidOut(page);
  await page.setViewportSize(DESK);
  await expectAccessible(page);

  await placedChips(phone, servery);
  await page.goto(`${servery.url}/console/board`);
  const ticket = page.getByRole('article').filter({ hasText: 'Peanuts' });
  await expect(ticket).toContainText('Rosemary Chips');

  await page.goto(`${servery.url}/console/customers`);
  await openMember(page, email);
  await pane.getByRole('button', { name: 'Change the allergy' }).click();
  await pane.getByLabel('Allergy').fill('');
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(pane.getByText('Allergy: Peanuts')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane.getByText('Allergy: Peanuts')).toBeVisible();
  await page.context().close();
});
