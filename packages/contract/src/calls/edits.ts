import { z } from 'zod';
import { call } from '#call';
import { editEntry } from '#entities/edit';
import { idField, optionalField } from '#fields';
import type { Can, Scope } from '#permissions';

type Room<Action extends string> = { action: Action; can: Can; scope: Scope };

/** What was changed in a room, by whom, the latest first. */
export const historyOf = <const Action extends string>(room: Room<Action>) =>
  call({
    ...room,
    sub: 'history',
    input: z.object({ before: optionalField(idField) }),
    output: z.strictObject({ edits: z.array(editEntry), more: z.boolean() }),
    errors: [],
    perMinute: 120,
  });

/** Takes an edit back, unless what it changed was changed again since. Undoing an undo does it again. */
export const undoOf = <const Action extends string>(room: Room<Action>) =>
  call({
    ...room,
    sub: 'undo',
    input: z.object({ edit_id: idField }),
    output: z.strictObject({ edit_id: z.number() }),
    errors: ['no_edit', 'edited_since'],
    perMinute: 120,
  });
