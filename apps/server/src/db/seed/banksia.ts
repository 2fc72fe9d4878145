import type { Tx } from '#db/database';
import { banksiaCustomers, banksiaTeam } from '#db/seed/data/people';
import { insertCustomers, insertOrganisation, insertTeam } from '#db/seed/insert-people';
import { insertVenue } from '#db/seed/insert-venue';
import type { SeedOptions } from '#db/seed/options';

const BRAND = 'demo';
/** What a day brings is in no file of a venue. */
const SOLD_OUT = ['Wild Mushroom & Thyme', 'Falafel Mezze Bowl'];

async function sellOut(tx: Tx, venue_id: number): Promise<void> {
  const products = await tx.q
    .selectFrom('product')
    .select('id')
    .where('venue_id', '=', venue_id)
    .where('name', 'in', SOLD_OUT)
    .execute();
  const text = 'Sold out, back tomorrow';
  await tx.q
    .insertInto('sold_out')
    .values(products.map(({ id }) => ({ product_id: id, venue_id, text, until: 0 })))
    .execute();
}

export async function seedBanksia(tx: Tx, options: SeedOptions): Promise<void> {
  const organisationId = await insertOrganisation(tx, { brandCode: BRAND, team: banksiaTeam }, options.now);
  const venueId = await insertVenue(tx, { slug: 'banksia-kitchen', brandCode: BRAND }, options);
  await sellOut(tx, venueId);
  const venue = { ...options, venueId, brandCode: BRAND, organisationId };
  await insertCustomers(tx, venue, banksiaCustomers);
  await insertTeam(tx, venue, banksiaTeam);
}
