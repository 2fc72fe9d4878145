import { menuRoom } from '#api/menu-query.ts';
import { type EditCall, useEdit } from '#edits/use-edit.ts';
import { useDraftField } from '#features/menu/draft-mode.ts';
import { t as draftWords } from '#features/menu/draft-texts.ts';

type Bringing = `ConsoleMenu.${'import' | 'undo_import'}`;
type MenuEdit = Exclude<
  Extract<EditCall, `ConsoleMenu.${string}`>,
  Bringing | `ConsoleMenu.${'undo' | 'publish'}`
>;

/** A change of the live menu, or of its draft. */
export function useMenuEdit<Name extends MenuEdit>(name: Name) {
  const draft = useDraftField();
  return useEdit(menuRoom, name, {
    more: draft,
    ...(draft.draft === 1 && { saying: (text: string) => draftWords.inDraft({ text }) }),
  });
}
