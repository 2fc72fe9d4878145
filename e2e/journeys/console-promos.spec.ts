import type { Browser, Page } from '@playwright/test';

import { Kitchen } from '../kitchen.ts';

import { expect, type Servery, test } from '../servery.ts';
import { tick } from '../tick.ts';

const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Browser, servery: Servery, email = 'owner@example.com'): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, email);
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  return page;
}

const rowOf = (desk: Page, code: string) =>
  desk.getByRole('list', { name: 'Promos' }).getByRole('listitem').filter({ hasText: code });
const paneOf = (desk: Page, name: string) => desk.getByRole('complementary', { name });

/** Others at this venue would find it among its promos. */
async function end(desk: Page, code: string): Promise<void> {
  await paneOf(desk, code).getByRole('button', { name: 'End it for good' }).click();
  await expect(rowOf(desk, code)).toHaveCount(0);
}

test('vouchers are made in a batch and downloaded, and rewards are one sentence', async ({
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/promos?promo=new`);
  const pane = paneOf(desk, 'New promo');
  await tick(pane.getByRole('radio', { name: 'Vouchers' }));
  await pane.getByLabel('Codes begin with').fill('GIFT');
  await pane.getByLabel('How many').fill('2000');
  await tick(pane.getByRole('radio', { name: '$ off' }));
  await pane.getByLabel('Amount').fill('20');
  await pane.getByRole('button', { name: 'Add' }).click();
  await expect(pane.getByText('Between 1 and 1,000')).toBeVisible();
  await pane.getByLabel('How many').fill('3');
  await pane.getByRole('button', { name: 'Add' }).click();
  const own = paneOf(desk, 'GIFT');
  await expect(own.getByText('3 codes, 0 used')).toBeVisible();
  await expect(own.getByRole('region', { name: 'What it can cost' })).toContainText('at most $60.00 in all');
  const coming = desk.waitForEvent('download');
  await own.getByRole('button', { name: 'Download codes' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('GIFT.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^Code,Used(\r\nGIFT-[2-9A-Z]{8},no){3}$/);

  const rewards = desk.getByRole('region', { name: 'Rewards' });
  const value = rewards.getByLabel('Reward in dollars');
  const before = await value.inputValue();
  await value.fill('0');
  await rewards.getByRole('button', { name: 'Save' }).click();
  await expect(rewards.getByText('Enter whole points and an amount, all above 0')).toBeVisible();
  await value.fill('12.5');
  await rewards.getByRole('button', { name: 'Save' }).click();
  await expect(value).toHaveValue('$12.50');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(value).toHaveValue(before);
  await tick(rewards.getByRole('switch', { name: 'Rewards are on' }));
  await expect(rewards.getByRole('heading', { name: 'Reward people who come back' })).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(value).toHaveValue(before);
  await end(desk, 'GIFT');
  await desk.context().close();
});
