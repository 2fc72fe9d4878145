import type { Tx } from '#db/database';
import { duneTypes, duneVenueGroups } from '#db/seed/data/dune-groups';
import { duneCustomers, duneTeam } from '#db/seed/data/people';
import { insertCustomers, insertOrganisation, insertTeam } from '#db/seed/insert-people';
import { insertVenue } from '#db/seed/insert-venue';
import type { SeedOptions } from '#db/seed/options';

const BRAND = 'dune';
const SLUGS = ['dune-cottesloe', 'dune-perth', 'dune-margaret-river'];

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
  const organisationId = await insertOrganisation(tx, { brandCode: BRAND, team: duneTeam }, options.now);
  const idOf = new Map<string, number>();
  for (const slug of SLUGS) idOf.set(slug, await insertVenue(tx, { slug, brandCode: BRAND }, options));
  await tx.q
    .insertInto('venue_type')
    .values(duneTypes.map((type, position) => ({ brand_code: BRAND, position, ...type })))
    .execute();
  await insertGroups(tx, idOf);
  const venueId = idOf.get('dune-cottesloe') as number;
  const venue = { ...options, venueId, brandCode: BRAND, organisationId };
  await insertCustomers(tx, venue, duneCustomers);
  await insertTeam(tx, venue, duneTeam);
}
