import { expect, test } from 'vitest';
import { timesByHour } from '#pos/fulfilment/times-by-hour.ts';

test('groups times by their hour, in order', () => {
  expect(timesByHour(['11:50', '11:55', '12:00', '13:30'])).toEqual([
    { label: '11 am', times: ['11:50', '11:55'] },
    { label: '12 pm', times: ['12:00'] },
    { label: '1 pm', times: ['13:30'] },
  ]);
  expect(timesByHour([])).toEqual([]);
});
