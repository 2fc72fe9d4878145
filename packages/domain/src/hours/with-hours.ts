import type { OpenWindow } from '@servery/contract/entities/fulfilment';
import type { HoursValue } from '@servery/contract/entities/venue-hours';
import { WEEK } from '#hours/availability';
import type { VenueFulfilment } from '#venue/model';

const windowOf = (written: string): OpenWindow => {
  const [from = '', to = ''] = written.split('-');
  return { from, to };
};

/** A fulfilment type as it would be with these hours. */
export const withHours = (type: VenueFulfilment, value: HoursValue): VenueFulfilment => ({
  ...type,
  asap: value.asap_minutes !== undefined,
  asapMinutes: value.asap_minutes ?? 0,
  minNotice: value.notice_minutes,
  timeBlock: value.block_minutes,
  blockCapacity: value.block_capacity,
  windows: WEEK.flatMap((weekday) =>
    value.hours[weekday].map((written) => ({ weekday, ...windowOf(written) })),
  ),
  specialDates: value.special_dates.map(({ date, hours }) => ({ date, windows: hours.map(windowOf) })),
});
