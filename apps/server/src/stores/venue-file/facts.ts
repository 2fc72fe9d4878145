import { rowOf, valueIn } from '@servery/domain/fields/field';
import { FACTS_FIELDS } from '@servery/domain/venue/fields';
import { percentText } from '@servery/domain/money';
import type { FileFacts } from '@servery/domain/venue-file/parts';
import type { VenueFacts } from '@servery/domain/venue/model';
import type { Insertable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { VenueTable } from '#db/tables/venue';
import { keepFormer } from '#stores/former-details';
import { hundredths } from '#stores/venue-file/sync-rows';
import { parseFacts } from '#stores/venue/parse-venue';

const NO_REDIRECT = {
  title: '',
  text: '',
  brand_name: '',
  url_web_app: '',
  url_ios_app: '',
  url_android_app: '',
};

const redirectOf = ({ redirect, ...rest }: VenueFacts['brandRedirect']) => ({
  ...NO_REDIRECT,
  ...rest,
  redirect: redirect === 1,
});

export async function readFacts(tx: ReadTx, venueId: number): Promise<FileFacts> {
  const row = await tx.q.selectFrom('venue').selectAll().where('id', '=', venueId).executeTakeFirstOrThrow();
  const it = parseFacts(row);
  return {
    ...valueIn(FACTS_FIELDS, row),
    surcharges: {
      card: percentText(it.surcharges.card),
      amex: percentText(it.surcharges.amex),
      paypal: percentText(it.surcharges.paypal),
    },
    payment_costs: {
      card: percentText(it.paymentCosts.card),
      amex: percentText(it.paymentCosts.amex),
      paypal: percentText(it.paymentCosts.paypal),
    },
    day_surcharges: [...it.daySurcharges],
    location: { lat: it.location.lat, long: it.location.long, radius_km: it.location.radius },
    brand_redirect: redirectOf(it.brandRedirect),
    home_redirect: row.home_redirect,
    paper: it.paper,
  };
}

/** Only what is set of it. */
const redirectRow = ({ redirect, ...words }: FileFacts['brand_redirect']): string =>
  JSON.stringify({
    ...(redirect && { redirect: 1 }),
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
  });

const factsRow = (it: FileFacts): Omit<Insertable<VenueTable>, 'brand_code'> => ({
  ...rowOf(FACTS_FIELDS, it),
  surcharge_cc: hundredths(it.surcharges.card),
  surcharge_amex: hundredths(it.surcharges.amex),
  surcharge_paypal: hundredths(it.surcharges.paypal),
  cost_cc: hundredths(it.payment_costs.card),
  cost_amex: hundredths(it.payment_costs.amex),
  cost_paypal: hundredths(it.payment_costs.paypal),
  day_surcharges: JSON.stringify(it.day_surcharges),
  lat_e6: Math.round(it.location.lat * 1e6),
  long_e6: Math.round(it.location.long * 1e6),
  radius_km: it.location.radius_km,
  brand_redirect: redirectRow(it.brand_redirect),
  home_redirect: it.home_redirect,
  paper: JSON.stringify(it.paper),
});

export async function addVenue(tx: Tx, brandCode: string, facts: FileFacts): Promise<number> {
  const { id } = await tx.q
    .insertInto('venue')
    .values({ ...factsRow(facts), brand_code: brandCode })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeFacts(
  tx: Tx,
  { venueId, now }: { venueId: number; now: number },
  facts: FileFacts,
): Promise<void> {
  await keepFormer(tx, { venueId, until: now }, { held: await readFacts(tx, venueId), next: facts });
  await tx.q.updateTable('venue').set(factsRow(facts)).where('id', '=', venueId).execute();
}

/** Two imports into one venue happen one after the other. */
export async function lockVenue(tx: Tx, venueId: number): Promise<void> {
  await tx.q
    .updateTable('venue')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', venueId)
    .execute();
}

/** Which venue has which menu, of all that there are: a menu's address is nobody else's. */
export async function venuesBySlug(
  tx: ReadTx,
  slugs: readonly string[],
): Promise<{ slug: string; venueId: number; brandCode: string }[]> {
  if (slugs.length === 0) return [];
  const rows = await tx.q
    .selectFrom('menu')
    .innerJoin('venue', 'venue.id', 'menu.venue_id')
    .select(['menu.slug', 'venue.id', 'venue.brand_code'])
    .where('menu.slug', 'in', slugs)
    .execute();
  return rows.map((row) => ({ slug: row.slug, venueId: row.id, brandCode: row.brand_code }));
}

export async function brandOfVenue(tx: ReadTx, venueId: number): Promise<string> {
  const row = await tx.q
    .selectFrom('venue')
    .select('brand_code')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return row.brand_code;
}

/** Every address of a menu. */
export async function menuSlugs(tx: ReadTx): Promise<string[]> {
  const rows = await tx.q.selectFrom('menu').select('slug').execute();
  return rows.map(({ slug }) => slug);
}
