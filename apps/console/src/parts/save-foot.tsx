import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import css from './pane.module.css';
import { t } from '#parts/texts.ts';

type FootProps = {
  changes: number;
  what: string;
  busy: boolean;
  isNew?: boolean;
  /** Of the form that it stands outside of. */ form?: string;
  onDiscard: () => void;
};

/** How much is not saved yet, and the two ways to have it so. */
export function SaveFoot({ changes, what, busy, isNew, form, onDiscard }: FootProps) {
  return (
    <>
      <Text size={15}>{changes > 0 && !isNew && t.notSaved({ count: changes, what })}</Text>
      <Button kind="bare" size="s" disabled={changes === 0 && !isNew} onClick={onDiscard}>
        {isNew ? t.cancel : t.discard}
      </Button>
      <Button type="submit" form={form} size="s" busy={busy} disabled={changes === 0 && !isNew}>
        {isNew ? t.add : t.save}
      </Button>
    </>
  );
}

type ConflictProps = { what: string; onTheirs: () => void; onMine: () => void };

/** Somebody else has changed the same thing meanwhile. */
export function ConflictNotice({ what, onTheirs, onMine }: ConflictProps) {
  return (
    <Notice
      tone="warn"
      alert
      title={t.changedMeanwhile({ what })}
      action={
        <div className={css.ways}>
          <Button kind="line" size="s" onClick={onTheirs}>
            {t.takeTheirs}
          </Button>
          <Button kind="line" size="s" onClick={onMine}>
            {t.keepMine}
          </Button>
        </div>
      }
    >
      {t.changedNote}
    </Notice>
  );
}
