import { openEvents } from '@servery/contract/client/events';
import { useEffect, useEffectEvent } from 'react';
import { facts } from '#api/app-facts.ts';

const AGAIN_MS = 30_000;

/** Runs `ended` whenever the session of this screen may have ended; until it is stopped. */
export function followSession(ended: () => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = openEvents({ screen: facts.variant }, facts.server);
    source.addEventListener('error', () => {
      ended();
      // After an answer that is no stream a browser does not come back by itself.
      if (source.readyState === source.CLOSED) timer = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** While this screen is signed in. */
export function useSessionEnd(signedIn: boolean, onEnd: () => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => (signedIn ? followSession(() => ended()) : undefined), [signedIn]);
}
