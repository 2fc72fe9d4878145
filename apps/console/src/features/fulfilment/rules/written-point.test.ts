import { expect, test } from 'vitest';
import { NEW_POINT, pointToSave, withDay, writtenPoint } from '#features/fulfilment/rules/written-point.ts';

const typed = { ...NEW_POINT, label: ' Station ', capacity: '8', cut_off_days: '1' };

test('what is written is saved, and what is saved is written the same', () => {
  const checked = pointToSave(typed, 'stop');
  if (!('point' in checked)) throw new Error('it is not saved');
  expect(checked.point).toMatchObject({ kind: 'stop', label: 'Station', capacity: 8, cut_off_days: 1 });
  const again = pointToSave(writtenPoint({ id: 1, version: 1, value: checked.point }), 'stop');
  expect(again).toEqual(checked);
});

test.each([
  [{ label: ' ' }, 'label'],
  [{ time: '' }, 'time'],
  [{ cut_off_time: '' }, 'cut_off_time'],
  [{ days: [] }, 'days'],
  [{ capacity: '-1' }, 'capacity'],
  [{ cut_off_days: '1.5' }, 'cut_off_days'],
] as const)('%j is not saved, for its %s', (change, problem) => {
  expect(pointToSave({ ...typed, ...change, days: 'days' in change ? [] : typed.days }, 'slot')).toEqual({
    problems: new Set([problem]),
  });
});

test('days come and go in the order of the week', () => {
  expect(withDay(['tue', 'mon'], 'sun')).toEqual(['mon', 'tue', 'sun']);
  expect(withDay(['mon', 'tue'], 'mon')).toEqual(['tue']);
});
