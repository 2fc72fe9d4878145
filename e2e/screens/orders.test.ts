import { alterAnswer, listen } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { moveThrough } from '../owner.ts';
import { untilGivenUp } from '../patience.ts';
import { handOver, member, newMember, placedChips } from '../prepared.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('a live order is on top of the list and moves by itself, then goes down into it', async ({
  page,
  servery,
  browser,
}) => {
  await newMember(page, servery, 'live@example.com');
  await handOver(servery, await placedChips(page, servery));
  const id = await placedChips(page, servery);
  await page.goto(`${servery.url}/account/orders`);
  const live = page.getByRole('list', { name: 'Your orders on their way' }).getByRole('article');
  await expect(live).toContainText('Submitted');
  await expect(live).toContainText(/Pickup, (today|tomorrow) \d/);
  const number = /\d+/.exec((await live.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const earlier = page.getByRole('list', { name: 'Earlier' }).getByRole('listitem');
  await expect(earlier).toHaveCount(1);
  await expect(earlier.locator('img')).toHaveAttribute('src', /\/media\/.*chips/);
  await expectAccessible(page);
  await expectLaidOut(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const kitchen = await Kitchen.arrive(browser, servery);
  const step = live.locator('[aria-current=step]');
  for (const [bump, words] of [
    ['Confirm', 'Confirmed'],
    ['Start', 'In progress'],
    ['Ready', 'Ready'],
  ] as const) {
    await kitchen.bump(bump, number);
    await expect(step).toContainText(words);
  }
  await live.getByRole('link', { name: `View Order ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${id}$`));
  await page.goBack();
  await expect(step).toContainText('Ready');
  await kitchen.bump('Collected', number);
  await expect(live).toHaveCount(0);
  const rows = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Complete');
});

test('each of the ten statuses of an order has its word [ACC-130]', async ({ page, servery }) => {
  await newMember(page, servery, 'ten@example.com');
  const WAYS: Readonly<Record<string, readonly number[]>> = {
    Submitted: [],
    Confirmed: [2],
    'In progress': [3],
    Ready: [4],
    Accepted: [6],
    Cancelled: [9],
    Rejected: [10],
  };
  for (const way of [...Object.values(WAYS), [4, 5], [4, 7], [4, 8]])
    await moveThrough(servery, await placedChips(page, servery), way);
  await page.goto(`${servery.url}/account/orders`);
  const live = page.getByRole('list', { name: 'Your orders on their way' }).getByRole('article');
  const words = live.locator('[aria-live=polite]');
  await expect
    .poll(async () => (await words.allTextContents()).toSorted())
    .toEqual(['Accepted', 'Confirmed', 'In progress', 'Ready', 'Submitted']);
  const earlier = page.getByRole('list', { name: 'Earlier' }).getByRole('listitem');
  await expect(earlier).toHaveCount(5);
  await expect(earlier.filter({ hasText: 'Complete' })).toHaveCount(3);
  for (const word of ['Cancelled', 'Rejected'])
    await expect(earlier.filter({ hasText: word })).toHaveCount(1);
});

test('an order says in words that it was cancelled, or that money went back', async ({ page, servery }) => {
  await member(page, servery);
  const order = {
    pos_order_id: '7',
    nstatus: 5,
    status_text: 'Complete',
    store_name: 'Banksia Kitchen',
    store_suburb: 'Fremantle',
    items_desc: '',
    items: [{ quantity: 3, name: 'Flat White', img_url: '', tint: 'oat' }],
    num_items: 3,
    fulfilment_type: 'pickup',
    submitted: 1,
    total: '29.70',
    refunded: '0.00',
    currency_sign: '$',
    placed_text: 'Fri 14 Nov, 7:40 am',
    placed_day: 'Fri 14 Nov',
    store_id: 1,
    menu_id: 1,
    menu_name: 'banksia-kitchen',
  };
  const croissants = { quantity: 2, name: 'Almond Croissant', img_url: '', tint: 'oat' };
  const latest = [
    { ...order, id: 'a', num_items: 5, items: [...order.items, croissants] },
    { ...order, id: 'b', refunded: '8.00', num_items: 9, items: [...order.items, croissants, croissants] },
    { ...order, id: 'c', refunded: '29.70' },
    { ...order, id: 'd', refunded: '29.70', nstatus: 9, status_text: 'Cancelled' },
  ];
  await alterAnswer(page, 'OrderHistory', (_answer, form) => {
    const before = form.get('before');
    const older = [{ ...order, id: 'e', pos_order_id: `after ${before}` }];
    const Response = {
      orders: before === null ? latest : older,
      standing_orders: [],
      has_more: before === null ? 1 : 0,
    };
    return { ResponseCode: 'SUCCESS', Response };
  });
  await page.goto(`${servery.url}/account/orders`);
  const rows = page.getByRole('list', { name: /^(Your orders|Earlier)$/ }).getByRole('listitem');
  const row = (at: number) => rows.filter({ hasText: 'Flat White' }).nth(at);
  await expect(row(0)).toContainText('and 2 × Almond Croissant');
  await expect(row(0)).toContainText('Complete');
  await expect(row(1)).toContainText('and 6 more');
  await expect(row(1)).toContainText('Part refund');
  await expect(row(2)).toContainText('Refunded');
  await expect(row(3)).toContainText('$29.70 refunded');
  await expect(row(3)).toContainText('Cancelled');
  // A venue without pictures has none here.
  await expect(rows.locator('img')).toHaveCount(0);
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(row(4)).toContainText('Order after d');
  await expect(page.getByRole('button', { name: 'Show older orders' })).toHaveCount(0);
});

test('home says how far the next reward is, to a member', async ({ page, servery }) => {
  const calls = listen(page);
  await page.goto(servery.url);
  const card = page.getByRole('main').getByRole('link', { name: /My Account/ });
  await expect(card).toContainText('Sign in');
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  expect(calls.filter(({ name }) => name === 'Rewards')).toEqual([]);
  await newMember(page, servery, 'reward@example.com');
  let points = 64;
  await alterAnswer(page, 'Rewards', (answer) => {
    Object.assign((answer.Response['rewards'] as object[])[0] ?? {}, { points_balance: points });
    return answer;
  });
  await page.goto(servery.url);
  await expect(card).toContainText('64 of 100 points');
  await expect(card).toContainText('36 more for $10 off');
  await expect(card.getByRole('progressbar', { name: '64 of 100 points' })).toHaveAttribute('value', '64');
  expect(calls.filter(({ name }) => name === 'Rewards')).toHaveLength(1);
  await expectAccessible(page);
  await expectLaidOut(page);
  points = 120;
  await page.reload();
  await expect(card).toContainText('$10 off your next order');
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', '100');
});

test('the list says that it loads, that it could not, and what it last knew without a connection', async ({
  page,
  servery,
  context,
}) => {
  await newMember(page, servery, 'states@example.com');
  await handOver(servery, await placedChips(page, servery));
  await placedChips(page, servery);
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  let line: 'slow' | 'dead' | 'fine' = 'slow';
  await page.clock.install();
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('RequestAction=OrderHistory')) return route.fallback();
    if (line === 'slow') await held;
    return line === 'fine' ? route.fallback() : route.abort();
  });
  await page.goto(`${servery.url}/account/orders`);
  await expect(page.getByText('Loading your orders')).toBeAttached();
  line = 'dead';
  go();
  await untilGivenUp(page, page.getByRole('alert'));
  await expect(page.getByRole('alert')).toContainText('Error GA1');
  line = 'fine';
  await page.getByRole('button', { name: 'Try again' }).click();
  const repeat = page.getByRole('button', { name: /^Repeat Order/ });
  await expect(repeat).toBeEnabled();
  await context.setOffline(true);
  await expect(repeat).toBeDisabled();
  await expect(page.getByRole('article', { name: /^Order/ })).toContainText(/Last seen \d/);
  await context.setOffline(false);
  await expect(repeat).toBeEnabled();
  await expect(page.getByText(/Last seen/)).toHaveCount(0);
});
