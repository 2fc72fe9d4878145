export const IDLE = { quietMs: 60_000, askMs: 20_000 } as const;

/** Watching for touches, asking whether somebody is still there, or over: nobody answered. */
export type Idle = { phase: 'watching' | 'asking' | 'over'; since: number };
export type IdleEvent = { kind: 'touched' | 'kept' | 'ticked'; at: number };

export const watchingFrom = (at: number): Idle => ({ phase: 'watching', since: at });

/** A stray touch does not answer the question; only 'Keep ordering' does. */
export function idleStep(idle: Idle, event: IdleEvent): Idle {
  if (event.kind === 'kept') return watchingFrom(event.at);
  if (event.kind === 'touched') return idle.phase === 'watching' ? watchingFrom(event.at) : idle;
  const past = event.at - idle.since;
  if (idle.phase === 'watching' && past >= IDLE.quietMs) return { phase: 'asking', since: event.at };
  if (idle.phase === 'asking' && past >= IDLE.askMs) return { phase: 'over', since: event.at };
  return idle;
}

export const msLeft = (idle: Idle, now: number): number =>
  idle.phase === 'asking' ? Math.max(0, IDLE.askMs - (now - idle.since)) : 0;
