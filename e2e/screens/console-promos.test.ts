import { allRooms, stepsTo } from '../console-room.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { inSteps } from '../in-steps.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { chipsInCart } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
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

test('a promo is made in five steps, used by a customer, paused in front of them, and ended and brought back', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  const desk = await atDesk(browser, servery);
  const pane = paneOf(desk, 'New promo');
  await inSteps(6, [
    ...stepsTo(desk, 'Promos'),
    () => desk.getByRole('button', { name: 'Promo', exact: true }).click(),
    () => pane.getByLabel('Code', { exact: true }).fill('picnic25'),
    () => pane.getByLabel('Percent').fill('25'),
    () => pane.getByRole('button', { name: 'Add' }).click(),
  ]);
  await expect(desk.getByText('PICNIC25 is on', { exact: true }).last()).toBeVisible();
  const row = rowOf(desk, 'PICNIC25');
  await expect(row).toContainText('0, no limit');
  await expect(row).toContainText('$0.00');
  await expect(paneOf(desk, 'PICNIC25')).toContainText('25% off');

  const link = await paneOf(desk, 'PICNIC25').getByRole('link').getAttribute('href');
  expect(link).toContain('/menu/banksia-kitchen?promo=PICNIC25');
  await page.goto(link ?? '');
  await expect(shopper.said('Promo code PICNIC25 applied')).toBeVisible();
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByText('−$2.00')).toBeVisible();
  await tick(row.getByRole('switch', { name: 'PICNIC25 is on' }));
  await expect(desk.getByText('PICNIC25 is paused').last()).toBeVisible();
  await expect(page.getByText('That promo code is paused right now')).toBeVisible();
  await expect(page.getByText('−$2.00')).toBeHidden();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('switch')).toBeChecked();
  await expect(page.getByText('−$2.00')).toBeVisible();
  const given = desk
    .getByRole('region', { name: 'Given away in the last 30 days' })
    .getByRole('paragraph')
    .last();
  const before = Number((await given.textContent())?.replace('$', ''));
  await shopper.goToCheckoutAsGuest();
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  await expect(row).toContainText('1, no limit');
  await expect(row).toContainText('$2.00');
  await expect(given).toHaveText(`$${(before + 2).toFixed(2)}`);

  await end(desk, 'PICNIC25');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('1, no limit');
  await row.getByRole('button', { name: /^PICNIC25/ }).click();
  await end(desk, 'PICNIC25');
  await desk.getByRole('button', { name: 'Changes' }).click();
  await expect(paneOf(desk, 'Changes').getByText('PICNIC25: removed').first()).toBeVisible();
  await desk.context().close();
});

test('every limit can be set, two who change one promo at once are asked, and it fits every screen', async ({
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/promos?promo=new`);
  const pane = paneOf(desk, 'New promo');
  await pane.getByRole('button', { name: 'Add' }).click();
  await expect(pane.getByText('Enter a code')).toBeVisible();
  await pane.getByLabel('Code', { exact: true }).fill('NOON5');
  await tick(pane.getByRole('radio', { name: 'Product' }));
  await pane.getByRole('button', { name: 'Add' }).click();
  await expect(pane.getByText('Choose a product', { exact: true })).toBeVisible();
  await pane.getByRole('combobox', { name: 'Which product' }).fill('rosem');
  await desk.getByRole('option', { name: /^Rosemary Chips/ }).click();
  await expect(pane.getByText('Free Rosemary Chips').first()).toBeVisible();
  await tick(pane.getByRole('radio', { name: '% off' }));
  await tick(pane.getByRole('radio', { name: 'Members' }));
  await pane.getByLabel('At most').fill('5');
  await pane.getByLabel('From an order of').fill('20');
  for (const day of ['Mon', 'Tue', 'Wed']) await pane.getByRole('button', { name: day }).click();
  await pane.getByLabel('From', { exact: true }).fill('11:30');
  await pane.getByLabel('To', { exact: true }).fill('14:00');
  await pane.getByLabel('Last day').fill('2040-12-31');
  await pane.getByLabel('In all').fill('200');
  await pane.getByLabel('Each customer').fill('1');
  await pane.getByRole('group', { name: 'For' }).getByRole('button', { name: 'Pickup' }).click();
  const seen = pane.getByRole('region', { name: 'As customers see it' });
  await expect(seen).toContainText('10% off');
  await expect(seen).toContainText('For members. Mon to Wed, 11:30 am to 2 pm. Spend $20, save up to $5.');
  await expect(pane.getByRole('region', { name: 'What it can cost' })).toContainText(
    'at most $1,000.00 in all',
  );
  await expectAccessible(desk);
  await pane.getByRole('button', { name: 'Add' }).click();
  const own = paneOf(desk, 'NOON5');
  await expect(own.getByLabel('Last day')).toHaveValue('2040-12-31');
  await expect(own.getByLabel('In all')).toHaveValue('200');

  const second = await atDesk(browser, servery, 'owner@example.com');
  await second.goto(desk.url());
  await paneOf(second, 'NOON5').getByLabel('In all').fill('300');
  await own.getByLabel('In all').fill('150');
  await paneOf(second, 'NOON5').getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText(/Somebody else changed this too/)).toBeVisible();
  await own.getByRole('button', { name: 'Keep mine' }).click();
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(paneOf(second, 'NOON5').getByLabel('In all')).toHaveValue('150');
  await second.context().close();
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await own.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await rowOf(desk, 'NOON5').getByRole('button').click();
  await end(desk, 'NOON5');
  await desk.context().close();
});

test('whoever may not manage promos sees nothing of them', async ({ browser, servery }) => {
  const desk = await atDesk(browser, servery, 'kitchen@example.com');
  const all = await allRooms(desk);
  await expect(all.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(all.getByRole('link', { name: 'Promos' })).toHaveCount(0);
  await desk.goto(`${servery.url}/console/promos`);
  await expect(desk.getByRole('heading', { name: 'We couldn’t load your promos' })).toBeVisible();
  await expect(desk.getByText('SPRING10')).toHaveCount(0);
  await desk.context().close();
});
