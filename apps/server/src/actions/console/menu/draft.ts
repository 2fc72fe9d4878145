import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { instantAhead } from '@servery/domain/hours/times';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import type { DraftChange } from '@servery/domain/menu-editor/draft-change';
import { wishedAgain } from '@servery/domain/menu-editor/draft-problems';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { draftSheet } from '#menu-sheet/draft-sheet';
import { draftView } from '#menu-sheet/draft-view';
import { liveRecords } from '#menu-sheet/live-sheet';
import { partsOf } from '#menu-sheet/parts';
import { publishDraft } from '#menu-sheet/publish';
import { addPublishJob } from '#stores/jobs';
import { planDraft, readDraft } from '#stores/menu-editor/draft';

const viewOf = async (tx: ReadTx, venueId: number) =>
  draftView(tx, { venueId, draft: await readDraft(tx, venueId) }, await liveRecords(tx, venueId));

const isThat =
  ({ part, id }: Pick<CallInput<'ConsoleMenu.drop_draft'>, 'part' | 'id'>) =>
  (change: DraftChange) =>
    change.kind === part && change.id === id;

export const consoleDropDraft = writeAction('ConsoleMenu.drop_draft', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { sheet, wishes } = await draftSheet(tx, caller, venueId);
  const going = input.part === undefined ? wishes.all() : wishes.all().filter(isThat(input));
  if (going.length === 0) return fail('no_draft_change');
  const parts = partsOf(sheet);
  const valueOf = ({ kind, id }: DraftChange) => parts[kind]?.read(tx, { venueId, id });
  const before: (object | undefined)[] = [];
  for (const change of going) before.push(await valueOf(change));
  for (const change of going) wishes.drop(change);
  const changes: (Change | undefined)[] = [];
  for (const [at, change] of going.entries()) {
    const { kind, id, name } = change;
    changes.push(changeOf({ kind, id, name }, before[at], await valueOf(change)));
  }
  return answer({ edit_id: await sheet.close(changes) });
});

export const consoleKeepDraft = writeAction('ConsoleMenu.keep_draft', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { sheet, wishes } = await draftSheet(tx, caller, venueId);
  const held = wishes.all().find(isThat(input));
  const again = held && wishedAgain(held, wishes.live);
  if (!again) return fail('no_draft_change');
  wishes.again(again);
  const { kind, id, name, before, after } = again;
  await sheet.close([{ kind, id, name, before, after }]);
  return answer(await viewOf(tx, venueId));
});

type Moment = { venueId: number; publishAt: number };

async function planFor(tx: Tx, caller: Caller, { venueId, publishAt }: Moment) {
  if (publishAt <= caller.now) return fail('publish_past', { field: 'time' });
  await planDraft(tx, venueId, {
    publish_at: publishAt,
    failed_at: null,
    person_id: teamMember(caller).personId,
  });
  await addPublishJob(tx, venueId, publishAt);
  const subject = new Date(publishAt).toISOString();
  await note(tx, caller, { action: 'menu.publish_planned', subject, details: {} });
  return answer({ edit_id: 0, publish_at: Math.floor(publishAt / 1000) });
}

export const consolePublishMenu = writeAction('ConsoleMenu.publish', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { personId, timeZone } = teamMember(caller);
  const draft = await readDraft(tx, venueId);
  if (draft.changes.length === 0) return fail('draft_empty');
  if (draft.version !== input.version) return fail('draft_changed');
  const { date, time } = input;
  if (date !== undefined && time !== undefined)
    return planFor(tx, caller, { venueId, publishAt: instantAhead({ date, time }, timeZone, caller.now) });
  const { keyName, now } = caller;
  const done = await publishDraft(tx, { venueId, personId, keyName, now }, draft);
  if (!done.ok) return done;
  caller.noted = true;
  return answer({ edit_id: done.editId, publish_at: 0 });
});

export const consoleUnplanMenu = writeAction('ConsoleMenu.unplan', async (tx, _input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { publishAt } = await readDraft(tx, venueId);
  await planDraft(tx, venueId, { publish_at: null, failed_at: null, person_id: null });
  const subject = publishAt === undefined ? '' : new Date(publishAt).toISOString();
  await note(tx, caller, { action: 'menu.publish_unplanned', subject, details: {} });
  return answer(await viewOf(tx, venueId));
});
