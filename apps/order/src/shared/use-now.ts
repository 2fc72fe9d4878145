import { useSyncExternalStore } from 'react';

const STEP_MS = 15_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  timer ??= setInterval(tick, STEP_MS);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Moves by whole steps even while nobody watches: a time that moves within one drawing makes React draw it all again, in one piece. */
function read(): number {
  if (Math.abs(Date.now() - now) >= STEP_MS) now = Date.now();
  return now;
}

/** The time as the screens see it: it stands still while they draw and moves on every quarter minute. */
export const useNow = (): number => useSyncExternalStore(watch, read, read);
