import type { Generated } from 'kysely';

/** What a tool of the venue shows to be let in. The key itself is with its holder alone. */
export type ApiKeyTable = {
  id: Generated<number>;
  venue_id: number;
  /** Whoever made it: it can do no more than they can. */
  person_id: number;
  name: string;
  key_hash: string;
  /** Its last four characters, by which people tell keys apart. */
  ending: string;
  /** JSON list of permissions. */
  permissions: string;
  created_at: number;
  used_at: Generated<number>;
};

/** Where a tool of the venue is told what happened. */
export type WebhookTable = {
  id: string;
  venue_id: number;
  url: string;
  /** JSON list of events. */
  events: string;
  /** What its messages are signed with. Sealed. */
  secret: string;
  created_at: number;
  /** 1: somebody has paused it. */
  paused: Generated<number>;
  /** When it was given up, because nothing arrived for a day; 0 while it works. */
  stopped_at: Generated<number>;
};

/** One message to one webhook, and what became of it. */
export type WebhookDeliveryTable = {
  id: Generated<number>;
  webhook_id: string;
  venue_id: number;
  event: string;
  /** The same however often it is sent. */
  event_id: string;
  body: string;
  state: 'waiting' | 'done' | 'failed';
  attempts: Generated<number>;
  created_at: number;
  tried_at: Generated<number>;
  next_at: Generated<number>;
  http_status: Generated<number>;
  /** Why nothing was answered, or how the answer begins. */
  said: Generated<string>;
};
