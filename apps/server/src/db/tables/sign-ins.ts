import type { SignInOutcome } from '@servery/domain/identity/sign-ins';
import type { Generated } from 'kysely';

/** Somebody who came in to the console, or tries of one kind from one place that failed. */
export type SignInTable = {
  id: Generated<number>;
  person_id: number;
  /** Where they came in; null for a try that failed. */
  venue_id: number | null;
  outcome: SignInOutcome;
  /** A network address without its end. */
  place: string;
  /** 'Chrome on Mac' */
  device: string;
  tries: Generated<number>;
  at: number;
};

/** An authenticator app of a person. */
export type TotpTable = {
  person_id: number;
  /** Sealed. */
  secret: string;
  created_at: number;
  /** When a first code was right; 0 until then, and it counts for nothing. */
  confirmed_at: Generated<number>;
  /** The step of the last code that was used: it, and those before, are worth nothing. */
  last_step: Generated<number>;
};

/** What somebody who has lost the rest comes in with, once. */
export type RecoveryCodeTable = { hash: string; person_id: number };

/** A key on a device of a person, in place of their password or after it. */
export type PasskeyTable = {
  id: Generated<number>;
  person_id: number;
  /** What the browser knows it by. */
  credential_id: string;
  /** The name of the one host that it is good for. */
  host: string;
  /** As a SubjectPublicKeyInfo in base64url. */
  public_key: string;
  /** How often it has signed, as it says itself; always 0 for those that are kept on several devices. */
  counter: number;
  /** The device that it was made on. */
  name: string;
  created_at: number;
  used_at: Generated<number>;
};

/** A sign-in that failed, a mail, a text or a card that was declined: what limits are counted by. */
export type CountedTryTable = { id: Generated<number>; subject: string; counted_at: number };

/** Where an account was signed in from before: a wrong password elsewhere does not lock it out there. */
export type KnownAddressTable = { account: string; address: string; seen_at: number };
