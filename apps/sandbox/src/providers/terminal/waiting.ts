import type { Session } from './pinpad.ts';

type End = 'over' | 'lost';

/** Who waits for the end of a transaction: a call of the till stays open until the pinpad is done. */
export function openWaiting(announce: () => void) {
  const waiting = new Map<Session, ((end: End) => void)[]>();
  return {
    wake: (session: Session, end: End): void => {
      const listeners = waiting.get(session) ?? [];
      waiting.delete(session);
      for (const tell of listeners) tell(end);
      announce();
    },
    end: (session: Session, stopping: AbortSignal): Promise<End> =>
      new Promise((tell) => {
        if (session.over) {
          tell('over');
          return;
        }
        stopping.addEventListener('abort', () => tell('lost'), { once: true });
        waiting.set(session, [...(waiting.get(session) ?? []), tell]);
      }),
  };
}
export type Waiting = ReturnType<typeof openWaiting>;
