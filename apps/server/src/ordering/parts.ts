import type { ServerParts } from '#server-parts';

/** What placing an order needs of the server beside the database. */
export type OrderingParts = Pick<ServerParts, 'payments' | 'log'> & { countsTries: boolean };

export const orderingParts = ({ payments, log, rateLimit }: ServerParts): OrderingParts => ({
  payments,
  log,
  countsTries: rateLimit.counts,
});
