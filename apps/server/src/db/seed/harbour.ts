import type { Tx } from '#db/database';
import { harbourCustomers, harbourTeam } from '#db/seed/data/people';
import { insertCustomers, insertOrganisation, insertTeam } from '#db/seed/insert-people';
import { insertVenue } from '#db/seed/insert-venue';
import type { SeedOptions } from '#db/seed/options';

const BRAND = 'harbour';

export async function seedHarbour(tx: Tx, options: SeedOptions): Promise<void> {
  const organisationId = await insertOrganisation(tx, { brandCode: BRAND, team: harbourTeam }, options.now);
  const venueId = await insertVenue(tx, { slug: 'harbour-noodle-bar', brandCode: BRAND }, options);
  const venue = { ...options, venueId, brandCode: BRAND, organisationId };
  await insertCustomers(tx, venue, harbourCustomers);
  await insertTeam(tx, venue, harbourTeam);
}
