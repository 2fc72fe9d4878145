import { answersTo, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { deviceLog, failingApp, openedApp, toast } from '../native.ts';

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
