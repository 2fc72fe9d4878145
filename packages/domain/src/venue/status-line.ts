import type { FulfilmentCode, FulfilmentType } from '@servery/contract/entities/fulfilment';
import { availabilityOf } from '#fulfilment/choice';
import type { Instant } from '#hours/availability';
import { type Opening, openingOf, openingText } from '#hours/words';

type Venue = {
  /** Why it takes no orders for now whatever its hours say; empty while they decide. */
  standing_text: string;
  time_zone: string;
  fulfilment: readonly FulfilmentType[];
};

/** Whether a customer hears of this one rather than of the other: what closes last, or opens first. */
function isBefore(one: Opening, other: Opening): boolean {
  if (one.open && other.open) return one.until > other.until;
  if (one.open || other.open) return one.open;
  return (one.from ?? Number.POSITIVE_INFINITY) < (other.from ?? Number.POSITIVE_INFINITY);
}

/**
 * 'Open now, until 9 pm': of the type that is chosen, else of the one that closes last or opens first. What is said
 * of the venue itself comes before what its hours say.
 */
export function statusLine(venue: Venue, now: Instant, chosen?: FulfilmentCode): string {
  if (venue.standing_text !== '') return venue.standing_text;
  const own = venue.fulfilment.find(({ code }) => code === chosen);
  const [first, ...others] = (own ? [own] : venue.fulfilment).map((type) =>
    openingOf(availabilityOf(type, venue.time_zone), now),
  );
  if (!first) return '';
  const said = others.reduce((held, each) => (isBefore(each, held) ? each : held), first);
  return openingText(said, now, venue.time_zone);
}
