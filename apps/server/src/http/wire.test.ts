import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API_VERSION,
  APP_VERSION,
  type Envelope,
  envelopeFields,
  SESSION_MINUTES,
} from '@servery/contract/envelope';
import { expect, test } from 'vitest';
import { signIn, visit } from '../../testing/orders.ts';
import { inEachServery, ROOT } from '../../testing/servery.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ASK = 'Token=demo-token&Version=7&AppId=servery-demo&AppMode=web';

inEachServery('the wire', (servery) => {
  const post = (body: string, path = '/api', headers: Record<string, string> = FORM) =>
    fetch(`${servery().url}${path}`, { method: 'POST', body, headers });
  const asked = async (body: string) => (await (await post(body)).json()) as Envelope;

  test('is one path that takes form bodies by POST, and nothing below it [ORD-274 CHK-227 ACC-253]', async () => {
    expect((await post(`${ASK}&RequestAction=AppHome`)).status).toBe(200);
    expect((await post(`${ASK}&RequestAction=AppHome`, '/api/AppHome')).status).toBe(404);
    const json = { 'content-type': 'application/json' };
    expect((await post('{"RequestAction":"AppHome"}', '/api', json)).status).toBe(415);
  });

  test('selects the action by RequestAction [ORD-275]', async () => {
    const home = await asked(`${ASK}&RequestAction=AppHome`);
    expect(home.Response).toHaveProperty('blocks');
    const menu = await asked(`${ASK}&RequestAction=Merchant&menu_name=banksia-kitchen`);
    expect(menu.Response).toHaveProperty('merchant');
    expect((await asked(`${ASK}&RequestAction=Nonsense`)).Response).toMatchObject([
      'We don’t know this request',
      { code: 'unknown_action' },
    ]);
  });

  test('reads Token, Version, AppId, AppVersion, AppMode and LocalTimestamp in seconds from every body [ORD-276 CHK-229]', async () => {
    const whole = `${ASK}&AppVersion=3.1.21&LocalTimestamp=1795000000&RequestAction=AppHome`;
    expect((await asked(whole)).ResponseCode).toBe('SUCCESS');
    const without = async (field: string) =>
      (await asked(whole.replace(new RegExp(`(^|&)${field}=[^&]*`), ''))).Response;
    for (const field of ['Token', 'Version', 'AppId', 'AppMode'])
      expect(await without(field)).toMatchObject([expect.any(String), { code: 'bad_request', field }]);
    expect((await asked(whole.replace('1795000000', 'noon'))).Response).toMatchObject([
      'LocalTimestamp is not a whole number',
      { code: 'bad_request' },
    ]);
    expect(Object.keys(envelopeFields.shape)).toEqual(
      expect.arrayContaining(['Token', 'Version', 'AppId', 'AppVersion', 'AppMode', 'LocalTimestamp', 'sid']),
    );
  });

  test('knows a caller again by the sid that it answered before [ORD-277]', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await person.call('ManageCart.load_checkout', {
      ...venue.at,
      checkout_options: { order_note: 'Mine' },
    });
    expect(person.sid).toMatch(/^[\w-]{43}$/);
    expect((await person.call('ManageCart.load_checkout', venue.at)).order.note).toBe('Mine');
    person.forget();
    expect((await person.call('ManageCart.load_checkout', venue.at)).order.note).toBe('');
  });

  test('is of version 7, and the app of 3.1.21, for a venue in Western Australia [ORD-012 CHK-256]', async () => {
    const { merchant } = await visit(servery().person());
    expect([merchant.locale.country_code, merchant.state]).toEqual(['AU', 'WA']);
    expect([API_VERSION, APP_VERSION]).toEqual(['7', '3.1.21']);
    const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(root.version).toBe(APP_VERSION);
    for (const brand of servery().server.brands.all) expect(brand.app.newest_version).toBe(APP_VERSION);
    const old = await asked(`${ASK.replace('Version=7', 'Version=6')}&RequestAction=AppHome`);
    expect(old.Response).toMatchObject([expect.stringContaining('Update required'), {}]);
  });

  test('says with Available, Required and Link that there is a newer app [ORD-281 ORD-343]', async () => {
    const older = await asked(`${ASK}&AppVersion=3.0.0&RequestAction=AppHome`);
    expect(older.ResponseCode).toBe('SUCCESS');
    expect(older.Upgrade).toEqual({ Available: 1, Required: 0, Link: expect.stringContaining('https://') });
    const newest = await asked(`${ASK}&AppVersion=3.1.21&RequestAction=AppHome`);
    expect(newest).not.toHaveProperty('Upgrade');
    const version = await asked(`${ASK.replace('Version=7', 'Version=6')}&RequestAction=AppHome`);
    expect(version.Upgrade).toMatchObject({ Available: 1, Required: 1 });
  });

  test('answers ResponseCode and Response always, on failure a list that begins with the message [ORD-282 ORD-283 CHK-230 ACC-254]', async () => {
    for (const body of [
      `${ASK}&RequestAction=AppHome`,
      `${ASK}&RequestAction=Merchant&menu_name=x`,
      'nothing',
    ]) {
      const envelope = await asked(body);
      expect(Object.keys(envelope).slice(0, 2)).toEqual(['ResponseCode', 'Response']);
      if (envelope.ResponseCode !== 'SUCCESS')
        expect(envelope.Response).toEqual([expect.stringMatching(/\w+ \w+/), expect.any(Object)]);
    }
  });

  test('answers SUCCESS, AUTH to somebody who has to sign in, and ERROR to everything else [ORD-284 ACC-254]', async () => {
    expect((await asked(`${ASK}&RequestAction=AppHome`)).ResponseCode).toBe('SUCCESS');
    expect((await asked(`${ASK}&RequestAction=CustomerAccount`)).ResponseCode).toBe('AUTH');
    expect((await asked(`${ASK}&RequestAction=Merchant&menu_name=x`)).ResponseCode).toBe('ERROR');
  });

  test('answers the account of a member with customer and account, and AUTH to a guest [ORD-286]', async () => {
    const device = { device_platform: 'ios', pn_data: { provider: 'onesignal' }, component: 'Account' };
    const member = await signIn(servery().person());
    const answer = await member.call('CustomerAccount', device);
    expect(answer.customer.id).toBeGreaterThan(0);
    expect(answer.account.currency_code).toBe('AUD');
    expect((await servery().person().refused('CustomerAccount', device)).auth).toBe(true);
  });

  test('answers a ping by GET, with or without a session, and nobody keeps the answer [ACC-229]', async () => {
    for (const query of ['', '?sid=abc']) {
      const response = await fetch(`${servery().url}/api/ping${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('keeps a session for 20160 minutes after it was last used', async () => {
    expect(SESSION_MINUTES).toBe(20_160);
    const begun = servery().clock.now;
    const member = await signIn(servery().person());
    const venue = await visit(member);
    servery().clock.now += SESSION_MINUTES * 60_000 - 1;
    await member.call('CustomerAccount');
    await member.call('ManageCart.load_checkout', venue.at);
    servery().clock.now += SESSION_MINUTES * 60_000 - 1;
    await member.call('CustomerAccount');
    servery().clock.now += 1;
    expect((await member.refused('CustomerAccount', {})).auth).toBe(true);
    const checkout = await member.call('ManageCart.update_checkout', venue.at);
    expect(checkout.order.items).toEqual([]);
    servery().clock.now = begun;
  });
});
