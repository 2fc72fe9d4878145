import type { CallInput, CallOutput } from '@servery/contract/registry';
import type { MerchantCard } from '@servery/contract/entities/merchant-card';
import { isNearby, type Position } from '@servery/domain/locations/distance';
import type { LoadedBrand } from '#brand/read-brand';
import type { ReadTx } from '#db/database';
import { favouritesOf } from '#stores/favourites';
import type { PaymentOffer } from '#payments/ports';
import { merchantGroups, venuesOrderedAt, merchantTypes, venuesOf } from '#stores/venue/list-venues';
import { cardView, groupView } from '#views/merchant-card';

type Listed = ReturnType<typeof cardView>;
type Wanted = Pick<CallInput<'Merchants'>, 'set' | 'state' | 'search'> & { from: Position | undefined };

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part);

function isWanted({ card, km }: Listed, { set, state, search, from }: Wanted): boolean {
  if (set === 'COORDS' && from && !isNearby(km, card.location.radius)) return false;
  if (state && card.state.toLowerCase() !== state.trim().toLowerCase()) return false;
  const part = search?.trim().toLowerCase() ?? '';
  return part === '' || [card.name, card.suburb, card.postcode].some((text) => has(text, part));
}

/** The venues of a brand as the locations screen wants them; `customerId` 0 is a guest, who has no history and no favourites. */
export async function merchantsView(
  tx: ReadTx,
  seen: { brand: LoadedBrand; now: number; customerId: number; offerAt(venueId: number): PaymentOffer },
  wanted: Wanted,
): Promise<CallOutput<'Merchants'>> {
  const { brand, now, customerId, offerAt } = seen;
  const venues = await venuesOf(tx, brand.code);
  const listed = venues.map((venue) =>
    cardView(venue, { now, from: wanted.from, offers: offerAt(venue.id).offers }),
  );
  const ordered = customerId > 0 ? await venuesOrderedAt(tx, customerId) : [];
  const cardsOf = (ids: readonly number[]): MerchantCard[] =>
    ids.flatMap((id) => listed.filter(({ card }) => card.id === id).map(({ card }) => card));
  const found = listed.filter((each) => isWanted(each, wanted)).toSorted((a, b) => a.km - b.km);
  const { promo_text, payment_text, delivery_text, warning_text } = brand.locations;
  return {
    merchants: found.map(({ card }) => card),
    history: cardsOf(ordered),
    favourites: cardsOf(customerId > 0 ? await favouritesOf(tx, customerId) : []),
    merchant_types: await merchantTypes(tx, brand.code),
    merchant_groups: (await merchantGroups(tx, brand.code)).map(groupView),
    settings: { set: wanted.set, promo_text, payment_text, delivery_text, warning_text },
  };
}
