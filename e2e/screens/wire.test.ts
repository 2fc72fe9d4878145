import { listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { insideApp } from '../native.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('in the app the sign-in from another site says which phone it is [ORD-287]', async ({
  page,
  servery,
}) => {
  await insideApp(page, {});
  const calls = listen(page);
  await page.goto(`${servery.url}/menu/banksia-kitchen?userid=n1&usertoken=nothing`);
  const sent = () => calls.find(({ name }) => name === 'ThirdPartyUser')?.form;
  await expect.poll(() => sent()?.get('userid')).toBe('n1');
  expect(sent()?.get('usertoken')).toBe('nothing');
  expect(sent()?.get('device_uuid')).toBe('test-device');
});
