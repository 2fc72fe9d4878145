import type { Heat } from '@servery/ui/staff/slip';

const WARM = 300;
const HOT = 120;
const LONG_WAIT = 300;

export function heatOf(left: number): Heat {
  if (left < 0) return 'late';
  if (left < HOT) return 'hot';
  return left < WARM ? 'warm' : 'calm';
}

/** Share of the time between placed and due that is left; a late one fills the bar. */
export function leftShare(order: { placed: number; due: number }, now: number): number {
  const left = order.due - now;
  if (left < 0) return 100;
  const whole = order.due - order.placed;
  return whole <= 0 ? 0 : Math.min(100, (left / whole) * 100);
}

/** '6:15', '−1:40', and from an hour on '2 h 05'. */
export function countdownText(left: number): string {
  const sign = left < 0 ? '−' : '';
  const size = Math.abs(left);
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(size / 60);
  return minutes < 60
    ? `${sign}${minutes}:${pad(size % 60)}`
    : `${sign}${Math.floor(minutes / 60)} h ${pad(minutes % 60)}`;
}

export const waitsLong = (waited: number): boolean => waited >= LONG_WAIT;
