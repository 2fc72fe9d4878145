import type { Page } from '@playwright/test';
import { alterAnswer, answersTo, expectExchange } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { homeOf } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { moveThrough, ownerOf } from '../owner.ts';
import { activeOrder } from '../prepared.ts';
import { test, type Variant } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

async function start(page: Page, servery: Servery, variant: Variant): Promise<string> {
  if (variant === 'kiosk') await new KioskGuest(page).switchOn(servery);
  else await new Cashier(page).start(servery);
  return homeOf(servery, variant);
}

/** What a guest at the kiosk is told of an order, and the kitchen's words at the till. */
const NEXT = {
  kiosk: /We’ll call your number/,
  pos: /kitchen will confirm it|kitchen has your order|making your order|order is ready/,
};
type Who = keyof typeof NEXT;

/** What an order is told on the way to each of the ten statuses. */
const WAYS: readonly (readonly [word: string, way: readonly number[], active: boolean])[] = [
  ['Submitted', [], true],
  ['Confirmed', [2], true],
  ['In progress', [3], true],
  ['Ready', [4], true],
  ['Complete', [4, 5], false],
  ['Accepted', [6], false],
  ['Complete', [4, 7], false],
  ['Complete', [4, 8], false],
  ['Cancelled', [9], false],
  ['Rejected', [10], false],
];

test('a receipt has the order, the word of its status, and a note of what comes next while the order is active; there is no driver to follow [ACC-121 ACC-127 ACC-128 ACC-130 ACC-131 ACC-132 ACC-272 ACC-276]', async ({
  page,
  servery,
  variant,
}) => {
  const home = await start(page, servery, variant);
  // As if a driver were on the way with each of them.
  await alterAnswer(page, 'OrderStatusDetailed', (answer) => {
    const order = answer.Response['order'] as object | undefined;
    if (order) Object.assign(order, { delivery_tracking_url: 'https://track.example.com/d/8' });
    return answer;
  });
  const owner = await ownerOf(servery);
  const calls = answersTo(page);
  const main = page.getByRole('main');
  for (const [word, way, isActive] of WAYS) {
    const id = await activeOrder(servery);
    await moveThrough(servery, id, way, owner);
    await page.goto(`${home}/order/${id}`);
    await expect(main.getByText('8.00').first()).toBeVisible();
    const { answer } = await calls.of('OrderStatusDetailed');
    const { pos_order_id, status_text } = answer.Response['order'] as Record<string, string>;
    await expect(main.getByRole('heading', { level: 1 })).toContainText(pos_order_id!);
    await expect(main).toContainText('Sam');
    expect(status_text).toBe(word);
    if (variant === 'pos') await expect(main).toContainText(`Sam N., ${word}, $8.00`);
    else if (isActive) await expect(main.locator('[aria-current=step]')).toHaveText(word);
    else await expect(main.getByText(word, { exact: true })).toBeVisible();
    await expect(main.getByText(NEXT[variant as Who])).toHaveCount(isActive ? 1 : 0);
    await expect(page.getByText('Track Your Driver')).toHaveCount(0);
  }
  expectExchange(await calls.of('OrderStatusDetailed'), 'order_id', 'order order_items settings');
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  expectExchange(await calls.of('PrintQueue.add'), 'order_id', 'copy printer queued');
  await expect(page.locator('table')).toContainText('Rosemary Chips');

  await page.goto(`${home}/order/there-is-no-such-order`);
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('button', { name: 'Start New Order' }).click();
  await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
});
