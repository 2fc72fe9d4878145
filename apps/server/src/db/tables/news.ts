import type { NewsState } from '@servery/contract/entities/news';
import type { NewsPlace } from '@servery/domain/news/rules';
import type { Generated } from 'kysely';

/** What a member said about news of the brand, when and where. */
export type NewsChoiceTable = {
  id: Generated<number>;
  customer_id: number;
  wants: number;
  place: NewsPlace;
  said_at: number;
};

/** A message of a venue to members who want news. */
export type NewsMessageTable = {
  id: Generated<number>;
  venue_id: number;
  state: NewsState;
  subject: string;
  body: string;
  /** To whom of those who want news. JSON. */
  segment: string;
  promo_id: number | null;
  /** Raised by every change: a write names the one that was seen. */
  version: Generated<number>;
  /** Raised by each start and stop: a job of before finds another one here, and does nothing. */
  run: Generated<number>;
  /** Who wrote it last. */
  person_id: number | null;
  changed_at: number;
  /** 0 while it is not planned. */
  send_at: Generated<number>;
  started_at: Generated<number>;
  ended_at: Generated<number>;
};

/** Somebody to whom a message goes. */
export type NewsRecipientTable = {
  id: Generated<number>;
  message_id: number;
  customer_id: number;
  /** `sending` is written before the mail leaves: what a process that died left so is not sent again. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'skipped';
  sent_at: Generated<number>;
  /** When they ended their news by this mail; 0 where they did not. */
  left_at: Generated<number>;
};

/** The link in a mail that ends somebody's news; only its hash is stored. */
export type NewsLinkTable = { hash: string; message_id: number; customer_id: number };
