import { expect, test } from 'vitest';
import { deviceWords, isFailedTry, shortAddress } from '#identity/sign-ins';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34::/64', '2001:db8:12::'],
  ['0:0:0:1::/64', '0:0:0::'],
  ['', ''],
  ['unknown', ''],
])('keeps of the address %s what names a network: %s', (address, kept) => {
  expect(shortAddress(address)).toBe(kept);
});

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Mac',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('reads %s as %s', (agent, words) => {
  expect(deviceWords(agent)).toBe(words);
});

test('tells who came in from who tried in vain', () => {
  expect(isFailedTry('wrong_code')).toBe(true);
  expect(isFailedTry('recovery_code')).toBe(false);
});
