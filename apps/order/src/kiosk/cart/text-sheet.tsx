import { Button } from '@servery/ui/actions/button';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { Keyboard, TypedText } from '#kiosk/typing/index.ts';
import css from './details-sheet.module.css';
import { more } from '#shared/more-texts.ts';

export type TextSheetProps = {
  open: boolean;
  title: string;
  text: string;
  long?: boolean;
  press: (text: string, key: string) => string;
  onClose: () => void;
  /** true when it was kept, and the sheet can go */
  onSave: (text: string) => Promise<boolean>;
};

/** A promo code or an instruction, written on the screen itself. */
export function TextSheet({ open, title, onClose, ...form }: TextSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {open ? <TextForm {...form} title={title} onClose={onClose} /> : null}
    </Sheet>
  );
}

function TextForm({ title, text: held, long, press, onSave, onClose }: Omit<TextSheetProps, 'open'>) {
  const [text, setText] = useState(held);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const kept = await onSave(text.trim());
    setBusy(false);
    if (kept) onClose();
  };
  return (
    <div className={css.body}>
      <TypedText label={title} text={text} long={long} />
      <Keyboard digits onKey={(key) => setText((now) => press(now, key))} />
      <Button size="l" wide busy={busy} onClick={() => void save()}>
        {more.save}
      </Button>
    </div>
  );
}
