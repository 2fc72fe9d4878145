import type { Tx } from '#db/database';
import { duneGroups, duneMenu } from '#db/seed/data/dune-menu';
import { duneTypes, duneVenueGroups, duneVenues, type SeedDuneVenue } from '#db/seed/data/dune-venues';
import { duneTeam, duneCustomers } from '#db/seed/data/people';
import type { SeedOptions } from '#db/seed/data/shape';
import { insertFulfilment } from '#db/seed/insert-fulfilment';
import { insertMenu } from '#db/seed/insert-menu';
import { insertTeam, insertCustomers } from '#db/seed/insert-people';
import { insertVenue, insertPayInStore, ofVenue } from '#db/seed/insert-venue';

const BRAND = 'dune';

const settings = {
  version: 1,
  public_notice: '',
  checkout_notice: '',
  display_images: 0,
  allow_promo_codes: 0,
  allow_order_notes: 1,
  require_registration: 0,
  show_dietary_info: 1,
  group_by_category: 1,
  students_enabled: 0,
  student_name_label: '',
};

async function seedVenue(tx: Tx, venue: SeedDuneVenue, { now, alwaysOpen }: SeedOptions): Promise<number> {
  const venueId = await insertVenue(tx, venue.facts);
  const clock = { now, zone: venue.facts.time_zone, alwaysOpen };
  await insertFulfilment(tx, { venueId, clock }, venue.fulfilment);
  const menu = { settings: { ...settings, slug: venue.slug }, groups: duneGroups, categories: duneMenu };
  await insertMenu(tx, venueId, menu);
  await insertPayInStore(tx, venueId, 'At the counter');
  if (venue.places.length > 0)
    await tx.q.insertInto('fulfilment_point').values(ofVenue(venueId, venue.places)).execute();
  return venueId;
}

async function insertGroups(tx: Tx, idOf: ReadonlyMap<string, number>): Promise<void> {
  for (const [position, { code, title, subtitle, venues }] of duneVenueGroups.entries()) {
    const { id: group_id } = await tx.q
      .insertInto('venue_group')
      .values({ brand_code: BRAND, position, code, title, subtitle, hero_img_url: 'hero.svg', is_active: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.q
      .insertInto('venue_group_member')
      .values(venues.map((slug, at) => ({ group_id, venue_id: idOf.get(slug) as number, position: at })))
      .execute();
  }
}

/** Three venues under one brand: one open, one that takes orders for later only, one that is still to come. */
export async function seedDune(tx: Tx, options: SeedOptions): Promise<void> {
  const { now, passwordHash, pinHash } = options;
  const idOf = new Map<string, number>();
  for (const venue of duneVenues) idOf.set(venue.slug, await seedVenue(tx, venue, options));
  await tx.q
    .insertInto('venue_type')
    .values(duneTypes.map((type, position) => ({ brand_code: BRAND, position, ...type })))
    .execute();
  await insertGroups(tx, idOf);
  const venueId = idOf.get('dune-cottesloe') as number;
  const home = { venueId, brandCode: BRAND, now, passwordHash, pinHash };
  await insertCustomers(tx, home, duneCustomers);
  await insertTeam(tx, home, duneTeam);
}
