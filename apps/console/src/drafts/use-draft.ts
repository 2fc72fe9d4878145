import { useState } from 'react';
import { keepDraft, keptDraft } from '#drafts/kept-drafts.ts';
import { changedFields, conflictsOf, type Draft, drafted, insisted, withFields } from '#drafts/draft.ts';

/** Something that is being changed. What is not saved is kept in this browser, so that a reload loses nothing. */
export function useDraft<T extends object>(key: string, held: T) {
  const [last, setLast] = useState(() => ({ key, draft: keptDraft(key, held) }));
  // Of something else than a moment ago: what is kept of that.
  const draft = last.key === key ? last.draft : keptDraft(key, held);
  const keep = (next: Draft<T>) => {
    setLast({ key, draft: next });
    keepDraft(key, next);
  };
  return {
    value: drafted(held, draft),
    changed: changedFields(held, draft),
    /** Changed by somebody else as well, to something else. */
    conflicts: conflictsOf(held, draft),
    change: (wanted: Partial<T>) => keep(withFields(held, draft, wanted)),
    discard: () => keep({}),
    keepMine: () => keep(insisted(held, draft)),
  };
}
