import type { Generated } from 'kysely';

/** What the team wrote down about a member, for the team. */
export type CustomerNoteTable = {
  id: Generated<number>;
  brand_code: string;
  customer_id: number;
  person_id: number;
  text: string;
  created_at: number;
};

/** What a customer thought of it, from 1 to 5 each. */
export type FeedbackTable = {
  id: Generated<number>;
  brand_code: string;
  customer_id: number;
  order_id: number | null;
  ease_of_use: number;
  speed: number;
  overall: number;
  comments: string;
  /** Empty while nobody has answered. */
  answer: Generated<string>;
  answered_at: Generated<number | null>;
  answered_by: Generated<number | null>;
  created_at: number;
};
