import type { ReactNode } from 'react';
import { Pane } from '#parts/pane.tsx';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';

type Props = {
  title: string;
  /** What is changed, as it is counted: fields, a zone. */
  what: string;
  draft: {
    changed: readonly unknown[];
    conflicts: readonly unknown[];
    discard: () => void;
    keepMine: () => void;
  };
  busy: boolean;
  isNew?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Something that is being written: how much of it is not saved, and what somebody else has changed meanwhile. */
export function DraftPane({ title, what, draft, busy, isNew = false, onSubmit, onClose, children }: Props) {
  const discard = () => {
    draft.discard();
    if (isNew) onClose();
  };
  const foot = (
    <SaveFoot changes={draft.changed.length} what={what} busy={busy} isNew={isNew} onDiscard={discard} />
  );
  return (
    <Pane title={title} onClose={onClose} foot={foot} onSubmit={onSubmit}>
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={what} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      {children}
    </Pane>
  );
}
