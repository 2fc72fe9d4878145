import type { Fault, FaultKind } from '#app/fault-reporter.ts';

/** Reports what should not have happened. How is not even loaded before something did, and not at all on a dead line. */
export function sendFault(kind: FaultKind, error: unknown, details: Fault['details'] = {}): void {
  import('#app/report-fault.ts').then(
    ({ reportFault }) => reportFault({ kind, error, details }),
    () => undefined,
  );
}

/** What somebody who looks after the venue should hear of; the page itself goes on. */
export function logWarning(what: string, details: Readonly<Record<string, unknown>> = {}): void {
  // oxlint-disable-next-line no-console
  console.warn(`[servery] ${what}`, details);
}

/** What should not happen at all: a menu that does not exist, a line that was lost. */
export function logError(what: string, details: Readonly<Record<string, unknown>> = {}): void {
  // oxlint-disable-next-line no-console
  console.error(`[servery] ${what}`, details);
  sendFault('log', what, details);
}
