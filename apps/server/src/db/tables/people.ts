import type { Channel } from '@servery/domain/people/roles';
import type { Generated } from 'kysely';

/** Who calls. The sid itself is with its holder alone. */
export type SessionTable = {
  id: Generated<number>;
  sid_hash: string;
  kind: 'customer' | 'console';
  customer_id: number | null;
  person_id: number | null;
  /** Whose session it is: it is worth nothing anywhere else. */
  brand_code: string;
  /** The one venue that a kiosk, staff or somebody at the console acts in; null for customers. */
  venue_id: number | null;
  channel: Generated<Channel>;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** How long it lives without being used. */
  life_ms: Generated<number>;
  /** When somebody last showed who they are; 0 for never. */
  signed_in_at: Generated<number>;
  /** The kiosk, till or kitchen screen that it is the session of. */
  screen_id: Generated<number | null>;
  /** Who sells at a till, and when they last did something there; 0 where they locked it. */
  operator_id: Generated<number | null>;
  operator_at: Generated<number>;
};

/** Somebody with an account of a brand; `status` says whether a member, a kiosk or staff. */
export type CustomerTable = {
  id: Generated<number>;
  brand_code: string;
  status: number;
  name: string;
  email: string;
  mobile: string;
  menu_name: string;
  created_at: number;
  country_code: Generated<string>;
  state: Generated<string>;
  /** When its holder showed that mails arrive there; null until then. */
  email_verified_at: number | null;
  /** The address that waits for its mail to be opened; empty where none does. */
  new_email: Generated<string>;
  /** When a text to the mobile was opened; until then it signs nobody in. */
  mobile_verified_at: number | null;
  /** A card that the card provider keeps for this member; empty without one. */
  card_token: Generated<string>;
  /** Whose vault it is in; null for the installation's. Nobody else's account can charge it. */
  card_account_id: string | null;
  card_type: Generated<string>;
  card_ending: Generated<string>;
  /** MM/YYYY */
  card_expiry: Generated<string>;
  /** Empty without a card terminal. */
  eftpos_provider: Generated<string>;
  /** In cents, when the balance runs low; 0 for never. */
  auto_topup: Generated<number>;
  /** How often in a row it could not be done. */
  auto_topup_failures: Generated<number>;
  /** What they must not eat; empty where nobody has said. */
  allergy: Generated<string>;
  gender: Generated<string>;
  /** DD/MM; empty until it is told. */
  birthday: Generated<string>;
  /** When its holder deleted it: what is left names nobody. */
  closed_at: number | null;
  /** Since when they want news of the brand; null for those who do not. */
  news_since: Generated<number | null>;
};

/** A payout: money that a customer asked to have back. paid: it has gone to them. returned: it is in the balance again. */
export type PayoutTable = {
  id: string;
  brand_code: string;
  customer_id: number;
  cents: number;
  state: 'asked' | 'paid' | 'returned';
  /** Who of the venue has ended it; empty until then. */
  who: string;
  asked_at: number;
  ended_at: number;
};

/** A password or PIN, of a customer or of somebody who works in the console. */
export type CredentialTable = {
  id: Generated<number>;
  customer_id: number | null;
  person_id: number | null;
  kind: 'password' | 'pin';
  hash: string;
};

/** Whom a provider vouches for, by the id that it never changes. */
export type SocialLoginTable = {
  id: Generated<number>;
  brand_code: string;
  provider: 'apple' | 'google';
  subject: string;
  customer_id: number;
  created_at: number;
};

/** What somebody typed at sign-up. It becomes a customer when the link in the mail is opened. */
export type SignUpTable = {
  id: Generated<number>;
  brand_code: string;
  email: string;
  name: string;
  mobile: string;
  country_code: string;
  state: string;
  password_hash: string;
  session_id: number;
  created_at: number;
  /** 1: the box for news was ticked. */
  news: Generated<number>;
};

/** The token itself is in the mail alone. */
export type OneTimeTokenTable = {
  id: Generated<number>;
  hash: string;
  purpose:
    | 'password'
    | 'pin'
    | 'sign_up'
    | 'connect'
    | 'link'
    | 'email'
    | 'mobile'
    | 'console'
    | 'member'
    | 'balance_code'
    | 'balance_word'
    | 'invitation'
    | 'second_step'
    | 'passkey'
    | 'new_passkey';
  customer_id: number | null;
  sign_up_id: number | null;
  person_id: number | null;
  provider: '' | 'apple' | 'google';
  /** Whom the provider vouches for, or the address or number that it is to confirm. */
  subject: string;
  expires_at: number;
};

/** A provider's token that signed somebody in: it does so once. */
export type SpentTokenTable = { hash: string; expires_at: number };

/** An address that a member has kept. */
export type AddressTable = {
  id: Generated<number>;
  customer_id: number;
  address: string;
  postcode: string;
  /** One address can be both. */
  for_delivery: Generated<number>;
  for_billing: Generated<number>;
};

/** Reward points earned or used; a member's points are the sum. */
export type RewardEntryTable = {
  id: Generated<number>;
  venue_id: number;
  customer_id: number;
  order_id: number | null;
  /** Of one order each at most once. */
  kind: Generated<'earned' | 'used' | 'given'>;
  points: number;
  /** Why the team gave or took them, and the key of that wish. */
  note: Generated<string>;
  entry_key: Generated<string | null>;
  created_at: number;
};

/** Money moved to or from an account of a member; a balance is the sum. */
export type LedgerEntryTable = {
  id: Generated<number>;
  customer_id: number;
  account: string;
  cents: number;
  order_id: number | null;
  /** The entries of one transfer add up to nothing. */
  transfer: Generated<string>;
  memo: string;
  created_at: number;
  /** The payment that it came by, for what was paid in. */
  attempt_id: string | null;
};

/** Who runs brands and venues: a company, a family, a school. */
export type OrganisationTable = {
  id: Generated<number>;
  name: string;
  created_at: number;
  /** 1: whoever works for it signs in with two steps. */
  two_step: Generated<number>;
};

/** A brand of an organisation; customers belong to it. */
export type BrandTable = {
  code: string;
  organisation_id: number;
  /** JSON as in a brand.json; empty until it is brought in. */
  definition: Generated<string>;
  /** The brand's own legal texts; empty for those that serve every brand. */
  terms: Generated<string>;
  privacy: Generated<string>;
  /** What every client of the brand sends. */
  token: Generated<string>;
  /** Raised by every change: whatever was made of the version before is made anew. */
  version: Generated<number>;
  /** What its folder held when it was brought in. */
  source: Generated<string>;
  /** When somebody last changed it here: from then on its folder changes nothing. */
  edited_at: Generated<number>;
};

/** A host name, and the one brand that it shows. */
export type BrandHostTable = { host: string; brand_code: string };

/** A host that a brand wants, until it is proved or has had its days. Several brands can want the same. */
export type HostClaimTable = { brand_code: string; host: string; token: string; created_at: number };

/** What a member of an organisation may do. A standard role's rights are in domain/people/standard-roles. */
export type RoleTable = {
  id: Generated<number>;
  organisation_id: number;
  code: string;
  name: string;
  /** JSON list of permissions. */
  permissions: string;
};

/** Somebody who works in the console, in one organisation or in several. */
export type PersonTable = {
  id: Generated<number>;
  name: string;
  email: string;
  last_venue_id: number | null;
};

/** A person in an organisation, with a role. */
export type MembershipTable = {
  id: Generated<number>;
  person_id: number;
  organisation_id: number;
  /** Null for all of the organisation's venues. */
  venue_id: number | null;
  role_id: number;
  created_at: number;
  /** Null until an invitation is taken up. */
  joined_at: number | null;
  /** Since when it is over; null while it goes on. That somebody left can be taken back. */
  left_at: number | null;
};

/** A phone that a push provider can reach. `address` is what the provider knows it by. */
export type DeviceTable = {
  id: Generated<number>;
  brand_code: string;
  provider: string;
  address: string;
  customer_id: number | null;
  app_id: string;
  sub_id: string;
  user_id: string;
  push_token: string;
  state: string;
  useragent: string;
  cordova: string;
  platform: string;
  uuid: string;
  version: string;
  model: string;
  utc_offset: string;
  tz_iana: string;
  locale: string;
  dates: string;
  created_at: number;
  seen_at: number;
};

/** A venue that a customer marked. */
export type FavouriteVenueTable = { customer_id: number; venue_id: number; since: number };

/** A notification that was opened. */
export type PushOpenTable = {
  id: Generated<number>;
  brand_code: string;
  provider: string;
  address: string;
  notif: string;
  opened_at: number;
};
