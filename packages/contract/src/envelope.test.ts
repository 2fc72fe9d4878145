import { expect, test } from 'vitest';
import { API_VERSION, APP_VERSION, envelopeFields, SESSION_MINUTES } from '#envelope';

const envelope = { RequestAction: 'AppHome', Token: 'demo', Version: '7', AppId: 'demo', AppMode: 'web' };

test('is API version 7 and app version 3.1.21 [ORD-012 ACC-010]', () => {
  expect([API_VERSION, APP_VERSION]).toEqual(['7', '3.1.21']);
});

test('is configured for sessions of 20160 minutes, 14 days [ACC-011]', () => {
  expect(SESSION_MINUTES).toBe(20160);
  expect(SESSION_MINUTES).toBe(14 * 24 * 60);
});

test('reads what every body carries', () => {
  expect(
    envelopeFields.parse({ ...envelope, LocalTimestamp: '1795000000', sid: 'abc', AppVersion: '3.1.21' }),
  ).toEqual({ ...envelope, LocalTimestamp: 1_795_000_000, sid: 'abc', AppVersion: '3.1.21' });
});

test.each([
  ['RequestAction', undefined, 'is missing'],
  ['RequestAction', '', 'is missing'],
  ['Token', undefined, 'is missing'],
  ['Version', undefined, 'is missing'],
  ['AppId', undefined, 'is missing'],
  ['AppMode', 'fridge', 'is not web, app, kiosk, pos or console'],
  ['LocalTimestamp', 'now', 'is not a whole number'],
  ['sid', 'x'.repeat(101), 'is longer than 100 characters'],
])('refuses a body whose %s is %s', (field, value, message) => {
  const read = envelopeFields.safeParse({ ...envelope, [field]: value });
  expect(read.error?.issues).toMatchObject([{ path: [field], message }]);
});
