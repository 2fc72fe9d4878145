import { answersTo, listen, overhear } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { deviceLog, failingApp, insideApp, openedApp, openPush, toast } from '../native.ts';
import { member } from '../prepared.ts';

/** By then everything that was heard before is asked for anew, in the app as well. */
const AWHILE_MS = 16 * 60_000;

test.use({ viewport: { width: 390, height: 844 } });

test('once the device is registered, stores are asked for with where it is reached [ORD-285]', async ({
  page,
  servery,
}) => {
  await failingApp(page, {});
  const calls = answersTo(page);
  await page.goto(`${servery.url.replace('localhost', 'dune.localhost')}/locations`);
  await calls.of('Push.timezone');
  await page.getByRole('tab', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Suburb or town' }).fill('fremant');
  await page
    .getByRole('option', { name: /Fremantle/ })
    .first()
    .click();
  const merchants = () => calls.all.findLast(({ name }) => name === 'Merchants')?.form;
  await expect.poll(() => merchants()?.get('set')).toBe('COORDS');
  expect(Object.fromEntries(merchants() ?? [])).toMatchObject({
    lat: expect.stringMatching(/^-32\./),
    long: expect.stringMatching(/^115\./),
    device_platform: 'Android',
    device_uuid: 'test-device',
    'pn_data[provider]': 'stand-in',
    'pn_data[pushToken]': 't',
  });
});

for (const [failures, ends] of [
  [3, 'registers the device'],
  [4, 'says so'],
] as const)
  test(`push that fails ${failures} times is tried again every 5 s, and ${ends} [ORD-264 ORD-265]`, async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    await failingApp(page, { pushFailures: failures });
    const calls = listen(page);
    await openedApp(page, servery);
    const tries = () => deviceLog(page, 'push init');
    await expect(async () => {
      await page.clock.runFor(2500);
      expect(await tries()).toHaveLength(4);
    }).toPass();
    expect(await tries()).toEqual([0, 5, 10, 15].map((second) => ['push init', second]));
    const registered = () => calls.some(({ name }) => name === 'Push.register');
    if (failures === 3) {
      await expect.poll(registered).toBe(true);
      await expect(toast(page, '[PN] Error registering')).toHaveCount(0);
    } else {
      await expect(toast(page, '[PN] Error registering').last()).toBeVisible();
      await page.clock.runFor(30_000);
      expect(await tries()).toHaveLength(4);
      expect(registered()).toBe(false);
    }
  });

test('a device that is not registered, or not allowed, says so [ORD-265 ORD-266]', async ({
  page,
  servery,
}) => {
  await failingApp(page, { registers: false });
  await openedApp(page, servery);
  await expect(toast(page, '[PN] Error registering').last()).toBeVisible();
  await failingApp(page, { permission: 'denied' });
  await page.reload();
  await expect(toast(page, /Push notifications ARE NOT enabled/).last()).toContainText(/settings/i);
  expect(await deviceLog(page, 'register')).toEqual([]);
});

test('push is started, then permission is looked at, then the device is registered and told of with calls; a cookie remembers the one question [ORD-262 ORD-263 ORD-279 ORD-280 ORD-288 ORD-289 ORD-290 ORD-291 ORD-292 ORD-293]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await failingApp(page, {});
  await member(page, servery);
  const heard = overhear(page);
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  const push = (name: string) => heard.find((each) => each.name === `Push.${name}`);
  await expect.poll(() => push('timezone')?.answer.ResponseCode).toBe('SUCCESS');
  expect((await deviceLog(page, 'push init', 'permission', 'register')).map(([what]) => what)).toEqual([
    'push init',
    'permission',
    'register',
  ]);
  const register = push('register');
  const device = {
    device_useragent: 'Shell/1',
    device_cordova: '12.0.0',
    device_platform: 'Android',
    device_uuid: 'test-device',
    device_version: '15',
    device_model: 'Pixel',
  };
  expect(Object.fromEntries(register?.request.form ?? [])).toMatchObject({
    ...device,
    device_state: expect.any(String),
    'pn_data[pushToken]': 't',
    'pn_data[provider]': 'stand-in',
  });
  const zone = Object.fromEntries(push('timezone')?.request.form ?? []);
  expect(zone).toMatchObject({
    'pn_data[tz_iana]': 'Australia/Perth',
    'pn_data[locale]': Intl.DateTimeFormat().resolvedOptions().locale,
    'pn_data[utc_offset]': expect.stringMatching(/^-?\d+/),
  });
  expect(Object.keys(zone).some((name) => name.startsWith('pn_data[dates]'))).toBe(true);
  for (const name of ['register', 'timezone']) expect(push(name)?.answer.ResponseCode).toBe('SUCCESS');
  // From here on the calls that name the device also say where it is reached.
  const accounts = () =>
    heard.filter(({ name }) => name === 'CustomerAccount').map(({ request }) => request.form);
  const unregistered = accounts().length;
  await page.clock.fastForward(AWHILE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => accounts().length).toBeGreaterThan(unregistered);
  expect(Object.fromEntries(accounts().at(-1) ?? [])).toMatchObject({ ...device, 'pn_data[pushToken]': 't' });

  await page.context().clearCookies();
  await insideApp(page, {});
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  const question = page.getByRole('dialog', { name: 'Want to know when it’s ready?' });
  const before = heard.filter(({ name }) => name === 'Push.register').length;
  await question.getByRole('button', { name: 'Allow notifications' }).click();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'pn_prompted')?.value).toBe('1');
  await expect
    .poll(() => heard.filter(({ name }) => name === 'Push.register').length)
    .toBeGreaterThan(before);
  await openPush(page, 'lunch-is-on');
  await expect.poll(() => push('track_open')?.answer.ResponseCode).toBe('SUCCESS');
  expect(push('track_open')?.request.form.get('pn_data[notif]')).toBe('lunch-is-on');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
});
