import { expect, test } from 'vitest';
import {
  freeName,
  lastPayment,
  leftText,
  type Screen,
  screenPlace,
  stateText,
  type Terminal,
  terminalState,
  wentAway,
} from '#features/devices/rules/screen-words.ts';

const NOW = Date.parse('2026-11-18T12:00:00+08:00');
const clock = { zone: 'Australia/Perth', now: NOW };
const kiosk: Screen = {
  id: 1,
  kind: 'kiosk',
  name: 'Kiosk 1',
  place: 'Courtyard',
  state: 'in_use',
  email: '',
  pos_id: '',
  eftpos: 0,
  paired: 1,
  seen: NOW / 1000,
  code_expires: 0,
};

test('says when a screen was last seen, and is alarmed by one that went away within the hour', () => {
  const away: Screen = { ...kiosk, state: 'silent', seen: NOW / 1000 - 600 };
  expect(stateText(away, clock)).toBe('Not seen since 11:50 am');
  expect(stateText(kiosk, clock)).toBe('In use');
  expect(stateText({ ...kiosk, state: 'new' }, clock)).toBe('Not paired yet');
  expect(stateText({ ...kiosk, state: 'new', email: 'k@example.com' }, clock)).toBe('Signed out');
  expect(wentAway(away, NOW)).toBe(true);
  expect(wentAway({ ...away, seen: NOW / 1000 - 3601 }, NOW)).toBe(false);
  expect(wentAway({ ...away, state: 'idle' }, NOW)).toBe(false);
});

test('names a new screen after its kind, with the first number that is free', () => {
  expect(freeName('kiosk', [])).toBe('Kiosk 1');
  expect(freeName('kiosk', [kiosk, { ...kiosk, name: 'Kiosk 3' }])).toBe('Kiosk 2');
  expect(screenPlace(kiosk)).toBe('Kiosk, Courtyard');
  expect(screenPlace({ ...kiosk, kind: 'kitchen', place: '' })).toBe('Kitchen screen');
});

test('counts minutes and seconds down, and stops at nothing', () => {
  expect(leftText(582_000)).toBe('9:42');
  expect(leftText(59_001)).toBe('1:00');
  expect(leftText(-5)).toBe('0:00');
});

test('a pinpad is ready, not paired, or has a payment that nobody knows the end of', () => {
  const pinpad: Terminal = {
    id: 1,
    screen: 'Kiosk 1',
    pos_id: '',
    paired: 1,
    last: 'approved',
    last_amount: '36.40',
    last_card: 'Visa',
    last_at: 1,
  };
  expect(terminalState(pinpad)).toEqual({ text: 'Ready', tone: 'good' });
  expect(terminalState({ ...pinpad, last: 'unclear' }).tone).toBe('bad');
  expect(terminalState({ ...pinpad, paired: 0, last: 'unclear' }).text).toBe('Not paired');
  expect(lastPayment(pinpad)).toBe('$36.40, Visa');
  expect(lastPayment({ ...pinpad, last_card: '' })).toBe('$36.40, approved');
  expect(lastPayment({ ...pinpad, last: 'declined' })).toBe('$36.40, declined');
  expect(lastPayment({ ...pinpad, last: '' })).toBe('None yet');
});
