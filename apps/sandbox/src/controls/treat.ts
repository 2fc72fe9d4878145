import { setTimeout as wait } from 'node:timers/promises';
import type { Control } from './control.ts';

/** 'cut' means: end the connection without a word. */
export type Answer = 'accepted' | 'refused' | 'failed' | 'cut';

export type Treatment = { control: Control; stopping: AbortSignal; accept: () => void };

/** Longer than anybody waits for an answer. */
const HANG_MS = 120_000;

/** Decides one call by the provider's control. `accept` runs only when the provider really took it. */
export async function treat({ control, stopping, accept }: Treatment): Promise<Answer> {
  const { mode, delayMs } = control.take();
  switch (mode) {
    case 'refuse':
      return 'refused';
    case 'temporary':
      return 'failed';
    case 'drop':
      return 'cut';
    case 'lose':
      accept();
      return 'cut';
    case 'hang':
      accept();
      await waited(HANG_MS, stopping);
      return 'cut';
    case 'delay':
      if (!(await waited(delayMs ?? 0, stopping))) return 'cut';
      accept();
      return 'accepted';
    case 'normal':
    // What these change is not how a call is answered.
    case 'challenge':
    case 'twice':
      accept();
      return 'accepted';
  }
}

async function waited(ms: number, stopping: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal: stopping });
    return true;
  } catch {
    return false;
  }
}
