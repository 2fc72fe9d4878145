import type { AppMode } from '@servery/contract/envelope';
import type { LoadedBrand } from '#brand/read-brand';
import { type VenueScope, scopedVenues } from '#venues/scoped-venues';
import type { ServerParts } from '#server-parts';
import type { Venues } from '#venues/venues';
import type { Brands } from '#brand/brands';
import type { ApiKeyRecord } from '#stores/api-keys';
import type { SessionRecord } from '#stores/sessions';
import type { TeamMember } from '#stores/team';

/** Whoever makes a call or has an order placed: decided once, from the session. */
export type Caller = {
  readonly now: number;
  brand: LoadedBrand;
  /** Of venues that may be of another brand than the page that calls. */
  readonly brands: Brands;
  /** What the caller's app says it is: for words and logs, never for rights. */
  readonly mode: AppMode;
  readonly address: string;
  /** What the browser says it is, and the host that it asked: for words and passkeys, never for rights. */
  readonly agent: string;
  readonly host: string;
  /** Only those venues that the caller may see. */
  venues: Venues;
  /** Whom of those who share a screen the call is for; empty where nobody shares it. */
  guestKey: string;
  session: SessionRecord | undefined;
  /** Whoever works in the console, at the session's venue; nobody on the customers' side. */
  member: TeamMember | undefined;
  /** The API key that the call came with; empty where somebody makes it themselves. */
  keyName: string;
  /** Whether what the call changes is in the audit. */
  noted: boolean;
  /** Set when the caller gets a new sid; it travels back in the envelope. */
  newSid: string | undefined;
};

/** What the session says of whoever calls. Nothing that stands in a body makes it wider. */
function scopeOf(session: SessionRecord | undefined, brand: LoadedBrand): VenueScope {
  if (!session) return { brandCode: brand.code, venueId: undefined, inVenue: false };
  const { kind, channel, venue_id: venueId, brand_code: brandCode } = session;
  if (kind === 'console') return { brandCode, venueId, inVenue: false };
  return channel === 'online'
    ? { brandCode, venueId: undefined, inVenue: false }
    : { brandCode, venueId, inVenue: true };
}

/** A tool of the venue that calls for somebody of its team. */
export type CallingKey = Pick<ApiKeyRecord, 'id' | 'name' | 'ending' | 'usedAt'>;

/** The session that a call came with, and whom of a venue's team it is of; or that it is the one that sets up. */
export type Identity = {
  session: SessionRecord | undefined;
  member: TeamMember | undefined;
  setsUp?: boolean;
  /** In place of a session. */
  key?: CallingKey;
};

/** Makes a caller the one that the session says, with all that they may see. */
export function actAs(
  caller: Caller,
  { session, member, key }: Identity,
  parts: Pick<ServerParts, 'brands' | 'venues'>,
): void {
  caller.session = session;
  caller.member = member;
  // Only a screen that many share has guests of its own: a phone has one cart, whatever it sends.
  if (!session || session.kind === 'console' || session.channel === 'online') caller.guestKey = '';
  // Somebody at the console acts for their venue's brand, whichever brand's page served the console.
  if (session?.kind === 'console') caller.brand = parts.brands.byCode(session.brand_code) ?? caller.brand;
  caller.venues = scopedVenues(parts.venues, scopeOf(session, caller.brand));
  if (key && member) actByKey(caller, { key, member }, parts);
}

/** A key stands in one venue, whatever whoever made it may do elsewhere. */
function actByKey(
  caller: Caller,
  { key, member }: { key: CallingKey; member: TeamMember },
  { brands, venues }: Pick<ServerParts, 'brands' | 'venues'>,
): void {
  const { brandCode, venueId } = member;
  caller.keyName = `${key.name} (…${key.ending})`;
  caller.brand = brands.byCode(brandCode) ?? caller.brand;
  caller.venues = scopedVenues(venues, { brandCode, venueId, inVenue: false });
}

/** Whoever calls, before their session is known. */
export function callerFor(
  parts: Pick<ServerParts, 'brands' | 'venues' | 'clock'>,
  by: {
    brand: LoadedBrand;
    mode: AppMode;
    address: string;
    agent?: string;
    host?: string;
    guestKey?: string | undefined;
  },
  session?: SessionRecord,
): Caller {
  return {
    now: parts.clock(),
    brands: parts.brands,
    venues: scopedVenues(parts.venues, scopeOf(session, by.brand)),
    session,
    member: undefined,
    keyName: '',
    noted: false,
    newSid: undefined,
    agent: '',
    host: '',
    ...by,
    guestKey: by.guestKey ?? '',
  };
}
