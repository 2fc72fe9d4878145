import type { FulfilmentType, OpenWindow } from '@servery/contract/entities/fulfilment';
import * as fc from 'fast-check';
import { sampleType } from '#testing/sample-type';

/** For tests: any timetable in any of three zones, at any moment, around the days on which their clocks change. */
export type Timetable = { zone: string; now: number; type: FulfilmentType };

const ZONES: Readonly<Record<string, readonly string[]>> = {
  'Australia/Perth': ['2026-11-18', '2026-12-31', '2028-02-28'],
  'Australia/Sydney': ['2026-10-03', '2026-10-04', '2027-04-04', '2026-11-18'],
  'Pacific/Auckland': ['2026-09-26', '2026-09-27', '2027-04-04', '2027-01-31'],
};

const two = (value: number): string => String(value).padStart(2, '0');
const time = fc
  .integer({ min: 0, max: 287 })
  .map((step) => `${two(Math.floor(step / 12))}:${two((step % 12) * 5)}`);
const opening: fc.Arbitrary<OpenWindow> = fc.record({ from: time, to: time });
/** None, one or two windows a day; one that ends before it starts runs past midnight. */
const windows = fc.array(opening, { maxLength: 2 });

const week = fc.record({
  available_mon: windows,
  available_tue: windows,
  available_wed: windows,
  available_thu: windows,
  available_fri: windows,
  available_sat: windows,
  available_sun: windows,
});

const specialDates = (date: string) =>
  fc
    .uniqueArray(fc.record({ away: fc.integer({ min: -1, max: 32 }), windows }), {
      maxLength: 4,
      selector: ({ away }) => away,
    })
    .map((list): FulfilmentType['special_dates'] =>
      list.map(({ away, windows: held }) => ({
        ph_date: Temporal.PlainDate.from(date).add({ days: away }).toString(),
        menu_available: held.length > 0 ? 1 : 0,
        available_from: held[0]?.from ?? '',
        available_to: held.at(-1)?.to ?? '',
        windows: held,
      })),
    );

const rules = fc.record({
  min_notice: fc.constantFrom(0, 15, 90, 1440),
  time_block: fc.constantFrom(0, 5, 10, 15, 30),
  order_for_later: fc.constantFrom(0 as const, 1 as const),
  online_status: fc.constantFrom('online' as const, 'online' as const, 'offline' as const),
});

export const timetables: fc.Arbitrary<Timetable> = fc
  .constantFrom(...Object.keys(ZONES))
  .chain((zone) => fc.tuple(fc.constant(zone), fc.constantFrom(...(ZONES[zone] ?? [])), time))
  .chain(([zone, date, clock]) =>
    fc.tuple(week, specialDates(date), rules, fc.nat(59)).map(([days, special_dates, held, second]) => ({
      zone,
      now: Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: clock }).add({
        seconds: second,
      }).epochMilliseconds,
      type: sampleType({ asap: 0, ...days, special_dates, ...held }),
    })),
  );

/** For tests: every date from two before today to two past the window, and every time of a day in steps of five. */
export function datesAround({ zone, now }: Timetable): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  return Array.from({ length: 37 }, (_, at) => today.add({ days: at - 2 }).toString());
}
export const TIMES: readonly string[] = Array.from(
  { length: 288 },
  (_, step) => `${two(Math.floor(step / 12))}:${two((step % 12) * 5)}`,
);
