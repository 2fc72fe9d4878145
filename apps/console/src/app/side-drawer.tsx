import type { ReactNode } from 'react';
import { useModal } from '@servery/ui/overlays/modal';
import css from './side-drawer.module.css';
import { t } from '#app/texts.ts';

type Props = { open: boolean; onClose: () => void; children: ReactNode };

/** The side navigation for a room that needs the whole screen: it comes in from the left and goes again. */
export function SideDrawer({ open, onClose, children }: Props) {
  const { ref, mounted, on } = useModal({ open, onClose, dismissable: true });
  if (!mounted) return null;
  return (
    <dialog {...on} ref={ref} aria-label={t.allPages} className={css.drawer}>
      <div className={css.inside}>{children}</div>
    </dialog>
  );
}
