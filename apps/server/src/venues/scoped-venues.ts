import type { ReadTx } from '#db/database';
import type { Venue } from '@servery/domain/venue/model';
import type { Venues } from '#venues/venues';

/** What a caller may see: the venues of one brand, or one venue of it. */
export type VenueScope = {
  brandCode: string;
  /** undefined: every venue of the brand. null: none, as for staff whose venue is gone. */
  venueId: number | null | undefined;
  /** Screens that stand in the venue go on while online orders are paused. */
  inVenue: boolean;
};

const isWithin = (venue: Venue, { brandCode, venueId }: VenueScope): boolean =>
  venue.brandCode === brandCode && (venueId === undefined || venue.id === venueId);

/** The one place that keeps a caller from another tenant's venues: for an action these do not exist. */
export function scopedVenues(all: Venues, scope: VenueScope): Venues {
  const from = scope.inVenue ? all.inVenue : all;
  const within = (venue: Venue | undefined) => (venue && isWithin(venue, scope) ? venue : undefined);
  return {
    ...from,
    bySlug: async (tx: ReadTx, slug: string) => within(await from.bySlug(tx, slug)),
    current: async (tx: ReadTx, menuId: number) => within(await from.current(tx, menuId)),
  };
}
