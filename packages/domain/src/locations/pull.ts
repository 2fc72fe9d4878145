/** A pull begins near the top of the list, at the top of the page, and counts once it is long enough. */
export const PULL = { threshold: 100, triggerHeight: 50 } as const;

export type Pull = { startY: number; distance: number } | undefined;

/** `y` is counted from the top of what can be pulled; `scrolled` is how far the page is. */
export const beginPull = (y: number, scrolled: number): Pull =>
  scrolled <= 0 && y >= 0 && y <= PULL.triggerHeight ? { startY: y, distance: 0 } : undefined;

export const movePull = (pull: Pull, y: number): Pull =>
  pull && { ...pull, distance: Math.max(0, y - pull.startY) };

export const pullRefreshes = (pull: Pull): boolean => pull !== undefined && pull.distance >= PULL.threshold;
