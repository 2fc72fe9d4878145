import { expect, test } from 'vitest';
import { WEEK } from '#hours/availability';
import { instantOf } from '#hours/times';
import { checkOccurrence } from '#standing-orders/as-order';
import { blankStanding, dueOn, placedAt } from '#standing-orders/standing-order';
import { sampleOrder } from '#testing/sample-order';
import { sampleFulfilment, sampleProduct, sampleVenue } from '#testing/sample-venue';

const ZONE = 'Australia/Sydney';
const venue = sampleVenue({
  timeZone: ZONE,
  fulfilment: [
    sampleFulfilment({
      windows: WEEK.map((weekday) => ({ weekday, from: '00:00', to: '06:00' })),
      standing: { cutOffTime: '20:00', cutOffDays: 1, discountBasisPoints: 0 },
    }),
  ],
});
const everyDay = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 1, sun: 1 };
const order = {
  ...blankStanding(venue, 7),
  time: '02:30',
  items: [{ productId: sampleProduct().id, options: [], quantities: everyDay }],
};

/** The clocks go forward at 2 am on 4 October. */
test.each([
  ['2026-10-03', '02:30'],
  ['2026-10-04', '03:30'],
  ['2026-10-05', '02:30'],
])('the order of %s is for what the clock shows that day: %s', (date, time) => {
  const mia = {
    id: 7,
    status: 1,
    name: 'Mia Kowalski',
    email: 'mia@example.com',
    mobile: '+61491570156',
  } as const;
  const { asks, customer } = sampleOrder({ customer: mia });
  const checked = checkOccurrence(
    order,
    { date, method: 'BALANCE' },
    { venue, asks, customer, now: placedAt(order, date, venue) },
  );
  expect(checked).toMatchObject({
    ok: true,
    checked: { chosen: { kind: 'time', date, time, at: instantOf({ date, time }, ZONE) } },
  });
  expect(dueOn(order, date, venue)).toBe(instantOf({ date, time }, ZONE));
});
