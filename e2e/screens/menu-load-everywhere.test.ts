import type { Page } from '@playwright/test';
import { listen, withoutFirst } from '../altered.ts';
import { AtDevice } from '../at-device.ts';
import { refusal } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { untilGivenUp } from '../patience.ts';
import { pull } from '../pull.ts';
import { expect } from '../servery.ts';
import { typeOf, venueEverywhere } from '../venue.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

type Loose = Record<string, unknown>;

/** Which of the loads of the venue asked for its menu. */
function loadsOf(page: Page): () => (string | null)[] {
  const calls = listen(page);
  return () => calls.filter(({ name }) => name === 'Merchant').map(({ form }) => form.get('return_menu'));
}

test('the venue is asked for with its menu, which is kept for 5 minutes and named; a list that was cut says how much is missing [ORD-140 ORD-141 ORD-142 ORD-172 ORD-178]', async ({
  page,
  servery,
  variant,
}) => {
  let all = 0;
  await venueEverywhere(page, ({ menu }) => {
    if (all > 0) (menu as Loose)['item_count'] = all;
  });
  await withoutFirst(page);
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  await expect(page).toHaveTitle('Banksia Kitchen, Fremantle Online Menu');
  const cut = page.getByText(/more products are not shown here/);
  await expect(cut).toHaveCount(0);
  all = 10_250;
  const loads = loadsOf(page);
  await page.goto(device.url('/menu/banksia-kitchen'));
  await expect(
    device
      .dish('Rosemary Chips')
      .or(page.getByRole('button', { name: /Take away/ }))
      .first(),
  ).toBeVisible();
  const menus = () => loads().filter((asked) => asked === '1').length;
  const comeBackAt = async (moment: number) => {
    await page.clock.setFixedTime(moment);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  const loadedAt = await page.evaluate(() => Date.now());
  const atFirst = menus();
  await comeBackAt(loadedAt + 5 * 60_000 - 20_000);
  expect(menus()).toBe(atFirst);
  await comeBackAt(loadedAt + 5 * 60_000 + 1000);
  await expect.poll(menus).toBe(atFirst + 1);
  if (device.isKiosk) await device.begin();
  await expect(page.getByText(/10,2\d\d more products are not shown here/)).toBeVisible();
  expect(loads()).toContain('1');
  await device.addChips();
  const before = menus();
  if (device.isKiosk) {
    await device.toCart();
    await page.getByRole('button', { name: 'Back to Menu' }).click();
  } else {
    await page.getByRole('button', { name: /F9/ }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goBack();
  }
  await expect(device.dish('Grilled Corn & Lime Butter')).toBeVisible();
  expect(menus()).toBe(before);
});

test('without products, the only way that can be had now is chosen by itself [ORD-148]', async ({
  page,
  servery,
  variant,
}) => {
  let today: 0 | 1 = 0;
  await withoutFirst(page);
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  await venueEverywhere(page, (merchant) => {
    const pickup = { ...typeOf(merchant, 'pickup'), asap: today, open_now: today, available_today: today };
    merchant.fulfilment = [pickup];
    Object.assign(merchant['menu'] as Loose, { items: [] });
  });
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(device.url('/menu/banksia-kitchen'));
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(device.url('/menu/banksia-kitchen'));
  };
  await open();
  const closed = device.isKiosk
    ? page.getByText('The store is currently closed.')
    : page.getByText('Products not available').first();
  await expect(closed).toBeVisible();
  expect((await heldBy(page)).fulfilment?.['asap'] ?? false).toBe(false);
  today = 1;
  await open();
  await expect
    .poll(async () => (await heldBy(page)).fulfilment)
    .toMatchObject({ code: 'pickup', asap: true });
});

test('a venue that does not load says so for six seconds; a name that nobody has is noted as an error [ORD-153 ORD-154]', async ({
  page,
  servery,
  variant,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await withoutFirst(page);
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  let answer: object | undefined;
  await cutOff(page, 'Merchant', () => answer);
  const bad = (text: string | RegExp) => page.locator('[data-kind="bad"]').getByText(text);
  for (const [words, code] of [
    ['Invalid menu name', 'invalid_menu_name'],
    ['Merchant does not exist', 'no_merchant'],
  ] as const) {
    answer = refusal(words, code);
    await page.goto(device.url('/'));
    await expect(bad(words)).toBeVisible();
    expect(errors.join('\n')).toContain(words);
  }
  answer = undefined;
  await page.clock.install();
  await page.goto(device.url('/'));
  const again = page.getByRole('button', { name: 'Try again' });
  await untilGivenUp(page, again);
  await again.click();
  const toast = bad(/^Error ME1, please try again\. If the problem continues, /);
  await untilGivenUp(page, toast);
  await page.clock.runFor(5500);
  await expect(toast).toBeHidden();
});

test('a venue is open when it is online, always open, or takes orders for later; else it is closed, and of one that is inactive its own text is said [ORD-073 ORD-074 ORD-079 ORD-166]', async ({
  page,
  servery,
  variant,
}) => {
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const now = button(/^Take away(?! later)/);
  const later = device.isKiosk ? button(/^(More ways to order|Take away later)$/) : button(/^Later$/);
  const hours = page.getByRole('region', { name: 'Trading Hours' });
  const expectState = async (state: 'open' | 'later' | 'shut', said?: string) => {
    await expect(now).toHaveCount(state === 'open' ? 1 : 0);
    if (device.isKiosk || state !== 'shut') await expect(later).toHaveCount(state === 'shut' ? 0 : 1);
    if (said) await expect(page.getByText(said, { exact: true })).toBeVisible();
    if (!device.isKiosk) return;
    await expect(hours).toHaveCount(state === 'open' ? 0 : 1);
    if (state === 'open') return;
    await expect(page.getByText('The store is currently closed.')).toBeVisible();
    await expect(hours.getByText('Pull down to refresh.')).toBeVisible();
    await expect(hours.getByRole('definition').first()).toContainText(/\d (am|pm)|Open all day/);
  };
  const none = { status: 'offline', always_open: 0, order_for_later: 0, cstext: '' } as const;
  await servery.venueIs(none);
  await expectState('shut');
  await expectAccessible(page);
  await servery.venueIs({ ...none, status: 'online' });
  await expectState('open');
  await servery.venueIs({ ...none, order_for_later: 1 });
  await expectState('later');
  await servery.venueIs({ ...none, always_open: 1 });
  await expectState('open');
  const inactive = { ...none, status: 'being built', always_open: 1, order_for_later: 1 } as const;
  await servery.venueIs(inactive);
  await expectState('shut', 'Coming soon');
  await servery.venueIs({ ...inactive, cstext: 'Opening in May' });
  await expectState('shut', 'Opening in May');
  if (!device.isKiosk) return;
  await Promise.all([page.waitForEvent('load'), pull(page, 20, 160)]);
  await expect(hours).toBeVisible();
});

test.describe('where nobody sees a menu before a way', () => {
  test.use({ on: ['kiosk'], viewport: { width: 1080, height: 1920 } });

  test('a venue that takes orders, or takes them for later, shows its ways; another one that it is closed [ORD-149 ORD-150]', async ({
    page,
    servery,
    variant,
  }) => {
    let now: 0 | 1 = 1;
    let later: 0 | 1 = 1;
    await withoutFirst(page);
    const device = new AtDevice(page, servery, variant);
    await device.signIn();
    await venueEverywhere(page, (merchant) => {
      Object.assign(merchant, { order_for_later: later, status: now ? 'online' : 'offline' });
      Object.assign(merchant['menu'] as Loose, {
        is_merchant_ready: now,
        is_order_for_later_enabled: later,
      });
      merchant.fulfilment = merchant.fulfilment.map((type) => ({
        ...type,
        asap: now && type['asap'],
        open_now: now,
        available_today: now,
        order_for_later: later,
        ...(later === 0 && { time_frame: 'none' }),
      }));
    });
    const shut = page.getByText('The store is currently closed.');
    const takeAway = page.getByRole('button', { name: /^Take away/ });
    const others = page.getByRole('button', { name: /^(More ways to order|Take away later)$/ });
    await page.goto(device.url('/menu/banksia-kitchen'));
    await expect(takeAway.first()).toBeVisible();
    await expect(shut).toHaveCount(0);
    now = 0;
    await page.goto('about:blank');
    await page.goto(device.url('/menu/banksia-kitchen'));
    await expect(others).toBeVisible();
    later = 0;
    await page.goto('about:blank');
    await page.goto(device.url('/menu/banksia-kitchen'));
    await expect(shut).toBeVisible();
    await expect(takeAway).toHaveCount(0);
    await expect(others).toHaveCount(0);
  });
});
