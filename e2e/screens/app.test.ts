import { stepUntil } from '../patience.ts';
import { alterAnswer, listen } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { askedOf, insideApp, openPush, tapLink } from '../native.ts';
import { activeOrder, asGuest, completedOrder, member } from '../prepared.ts';
import { clientHere, SAM } from '../shopper.ts';
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
  for (; passed < 3500 && !(await question.isVisible()); passed += 50) await page.clock.runFor(50);
  await expect(question).toBeVisible();
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

test(
  'addresses come from the maps service, links and push from their providers, and errors reach theirs [ORD-312 ACC-014 ACC-015 ACC-309]',
  { on: ['web', 'app'] },
  async ({ page, servery, variant }) => {
    const session = 'c0ffee00-0000-4000-8000-000000000001';
    const search = { RequestAction: 'AddressSearch', session };
    const suggest = async (kind: string, text: string) => {
      const found = await asGuest(servery, { ...search, sub_action: 'suggest', kind, text, store_id: 1 });
      const { suggestions } = found as { suggestions: { id: string }[] };
      return asGuest(servery, { ...search, sub_action: 'resolve', id: suggestions[0]?.id ?? '' });
    };
    expect(await suggest('address', '8 norfolk')).toMatchObject({
      address1: '8 Norfolk Street',
      postcode: '6160',
      lat: expect.closeTo(-32.06, 1),
    });
    expect(await suggest('place', 'cotte')).toMatchObject({ city: 'Cottesloe' });

    if (variant === 'app') await insideApp(page, { kind: 'cancelled' });
    const calls = listen(page);
    const sent = (name: string) => calls.find((call) => call.name === name)?.form;
    await page.goto(`${servery.url}/menu/banksia-kitchen`);
    expect(await page.content()).not.toContain('/sentry/');
    if (variant === 'app') {
      await page.getByRole('button', { name: 'Allow notifications' }).click();
      await expect.poll(() => sent('Push.timezone')?.get('pn_data[provider]')).toBe('stand-in');
      await openPush(page, 'lunch-is-on');
      await expect.poll(() => sent('Push.track_open')?.get('pn_data[notif]')).toBe('lunch-is-on');
      await tapLink(page, 'https://go.example.com/table9');
      await expect(page.getByText('Table 9').locator('visible=true').first()).toBeVisible();
    }

    await clientHere(page);
    await page.evaluate((who) => {
      const error = new TypeError(`the till jams for "${who.name}", ${who.email}, 0${who.mobile}`);
      for (let count = 0; count < 3; count += 1)
        window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      const reason = new Error('nobody waited for this');
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    }, SAM);
    const subjects = async () => (await servery.errors()).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Error: nobody waited for this');
    await page.goto(`${servery.url}/menu/no-such-menu`);
    await expect.poll(subjects).toContain('Error: Merchant does not exist (Merchant, no_merchant)');
    await alterAnswer(page, 'OrderStatusDetailed', (answer) => ({ ...answer, Response: { order: {} } }));
    await page.goto(`${servery.url}/order/${await completedOrder(servery)}`);
    await expect(page.getByRole('button', { name: 'Report Problem' })).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await servery.errors()))
      .toContain('\\"kind\\": \\"crash\\"');
    expect((await subjects()).filter((subject) => subject.includes('the till jams'))).toHaveLength(1);
    const everything = JSON.stringify(await servery.errors());
    for (const personal of [...Object.values(SAM), 'Nguyen', 'sid='])
      expect(everything).not.toContain(personal);
  },
);
