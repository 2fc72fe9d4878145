import { randomBytes } from 'node:crypto';
import { venueFile } from '@servery/contract/venue-file/venue-file';
import { newBrandDefinition } from '@servery/domain/brand/new-brand';
import { err, ok, type Result } from '@servery/domain/result';
import type { WholeSetUp } from '@servery/domain/set-up/draft';
import { newVenueFile } from '@servery/domain/set-up/new-venue';
import { freeKey } from '@servery/domain/venue-file/keys';
import { BrandError } from '#brand/brand-error';
import type { LoadedBrand } from '#brand/read-brand';
import type { Tx } from '#db/database';
import type { ServerParts } from '#server-parts';
import { startingMenu } from '#set-up/starting-menu';
import { audit } from '#stores/audit';
import { brandRows, changeBrand, lockBrands } from '#stores/brands';
import { addBrand, addMembership, addOrganisation, addPerson } from '#stores/organisations';
import { personByEmail, rememberVenue } from '#stores/team';
import { menuSlugs } from '#stores/venue-file/facts';
import { importVenue } from '#venue-file/import-venue';

export type ShopProblem =
  | { code: 'venue_refused' | 'brand_refused'; problem: string }
  | { code: 'host_taken'; host: string };
export type Shop = {
  organisationId: number;
  brandCode: string;
  brand: LoadedBrand;
  venueId: number;
  personId: number;
  slug: string;
};
export type ShopParts = Pick<ServerParts, 'readBrand'> & { hosts: readonly string[]; now: number };

const BRAND_CODE = /^[a-z]/;

/** A name for the brand and an address for the menu that nobody else has. */
async function freeNames(tx: Tx, name: string): Promise<{ brandCode: string; slug: string }> {
  const codes = new Set((await brandRows(tx)).map(({ code }) => code));
  const wanted = freeKey(name, new Set());
  const brandCode = freeKey(BRAND_CODE.test(wanted) ? wanted : `shop-${wanted}`, codes);
  return { brandCode, slug: freeKey(name, new Set(await menuSlugs(tx))) };
}

const DAY_NAMES = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

/** As the footer shows it; the times of ordering are in the venue's hours. */
const openingTimes = ({ hours }: WholeSetUp['place']): string =>
  Object.entries(DAY_NAMES)
    .flatMap(([day, name]) => {
      const written = hours[day as keyof typeof hours];
      return written === '' ? [] : [`${name} ${written}`];
    })
    .join('\n');

type Naming = { brandCode: string; slug: string };

function definitionOf(told: WholeSetUp, { brandCode, slug }: Naming, hosts: readonly string[]): string {
  const { who, look, place } = told;
  const [host = 'localhost'] = hosts;
  return newBrandDefinition({
    code: brandCode,
    name: who.venue_name,
    token: randomBytes(16).toString('base64url'),
    hosts,
    menuName: slug,
    accent: look.accent.toLowerCase(),
    font: look.font,
    tagline: look.tagline,
    openingTimes: openingTimes(place),
    website: `https://${host}`,
    email: who.email,
  });
}

async function makeBrand(
  tx: Tx,
  definition: string,
  { organisationId, brandCode: code, readBrand, now }: Naming & { organisationId: number } & ShopParts,
): Promise<Result<LoadedBrand, ShopProblem>> {
  const legal = { terms: '', privacy: '' };
  try {
    const brand = readBrand({ definition, legal, version: 1 }, code);
    const { token, hosts } = brand;
    await addBrand(tx, code, organisationId);
    // Made here, so that no folder of the same name ever takes its place.
    const changed = await changeBrand(tx, { code, token, hosts, definition, legal, editedAt: now });
    return changed.ok ? ok(brand) : err({ code: 'host_taken', host: changed.taken });
  } catch (error) {
    if (error instanceof BrandError) return err({ code: 'brand_refused', problem: error.message });
    throw error;
  }
}

async function makeVenue(
  tx: Tx,
  told: WholeSetUp,
  { brandCode, slug, now }: Naming & { now: number },
): Promise<Result<number, ShopProblem>> {
  const menu = startingMenu(told.menu);
  if (!menu.ok)
    return err({
      code: 'venue_refused',
      problem: menu.error.code === 'menu_unreadable' ? menu.error.problem : menu.error.code,
    });
  const file = venueFile.parse(newVenueFile(told, menu.value.file, slug));
  const made = await importVenue(tx, { file, into: { brandCode } }, now);
  if (made.ok) return ok(made.value.venueId);
  const problem = made.error.map(({ where, why }) => `${where} ${why}`).join('\n');
  return err({ code: 'venue_refused', problem });
}

async function makeOwner(
  tx: Tx,
  { owner_name: name, email }: WholeSetUp['who'],
  at: { organisationId: number; venueId: number; now: number },
): Promise<number> {
  const { organisationId, venueId, now } = at;
  const known = await personByEmail(tx, email);
  const personId = known?.id ?? (await addPerson(tx, { name, email, venueId }));
  await rememberVenue(tx, personId, venueId);
  await addMembership(tx, { personId, organisationId, role: 'owner', venueId: null, now, joinedAt: now });
  return personId;
}

/** An organisation with its brand, its venue and its owner: all of it, where the transaction is kept, or nothing. */
export async function makeShop(
  tx: Tx,
  told: WholeSetUp,
  parts: ShopParts,
): Promise<Result<Shop, ShopProblem>> {
  const { now, hosts } = parts;
  await lockBrands(tx);
  const naming = await freeNames(tx, told.who.venue_name);
  const organisationId = await addOrganisation(tx, {
    name: told.who.organisation || told.who.venue_name,
    now,
  });
  const definition = definitionOf(told, naming, hosts);
  const brand = await makeBrand(tx, definition, { ...parts, ...naming, organisationId });
  if (!brand.ok) return brand;
  const venue = await makeVenue(tx, told, { ...naming, now });
  if (!venue.ok) return venue;
  const venueId = venue.value;
  const personId = await makeOwner(tx, told.who, { organisationId, venueId, now });
  const { brandCode } = naming;
  await audit(tx, {
    venueId,
    personId,
    action: 'venue.set_up',
    subject: told.who.venue_name,
    details: { brandCode, menu: told.menu.source, template: told.menu.template },
    now,
  });
  return ok({ organisationId, venueId, personId, brand: brand.value, ...naming });
}
