import type { LiveEvent } from '@servery/contract/events';

type Listener = (event: LiveEvent) => void;

export type LiveBus = {
  /** Tells everybody in this process and, where there are several, in the others. */
  publish(events: readonly LiveEvent[]): void;
  /** From another process. */
  receive(event: LiveEvent): void;
  listen(listener: Listener): () => void;
  /** How events leave this process; embedded there is nowhere to go. */
  forwardTo(send: (events: readonly LiveEvent[]) => void): void;
};

export function createBus(): LiveBus {
  const listeners = new Set<Listener>();
  let forward: (events: readonly LiveEvent[]) => void = () => {};
  const receive = (event: LiveEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return {
    receive,
    publish: (events) => {
      for (const event of events) receive(event);
      forward(events);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forwardTo: (send) => {
      forward = send;
    },
  };
}
