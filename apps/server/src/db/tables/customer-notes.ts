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
