import type { CallName } from '@servery/contract/registry';
import type { QueryKey } from '@tanstack/react-query';

type WithHistory<Name> = Name extends `${infer Action}.history` ? Action : never;
/** The action of a room whose changes are written down and can be taken back. */
export type EditedAction = WithHistory<CallName>;

/** What is edited in a room: its calls, and what a change of it makes old. */
export type EditRoom = { action: EditedAction; shows: readonly QueryKey[] };

/** Who changed what in a room. */
export const historyKey = ({ action }: Pick<EditRoom, 'action'>): QueryKey => ['history', action];

/** All that shows a room: what is in it, and who changed it. */
export const keysOf = (room: EditRoom): readonly QueryKey[] => [...room.shows, historyKey(room)];
