import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asapDues } from '#fulfilment/asap';
import { availabilityOf } from '#fulfilment/choice';
import { isOpenAt } from '#hours/availability';
import { instantOf, localDateTime } from '#hours/times';
import { sampleType, weekOf } from '#testing/sample-type';
import { timetables } from '#testing/timetables';

const zone = 'Australia/Perth';
/** A Wednesday. */
const at = (time: string) => instantOf({ date: '2026-11-18', time }, zone);
const clocks = (type = sampleType(), now = at('12:03')) =>
  [...asapDues(type, { now, zone })].map(({ due, block }) =>
    [due, block].map((moment) => localDateTime(moment, zone).time),
  );

test('is due after its usual minutes, in the block that this lies in', () => {
  expect(clocks()[0]).toEqual(['12:18', '12:15']);
});

test('moves block by block until the venue closes', () => {
  const moved = clocks(sampleType(), at('20:03')).slice(1);
  expect(moved.map(([due]) => due)).toEqual(['20:30', '20:45']);
  expect(moved.every(([due, block]) => due === block)).toBe(true);
});

test('skips the hours in which the venue is closed, and goes on past midnight with the night that began today', () => {
  const nights = sampleType({
    time_block: 60,
    ...weekOf([
      { from: '11:00', to: '14:00' },
      { from: '22:00', to: '02:00' },
    ]),
  });
  expect(clocks(nights, at('12:50')).map(([due]) => due)).toEqual([
    '13:05',
    '22:00',
    '23:00',
    '00:00',
    '01:00',
  ]);
});

test('ends with the night that began today, also where tomorrow opens in the same moment', () => {
  const nights = sampleType({
    time_block: 60,
    ...weekOf([{ from: '22:00', to: '00:00' }], ['wed']),
    available_thu: [{ from: '00:00', to: '06:00' }],
  });
  expect(clocks(nights, at('22:10')).map(([due]) => due)).toEqual(['22:25', '23:00']);
});

test('moves to a block that begins at once, where an order takes no time', () => {
  const quick = sampleType({ asap_mins: 0 });
  expect(clocks(quick, at('20:29') + 30_000)).toEqual([
    ['20:29', '20:15'],
    ['20:30', '20:30'],
    ['20:45', '20:45'],
  ]);
});

test('offers later blocks in order, each open and none before the usual minutes are over', () => {
  fc.assert(
    fc.property(timetables, ({ type, zone: there, now }) => {
      const [first, ...later] = [...asapDues(type, { now, zone: there })];
      expect(first!.block <= first!.due).toBe(true);
      const availability = availabilityOf(type, there);
      for (const { due } of later) expect(isOpenAt(availability, due) && due > first!.due).toBe(true);
      expect(later).toEqual(later.toSorted((a, b) => a.due - b.due));
    }),
    runs(0.5),
  );
});
