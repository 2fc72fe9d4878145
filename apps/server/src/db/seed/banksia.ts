import type { Tx } from '#db/database';
import { banksiaFulfilment } from '#db/seed/data/fulfilment';
import { banksiaHome, banksiaNews } from '#db/seed/data/home';
import { banksiaMenu } from '#db/seed/data/menu';
import { banksiaGroups } from '#db/seed/data/modifiers';
import { banksiaConsoleUsers, banksiaCustomers } from '#db/seed/data/people';
import {
  banksiaMenuSettings,
  banksiaMerchant,
  deliveryZones,
  places,
  promos,
  studentClasses,
  zoneSlots,
} from '#db/seed/data/venue';
import type { SeedOptions } from '#db/seed/data/shape';
import { insertFulfilment } from '#db/seed/insert-fulfilment';
import { insertMenu } from '#db/seed/insert-menu';
import { insertConsoleUsers, insertCustomers } from '#db/seed/insert-people';
import {
  insertHome,
  insertMerchant,
  insertOnlinePayments,
  insertPayInStore,
  ofVenue,
} from '#db/seed/insert-venue';

async function insertZoneSlots(tx: Tx, merchant_id: number): Promise<void> {
  const zone = await tx.q
    .selectFrom('delivery_zone')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where('postcode', '=', zoneSlots.postcode)
    .executeTakeFirstOrThrow();
  const made = await tx.q
    .insertInto('place')
    .values(ofVenue(merchant_id, zoneSlots.slots))
    .returning('id')
    .execute();
  await tx.q
    .insertInto('place_zone')
    .values(made.map(({ id }) => ({ place_id: id, zone_id: zone.id, merchant_id })))
    .execute();
}

async function insertOffers(tx: Tx, merchant_id: number, now: number): Promise<void> {
  await tx.q.insertInto('delivery_zone').values(ofVenue(merchant_id, deliveryZones)).execute();
  await tx.q.insertInto('place').values(ofVenue(merchant_id, places)).execute();
  await insertZoneSlots(tx, merchant_id);
  await tx.q
    .insertInto('promo')
    .values(ofVenue(merchant_id, promos(now)))
    .execute();
  await tx.q
    .insertInto('reward_scheme')
    .values({
      merchant_id,
      name: 'Banksia Rewards',
      points_per_dollar: 1,
      points_required: 100,
      reward_value: 1000,
    })
    .execute();
  await tx.q
    .insertInto('student_class')
    .values(studentClasses.map((name) => ({ merchant_id, name })))
    .execute();
}

export async function seedBanksia(tx: Tx, options: SeedOptions): Promise<void> {
  const { now, passwordHash, pinHash, alwaysOpen } = options;
  const merchantId = await insertMerchant(tx, banksiaMerchant);
  const clock = { now, zone: banksiaMerchant.time_zone, alwaysOpen };
  await insertFulfilment(tx, { merchantId, clock }, banksiaFulfilment);
  await insertMenu(tx, merchantId, {
    settings: banksiaMenuSettings,
    groups: banksiaGroups,
    categories: banksiaMenu,
  });
  await insertPayInStore(tx, merchantId, 'Cash or card, when you get your order');
  await insertOnlinePayments(tx, merchantId);
  await insertOffers(tx, merchantId, now);
  await insertHome(tx, merchantId, { blocks: banksiaHome, news: banksiaNews(now) });
  const venue = { merchantId, brandCode: banksiaMerchant.brand_code, now, passwordHash, pinHash };
  await insertCustomers(tx, venue, banksiaCustomers);
  await insertConsoleUsers(tx, venue, banksiaConsoleUsers);
}
