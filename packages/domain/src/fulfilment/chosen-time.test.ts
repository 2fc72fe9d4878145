import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChosenTime,
  chosenTime,
  type HeldTime,
  isForLater,
  type SentTime,
  wantedMoment,
} from '#fulfilment/chosen-time';
import { instantOf } from '#hours/times';
import { sampleType } from '#testing/sample-type';

const zone = 'Australia/Perth';
const now = instantOf({ date: '2026-11-18', time: '12:00' }, zone);
const clock = { now, zone };
const nothing: HeldTime = { asap: false, date: '', time: '', slotId: 0, stopId: 0, locationId: 0 };
const tomorrow = { date: '2026-11-19', time: '12:15' };
const at = instantOf(tomorrow, zone);
const atNoon: ChosenTime = { kind: 'time', ...tomorrow, at };

const chosen = (held: Partial<HeldTime>, sent: SentTime = {}, type = sampleType()) =>
  chosenTime({ held: { ...nothing, ...held }, sent }, type, clock);

test('is what the call says, else what is held', () => {
  expect(chosen({ asap: true })).toEqual({ kind: 'asap' });
  expect(chosen(tomorrow, { asap: true })).toEqual({ kind: 'asap' });
  expect(chosen({ asap: true }, { asap: false })).toEqual({ kind: 'none' });
  expect(chosen(tomorrow)).toEqual(atNoon);
  expect(chosen({ date: '2026-11-20', time: '09:00' }, tomorrow)).toEqual(atNoon);
  expect(chosen({ date: '2026-11-19' })).toEqual({ kind: 'day', date: '2026-11-19' });
  expect(chosen({})).toEqual({ kind: 'none' });
});

test('takes a time in a call for the end of ASAP, even beside its flag [ORD-100]', () => {
  for (const sent of [{ at }, tomorrow, { ...tomorrow, asap: true }, { at, asap: true }])
    expect(chosen({ asap: true }, sent)).toEqual(atNoon);
});

test('never finds ASAP where the type has none', () => {
  const without = sampleType({ asap: 0 });
  expect(chosen({ asap: true, ...tomorrow }, { asap: true }, without)).toEqual(atNoon);
  expect(chosen({ asap: true }, {}, without)).toEqual({ kind: 'none' });
});

test('is a point on a date where the type has points, whatever is said of ASAP and of a time', () => {
  const slots = sampleType({ time_type: 'slots' });
  const point = { kind: 'point', point: 'slot', id: 7, date: '2026-11-19' };
  expect(chosen({ asap: true, date: '2026-11-19' }, { asap: true, slotId: 7 }, slots)).toEqual(point);
  expect(chosen({ slotId: 7, stopId: 9 }, { at }, slots)).toEqual(point);
  expect(chosen({ date: '2026-11-19', stopId: 9 }, {}, slots)).toEqual({ kind: 'day', date: '2026-11-19' });
});

const anyHeld = fc.record({
  asap: fc.boolean(),
  date: fc.constantFrom('', '2026-11-19'),
  time: fc.constantFrom('', '12:15'),
  slotId: fc.nat(2),
  stopId: fc.nat(2),
  locationId: fc.nat(2),
});
const anySent = fc.record(
  { asap: fc.boolean(), date: fc.constant('2026-11-20'), time: fc.constant('18:30'), at: fc.constant(at) },
  { requiredKeys: [] },
);
const anyType = fc
  .record({
    asap: fc.constantFrom(0 as const, 1 as const),
    time_type: fc.constantFrom('none' as const, 'user' as const, 'slots' as const, 'stops' as const),
  })
  .map(sampleType);

test('is for now only with ASAP that was asked for and that the type has, and says the same of its own words', () => {
  fc.assert(
    fc.property(anyHeld, anySent, anyType, (held, sent, type) => {
      const choice = chosen(held, sent, type);
      const timed = sent.at !== undefined || sent.date !== undefined || sent.time !== undefined;
      if (choice.kind === 'asap')
        expect([type.asap, timed, sent.asap ?? held.asap]).toEqual([1, false, true]);
      if (timed && choice.kind === 'none')
        expect([sent.at, sent.date, held.date]).toEqual([undefined, undefined, '']);
      if (choice.kind === 'time') expect(chosen({ ...choice, asap: false }, {}, type)).toEqual(choice);
      expect(isForLater(choice)).toBe(choice.kind !== 'asap' && choice.kind !== 'none');
    }),
  );
});

test('takes a date alone, or a time alone, for the end of ASAP too', () => {
  expect(chosen({ asap: true }, { date: '2026-11-19' })).toEqual({ kind: 'day', date: '2026-11-19' });
  expect(chosen({ asap: true, date: '2026-11-19' }, { time: '12:15' })).toEqual(atNoon);
});

test('is a whole minute, whatever moment a call names', () => {
  expect(chosen({}, { at: at + 59_999 })).toEqual(atNoon);
});

test('keeps the moment of a choice until another day or time is chosen', () => {
  const held = { ...tomorrow, at: at + 3_600_000 };
  expect(chosen(held)).toEqual({ ...atNoon, at: held.at });
  expect(chosen(held, { time: '12:30' })).toMatchObject({ at: at + 15 * 60_000 });
  expect(chosen(held, { date: '2026-11-20' })).toMatchObject({ at: at + 24 * 3_600_000 });
});

test('means the second pass of a repeated hour where the first lies within the notice', () => {
  const sydney = 'Australia/Sydney';
  const when = { date: '2027-04-04', time: '02:15' };
  const first = instantOf(when, sydney);
  const asked = (min_notice: number) =>
    chosenTime({ held: { ...nothing, ...when } }, sampleType({ min_notice }), {
      now: first - 25 * 60_000,
      zone: sydney,
    });
  expect(asked(25)).toMatchObject({ at: first });
  expect(asked(26)).toMatchObject({ at: first + 3_600_000 });
});

test('goods are wanted for the time that was chosen, for that of the place, and else for now', () => {
  const point: ChosenTime = { kind: 'point', point: 'slot', id: 7, date: '2026-11-19' };
  expect(wantedMoment(atNoon, now, 5)).toBe(at);
  expect(wantedMoment(point, now, 5)).toBe(5);
  expect(wantedMoment(point, now, undefined)).toBe(now);
  for (const kind of ['asap', 'none'] as const) expect(wantedMoment({ kind }, now, 5)).toBe(now);
});
