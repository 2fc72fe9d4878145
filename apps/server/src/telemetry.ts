import type { CallName } from '@servery/contract/registry';
import type { JobLane } from '#db/tables/work';
import type { Trail } from '#trail';

/** `unknown` is whatever named no call of ours: names that somebody made up are not kept. */
export type CallDone = {
  call: CallName | 'unknown';
  outcome: 'ok' | 'refused' | 'limited' | 'failed';
  /** Why it was refused, as the contract says it. */
  code: string;
  seconds: number;
  /** The caller's own trace, as W3C writes it. */
  traceparent: string | undefined;
  trail?: Trail;
};
export type JobDone = { kind: string; lane: JobLane; done: boolean; seconds: number; trail?: Trail };

/** Told what the server has done, in facts without personal data. Nobody waits for it. */
export type Telemetry = { call(it: CallDone): void; job(it: JobDone): void };

export const noTelemetry: Telemetry = { call: () => {}, job: () => {} };

export const toldToAll = (all: readonly Telemetry[]): Telemetry => ({
  call: (it) => {
    for (const each of all) each.call(it);
  },
  job: (it) => {
    for (const each of all) each.job(it);
  },
});
