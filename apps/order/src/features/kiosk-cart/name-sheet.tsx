import { Button } from '@servery/ui/button';
import { Sheet } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import { Keyboard } from '#features/kiosk-cart/keyboard.tsx';
import { isNameEnough, pressNameKey } from '#features/kiosk-cart/keys.ts';
import { TypedText } from '#features/kiosk-cart/typed-text.tsx';
import css from './name-sheet.module.css';

export type NameSheetProps = {
  open: boolean;
  name: string;
  onName: (name: string) => void;
  total: string;
  busy: boolean;
  onClose: () => void;
  onPlace: () => void;
};

/** The one thing we need to know before the order goes to the kitchen. */
export function NameSheet({ open, name, onName, total, busy, onClose, onPlace }: NameSheetProps) {
  const enough = isNameEnough(name);
  return (
    <Sheet open={open} onClose={onClose} title="Who is it for?" dismissable={!busy}>
      <div className={css.body}>
        <Text tone="soft">We call out your name with your number.</Text>
        <TypedText label="Name" text={name} />
        <Keyboard onKey={(key) => onName(pressNameKey(name, key))} />
        <Button size="l" wide disabled={!enough} busy={busy} detail={total} onClick={onPlace}>
          Place order
        </Button>
        <Text tone="soft">Then pay at the counter.</Text>
      </div>
    </Sheet>
  );
}
