import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';

/** What a line of the log and a span say of the call or the job that they belong to. */
export type Trail = {
  request?: string;
  job?: number;
  brand?: string;
  venue?: number;
  /** The number on its docket, and its row: the name in its address opens it, and stands in no log. */
  order?: string;
  order_id?: number;
  who?: string;
};

const trails = new AsyncLocalStorage<Trail>();

export const onTrail = <T>(begins: Trail, work: () => T): T => trails.run({ ...begins }, work);
export const trail = (): Trail => trails.getStore() ?? {};

/** Nothing where nobody follows. */
export function noteTrail(more: Trail): void {
  const held = trails.getStore();
  if (held) Object.assign(held, more);
}

type Order = { id: number; number: string; venue_id: number };
export function noteOrder<T extends Order | undefined>(it: T): T {
  if (it) noteTrail({ order: it.number, order_id: it.id, venue: it.venue_id });
  return it;
}

type Payment = { order_id: number | null; venue_id: number };
export function notePayment<T extends Payment | undefined>(it: T): T {
  if (it) noteTrail({ venue: it.venue_id, ...(it.order_id !== null && { order_id: it.order_id }) });
  return it;
}

const KEY = randomBytes(32);
/** The same for the same person or address while this process lives, and nothing to anybody else. */
export const pseudonym = (text: string): string =>
  createHmac('sha256', KEY).update(text.toLowerCase()).digest('base64url').slice(0, 12);
