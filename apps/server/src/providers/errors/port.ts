/** Something that should not have happened, as it was found. What may be told of it is decided by whoever sends it. */
export type ErrorReport = {
  from: 'server' | 'client';
  /** What the house was doing. */
  what: string;
  error: { name: string; message: string; stack: string };
  tags: Readonly<Record<string, string>>;
  fatal?: boolean;
};

export type ErrorPort = {
  /** Never waits, never throws: a report that cannot be sent is lost. */
  report(report: ErrorReport): void;
  /** When nothing is on its way any more, or the wait has been long enough. */
  settled(atMostMs: number): Promise<void>;
};

export const noErrorReports: ErrorPort = { report: () => undefined, settled: () => Promise.resolve() };

export const errorFacts = (error: unknown): ErrorReport['error'] =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: 'Error', message: String(error), stack: '' };
