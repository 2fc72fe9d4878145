import { useState } from 'react';
import { keepDraft, keptDraft } from '#parts/kept-drafts.ts';
import { changedFields, conflictsOf, type Draft, drafted, insisted, withFields } from '#parts/draft.ts';

/** Something that is being changed. What is not saved is kept in this browser, so that a reload loses nothing. */
export function useDraft<T extends object>(key: string, held: T) {
  const [draft, setDraft] = useState<Draft<T>>(() => keptDraft(key, held));
  const keep = (next: Draft<T>) => {
    setDraft(next);
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
