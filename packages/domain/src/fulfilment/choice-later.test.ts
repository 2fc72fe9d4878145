import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import {
  availabilityOf,
  availableText,
  emptyChoice,
  hasLaterTime,
  isDelivery,
  keepOnlyTime,
  needsTime,
  takesTimes,
} from '#fulfilment/choice';
import { instantOf } from '#hours/times';
import { sampleType } from '#testing/sample-type';

const pickup = sampleType();
const zone = 'Australia/Perth';
/** A Wednesday. */
const noon = instantOf({ date: '2026-11-18', time: '12:00' }, zone);
const tomorrow = { date: '2026-11-19', time: '12:15' };

test('is worked out once for a type in a zone', () => {
  const held = availabilityOf(pickup, zone);
  expect(availabilityOf(pickup, zone)).toBe(held);
  expect(availabilityOf(pickup, 'Australia/Sydney')).toMatchObject({ zone: 'Australia/Sydney' });
});

test('says of its times what it has to say, for whichever way it is', () => {
  const said = (more: Partial<FulfilmentType>) => availableText({ ...pickup, ...more });
  expect(said({ available_text_pickup: 'a', available_text_deliver: 'b' })).toBe('a');
  expect(said({ available_text_deliver: 'b', available_text_dinein: 'c' })).toBe('b');
  expect(said({ available_text_dinein: 'c' })).toBe('c');
});

test('is brought to somebody where it is delivered or asks for an address', () => {
  expect(isDelivery({ code: 'deliver', address_required: 0 })).toBe(true);
  expect(isDelivery({ code: 'pickup', address_required: 1 })).toBe(true);
  expect(isDelivery({ code: 'pickup', address_required: 0 })).toBe(false);
});

test('a popup that is left keeps a whole day and time, of the same type, and nothing less', () => {
  const held = { ...emptyChoice('pickup'), asap: true };
  const draft = { ...held, ...tomorrow };
  expect(keepOnlyTime(held, { ...draft, asap: false })).toMatchObject({ ...tomorrow, asap: false });
  for (const left of [
    undefined,
    draft,
    { ...draft, asap: false, date: '' },
    { ...draft, asap: false, time: '' },
    { ...draft, asap: false, code: 'deliver' as const },
  ])
    expect(keepOnlyTime(held, left)).toBe(held);
  expect(keepOnlyTime(undefined, draft)).toBeUndefined();
});

test('a pause lets order for after it, until it is over', () => {
  const paused = (paused_until: number): FulfilmentType => ({
    ...pickup,
    online_status: 'offline',
    order_for_later: 0,
    paused_until,
  });
  expect(takesTimes(paused(noon / 1000 + 1), noon)).toBe(true);
  expect([takesTimes(paused(noon / 1000), noon), takesTimes(paused(noon / 1000 - 60), noon)]).toEqual([
    false,
    false,
  ]);
});

test('has a later time where one is asked for and the venue opens again', () => {
  const later = (more: Partial<FulfilmentType>) => hasLaterTime({ ...pickup, ...more }, { now: noon, zone });
  expect(later({})).toBe(true);
  expect(later({ time_type: 'slots' })).toBe(true);
  expect(later({ time_type: 'slots', time_frame: 'none' })).toBe(false);
  expect(later({ time_frame: 'none' })).toBe(false);
  expect(later({ online_status: 'offline', order_for_later: 0 })).toBe(false);
  expect(needsTime({ ...pickup, time_frame: 'none', asap: 1 })).toBe(true);
  expect(needsTime({ ...pickup, time_frame: 'none', asap: 0 })).toBe(false);
  expect(needsTime({ ...pickup, time_frame: 'location', asap: 1 })).toBe(false);
});
