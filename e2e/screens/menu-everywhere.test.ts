import { alterFacts, withoutFirst } from '../altered.ts';
import { AtDevice } from '../at-device.ts';
import { test } from '../browserless/screen.ts';
import { heldBy } from '../held.ts';
import { expect } from '../servery.ts';
import { venueEverywhere } from '../venue.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

test('the menu is that of the venue, is loaded first, has its categories and prices, and is searched by any part of a name [ORD-002 ORD-010 ORD-021 ORD-022 ORD-023 ORD-138 ORD-146 ORD-159 ORD-161 ORD-179]', async ({
  page,
  servery,
  variant,
}) => {
  await withoutFirst(page);
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  const seen = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if ((route.request().postData() ?? '').includes('RequestAction=Merchant')) await seen.promise;
    await route.fallback();
  });
  const loaded = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('return_menu=1'),
  );
  // Without a name it is the only one that there is.
  await page.goto(device.url('/menu'));
  const loading = page
    .getByRole('status')
    .filter({ hasText: device.isKiosk ? 'Starting' : 'Loading the menu' });
  await expect(loading).toBeAttached();
  await expect(device.dish('Rosemary Chips')).toHaveCount(0);
  seen.resolve();
  const { Response } = (await (await loaded).json()) as { Response: Record<string, object> };
  const here = {
    state: 'WA',
    locale: { country_code: 'AU' },
    suburb: 'Fremantle',
    menu: { menu_name: 'banksia-kitchen' },
  };
  expect(Response['merchant']).toMatchObject(here);
  await expect(page).toHaveURL(device.url('/menu/banksia-kitchen'));
  await device.begin();
  await expect(page).toHaveURL(device.url('/menu/banksia-kitchen'));
  const categories = device.isKiosk
    ? page.getByRole('navigation', { name: 'Menu categories' }).getByRole('link', { name: 'Burgers' })
    : page.getByRole('tab', { name: 'Burgers' });
  await expect(categories).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Smashed Avo Toast' });
  await expect(item).toContainText('$18.50');

  if (device.isKiosk) {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await device.type('Search the menu', 'mary ch');
    await page.getByRole('button', { name: 'Show 1 product' }).click();
  } else await page.getByRole('searchbox', { name: 'Search products' }).fill('MARY ch');
  await expect(device.dish('Rosemary Chips')).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('a link says the table, the booking, the way, a code and whom it is for, and may ask for the way once more; an only way is chosen by itself [ORD-040 ORD-047 ORD-048 ORD-049 ORD-050 ORD-104 ORD-147]', async ({
  page,
  servery,
  variant,
}) => {
  let only: readonly string[] = [];
  await venueEverywhere(page, (merchant) => {
    if (only.length > 0) merchant.fulfilment = merchant.fulfilment.filter(({ code }) => only.includes(code));
  });
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  const codeOf = async () => (await heldBy(page)).fulfilment?.['code'];
  const follow = async (query: string) => {
    await page.goto('about:blank');
    await page.goto(device.url(`/menu/banksia-kitchen${query}`));
  };
  await follow('?table=b7');
  await expect.poll(codeOf).toBe('table');
  expect((await heldBy(page)).fulfilment).toMatchObject({ tableNum: 'B7' });
  await follow('?bookingname=Smith&bookingref=ab1&bookingpax=4');
  await expect.poll(codeOf).toBe('booking');
  const booked = { bookingName: 'Smith', bookingRef: 'AB1', bookingPax: 4 };
  expect((await heldBy(page)).fulfilment).toMatchObject(booked);
  for (const [name, code] of [
    ['takeaway', 'pickup'],
    ['dine-in', 'table'],
    ['reserve', 'booking'],
    ['delivery', 'deliver'],
    ['custom', 'custom'],
  ] as const) {
    await follow(`?fulfil=${name}`);
    await expect.poll(codeOf, { message: name }).toBe(code);
  }
  await follow('?promo=spring10&userid=7');
  await expect(device.said('This link is for another account.')).toBeVisible();
  expect(await heldBy(page)).toMatchObject({ promo: 'SPRING10' });
  const dish = device.dish('Rosemary Chips');
  const asked = device.isKiosk
    ? page.getByRole('button', { name: 'More ways to order' })
    : page.getByRole('dialog', { name: 'Choose Fulfilment' });
  await follow('?fulfil=takeaway');
  await expect(dish).toBeVisible();
  await expect(asked).toHaveCount(0);
  // Loaded again, it must not undo what was chosen since.
  await expect(page).toHaveURL(device.url('/menu/banksia-kitchen'));
  await follow('?fulfil=takeaway&confirm=1');
  await expect(asked).toBeVisible();
  if (!device.isKiosk) await expect(asked.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  const forgotten = () => page.evaluate(() => localStorage.clear());
  await follow('');
  await forgotten();
  only = ['pickup', 'table'];
  await follow('');
  await expect(page.getByRole('button', { name: /Table/ })).toBeVisible();
  expect(await codeOf()).toBeUndefined();
  only = ['pickup'];
  await follow('');
  await expect.poll(codeOf).toBe('pickup');
});

test('the screen saver comes after 30 s or as long as the brand says, after twice that while options are chosen, and goes with a tap [ORD-271 ORD-272 ORD-273]', async ({
  page,
  servery,
  variant,
}) => {
  let wanted: number | undefined;
  await alterFacts(page, ({ brand }) => {
    const saver = brand['screen_saver'] as { enabled: boolean; timeout_ms: number };
    saver.enabled = true;
    if (wanted) saver.timeout_ms = wanted;
  });
  await page.clock.install();
  const device = new AtDevice(page, servery, variant);
  const saver = page.getByRole('dialog', { name: 'Screen saver' });
  const comesAfter = async (seconds: number) => {
    // Its clock goes on while the page is looked at.
    await page.clock.runFor(seconds * 1000 - 4000);
    await expect(saver).toBeHidden();
    await page.clock.runFor(4500);
    await expect(saver).toBeVisible();
    await saver.getByRole('button').click();
    await expect(saver).toBeHidden();
  };
  await device.arrive();
  await comesAfter(30);
  await comesAfter(30);
  wanted = 12_000;
  await page.goto(device.url('/'));
  await device.begin();
  await comesAfter(12);
  await device.dish('Banksia Beef Burger').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  await comesAfter(24);
});
