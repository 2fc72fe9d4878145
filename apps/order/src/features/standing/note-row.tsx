import { Button } from '@servery/ui/actions/button';
import { IconMessageSquareText } from '@servery/ui/foundations/icon-more';
import { TextArea } from '@servery/ui/inputs/field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { List, ListButton } from '@servery/ui/surfaces/list';
import { type FormEvent, useState } from 'react';
import { change, useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { t } from '#features/standing/texts.ts';

function NoteForm({ held, onDone }: { held: string; onDone: () => void }) {
  const [note, setNote] = useState(held);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    change({ note: note.trim() });
    onDone();
  };
  return (
    <form onSubmit={keep} className={css.picker}>
      <TextArea
        label={t.instructionsLabel}
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" wide>
        {t.keepNote}
      </Button>
    </form>
  );
}

export function NoteRow() {
  const note = useDraft((draft) => draft.note);
  const [open, setOpen] = useState(false);
  return (
    <>
      <List>
        <ListButton
          icon={<IconMessageSquareText />}
          title={t.instructions}
          note={note === '' ? t.addInstructions : note}
          onClick={() => setOpen(true)}
        />
      </List>
      <Sheet open={open} onClose={() => setOpen(false)} title={t.instructions} size="s">
        {open && <NoteForm held={note} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}
