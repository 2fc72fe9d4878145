import type { MerchantCard, MerchantGroup } from '@servery/contract/entities/merchant-card';
import { distanceKm, distanceText, type Position } from '@servery/domain/merchants/distance';
import type { PaymentOffer } from '#payments/ports';
import type { GroupRecord, VenueRecord } from '#stores/merchants';
import { fulfilmentView } from '#views/fulfilment';
import { openingTimes, pictureUrl } from '#views/menu';
import { locationOf, soonText, standingView } from '#views/merchant';

const flagOf = (value: number): 0 | 1 => (value ? 1 : 0);

/** A venue as a list of venues shows it, and how far away it is where that is known. */
export function cardView(
  venue: VenueRecord,
  seen: { now: number; from: Position | undefined; offers: PaymentOffer['offers'] },
): { card: MerchantCard; km: number } {
  const { merchant, menus, methods } = venue;
  const at = { merchant, menu: menus[0] };
  const fulfilment = venue.fulfilment.map((record) => fulfilmentView(record, at, seen.now));
  const { standing_text: _said, ...standing } = standingView(venue, fulfilment, seen.now);
  const location = locationOf(merchant);
  const km = seen.from ? distanceKm(seen.from, location) : 0;
  const card: MerchantCard = {
    id: merchant.id,
    merchant_id: merchant.id,
    name: merchant.name,
    address1: merchant.address1,
    suburb: merchant.suburb,
    state: merchant.state,
    postcode: merchant.postcode,
    phone: merchant.phone,
    ...standing,
    always_open: flagOf(merchant.always_open),
    cstext: soonText(merchant),
    hero_img_url: pictureUrl(venue, merchant.hero_img_url),
    distance_from_position: seen.from ? distanceText(km) : '',
    menu_id: menus[0]?.id ?? 0,
    menus: menus.map(({ slug }) => ({ name: slug, hours: openingTimes(venue) })),
    fulfilment: fulfilment.map(({ code, icon, verb }) => ({ code, icon, verb })),
    payment_methods: methods.filter(({ code }) => seen.offers(code)).map(({ icon }) => icon),
    merchant_type: merchant.merchant_type,
    brand: merchant.brand_code,
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
  is_active: flagOf(group.is_active),
  merchants: group.merchants,
});
