import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { type ComponentProps, type ReactNode, useState } from 'react';
import css from './text-dialog.module.css';
import { more } from '#shared/more-texts.ts';

export type TextDialogProps = {
  open: boolean;
  title: string;
  label: string;
  value: string;
  /** a code: capitals as it is typed */
  upper?: boolean;
  onClose: () => void;
  onSave: (text: string) => void;
  /** what can be had without typing */
  children?: ReactNode;
} & Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'autoCapitalize'>;

/** One field over the ticket: an instruction, a code, an address for the receipt. */
export function TextDialog({ open, title, onClose, children, ...form }: TextDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open ? <Form {...form} onClose={onClose} /> : null}
      {children}
    </Dialog>
  );
}

function Form({
  label,
  value,
  upper,
  onSave,
  onClose,
  ...input
}: Omit<TextDialogProps, 'open' | 'title' | 'children'>) {
  const [text, setText] = useState(value);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSave(text.trim());
    onClose();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        {...input}
        label={label}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(upper ? event.target.value.toUpperCase() : event.target.value)}
      />
      <Button type="submit" shape="block" wide>
        {more.save}
      </Button>
    </form>
  );
}
