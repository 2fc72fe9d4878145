const WINDOW_MS = 60_000;
const MOST_KEYS = 100_000;

export const minuteOf = (now: number): number => Math.floor(now / WINDOW_MS);
/** When whoever was refused may try again. */
export const secondsLeft = (now: number): number => Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000);

export type RateLimit = {
  /** Off for load tests alone. */
  counts: boolean;
  allows(key: string, perMinute: number, now: number): boolean;
};

/** Forgets those who called least: whoever fills the memory with new names does not get a new allowance by it. */
function makeRoom(counts: Map<string, number>): void {
  const half = counts.size / 2;
  for (let least = 1; counts.size > half; least *= 2)
    for (const [key, count] of counts) {
      if (counts.size <= half) return;
      if (count <= least) counts.delete(key);
    }
}

/** Counts per minute and key, in memory: each process guards itself. */
export function createRateLimit(mostKeys = MOST_KEYS): RateLimit {
  let counts = new Map<string, number>();
  let window = 0;
  return {
    counts: true,
    allows: (key, perMinute, now) => {
      const current = minuteOf(now);
      if (current !== window) {
        counts = new Map();
        window = current;
      }
      const count = (counts.get(key) ?? 0) + 1;
      if (count === 1 && counts.size >= mostKeys) makeRoom(counts);
      counts.set(key, count);
      return count <= perMinute;
    },
  };
}

export const noRateLimit: RateLimit = { counts: false, allows: () => true };
