import type { Generated } from 'kysely';

/** A mail or text to be sent, written in the transaction that it tells of. */
export type OutboxTable = {
  id: Generated<number>;
  venue_id: number;
  kind: 'mail' | 'text';
  /** What to say, as data: rendered when it is sent. JSON. */
  payload: string;
  created_at: number;
  sent_at: number | null;
  /** Of what is said once only. */
  message_key: Generated<string | null>;
};

/** Each lane has its own workers, so that a silent provider delays its own lane alone. */
export type JobLane =
  | 'payment'
  | 'notification'
  | 'comparison'
  | 'standing'
  | 'docket'
  | 'webhook'
  | 'menu'
  | 'news';

/** Work that is done later, and tried again until it is done. */
export type JobTable = {
  id: Generated<number>;
  kind: string;
  lane: JobLane;
  payload: string;
  /** When it can be taken; while somebody works on it, when their lease is over. */
  run_at: number;
  /** When it could be taken for the first time. */
  due_at: Generated<number>;
  attempts: number;
  state: 'waiting' | 'done' | 'dead';
  last_error: string;
};

/** What somebody did in the console. */
export type AuditTable = {
  id: Generated<number>;
  venue_id: number;
  person_id: number;
  action: string;
  subject: string;
  /** As it was before and after, without secrets. JSON. */
  details: string;
  created_at: number;
  /** The API key that did it for them; empty where they did it themselves. */
  key_name: Generated<string>;
};

/** Facts about this database: whether it holds the demo, when it was last written to. */
export type SettingTable = { name: string; value: string };

/** One row: how far the set-up of this installation has come. */
export type SetUpTable = {
  id: number;
  /** Of the link that opens it; empty once it was used. */
  link_hash: string;
  link_made_at: number;
  /** Of the session that the link opened; empty before. */
  sid_hash: string;
  sid_expires_at: number;
  /** Of the owner's password; empty until it was chosen. */
  password_hash: string;
  /** What was told so far. JSON. */
  draft: string;
  saved_at: number;
  finished_at: number | null;
};
