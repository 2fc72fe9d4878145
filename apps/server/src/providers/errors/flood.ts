const WINDOW_MS = 60_000;
/** Each side has its own, so that a broken page cannot hide a broken server. */
const MOST_A_MINUTE = 30;
const MOST_ALIKE = 3;

/** Whether one more may go out: a fault that happens a thousand times a minute is told three times. */
export function createFlood(): (report: { from: string; alike: string }, now: number) => boolean {
  let window = 0;
  let counts = new Map<string, number>();
  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  return ({ from, alike }, now) => {
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    // The total first: once it is used up, nothing more is remembered of what comes.
    if ((counts.get(from) ?? 0) >= MOST_A_MINUTE) return false;
    if (count(`${from}:${alike}`) > MOST_ALIKE) return false;
    count(from);
    return true;
  };
}
