import { brandFile } from '@servery/contract/brand';
import type { CallInput } from '@servery/contract/registry';
import type { VenueFile, WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { fail, type Failure } from '@servery/domain/failure';
import { copiedOnto, newVenueOf } from '@servery/domain/venue-file/copy';
import { freeKey } from '@servery/domain/venue-file/keys';
import { actingAt, memberAt } from '#actions/console/venues/at-venue';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { findDeed } from '#stores/audit';
import { changeBrand, findBrand, lockBrands } from '#stores/brands';
import { setSwitches } from '#stores/switches';
import type { TeamMember } from '#stores/team';
import { menuSlugs } from '#stores/venue-file/facts';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue, type Into, prepareImport } from '#venue-file/import-venue';
import { digestOf, planView, refusal } from '#venue-file/planned-import';
import { readVenueFile } from '#venue-file/read-file';

const COPIED = 'venue.copied';

type Wish = Omit<CallInput<'ConsoleVenues.copy'>, 'seen'>;
type Wanted = { source: string; file: VenueFile; into: Into; target: TeamMember | undefined };
type Refused = Failure<'no_such_venue' | 'venue_refused' | 'venue_name_missing'>;

/** Whoever may change both, which are of one brand: their pictures are the brand's. */
async function both(tx: ReadTx, caller: Caller, { from_id, into_id }: Wish) {
  const from = await memberAt(tx, caller, from_id);
  const into = into_id === undefined ? undefined : await memberAt(tx, caller, into_id);
  const may = (member: TeamMember | undefined) => member?.can.has('manage_venue') === true;
  if (!from || !may(from) || (into_id !== undefined && (!may(into) || into_id === from_id))) return undefined;
  // Who works in one venue alone adds none to its brand.
  const isTheirs = into ? into.brandCode === from.brandCode : from.inAllVenues;
  return isTheirs ? { from, into } : undefined;
}

async function newFile(tx: ReadTx, source: WholeVenueFile, wish: Wish): Promise<VenueFile> {
  const { venue_name, address, suburb, postcode, phone } = wish;
  const name = venue_name.trim();
  const taken = new Set(await menuSlugs(tx));
  const newSlug = () => {
    const slug = freeKey(name, taken);
    taken.add(slug);
    return slug;
  };
  return newVenueOf(source, { name, address, suburb, postcode, phone }, newSlug);
}

async function wantedOf(tx: ReadTx, caller: Caller, wish: Wish): Promise<({ ok: true } & Wanted) | Refused> {
  const found = await both(tx, caller, wish);
  if (!found) return fail('no_such_venue');
  const { from, into } = found;
  const source = await exportVenue(tx, from.venueId);
  const named = { ok: true, source: from.venueName, target: into } as const;
  if (into) {
    const file = copiedOnto(source, await exportVenue(tx, into.venueId), wish.parts);
    return { ...named, file, into: { venueId: into.venueId } };
  }
  if (wish.venue_name.trim() === '') return fail('venue_name_missing', { field: 'venue_name' });
  return { ...named, file: await newFile(tx, source, wish), into: { brandCode: from.brandCode } };
}

export const consolePlanCopy = readAction('ConsoleVenues.plan_copy', async (tx, input, caller) => {
  const wanted = await wantedOf(tx, caller, input);
  if (!wanted.ok) return wanted;
  const prepared = await prepareImport(tx, wanted);
  if (!prepared.ok) return refusal(prepared.error);
  const { current, after, plan } = prepared.value;
  return answer({ plan: planView(plan), seen: digestOf([current, after]) });
});

/** A brand with a second venue asks its customers where they want to order. */
async function showLocations(tx: Tx, code: string, now: number): Promise<void> {
  await lockBrands(tx);
  const held = await findBrand(tx, code);
  if (!held) return;
  const brand = brandFile.parse(JSON.parse(held.definition));
  if (!brand.single_store) return;
  const { token, hosts } = brand;
  const { terms, privacy } = held;
  const definition = JSON.stringify({ ...brand, single_store: false }, null, 2);
  await changeBrand(tx, { code, token, hosts, definition, legal: { terms, privacy }, editedAt: now });
}

export const consoleCopyVenue = writeAction('ConsoleVenues.copy', async (tx, input, caller) => {
  const wanted = await wantedOf(tx, caller, input);
  if (!wanted.ok) return wanted;
  const prepared = await prepareImport(tx, wanted);
  if (!prepared.ok) return refusal(prepared.error);
  const { current, after } = prepared.value;
  if (digestOf([current, after]) !== input.seen) return fail('copy_changed');
  const made = await importVenue(tx, wanted, caller.now);
  if (!made.ok) return refusal(made.error);
  const { venueId } = made.value;
  const { source, target, into } = wanted;
  if ('brandCode' in into) {
    // Nobody orders from a venue that nobody has looked at yet.
    await setSwitches(tx, venueId, { closed: true, pausedUntil: 0, pauseReason: '' });
    await showLocations(tx, into.brandCode, caller.now);
  }
  const left = digestOf(await exportVenue(tx, venueId));
  const there = actingAt(caller, { ...(target ?? teamMember(caller)), venueId });
  const details = { parts: input.parts, from: input.from_id, left, before: current ?? null };
  const edit_id = await note(tx, there, { action: COPIED, subject: source, details, isWhole: true });
  caller.noted = true;
  return answer({ venue_id: venueId, edit_id: current ? edit_id : 0 });
});

export const consoleUndoCopy = writeAction('ConsoleVenues.undo_copy', async (tx, input, caller) => {
  const deed = await findDeed(tx, { id: input.edit_id, action: COPIED });
  const member = deed && (await memberAt(tx, caller, deed.venueId));
  if (!deed || !member?.can.has('manage_venue')) return fail('no_edit');
  const { before, left } = deed.details as { before: object | null; left: string };
  const { venueId } = deed;
  if (before === null || digestOf(await exportVenue(tx, venueId)) !== left) return fail('edited_since');
  const read = readVenueFile(JSON.stringify(before));
  if (!read.ok) return refusal(read.error);
  const back = await importVenue(tx, { file: read.value, into: { venueId } }, caller.now);
  if (!back.ok) return refusal(back.error);
  const there = actingAt(caller, member);
  await note(tx, there, { action: 'venue.copy_undone', subject: String(input.edit_id), details: {} });
  caller.noted = true;
  return answer({ venue_id: venueId });
});
