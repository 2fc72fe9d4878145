import type { Weekday } from '@servery/contract/entities/fulfilment';
import { type Instant, localDate, weekdayOf } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { clockText, dayName } from '#hours/words';

/** When something is had: local HH:MM, an end that is not after its start is past midnight; both empty is all day. */
export type Daypart = {
  /** Empty is every day. */
  days: readonly Weekday[];
  from: string;
  to: string;
};

export type ProductLimits = {
  soldOut: { text: string; until: number } | undefined;
  from: string;
  to: string;
  /** Of the categories it stands in: all of them must be on. */
  dayparts?: readonly Daypart[];
};
export type ProductState = { available: boolean; text: string; notice: string };

/** '11:30' stays short on a label: 'Available until 11:30', but a full hour reads '9 pm'. */
const shortClock = (time: string): string => (time.endsWith(':00') ? clockText(time) : time);

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const shortDay = (day: Weekday): string => dayName(day).slice(0, 3);

/** 'Mon to Fri', 'Sat and Sun', 'Tue, Thu and Sat'. */
function daysText(days: readonly Weekday[]): string {
  const held = WEEK.filter((day) => days.includes(day));
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) return '';
  if (held.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === held.length - 1)
    return `${shortDay(first)} to ${shortDay(last)}`;
  const names = held.map(shortDay);
  return names.length === 1 ? dayName(first) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

type Local = { time: string; today: Weekday; yesterday: Weekday };

const runsOn = ({ days }: Daypart, day: Weekday): boolean => days.length === 0 || days.includes(day);

function isOn(part: Daypart, { time, today, yesterday }: Local): boolean {
  const { from, to } = part;
  const overnight = from !== '' && to !== '' && to <= from;
  if (overnight && time < to && runsOn(part, yesterday)) return true;
  return runsOn(part, today) && time >= from && (to === '' || overnight || time < to);
}

function offText(part: Daypart, { time, today }: Local): string {
  const { from, to } = part;
  const isOver = to > from && time >= to;
  if (!runsOn(part, today)) return `Available ${daysText(part.days)}`;
  return isOver ? `Available until ${shortClock(to)}` : `Available from ${shortClock(from)}`;
}

const noticeOf = ({ from, to }: Daypart): string =>
  to === '' || from === to ? '' : `Available until ${shortClock(to)}`;

/** Whether a product can be had for a moment, and what to say when not. `until` 0 is until further notice. */
export function productState(
  limits: ProductLimits,
  at: { now: Instant; when: Instant; zone: string },
): ProductState {
  const { soldOut, from, to, dayparts = [] } = limits;
  if (soldOut && (soldOut.until === 0 || soldOut.until > at.when))
    return { available: false, text: soldOut.text, notice: '' };
  const parts = [{ days: [], from, to }, ...dayparts].filter(
    (part) => part.from !== '' || part.to !== '' || part.days.length > 0,
  );
  if (parts.length === 0) return { available: true, text: '', notice: '' };
  const date = localDate(at.when, at.zone);
  const local = {
    time: localDateTime(at.when, at.zone).time,
    today: weekdayOf(date),
    yesterday: weekdayOf(date.subtract({ days: 1 })),
  };
  const off = parts.find((part) => !isOn(part, local));
  if (off) return { available: false, text: offText(off, local), notice: '' };
  return { available: true, text: '', notice: parts.map(noticeOf).find((text) => text !== '') ?? '' };
}
