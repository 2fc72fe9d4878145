import { useSyncExternalStore } from 'react';

const STEP_MS = 15_000;
let now = Date.now();
const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  const timer = setInterval(() => {
    now = Date.now();
    for (const watcher of watchers) watcher();
  }, STEP_MS);
  return () => {
    watchers.delete(changed);
    clearInterval(timer);
  };
}

function read(): number {
  if (watchers.size === 0) now = Date.now();
  return now;
}

/** The time as the screens see it: it stands still while they draw and moves on every quarter minute. */
export const useNow = (): number => useSyncExternalStore(watch, read, read);
