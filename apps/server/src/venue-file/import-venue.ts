import { menuSettings } from '@servery/contract/venue-file/menu';
import type { VenueFile, WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { err, ok, type Result } from '@servery/domain/result';
import { afterImport } from '@servery/domain/venue-file/after-import';
import { planOf, type VenuePlan } from '@servery/domain/venue-file/plan';
import { type FileProblem, problemsOf } from '@servery/domain/venue-file/problems';
import { isSame } from '@servery/domain/venue-file/same';
import { standardRoles } from '@servery/domain/people/standard-roles';
import type { ReadTx, Tx } from '#db/database';
import { addBrand, addOrganisation } from '#stores/organisations';
import { touchMenus } from '#stores/switches';
import { writeDelivery } from '#stores/venue-file/delivery';
import { addVenue, brandOfVenue, changeFacts, lockVenue, venuesBySlug } from '#stores/venue-file/facts';
import { writeFulfilment } from '#stores/venue-file/fulfilment';
import { writeBlocks, writeNews } from '#stores/venue-file/home';
import { writeCatalogue } from '#stores/venue-file/menus';
import { writeClasses, writePayments, writeRewards } from '#stores/venue-file/offers';
import { writePromos } from '#stores/venue-file/promos';
import { organisationOf, roleCodes, writePeople } from '#stores/venue-file/team';
import { exportVenue } from '#venue-file/export-venue';

/** Into a venue that there is, or as a new one of a brand. */
export type Into = { venueId: number } | { brandCode: string };
type Wanted = { file: VenueFile; into: Into };
type Prepared = { current: WholeVenueFile | undefined; after: WholeVenueFile; plan: VenuePlan };

/** The address of a menu is nobody else's. */
async function takenSlugs(tx: ReadTx, { file, into }: Wanted): Promise<FileProblem[]> {
  const own = 'venueId' in into ? into.venueId : undefined;
  const found = await venuesBySlug(
    tx,
    (file.menus ?? []).map(({ slug }) => slug),
  );
  return found
    .filter(({ venueId }) => venueId !== own)
    .map(({ slug }) => ({ where: `menus, ${slug}`, why: 'is the address of another venue’s menu' }));
}

async function unknownRoles(tx: ReadTx, into: Into, { people }: WholeVenueFile): Promise<FileProblem[]> {
  const brandCode = 'venueId' in into ? await brandOfVenue(tx, into.venueId) : into.brandCode;
  const organisationId = await organisationOf(tx, brandCode);
  const known: readonly string[] =
    organisationId === undefined ? standardRoles : await roleCodes(tx, organisationId);
  return people
    .filter(({ role }) => !known.includes(role))
    .map(({ email, role }) => ({
      where: `people, ${email}`,
      why: `has the role “${role}”, which there is not`,
    }));
}

/** What an import would do, before anything is written; or why it cannot be done. */
export async function prepareImport(tx: ReadTx, wanted: Wanted): Promise<Result<Prepared, FileProblem[]>> {
  const { file, into } = wanted;
  const current = 'venueId' in into ? await exportVenue(tx, into.venueId) : undefined;
  const after = afterImport(current, file, menuSettings.parse({}));
  if (!after) return err([{ where: 'facts', why: 'are missing: a new venue needs them' }]);
  const problems = [
    ...(after.menus.length === 0 ? [{ where: 'menus', why: 'are missing: a new venue needs one' }] : []),
    ...problemsOf(after),
    ...(await takenSlugs(tx, wanted)),
    ...(await unknownRoles(tx, into, after)),
  ];
  return problems.length > 0 ? err(problems) : ok({ current, after, plan: planOf(current, after) });
}

async function writeParts(
  tx: Tx,
  { venueId, now }: { venueId: number; now: number },
  { current, after }: Prepared,
): Promise<void> {
  const zone = after.facts.time_zone;
  const differs = (...parts: readonly (keyof WholeVenueFile)[]): boolean =>
    parts.some((part) => !current || !isSame(current[part], after[part]));
  if (differs('facts')) await changeFacts(tx, { venueId, now }, after.facts);
  if (differs('fulfilment')) await writeFulfilment(tx, venueId, after.fulfilment);
  if (differs('zones', 'points')) await writeDelivery(tx, venueId, after);
  if (differs('payments')) await writePayments(tx, venueId, after.payments);
  if (differs('option_groups', 'menus')) await writeCatalogue(tx, { venueId, now }, after);
  // By the venue's clock: in another zone the same words are other moments.
  const isElsewhere = current?.facts.time_zone !== zone;
  if (differs('promos') || isElsewhere) await writePromos(tx, { venueId, zone }, after.promos);
  if (differs('rewards')) await writeRewards(tx, venueId, after.rewards);
  if (differs('student_classes')) await writeClasses(tx, venueId, after.student_classes);
  if (differs('home')) await writeBlocks(tx, venueId, after.home);
  if (differs('news') || isElsewhere) await writeNews(tx, { venueId, zone }, after.news);
}

/** A brand that nobody runs yet is run by an organisation of the venue's name. */
async function organisationFor(
  tx: Tx,
  brandCode: string,
  make: { name: string; now: number },
): Promise<number> {
  const known = await organisationOf(tx, brandCode);
  if (known !== undefined) return known;
  const made = await addOrganisation(tx, make);
  await addBrand(tx, brandCode, made);
  return made;
}

export type Imported = { venueId: number; plan: VenuePlan };

/** All of it or nothing: whoever opens the transaction keeps it only where the answer is ok. */
export async function importVenue(
  tx: Tx,
  wanted: Wanted,
  now: number,
): Promise<Result<Imported, FileProblem[]>> {
  const { into } = wanted;
  if ('venueId' in into) await lockVenue(tx, into.venueId);
  const prepared = await prepareImport(tx, wanted);
  if (!prepared.ok) return prepared;
  const { current, after, plan } = prepared.value;
  const brandCode = 'venueId' in into ? await brandOfVenue(tx, into.venueId) : into.brandCode;
  const organisationId = await organisationFor(tx, brandCode, { name: after.facts.name, now });
  const venueId = 'venueId' in into ? into.venueId : await addVenue(tx, brandCode, after.facts);
  await writeParts(tx, { venueId, now }, { current, after, plan });
  if (!isSame(current?.people ?? [], after.people)) {
    const isLed = await writePeople(tx, { venueId, organisationId }, { wanted: after.people, now });
    if (!isLed) return err([{ where: 'people', why: 'leave nobody who owns the organisation' }]);
  }
  if (plan.length > 0) await touchMenus(tx, venueId);
  return ok({ venueId, plan });
}
