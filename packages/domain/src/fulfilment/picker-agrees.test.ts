import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFulfilment, emptyChoice } from '#fulfilment/choice';
import { pickerOf } from '#fulfilment/picker';
import { timesOn } from '#hours/times';
import { datesAround, TIMES, type Timetable, timetables } from '#testing/timetables';

const accepts = ({ type, zone, now }: Timetable, date: string, time: string): boolean =>
  checkFulfilment({ ...emptyChoice('pickup'), date, time }, type, { now, zone }).ok;

/** Everything that the picker lets a customer tap: its days, and the times of each. */
function offered({ type, zone, now }: Timetable): Map<string, Set<string>> {
  const { availability, days, disabled } = pickerOf(type, zone, now);
  return new Map(
    days
      .filter(({ available }) => available && !disabled)
      .map(({ date }) => [date, new Set(timesOn(availability, date, now).map(({ time }) => time))]),
  );
}

const steps = fc.array(fc.nat(9999), { minLength: 8, maxLength: 8 });
const pick = <T>(list: readonly T[], step: number): T => list[step % list.length] as T;

test('every time that the picker offers is accepted, and no other', () => {
  fc.assert(
    fc.property(timetables, steps, (timetable, picks) => {
      const held = offered(timetable);
      const times = [...held].flatMap(([date, each]) => [...each].map((time) => ({ date, time })));
      const dates = datesAround(timetable);
      const anywhere = picks.map((step) => ({ date: pick(dates, step), time: pick(TIMES, step * 7) }));
      const good = times.length === 0 ? [] : picks.map((step) => pick(times, step));
      for (const { date, time } of [...good, ...anywhere]) {
        const isOffered = held.get(date)?.has(time) ?? false;
        expect([date, time, accepts(timetable, date, time)]).toEqual([date, time, isOffered]);
      }
    }),
    runs(0.25),
  );
});

test('a venue that opens on special dates alone can be ordered from on those', () => {
  const special = {
    ph_date: '2026-11-20',
    menu_available: 1 as const,
    available_from: '09:00',
    available_to: '12:00',
  };
  const [sample] = fc.sample(timetables, { numRuns: 1, seed: 1 });
  const closed = {
    available_mon: [],
    available_tue: [],
    available_wed: [],
    available_thu: [],
    available_fri: [],
  };
  const timetable: Timetable = {
    zone: 'Australia/Perth',
    now: Date.parse('2026-11-18T10:00:00+08:00'),
    type: {
      ...sample!.type,
      ...closed,
      available_sat: [],
      available_sun: [],
      order_for_later: 1,
      online_status: 'online',
      min_notice: 0,
      time_block: 30,
      special_dates: [{ ...special, windows: [{ from: '09:00', to: '12:00' }] }],
    },
  };
  expect([...offered(timetable)].map(([date, times]) => [date, times.size])).toEqual([['2026-11-20', 6]]);
  expect(accepts(timetable, '2026-11-20', '09:30')).toBe(true);
});
