const WINDOW_MS = 60_000;
const MOST_KEYS = 100_000;

export type RateLimit = { allows(key: string, perMinute: number, now: number): boolean };

/** Counts per minute and key, in memory: each process guards itself. */
export function createRateLimit(): RateLimit {
  let counts = new Map<string, number>();
  let window = 0;
  return {
    allows: (key, perMinute, now) => {
      const current = Math.floor(now / WINDOW_MS);
      if (current !== window || counts.size > MOST_KEYS) {
        counts = new Map();
        window = current;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
  };
}

export const noRateLimit: RateLimit = { allows: () => true };
