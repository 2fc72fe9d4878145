import type { CallInput } from '@servery/contract/registry';
import { writtenFile } from '@servery/contract/venue-file/write-file';
import {
  type VenueFile,
  venueFile,
  type WholeVenueFile,
  type WrittenVenueFile,
} from '@servery/contract/venue-file/venue-file';
import { fail, type Failure } from '@servery/domain/failure';
import { readMenu } from '@servery/domain/imports/read-menu';
import type { Unread } from '@servery/domain/imports/reading';
import { broughtMenu } from '@servery/domain/venue-file/bring-menu';
import { normalForm } from '@servery/domain/venue-file/normal-form';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { findDeed } from '#stores/audit';
import { exportVenue } from '#venue-file/export-venue';
import { importVenue, prepareImport } from '#venue-file/import-venue';
import { digestOf, planView, refusal } from '#venue-file/planned-import';
import { readVenueFile } from '#venue-file/read-file';

const IMPORTED = 'menu.imported';

type Catalogue = Pick<WholeVenueFile, 'option_groups' | 'menus'>;
const catalogueOf = ({ option_groups, menus }: WholeVenueFile): Catalogue => ({ option_groups, menus });

type Wish = Omit<CallInput<'ConsoleMenu.import'>, 'seen'>;
type Read = { ok: true; file: WrittenVenueFile; unread: readonly Unread[] };
type Refused = Failure<'menu_unreadable' | 'venue_refused' | 'no_menu'>;

const isVenueFile = (text: string): boolean => /^\s*\{\s*"version"/.test(text.replace(/^\uFEFF/, ''));

/** A file of ours, or a list as somebody has it. */
function readBrought(text: string, slug: string): Read | Refused {
  if (isVenueFile(text)) {
    const read = readVenueFile(text);
    return read.ok ? { ok: true, file: read.value, unread: [] } : refusal(read.error);
  }
  const reading = readMenu(text, slug);
  return reading.ok ? reading : fail('menu_unreadable', { problem: reading.why });
}

async function wantedOf(tx: ReadTx, caller: Caller, { text, menu, bring: mode }: Wish) {
  const { venueId } = teamMember(caller);
  const current = await exportVenue(tx, venueId);
  if (!current.menus.some(({ slug }) => slug === menu)) return fail('no_menu');
  const read = readBrought(text, menu);
  if (!read.ok) return read;
  const parsed = venueFile.safeParse(broughtMenu(current, read.file, { slug: menu, mode }));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.path.join(', ') ?? ''} ${issue?.message ?? ''}`;
    return fail('menu_unreadable', { problem });
  }
  const file: VenueFile = normalForm(parsed.data);
  return { ok: true as const, wanted: { file, into: { venueId } }, unread: read.unread };
}

export const consoleExportMenu = readAction('ConsoleMenu.export', async (tx, _input, caller) => {
  const whole = await exportVenue(tx, teamMember(caller).venueId);
  return answer({ text: writtenFile({ version: 1, ...catalogueOf(whole) }) });
});

export const consolePlanImport = readAction('ConsoleMenu.plan_import', async (tx, input, caller) => {
  const read = await wantedOf(tx, caller, input);
  if (!read.ok) return read;
  const prepared = await prepareImport(tx, read.wanted);
  if (!prepared.ok) return refusal(prepared.error);
  const { current, after, plan } = prepared.value;
  return answer({ plan: planView(plan), unread: [...read.unread], seen: digestOf([current, after]) });
});

export const consoleImportMenu = writeAction('ConsoleMenu.import', async (tx, input, caller) => {
  const read = await wantedOf(tx, caller, input);
  if (!read.ok) return read;
  const prepared = await prepareImport(tx, read.wanted);
  if (!prepared.ok) return refusal(prepared.error);
  const { current, after } = prepared.value;
  if (!current || digestOf([current, after]) !== input.seen) return fail('copy_changed');
  const made = await importVenue(tx, read.wanted, caller.now);
  if (!made.ok) return refusal(made.error);
  const left = digestOf(catalogueOf(await exportVenue(tx, made.value.venueId)));
  const details = { mode: input.bring, left, before: catalogueOf(current) };
  const edit_id = await note(tx, caller, { action: IMPORTED, subject: input.menu, details, isWhole: true });
  return answer({ edit_id });
});

export const consoleUndoImport = writeAction('ConsoleMenu.undo_import', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  const deed = await findDeed(tx, { id: input.edit_id, action: IMPORTED });
  if (!deed || deed.venueId !== venueId) return fail('no_edit');
  const { before, left } = deed.details as { before: Catalogue; left: string };
  if (digestOf(catalogueOf(await exportVenue(tx, venueId))) !== left) return fail('edited_since');
  const read = readVenueFile(JSON.stringify({ version: 1, ...before }));
  if (!read.ok) return refusal(read.error);
  const back = await importVenue(tx, { file: read.value, into: { venueId } }, caller.now);
  if (!back.ok) return refusal(back.error);
  await note(tx, caller, { action: 'menu.import_undone', subject: String(input.edit_id), details: {} });
  return answer({});
});
