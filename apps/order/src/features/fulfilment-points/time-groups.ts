import type { PickableTime } from '@servery/domain/hours/times';
import type { TimeGroup } from '@servery/ui/times/time-list';
import { t } from '#features/fulfilment-points/texts.ts';

/** In the order of the day: what is had before dawn belongs to the night that ends on it, not to the evening below. */
const PARTS: readonly { label: string; from: string; until: string }[] = [
  { label: t.earlyMorning, from: '00:00', until: '05:00' },
  { label: t.morning, from: '05:00', until: '12:00' },
  { label: t.lunch, from: '12:00', until: '14:00' },
  { label: t.afternoon, from: '14:00', until: '17:00' },
  { label: t.evening, from: '17:00', until: '24:00' },
];

/** '13:05' as '1:05': the part of the day says the rest. */
export function shortTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
}

/** The times of a day by part of day; parts without any are left out. */
export function timeGroups(times: readonly PickableTime[], full: readonly string[] = []): TimeGroup[] {
  return PARTS.map(({ label, from, until }) => {
    const inside = times.filter(({ time }) => time >= from && time < until);
    const read = (time: string) =>
      from === '00:00' ? t.am({ shortTime: shortTime(time) }) : shortTime(time);
    return {
      label,
      times: inside.map(({ time }) => {
        const none = full.includes(time);
        return {
          value: time,
          label: read(time),
          state: none ? ('full' as const) : ('free' as const),
          ...(none && { note: t.full }),
        };
      }),
    };
  }).filter((group) => group.times.length > 0);
}

/** More than this is not a list that anybody reads. */
const READABLE = 32;
const QUARTER = 15;

/**
 * A long list in small steps is shown by the quarter hour first; the earliest time and the chosen one are
 * always among them.
 */
export function quarterHours(times: readonly PickableTime[], chosen: string): readonly PickableTime[] {
  if (times.length <= READABLE) return times;
  return times.filter(({ time }, at) => at === 0 || time === chosen || Number(time.slice(3)) % QUARTER === 0);
}
