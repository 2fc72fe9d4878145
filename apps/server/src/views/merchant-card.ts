import type { MerchantCard, MerchantGroup } from '@servery/contract/entities/merchant-card';
import { distanceKm, distanceText, type Position } from '@servery/domain/locations/distance';
import type { PaymentOffer } from '#payments/ports';
import type { GroupRecord, ListedVenue } from '#stores/venue/list-venues';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';
import { openingTimes, pictureUrl } from '#views/menu';
import { soonText, standingView } from '#views/merchant';

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A venue as a list of venues shows it, and how far away it is where that is known. */
export function cardView(
  venue: ListedVenue,
  seen: { now: number; from: Position | undefined; offers: PaymentOffer['offers'] },
): { card: MerchantCard; km: number } {
  const { menus, methods, location } = venue;
  const at = { ...venue, menu: menus[0] };
  const fulfilment = venue.fulfilment.map((record) => fulfilmentAt(record, at, seen.now));
  const { standing_text: _said, ...standing } = standingView(venue, fulfilment, seen.now);
  const km = seen.from ? distanceKm(seen.from, location) : 0;
  const card: MerchantCard = {
    id: venue.id,
    merchant_id: venue.id,
    name: venue.name,
    address1: venue.address1,
    suburb: venue.suburb,
    state: venue.state,
    postcode: venue.postcode,
    phone: venue.phone,
    ...standing,
    always_open: flagOf(venue.alwaysOpen),
    cstext: soonText(venue),
    hero_img_url: pictureUrl(venue, venue.heroImage),
    distance_from_position: seen.from ? distanceText(km) : '',
    menu_id: menus[0]?.id ?? 0,
    menus: menus.map(({ slug }) => ({ name: slug, hours: openingTimes(venue) })),
    fulfilment: fulfilment.map(({ code, icon, verb }) => ({ code, icon, verb })),
    payment_methods: methods
      .filter(({ code, channels }) => seen.offers(code) && channels.includes('online'))
      .map(({ icon }) => icon),
    merchant_type: venue.venueType,
    brand: venue.brandCode,
    location,
  };
  return { card, km };
}

export const groupView = (group: GroupRecord): MerchantGroup => ({
  id: group.id,
  code: group.code,
  group_title: group.title,
  group_subtitle: group.subtitle,
  hero_img_url: group.hero_img_url === '' ? '' : `/media/${group.brand_code}/${group.hero_img_url}`,
  is_active: flagOf(group.is_active === 1),
  merchants: group.venues,
});
