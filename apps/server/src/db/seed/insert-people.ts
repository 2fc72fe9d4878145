import type { Tx } from '#db/database';
import type { SeedCustomer, SeedTeam } from '#db/seed/data/people';
import { findBrand } from '#stores/brands';
import { payIn } from '#stores/ledger';
import { addScreen } from '#stores/screens';
import { addBrand, addMembership, addOrganisation, addPerson } from '#stores/organisations';

type Venue = {
  venueId: number;
  brandCode: string;
  now: number;
  passwordHash: string;
  pinHash?: string | undefined;
  organisationId: number;
};

const credential = (customer_id: number, kind: 'password' | 'pin', hash: string) => ({
  customer_id,
  person_id: null,
  kind,
  hash,
});

async function insertPurse(
  tx: Tx,
  venue: Venue,
  made: readonly { id: number; seed: SeedCustomer }[],
): Promise<void> {
  const created_at = venue.now;
  for (const { id: customer_id, seed } of made) {
    const { balance, points, addresses } = seed;
    if (addresses)
      await tx.q
        .insertInto('address')
        .values(addresses.map(({ address, postcode }) => ({ customer_id, address, postcode })))
        .execute();
    if (balance)
      await payIn(tx, { customerId: customer_id, cents: balance, memo: 'Opening balance', now: created_at });
    if (points)
      await tx.q
        .insertInto('reward_entry')
        .values({ venue_id: venue.venueId, customer_id, order_id: null, points, created_at })
        .execute();
  }
}

/** As an admin assigns a POS ID to a kiosk or staff user: its pinpad is paired at the screen itself. */
async function insertTerminals(
  tx: Tx,
  { venueId, now }: Venue,
  made: readonly { id: number; seed: SeedCustomer }[],
): Promise<void> {
  const rows = made.flatMap(({ id, seed: { posGuid } }) =>
    posGuid ? [{ venue_id: venueId, customer_id: id, pos_guid: posGuid, updated_at: now }] : [],
  );
  if (rows.length > 0) await tx.q.insertInto('terminal').values(rows).execute();
}

async function insertScreens(
  tx: Tx,
  { venueId, now }: Venue,
  made: readonly { id: number; seed: SeedCustomer }[],
): Promise<void> {
  for (const { id, seed } of made)
    if (seed.status === 3 || seed.status === 8)
      await addScreen(tx, {
        venue_id: venueId,
        kind: seed.status === 3 ? 'kiosk' : 'till',
        name: seed.name,
        place: seed.place ?? '',
        pos_guid: seed.posGuid ?? '',
        customer_id: id,
        created_at: now,
      });
}

export async function insertCustomers(
  tx: Tx,
  venue: Venue,
  customers: readonly SeedCustomer[],
): Promise<void> {
  const rows = await tx.q
    .insertInto('customer')
    .values(
      customers.map(({ status, name, email, mobile, menuName, posGuid }) => ({
        brand_code: venue.brandCode,
        status,
        name,
        email,
        mobile,
        menu_name: menuName,
        eftpos_provider: posGuid ? 'LINKLY' : '',
        created_at: venue.now,
        email_verified_at: venue.now,
        mobile_verified_at: mobile === '' ? null : venue.now,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  const made = customers.map((seed) => ({ seed, id: idOf.get(seed.email) as number }));
  await tx.q
    .insertInto('credential')
    .values(
      made.flatMap(({ id, seed }) => [
        credential(id, 'password', venue.passwordHash),
        ...(seed.pin && venue.pinHash ? [credential(id, 'pin', venue.pinHash)] : []),
      ]),
    )
    .execute();
  await insertPurse(tx, venue, made);
  await insertScreens(tx, venue, made);
  await insertTerminals(tx, venue, made);
}

/** Whoever runs the brand. */
export async function insertOrganisation(
  tx: Tx,
  { brandCode, team }: { brandCode: string; team: SeedTeam },
  now: number,
): Promise<number> {
  // A brand that came in as a folder has an organisation already.
  const held = await findBrand(tx, brandCode);
  if (held) return held.organisation_id;
  const organisationId = await addOrganisation(tx, { name: team.organisation, now });
  await addBrand(tx, brandCode, organisationId);
  return organisationId;
}

/** The people of a brand's console. */
export async function insertTeam(
  tx: Tx,
  { venueId, organisationId, now, passwordHash: hash }: Venue,
  { people }: SeedTeam,
): Promise<void> {
  for (const { name, email, role } of people) {
    const personId = await addPerson(tx, { name, email, venueId });
    const at = { venueId: role === 'owner' ? null : venueId };
    await addMembership(tx, { personId, organisationId, role, ...at, now, joinedAt: now });
    await tx.q
      .insertInto('credential')
      .values({ customer_id: null, person_id: personId, kind: 'password', hash })
      .execute();
  }
}
