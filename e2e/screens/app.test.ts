import { stepUntil } from '../patience.ts';
import { alterAnswer, listen } from '../altered.ts';
import { expectAccessible } from '../browserless/looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { askedOf, insideApp, tapLink } from '../native.ts';
import { activeOrder, completedOrder, member } from '../prepared.ts';
import { stopClock } from '../toasts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the app is pushed to, opened by links, scans codes, and asks for a rating and for its update [ORD-017]', async ({
  page,
  servery,
}) => {
  const [first, second] = [await completedOrder(servery), await completedOrder(servery)];
  await insideApp(page, { kind: 'code', format: 'QR_CODE', text: '{"promo_code":"scanned"}' });
  const calls = listen(page);
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect.poll(() => calls.some(({ name }) => name === 'Push.timezone')).toBe(true);
  expect(calls.find(({ name }) => name === 'Push.register')?.form.get('AppMode')).toBe('app');

  await tapLink(page, 'https://order.example.com/menu/banksia-kitchen/tbl7');
  await expect(page.getByText('Table 7').locator('visible=true').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Promos' }).click();
  await page.getByRole('button', { name: 'Enter a promo code' }).click();
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SCANNED');

  const card = page.getByRole('region', { name: 'Rate the app' });
  const complete = page.getByText('This order is complete.');
  await page.goto(`${servery.url}/order/${first}`);
  await expect(complete).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto(`${servery.url}/order/${second}`);
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Rate the app' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => askedOf(page)).toEqual({ reviews: 1, stores: [] });

  const Link = 'https://example.com/store';
  await alterAnswer(page, 'OrderStatusDetailed', (answer) => ({
    ...answer,
    Upgrade: { Available: 1, Required: 1, Link },
  }));
  await page.reload();
  await expect(complete).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'App Store' }).click();
  await expect.poll(() => askedOf(page)).toEqual({ reviews: 0, stores: [Link] });
});

test('on an iPhone an order on its way offers to notify and asks after 3 s, one that is complete does not; the account offers it always [ACC-105 ACC-126 ACC-131 ACC-132 ACC-133]', async ({
  page,
  servery,
}) => {
  const [active, complete] = [await activeOrder(servery), await completedOrder(servery)];
  await page.clock.install();
  await insideApp(page, {}, 'iOS');
  const notify = page.getByRole('button', { name: 'Get Notified' });
  const question = page.getByRole('dialog', { name: 'Want to know when it’s ready?' });
  const note = page.getByText('We’ve got your order. The kitchen will confirm it in a moment.');
  await page.goto(`${servery.url}/order/${complete}`);
  await expect(page.getByText('This order is complete.')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(notify).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await expect(question).toBeHidden();

  let nstatus = 1;
  await alterAnswer(page, 'OrderStatusDetailed', (answer) => {
    Object.assign(answer.Response['order'] as object, { nstatus });
    return answer;
  });
  for (nstatus of [5, 6, 4]) {
    await page.goto(`${servery.url}/order/${active}`);
    await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
    await expect(notify).toHaveCount(nstatus < 5 ? 1 : 0);
  }
  // The clock stands still while the receipt loads, but for what loading needs.
  nstatus = 1;
  await stopClock(page);
  await page.context().clearCookies({ name: 'pn_prompted' });
  await page.goto(`${servery.url}/order/${active}`);
  await stepUntil(page, note);
  await expect(notify).toBeVisible();
  await page.clock.runFor(2500);
  await expect(question).toBeHidden();
  let passed = 2500;
  await expect(async () => {
    passed += 50;
    await page.clock.runFor(50);
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(passed).toBeLessThanOrEqual(3500);
  await page.clock.resume();
  await question.getByRole('button', { name: 'Not now' }).click();

  await member(page, servery);
  await page.goto(`${servery.url}/account`);
  const calls = listen(page);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Get Notified' })
    .click();
  await expect(page.getByText('Notifications are on')).toBeVisible();
  expect(calls.some(({ name }) => name === 'Push.register')).toBe(true);
});
