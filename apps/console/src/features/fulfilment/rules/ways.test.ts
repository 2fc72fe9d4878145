import { expect, test } from 'vitest';
import { CHOSEN_TIMES, isWithoutPoints, timesOf } from '#features/fulfilment/rules/ways.ts';

const stop = {
  id: 1,
  version: 1,
  value: {
    kind: 'stop' as const,
    label: 'Station',
    time: '12:00',
    cut_off_time: '11:00',
    cut_off_days: 0,
    days: [],
    capacity: 0,
    zones: [],
  },
};

test('a day is asked for with times and slots, a place with stops and locations', () => {
  expect(CHOSEN_TIMES.map((each) => timesOf(each).time_frame)).toEqual([
    'none',
    'datetime',
    'datetime',
    'location',
    'location',
  ]);
});

test('says where there is nothing to choose from', () => {
  const without = CHOSEN_TIMES.filter((time_type) => isWithoutPoints({ time_type }, [stop]));
  expect(without).toEqual(['slots', 'locations']);
});
