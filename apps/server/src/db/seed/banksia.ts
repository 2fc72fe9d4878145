import type { Tx } from '#db/database';
import { banksiaFulfilment } from '#db/seed/data/fulfilment';
import { banksiaHome, banksiaNews } from '#db/seed/data/home';
import { banksiaMenu } from '#db/seed/data/menu';
import { banksiaGroups } from '#db/seed/data/modifiers';
import { banksiaTeam, banksiaCustomers } from '#db/seed/data/people';
import {
  banksiaMenuSettings,
  banksiaVenue,
  deliveryZones,
  places,
  promos,
  studentClasses,
  zoneSlots,
} from '#db/seed/data/venue';
import type { SeedOptions } from '#db/seed/data/shape';
import { insertFulfilment } from '#db/seed/insert-fulfilment';
import { insertMenu } from '#db/seed/insert-menu';
import { insertTeam, insertCustomers } from '#db/seed/insert-people';
import {
  insertHome,
  insertVenue,
  insertOnlinePayments,
  insertPayInStore,
  insertTerminalPayments,
  ofVenue,
} from '#db/seed/insert-venue';

async function insertZoneSlots(tx: Tx, venue_id: number): Promise<void> {
  const zone = await tx.q
    .selectFrom('delivery_zone')
    .select('id')
    .where('venue_id', '=', venue_id)
    .where('postcode', '=', zoneSlots.postcode)
    .executeTakeFirstOrThrow();
  const made = await tx.q
    .insertInto('fulfilment_point')
    .values(ofVenue(venue_id, zoneSlots.slots))
    .returning('id')
    .execute();
  await tx.q
    .insertInto('point_zone')
    .values(made.map(({ id }) => ({ point_id: id, zone_id: zone.id, venue_id })))
    .execute();
}

async function insertOffers(tx: Tx, venue_id: number, now: number): Promise<void> {
  await tx.q.insertInto('delivery_zone').values(ofVenue(venue_id, deliveryZones)).execute();
  await tx.q.insertInto('fulfilment_point').values(ofVenue(venue_id, places)).execute();
  await insertZoneSlots(tx, venue_id);
  await tx.q
    .insertInto('promo')
    .values(ofVenue(venue_id, promos(now)))
    .execute();
  await tx.q
    .insertInto('reward_scheme')
    .values({
      venue_id,
      name: 'Banksia Rewards',
      points_per_dollar: 1,
      points_required: 100,
      reward_value: 1000,
    })
    .execute();
  await tx.q
    .insertInto('student_class')
    .values(studentClasses.map((name) => ({ venue_id, name })))
    .execute();
}

export async function seedBanksia(tx: Tx, options: SeedOptions): Promise<void> {
  const { now, passwordHash, pinHash, alwaysOpen } = options;
  const venueId = await insertVenue(tx, banksiaVenue);
  const clock = { now, zone: banksiaVenue.time_zone, alwaysOpen };
  await insertFulfilment(tx, { venueId, clock }, banksiaFulfilment);
  await insertMenu(tx, venueId, {
    settings: banksiaMenuSettings,
    groups: banksiaGroups,
    categories: banksiaMenu,
  });
  await insertPayInStore(tx, venueId, 'Cash or card, when you get your order');
  await insertOnlinePayments(tx, venueId);
  await insertTerminalPayments(tx, venueId);
  await insertOffers(tx, venueId, now);
  await insertHome(tx, venueId, { blocks: banksiaHome, news: banksiaNews(now) });
  const venue = { venueId, brandCode: banksiaVenue.brand_code, now, passwordHash, pinHash };
  await insertCustomers(tx, venue, banksiaCustomers);
  await insertTeam(tx, venue, banksiaTeam);
}
