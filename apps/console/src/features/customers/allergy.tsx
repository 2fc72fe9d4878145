import { Button, TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconPlus } from '@servery/ui/foundations/icon';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import type { PartProps } from '#features/customers/part-props.ts';
import { useSetAllergy } from '#features/customers/use-customers.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type FormProps = { member: PartProps['member']; onDone: () => void };

function Form({ member: { id, allergy }, onDone }: FormProps) {
  // What was there when the typing began: what somebody else writes meanwhile is not overwritten.
  const [was] = useState(allergy);
  const [text, setText] = useState(allergy);
  const { mutate, isPending } = useSetAllergy(onDone);
  const save = () => mutate({ customer_id: id, allergy: text.trim(), was });
  return (
    <div className={css.form}>
      <TextField
        label={t.allergyLabel}
        hint={t.allergyHint}
        look="inset"
        maxLength={120}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button kind="line" size="s" busy={isPending} onClick={save}>
        {t.save}
      </Button>
      <Button kind="quiet" size="s" onClick={onDone}>
        {t.cancel}
      </Button>
    </div>
  );
}

/** What they must not eat: above everything else about them, and on every order of theirs. */
export function Allergy({ member, mayChange }: PartProps) {
  const [editing, setEditing] = useState(false);
  const { allergy } = member;
  if (editing) return <Form member={member} onDone={() => setEditing(false)} />;
  if (allergy === '')
    return mayChange ? (
      <TextButton icon={<IconPlus />} pad onClick={() => setEditing(true)}>
        {t.addAllergy}
      </TextButton>
    ) : null;
  return (
    <Notice
      tone="bad"
      title={t.allergyIs({ allergy })}
      action={
        mayChange ? (
          <TextButton aria-label={t.changeAllergy} onClick={() => setEditing(true)}>
            {t.change}
          </TextButton>
        ) : undefined
      }
    >
      {t.allergyNote}
    </Notice>
  );
}
