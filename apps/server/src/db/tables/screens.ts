import type { Generated } from 'kysely';

/** A kiosk, a till or a kitchen screen that stands in a venue. */
export type ScreenTable = {
  id: Generated<number>;
  venue_id: number;
  kind: 'kiosk' | 'till' | 'kitchen';
  name: string;
  /** Where it stands: 'Courtyard'. */
  place: Generated<string>;
  /** By which a pinpad knows it; empty until it first needs one. */
  pos_guid: Generated<string>;
  /** The account that a kiosk or a till is signed in as. */
  customer_id: number | null;
  /** Whom a kitchen screen is signed in as. */
  person_id: number | null;
  /** Of the newest pairing code; the code itself is shown once. */
  code_hash: Generated<string | null>;
  code_expires_at: Generated<number>;
  /** 0 until somebody has typed it. */
  code_used_at: Generated<number>;
  created_at: number;
  /** When it was last signed in; 0 for never. */
  paired_at: Generated<number>;
  /** When it last asked us for anything. */
  seen_at: Generated<number>;
  /** When somebody last ordered something at it. */
  used_at: Generated<number>;
  /** Since when it is worth nothing; 0 while it is in use. */
  removed_at: Generated<number>;
};

/** What somebody is known by at the tills of an organisation's venues. */
export type TillPinTable = {
  person_id: number;
  organisation_id: number;
  /** Of a PIN of 4 to 6 digits. */
  hash: string;
};
