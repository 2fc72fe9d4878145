import { type CallName, registry } from '@servery/contract/registry';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('serveryShell', { device: () => ({ device_platform: 'iOS' }) });
const { deviceFieldsFor, rememberPush } = await import('#api/device-fields.ts');

test('in the app the calls say where the phone is reached, once it is registered [ACC-255]', () => {
  expect(deviceFieldsFor('CustomerAccount')).toEqual({ device_platform: 'iOS' });
  const phone = { provider: 'onesignal', appId: 'a', subId: 's', userId: 'u', pushToken: 't' };
  rememberPush(phone);
  expect(deviceFieldsFor('CustomerAccount')).toEqual({ device_platform: 'iOS', pn_data: phone });
  const names = Object.keys(registry) as CallName[];
  const telling = names.filter((name) => Object.keys(deviceFieldsFor(name)).length > 0);
  expect(telling.toSorted()).toEqual([
    'CustomerAccount',
    'Merchants',
    'Push.register',
    'ThirdPartyUser',
    'TopupNewCard',
  ]);
  for (const name of telling)
    expect(deviceFieldsFor(name)).toEqual({ device_platform: 'iOS', pn_data: phone });
});
