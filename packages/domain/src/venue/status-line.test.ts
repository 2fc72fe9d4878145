import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { sampleType, weekOf } from '#testing/sample-type';
import { statusLine } from '#venue/status-line';

const zone = 'Australia/Perth';
/** A Wednesday. */
const at = (time: string) => instantOf({ date: '2026-11-18', time }, zone);
const pickup = sampleType({ code: 'pickup', ...weekOf([{ from: '07:00', to: '21:00' }]) });
const deliver = sampleType({ code: 'deliver', ...weekOf([{ from: '11:00', to: '22:00' }]) });
const venue = { standing_text: '', time_zone: zone, fulfilment: [pickup, deliver] };

test('speaks for the type that is chosen', () => {
  expect(statusLine(venue, at('12:00'), 'pickup')).toBe('Open now, until 9 pm');
  expect(statusLine(venue, at('12:00'), 'deliver')).toBe('Open now, until 10 pm');
  expect(statusLine(venue, at('08:00'), 'deliver')).toBe('Closed, opens 11 am today');
});

test('else for the one that closes last, and while all are closed for the one that opens first', () => {
  expect(statusLine(venue, at('12:00'))).toBe('Open now, until 10 pm');
  expect(statusLine({ ...venue, fulfilment: [deliver, pickup] }, at('12:00'))).toBe('Open now, until 10 pm');
  expect(statusLine(venue, at('08:00'))).toBe('Open now, until 9 pm');
  expect(statusLine({ ...venue, fulfilment: [deliver, pickup] }, at('08:00'))).toBe('Open now, until 9 pm');
  expect(statusLine(venue, at('06:00'))).toBe('Closed, opens 7 am today');
  expect(statusLine({ ...venue, fulfilment: [deliver, pickup] }, at('06:00'))).toBe(
    'Closed, opens 7 am today',
  );
  const never = sampleType({ ...weekOf([]) });
  expect(statusLine({ ...venue, fulfilment: [never, pickup] }, at('23:00'))).toBe(
    'Closed, opens 7 am tomorrow',
  );
});

test('says what the venue says of itself before any hours', () => {
  const soon = { ...venue, standing_text: 'Coming soon' };
  expect(statusLine(soon, at('12:00'))).toBe('Coming soon');
  expect(statusLine(soon, at('12:00'), 'pickup')).toBe('Coming soon');
  expect(statusLine({ ...venue, fulfilment: [] }, at('12:00'))).toBe('');
});
