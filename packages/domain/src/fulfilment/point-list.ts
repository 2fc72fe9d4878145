const ALMOST_FULL_BELOW = 20;

/** A slot, stop or pickup location as it is offered on a date. */
export type OfferedPoint = {
  id: number;
  label: string;
  /** When its orders are due, HH:MM. */
  dueTime: string;
  cutOff: string;
  available: number;
};

/** What was chosen stays chosen while it can be had; else the first, else none. */
export function keepOrFirst(offered: readonly OfferedPoint[], held: number): number {
  const free = offered.filter(({ available }) => available > 0);
  return free.some(({ id }) => id === held) ? held : (free[0]?.id ?? 0);
}

export type Fullness = 'free' | 'almost' | 'full';
export function fullnessOf(available: number): Fullness {
  if (available <= 0) return 'full';
  return available < ALMOST_FULL_BELOW ? 'almost' : 'free';
}
