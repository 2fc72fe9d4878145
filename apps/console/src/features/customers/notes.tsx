import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconX } from '@servery/ui/foundations/icon';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { whenText } from '#order/when.ts';
import type { PartProps } from '#features/customers/part-props.ts';
import { useMemberDeed } from '#features/customers/use-customers.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

/** What the team knows, with the name of who wrote it. */
export function Notes({ member: { id, notes }, zone, mayChange }: PartProps) {
  const [text, setText] = useState('');
  const add = useMemberDeed('ConsoleCustomers.add_note', () => setText(''));
  const remove = useMemberDeed('ConsoleCustomers.remove_note', () => {});
  if (notes.length === 0 && !mayChange) return null;
  return (
    <section aria-label={t.notes} className={css.part}>
      <h3>{t.notes}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className={css.note}>
            <p>
              {note.text}
              <small>{t.by({ who: note.who, when: whenText(note.at, zone) })}</small>
            </p>
            {mayChange && (
              <IconButton
                label={t.removeNote}
                icon={<IconX />}
                kind="bare"
                onClick={() => remove.mutate({ customer_id: id, note_id: note.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className={css.form}>
          <TextField
            label={t.noteLabel}
            look="inset"
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            kind="line"
            size="s"
            busy={add.isPending}
            disabled={text.trim() === ''}
            onClick={() => add.mutate({ customer_id: id, text })}
          >
            {t.addNote}
          </Button>
        </div>
      )}
    </section>
  );
}
