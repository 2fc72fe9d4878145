import { overhear } from '../altered.ts';
import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { homeOf, signIn } from '../identity.ts';
import { type Kind, KINDS, venueOf } from '../own-points.ts';
import { expect } from '../servery.ts';
import { stepUntil } from '../patience.ts';
import { stopClock } from '../toasts.ts';
import { tracesOf } from '../traces.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

const EXPIRED = 'Session expired, sign in to try again';

test('a session that has expired is told with the checkout, and ends; another call does not end it, and nothing is left of who ordered; the sign-in comes 2 s later [ORD-257 ORD-258]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  const home = homeOf(servery, variant);
  const user = desk.isKiosk ? 'kiosk@example.com' : 'staff@example.com';
  const bad = (text: string) => page.locator('[data-kind="bad"]').filter({ hasText: text }).last();
  let ended = false;
  await page.clock.install();
  await desk.start();
  await cutOff(page, 'ManageCart.update_quantity', () => refusal('Session expired'));
  await cutOff(page, 'ManageCart.update_checkout', () => (ended ? refusal('Session expired') : null));
  await desk.chips();
  await desk.openLine();
  await desk.button('Add one Rosemary Chips').click();
  await expect(bad('Session expired')).toBeVisible();
  await desk.toCheckout();
  await desk.openDetails();
  await desk.write('Name', 'onymous');
  if (!desk.isKiosk) await desk.button('Done').click();
  await expect.poll(() => tracesOf(page, ['nymous'])).not.toEqual([]);
  await desk.closeDetails();
  ended = true;
  if (desk.isKiosk) await desk.button(/Change fulfilment$/).click();
  else
    await desk
      .button(/Back to|Add more/)
      .first()
      .click();
  const takeAway = desk.button(/^Take away/).first();
  await expect(takeAway).toBeVisible();
  await stopClock(page);
  await takeAway.click();
  await stepUntil(page, bad(EXPIRED));
  await page.clock.runFor(1800);
  await expect(page).not.toHaveURL(`${home}/signin`);
  expect(await tracesOf(page, ['nymous'])).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${home}/signin`);
  await page.clock.resume();
  ended = false;
  await signIn(page, user);
  await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
  expect(await tracesOf(page, ['nymous'])).toEqual([]);
});

test('places of a way that are asked for end a session that has expired, too [ORD-256]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  const home = homeOf(servery, variant);
  const user = desk.isKiosk ? 'kiosk@example.com' : 'staff@example.com';
  let kind: Kind = KINDS[1];
  await venueOf(page, () => kind);
  await page.clock.install();
  let ended = '';
  for (const name of ['DeliveryStops', 'PickupLocations', 'ManageCart.update_checkout'])
    await cutOff(page, name, () => (name === ended ? refusal('Session expired') : null));
  await desk.start();
  for (const each of [KINDS[1], KINDS[2], undefined]) {
    ended = '';
    if (each) kind = each;
    await page.goto(`${home}/`);
    ended = each?.call ?? 'ManageCart.update_checkout';
    if (!each)
      await desk
        .button(/^Take away/)
        .first()
        .click();
    else if (desk.isKiosk) {
      await desk.button('More ways to order').click();
      await desk.button(/^Kerbside/).click();
    } else {
      await desk.button('Other').click();
      const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
      await popup.getByRole('radio', { name: /^Kerbside/ }).click();
    }
    await expect(page.locator('[data-kind="bad"]').filter({ hasText: EXPIRED }).last()).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(`${home}/signin`);
    ended = '';
    await signIn(page, user);
    await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
  }
});

test('a member or a tester has no place here; who works here is a kiosk or staff [ORD-259 ORD-260]', async ({
  page,
  servery,
  variant,
}) => {
  const home = homeOf(servery, variant);
  const heard = overhear(page);
  const customer = () =>
    heard.findLast(({ answer }) => (answer.Response as object | undefined) && 'customer' in answer.Response)
      ?.answer.Response['customer'];
  await page.goto(`${home}/signin`);
  for (const [who, status] of [
    ['member', 1],
    ['test', 9],
  ] as const) {
    await signIn(page, `${who}@example.com`);
    await expect(page.getByText('You can’t do that with this account')).toBeVisible();
    expect(heard.findLast(({ name }) => name === 'Login')?.answer.Response['customer']).toMatchObject({
      status,
    });
    await page.goto(`${home}/signin`);
  }
  for (const [who, status] of [
    ['kiosk', 3],
    ['staff', 8],
  ] as const) {
    await page.goto(`${home}/signin`);
    await signIn(page, `${who}@example.com`);
    await expect(page).toHaveURL(`${home}/menu/banksia-kitchen`);
    await expect.poll(customer).toMatchObject({ status });
    await page.goto(`${home}/logout`);
    await expect(page).toHaveURL(`${home}/signin`);
  }
});

test('an answer that names a newer version offers to load the page again [ORD-281]', async ({
  page,
  servery,
  variant,
}) => {
  let older = false;
  await page.route('**/api', (route) => {
    const body = route.request().postData() ?? '';
    return route.fallback(older ? { postData: body.replace('AppVersion=3.1.21', 'AppVersion=3.0.0') } : {});
  });
  const desk = new Desk(page, servery, variant);
  await desk.start();
  await expect(page.getByText('Update available')).toHaveCount(0);
  older = true;
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('sub_action=add_to_order'),
  );
  await desk.chips();
  const { Upgrade } = (await (await answered).json()) as { Upgrade: object };
  expect(Upgrade).toMatchObject({ Available: 1, Required: 0 });
  await expect(page.getByText('Update available').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' }).last()).toBeVisible();
});
