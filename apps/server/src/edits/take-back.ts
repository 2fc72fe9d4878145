import { fail, type Failure } from '@servery/domain/failure';
import { type Change, type ChangedKind, changeOf, takenBack } from '@servery/domain/menu-editor/changes';
import { inWritingOrder } from '@servery/domain/menu-editor/draft';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { type EditRoom, findEdit } from '#stores/edits';

type At = { venueId: number; id: number };
/** How something that can be edited is read and written as a whole; nothing is one that is not there. */
type EditedPart = {
  read(tx: Tx, at: At): Promise<object | undefined>;
  write(tx: Tx, at: At, value: object | undefined): Promise<void>;
  /** Whether it cannot go, or come back, as things are now. */
  isStuck?(tx: Tx, at: At, value: object | undefined): Promise<boolean>;
};
export type EditedParts = Readonly<Partial<Record<ChangedKind, EditedPart>>>;

type Step = {
  part: EditedPart;
  change: Change;
  now: object | undefined;
  to: object | undefined;
  kind: ChangedKind;
  isGoing: boolean;
};

/** What has to be written for all of it to be as it was; nothing where a part was changed again since. */
async function stepsBack(
  tx: Tx,
  { venueId, parts }: { venueId: number; parts: EditedParts },
  changes: readonly Change[],
): Promise<Step[] | undefined> {
  const steps: Step[] = [];
  for (const change of changes) {
    const part = parts[change.kind];
    const now = await part?.read(tx, { venueId, id: change.id });
    const back = takenBack(change, now);
    if (!part || back === 'edited') return undefined;
    const to = back === 'gone' ? undefined : back.to;
    steps.push({ part, change, now, to, kind: change.kind, isGoing: to === undefined });
  }
  return steps;
}

type Wanted = {
  room: EditRoom;
  editId: number;
  parts: EditedParts;
  /** Whether everything stands somewhere once all of it is written. */
  isWhole?(made: readonly Change[]): Promise<boolean>;
  /** Where it is not written down as every other edit is. */
  close?(made: readonly Change[], undoes: string): Promise<number>;
};

/** Takes an edit back, whatever else was changed since, unless that was one of the same things. */
export async function takeBack(
  tx: Tx,
  caller: Caller,
  { room, editId, parts, isWhole, close }: Wanted,
): Promise<{ ok: true; editId: number } | Failure<'no_edit' | 'edited_since'>> {
  const venueId = await openEdit(tx, caller);
  const edit = await findEdit(tx, { venueId, room }, editId);
  if (!edit) return fail('no_edit');
  const steps = await stepsBack(tx, { venueId, parts }, edit.changes);
  if (!steps) return fail('edited_since');
  const made: Change[] = [];
  for (const { part, change, now, to } of inWritingOrder(steps)) {
    const { kind, id, name } = change;
    if (await part.isStuck?.(tx, { venueId, id }, to)) return fail('edited_since');
    await part.write(tx, { venueId, id }, to);
    const done = changeOf({ kind, id, name }, now, to);
    if (done) made.push(done);
  }
  if (isWhole && !(await isWhole(made))) return fail('edited_since');
  const undoes = String(edit.id);
  const done = close ? close(made, undoes) : closeEdit(tx, caller, { room, changes: made, undoes });
  return { ok: true, editId: await done };
}
