import { pushData } from '@servery/contract/device';
import { expect, test } from 'vitest';
import { signIn } from '../../../../testing/orders.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

const PHONE = {
  provider: 'onesignal',
  appId: 'app-1',
  subId: 'sub-1',
  userId: 'user-1',
  pushToken: 'token-1',
};
const DEVICE = {
  device_useragent: 'Mozilla/5.0 (iPhone)',
  device_cordova: '12.0.0',
  device_platform: 'iOS',
  device_uuid: 'F00-BA2',
  device_version: '19.1',
  device_model: 'iPhone18,1',
};
const devices = (servery: Servery) =>
  servery.server.db.read(({ q }) => q.selectFrom('device').selectAll().orderBy('id').execute());

inEachServery('push', (servery) => {
  test('registers a phone with where it is reached and what it is, and answers nothing [ORD-292 ORD-293 ORD-344]', async () => {
    expect(Object.keys(pushData.shape)).toEqual(['provider', 'appId', 'subId', 'userId', 'pushToken']);
    const member = await signIn(servery().person());
    const { customer } = await member.call('CustomerAccount');
    const sent = { pn_data: PHONE, device_state: 'granted', ...DEVICE };
    expect(await member.call('Push.register', sent)).toEqual({});
    expect(await devices(servery())).toEqual([
      expect.objectContaining({
        brand_code: 'demo',
        provider: 'onesignal',
        address: 'sub-1',
        customer_id: customer.id,
        app_id: 'app-1',
        sub_id: 'sub-1',
        user_id: 'user-1',
        push_token: 'token-1',
        state: 'granted',
        useragent: DEVICE.device_useragent,
        cordova: DEVICE.device_cordova,
        platform: 'iOS',
        uuid: 'F00-BA2',
        version: '19.1',
        model: 'iPhone18,1',
      }),
    ]);
  });

  test('keeps one row for a phone that registers again', async () => {
    await servery()
      .person()
      .call('Push.register', { pn_data: { ...PHONE, pushToken: 'token-2' }, device_state: 'denied' });
    expect(await devices(servery())).toMatchObject([
      { push_token: 'token-2', state: 'denied', customer_id: null },
    ]);
  });

  test('remembers the phone’s time zone, and answers nothing [ORD-290 ORD-291]', async () => {
    const here = { utc_offset: '+08:00', tz_iana: 'Australia/Perth', locale: 'en-AU', dates: '2026-11-17' };
    const answer = await servery()
      .person()
      .call('Push.timezone', { pn_data: { ...PHONE, ...here } });
    expect(answer).toEqual({});
    expect(await devices(servery())).toMatchObject([{ ...here, state: 'denied', model: '' }]);
  });

  test('counts a push that was opened, and answers nothing [ORD-288 ORD-289]', async () => {
    const person = servery().person();
    const opened = { pn_data: { ...PHONE, notif: 'lunch-is-on' } };
    expect(await person.call('Push.track_open', opened)).toEqual({});
    const rows = await servery().server.db.read(({ q }) => q.selectFrom('push_open').selectAll().execute());
    expect(rows).toMatchObject([
      { brand_code: 'demo', address: 'sub-1', notif: 'lunch-is-on', opened_at: servery().clock.now },
    ]);
    expect((await person.refused('Push.track_open', { pn_data: PHONE })).message).toBe(
      'pn_data.notif is missing',
    );
  });

  test('refuses a phone that cannot be reached', async () => {
    const nowhere = { pn_data: { provider: 'onesignal', appId: 'app-1' } };
    expect(await servery().person().refused('Push.register', nowhere)).toMatchObject({
      code: 'push_incomplete',
      message: '[PN] Error registering',
    });
    const zone = { pn_data: { provider: 'onesignal', utc_offset: '+08:00', tz_iana: 'Australia/Perth' } };
    expect((await servery().person().refused('Push.timezone', zone)).code).toBe('push_incomplete');
    expect((await servery().person().refused('Push.register', { pn_data: 'phone' })).code).toBe(
      'bad_request',
    );
  });

  test('takes the device fields and pn_data on any call [ORD-279 ORD-280]', async () => {
    const member = await signIn(servery().person({ AppMode: 'app' }));
    const sent = { ...DEVICE, pn_data: PHONE };
    await member.call('CustomerAccount', sent as never);
    await member.call('Merchant', { menu_name: 'banksia-kitchen', ...sent });
    const long = await member.refused('CustomerAccount', { device_model: 'x'.repeat(81) });
    expect(long.message).toBe('device_model is longer than 80 characters');
  });
});
