import type { Instant } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { clockText } from '#hours/words';

export type ProductLimits = {
  soldOut: { text: string; until: number } | undefined;
  /** Local HH:MM; both empty is all day. */
  from: string;
  to: string;
};
export type ProductState = { available: boolean; text: string; notice: string };

/** '11:30' stays short on a label: 'Available until 11:30', but a full hour reads '9 pm'. */
const shortClock = (time: string): string => (time.endsWith(':00') ? clockText(time) : time);

/** Whether a product can be had for a moment, and what to say when not. `until` 0 is until further notice. */
export function productState(
  limits: ProductLimits,
  at: { now: Instant; when: Instant; zone: string },
): ProductState {
  const { soldOut, from, to } = limits;
  if (soldOut && (soldOut.until === 0 || soldOut.until > at.when))
    return { available: false, text: soldOut.text, notice: '' };
  if (from === '' && to === '') return { available: true, text: '', notice: '' };
  const { time } = localDateTime(at.when, at.zone);
  if (from !== '' && time < from)
    return { available: false, text: `Available from ${shortClock(from)}`, notice: '' };
  if (to !== '' && time >= to)
    return { available: false, text: `Available until ${shortClock(to)}`, notice: '' };
  return { available: true, text: '', notice: to === '' ? '' : `Available until ${shortClock(to)}` };
}
