import { weekdays } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { withHours } from '#hours/with-hours';
import { onDay, sampleFulfilment, samplePoint, sampleVenue } from '#testing/sample-venue';
import type { VenueFulfilment } from '#venue/model';
import { shopAt } from '#venue/shop-at';

const WED = '2026-11-18';
const first = (
  more: Partial<VenueFulfilment>,
  now: number,
  venue: Parameters<typeof sampleVenue>[0] = {},
) => {
  const { types } = shopAt(sampleVenue({ ...venue, fulfilment: [sampleFulfilment(more)] }), now);
  return types.map((type) => [type.first, type.why])[0];
};
const later = { asap: false };

test('at a moment when it is open, as soon as possible', () => {
  expect(first({}, onDay(WED, '12:00'))).toEqual(['As soon as possible', 'ready in about 15 min']);
});

test.each([
  ['06:10', { ...later, minNotice: 30 }, ['7 am', 'opens 7 am']],
  ['06:50', { ...later, minNotice: 30 }, ['7:30 am', '30 min notice']],
  ['12:00', { ...later, minNotice: 90 }, ['1:30 pm', '1 h 30 min notice']],
  ['12:00', { ...later, minNotice: 0 }, ['12 pm', 'open then']],
  ['22:00', { ...later, minNotice: 0 }, ['7 am, Tomorrow', 'opens 7 am, Tomorrow']],
  ['12:00', { ...later, minNotice: 2880 }, ['12 pm, Fri 20 Nov', '2 days notice']],
] as const)('at %s with %o the first is %s', (time, more, said) => {
  expect(first(more, onDay(WED, time))).toEqual(said);
});

test('a date of its own is what closes it', () => {
  const closed = { ...later, minNotice: 0, specialDates: [{ date: WED, windows: [] }] };
  expect(first(closed, onDay(WED, '12:00'))).toEqual(['7 am, Tomorrow', 'opens 7 am, Tomorrow']);
});

test('without hours it can’t be ordered', () => {
  expect(first({ ...later, windows: [] }, onDay(WED, '12:00'))).toEqual(['Can’t be ordered', 'has no hours']);
});

test('a table is ordered to while it is open, and at no time of one’s own', () => {
  const table = { code: 'table', timeFrame: 'none', asap: false } as const;
  expect(first(table, onDay(WED, '12:00'))?.[0]).toBe('As soon as possible');
  expect(first(table, onDay(WED, '06:00'))).toEqual(['Not at this time', 'opens 7 am']);
});

test('slots are had by their own cut-offs', () => {
  const slots = { code: 'deliver', timeType: 'slots', ...later } as const;
  const points = [samplePoint()];
  const at = (time: string) => first(slots, onDay(WED, time), { points });
  expect(at('12:00')).toEqual(['6 pm', '6 pm to 7 pm']);
  expect(at('16:30')).toEqual(['6 pm, Tomorrow', '6 pm to 7 pm']);
  expect(first(slots, onDay(WED, '12:00'), { points: [] })).toEqual([
    'Can’t be ordered',
    'has no slots or places',
  ]);
});

test('a venue that takes no orders says why', () => {
  expect(first(later, onDay(WED, '12:00'), { closed: true })).toEqual([
    'Can’t be ordered',
    shopAt(sampleVenue({ closed: true }), onDay(WED, '12:00')).line,
  ]);
});

test('hours that are only wanted count as if they held', () => {
  const none = Object.fromEntries(weekdays.map((day) => [day, []])) as never;
  const type = withHours(sampleFulfilment(later), {
    notice_minutes: 0,
    block_minutes: 15,
    block_capacity: 0,
    hours: { ...(none as object), wed: ['10:00-11:00', '18:00-01:00'] } as never,
    special_dates: [{ date: '2026-11-25', hours: ['20:00-22:00'] }],
  });
  const at = (date: string, time: string) =>
    shopAt(sampleVenue({ fulfilment: [type] }), onDay(date, time)).types[0]?.first;
  expect([at(WED, '09:00'), at(WED, '11:30'), at('2026-11-19', '00:30'), at('2026-11-25', '09:00')]).toEqual([
    '10 am',
    '6 pm',
    '12:30 am',
    '8 pm',
  ]);
});
