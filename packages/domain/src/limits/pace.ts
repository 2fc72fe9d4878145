import { catalogue } from '#texts/catalogue';

/** After so many tries within a window, each further one has to wait so long after the one before it. */
export type Pace = { after: number; windowMs: number; waitMs: number };

/** How long the next try has to wait still; 0 if it may be made now. `tries` are the instants of those before it. */
export function waitLeft(paces: readonly Pace[], tries: readonly number[], now: number): number {
  const waits = paces.flatMap(({ after, windowMs, waitMs }) => {
    const within = tries.filter((at) => at > now - windowMs);
    return within.length < after ? [] : [Math.max(...within) + waitMs - now];
  });
  return Math.max(0, ...waits);
}

/** How far back tries matter, and how many of them. */
export const memoryOf = (paces: readonly Pace[]): { windowMs: number; most: number } => ({
  windowMs: Math.max(0, ...paces.map(({ windowMs }) => windowMs)),
  most: Math.max(0, ...paces.map(({ after }) => after)),
});

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
const LONG_HOURS = 20;

const t = catalogue('waits', {
  seconds: '{count|a second|# seconds}',
  minutes: '{count|a minute|# minutes}',
  hours: '{count|an hour|# hours}',
  day: 'a day',
});

/** '30 seconds', 'a minute', '15 minutes', 'an hour', 'a day': never less than it takes. */
export function waitWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / SECOND_MS));
  if (seconds < 60) return t.seconds({ count: seconds });
  const minutes = Math.ceil(ms / MINUTE_MS);
  if (minutes < 60) return t.minutes({ count: minutes });
  const hours = Math.ceil(ms / HOUR_MS);
  return hours < LONG_HOURS ? t.hours({ count: hours }) : t.day;
}
