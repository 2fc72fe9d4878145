import type { Locator } from '@playwright/test';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { applySetting } from '../layout.ts';
import { handOver, newMember, placedChips } from '../prepared.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const boxOf = async (it: Locator) => {
  const box = await it.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

test('on a wide screen the account has its fields in a row, the usual beside them, and a bar of points', async ({
  page,
  servery,
}) => {
  await newMember(page, servery, 'wide@example.com');
  await handOver(servery, await placedChips(page, servery));
  await placedChips(page, servery);
  await page.goto(`${servery.url}/account`);
  const fields = ['Name', 'Email', 'Mobile'].map((label) => page.getByLabel(label, { exact: true }));
  const [name, email, mobile] = await Promise.all(fields.map(boxOf));
  expect([email?.y, mobile?.y]).toEqual([name?.y, name?.y]);
  const live = page.getByRole('list', { name: 'Your orders on their way' });
  await expect(live.getByRole('article')).toContainText('Submitted');
  // It has no bar of its own above the page as well.
  await expect(page.getByRole('navigation', { name: 'Your orders on their way' })).toHaveCount(0);
  const points = page.getByRole('region', { name: 'Points' });
  await expect(points.getByRole('progressbar', { name: '8 of 100 points' })).toBeAttached();
  await expect(points).toContainText('92 more for $10 off');
  const usual = page.getByRole('region', { name: 'The usual?' });
  await expect(usual).toContainText('Rosemary Chips');
  expect((await boxOf(usual)).x).toBeGreaterThan((await boxOf(points)).x + (await boxOf(points)).width);
  await expectAccessible(page);
  await expectLaidOut(page);
  await applySetting(page, { width: 1440, text: 100 });
  await usual.getByRole('button', { name: /^Repeat Order/ }).click();
  await expect(page).toHaveURL(/\/checkout\?repeat=1$/);
});

test('without an order there is nothing to stand beside the account: Delete Account is at its end', async ({
  page,
  servery,
}) => {
  await newMember(page, servery, 'no-orders@example.com');
  await page.goto(`${servery.url}/account`);
  const leave = page.getByRole('button', { name: 'Delete Account' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await expect.poll(async () => (await boxOf(leave)).y - (await boxOf(save)).y).toBeGreaterThan(0);
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect((await boxOf(leave)).x).toBeLessThan(title.x + title.width);
});

test('the chosen order stands beside the list, and Back and a reload keep the choice', async ({
  page,
  servery,
}) => {
  await newMember(page, servery, 'beside@example.com');
  const older = await placedChips(page, servery);
  await handOver(servery, older);
  const newer = await placedChips(page, servery);
  await handOver(servery, newer);
  await page.goto(`${servery.url}/account/orders`);
  const links = page.getByRole('list', { name: 'Your orders' }).getByRole('link');
  const ticket = page.getByRole('complementary', { name: 'Chosen order' });
  const numberAt = async (at: number) => /Order (\d+)/.exec(await links.nth(at).innerText())?.[1] ?? '';
  await expect(links).toHaveCount(2);
  const [last, first] = [await numberAt(0), await numberAt(1)];
  // Nobody has chosen yet: it is the latest.
  await expect(ticket.getByRole('heading', { name: `Order ${last}` })).toBeVisible();
  await expect(links.nth(0)).toHaveAttribute('aria-current', /./);
  await expectAccessible(page);
  await links.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders\\?order=${older}$`));
  await expect(ticket.getByRole('heading', { name: `Order ${first}` })).toBeVisible();
  await expect(ticket.getByRole('list', { name: 'Products' })).toContainText('Rosemary Chips');
  await page.reload();
  await expect(ticket.getByRole('heading', { name: `Order ${first}` })).toBeVisible();
  await expect(links.nth(1)).toHaveAttribute('aria-current', /./);
  await page.goBack();
  await expect(ticket.getByRole('heading', { name: `Order ${last}` })).toBeVisible();
  await expectLaidOut(page);
  await applySetting(page, { width: 1440, text: 100 });
  await page.goForward();
  await ticket.getByRole('link', { name: 'Tax invoice' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${older}$`));
  await page.goBack();
  await ticket.getByRole('button', { name: /^Repeat/ }).click();
  await expect(page).toHaveURL(/\/checkout\?repeat=1$/);
  await page.goto(`${servery.url}/account/orders?order=there-is-no-such-order`);
  await expect(ticket.getByRole('alert')).toContainText('Order not found');
});

test('a receipt has its number on a panel, the time of each step, and its invoice beside it', async ({
  page,
  servery,
}) => {
  await newMember(page, servery, 'receipt@example.com');
  const order = await placedChips(page, servery);
  await placedChips(page, servery);
  await page.goto(`${servery.url}/account/orders/${order}`);
  // The other one's.
  const live = page.getByRole('navigation', { name: 'Your orders on their way' });
  await expect(live.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(progress.getByRole('listitem').first()).toHaveText(/^Submitted \d{1,2}(:\d\d)?\s[ap]m/);
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const invoice = await boxOf(page.getByRole('region', { name: 'Tax invoice' }));
  const card = await boxOf(progress);
  expect(invoice.x).toBeGreaterThan(card.x + card.width);
  expect(invoice.y).toBeLessThan(title.y);
  expect(title.y + title.height).toBeLessThan(card.y);
  await expectAccessible(page);
  await expectLaidOut(page);
});
