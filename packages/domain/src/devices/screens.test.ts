import { describe, expect, test } from 'vitest';
import { pairingPage, scannedCode, type ScreenFacts, screenState, spacedCode } from '#devices/screens';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const there: ScreenFacts = { kind: 'kiosk', pairedAt: 1, seenAt: NOW, usedAt: NOW, signedIn: true };

describe('a screen', () => {
  test('is new until it is paired, whatever else is known of it', () => {
    expect(screenState({ ...there, pairedAt: 0 }, NOW)).toBe('new');
  });

  test('is signed out before it is silent', () => {
    expect(screenState({ ...there, signedIn: false, seenAt: 0 }, NOW)).toBe('out');
  });

  test('is silent once it missed three minutes, and not before', () => {
    expect(screenState({ ...there, seenAt: NOW - 3 * MINUTE }, NOW)).toBe('in_use');
    expect(screenState({ ...there, seenAt: NOW - 3 * MINUTE - 1 }, NOW)).toBe('silent');
  });

  test('is idle ten minutes after somebody last touched it; the kitchen’s is looked at all day', () => {
    const usedAt = NOW - 10 * MINUTE;
    expect(screenState({ ...there, usedAt }, NOW)).toBe('in_use');
    expect(screenState({ ...there, usedAt: usedAt - 1 }, NOW)).toBe('idle');
    expect(screenState({ ...there, kind: 'kitchen', usedAt: 0 }, NOW)).toBe('in_use');
  });
});

describe('the page to pair at', () => {
  const origin = 'https://shop.example:8443';

  test('is where the console is, unless the brand has hosts of its own and that is none of them', () => {
    expect(pairingPage('kiosk', { origin, hosts: [] })).toBe(`${origin}/kiosk/`);
    expect(pairingPage('till', { origin, hosts: ['other.example', 'shop.example'] })).toBe(`${origin}/pos/`);
    expect(pairingPage('till', { origin, hosts: ['dune.example'] })).toBe('https://dune.example:8443/pos/');
  });

  test('is the console’s for the kitchen', () => {
    expect(pairingPage('kitchen', { origin, hosts: ['dune.example'] })).toBe(`${origin}/console/pair`);
  });
});

test('a code is read in two halves', () => {
  expect(spacedCode('482917')).toBe('482 917');
});

test('a scanned code is read as a router hands it over, with its zeros, and anything else is none', () => {
  expect(scannedCode({ code: 482917 })).toBe('482917');
  expect(scannedCode({ code: '048291' })).toBe('048291');
  for (const code of [undefined, '', 48, '4829177', 'abcdef', { a: 1 }])
    expect(scannedCode({ code })).toBe('');
});
