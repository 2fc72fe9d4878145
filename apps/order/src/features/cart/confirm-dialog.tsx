import { Button } from '@servery/ui/actions/button';
import { Dialog } from '@servery/ui/overlays/sheet';
import type { ReactNode } from 'react';
import css from '#features/cart/cart.module.css';
import { more } from '#shared/more-texts.ts';

type Props = {
  open: boolean;
  title: string;
  confirm: string;
  keep?: string;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before something goes. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  keep = more.keepIt,
  children,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} align="center">
      {children}
      <div className={css.confirm}>
        <Button
          kind="bad"
          wide
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}
