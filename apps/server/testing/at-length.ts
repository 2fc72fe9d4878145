/** `npm run test:long` says CRASHES=all: every moment at which a process can die. `npm test` tries the first few. */
export const AT_LENGTH = process.env['CRASHES'] === 'all';

export const few = <T>(all: readonly T[], count: number): readonly T[] =>
  AT_LENGTH ? all : all.slice(0, count);

/** How long a payment may take before it is asked after: whoever waits for that end waits as long, and a slow machine must not. */
export const PATIENT = { PAYMENT_TIMEOUT_MS: AT_LENGTH ? '20000' : '8000' };
