import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { createContext, useContext } from 'react';
import { draftMenuQuery, menuQuery } from '#api/menu-query.ts';

/** Whether what is changed goes into the draft, in place of the live menu. */
export const DraftMode = createContext(false);

export const menuQueryOf = (isDraft: boolean) => (isDraft ? draftMenuQuery : menuQuery);

/** What a call that changes the menu is told. */
export const useDraftField = (): { draft?: 1 } => (useContext(DraftMode) ? { draft: 1 } : {});

/** What is typed and not saved yet is kept apart, as it is of two menus. */
export const useDraftKey = (key: string): string => (useContext(DraftMode) ? `draft-${key}` : key);

type Change = EditableMenu['draft']['changes'][number];

/** What the draft has otherwise, by product. */
export const draftedProducts = ({ draft }: EditableMenu): ReadonlyMap<number, Change> =>
  new Map(draft.changes.filter(({ part }) => part === 'product').map((change) => [change.id, change]));
