import type { AppMode } from '@servery/contract/envelope';
import type { LoadedBrand } from '#brand/load';
import { type VenueScope, scopedVenues } from '#venues/scoped-venues';
import type { ActionContext } from '#http/action';
import type { ServerParts } from '#http/run-call';
import type { SessionRecord } from '#stores/sessions';

/** What the session says of whoever calls. Nothing that stands in a body makes it wider. */
function scopeOf(session: SessionRecord | undefined, brand: LoadedBrand): VenueScope {
  if (!session) return { brandCode: brand.code, venueId: undefined, inVenue: false };
  const { kind, channel, venue_id: venueId, brand_code: brandCode } = session;
  if (kind === 'console') return { brandCode, venueId, inVenue: false };
  return channel === 'online'
    ? { brandCode, venueId: undefined, inVenue: false }
    : { brandCode, venueId, inVenue: true };
}

/** Puts whoever calls into the context, with all that they may see. */
export function actAs(
  context: ActionContext,
  session: SessionRecord | undefined,
  parts: Pick<ServerParts, 'brands' | 'venues'>,
): void {
  context.session = session;
  // Only a screen that many share has guests of its own: a phone has one cart, whatever it sends.
  if (!session || session.kind === 'console' || session.channel === 'online') context.guestKey = '';
  // Somebody at the console acts for their venue's brand, whichever brand's page served the console.
  if (session?.kind === 'console') context.brand = parts.brands.byCode(session.brand_code) ?? context.brand;
  context.venues = scopedVenues(parts.venues, scopeOf(session, context.brand));
}

export function contextFor(
  parts: ServerParts,
  caller: { brand: LoadedBrand; mode: AppMode; address: string; guestKey?: string | undefined },
  session?: SessionRecord,
): ActionContext {
  const context: ActionContext = {
    now: parts.clock(),
    brands: parts.brands,
    venues: parts.venues,
    addressSearch: parts.addressSearch,
    social: parts.social,
    payments: parts.payments,
    reach: parts.reach,
    countsTries: parts.rateLimit.counts,
    log: parts.log,
    errors: parts.errors,
    session,
    newSid: undefined,
    ...caller,
    guestKey: caller.guestKey ?? '',
  };
  context.venues = scopedVenues(parts.venues, scopeOf(session, context.brand));
  return context;
}
