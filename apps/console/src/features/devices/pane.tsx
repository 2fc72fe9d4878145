import { IconButton } from '@servery/ui/actions/icon-button';
import { IconX } from '@servery/ui/foundations/icon';
import { Display } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

/** Stands beside the list, or instead of it where there is no room. */
export function Pane({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <aside aria-label={title} className={css.pane}>
      <header className={css.paneHead}>
        <Display as="h2" size={24}>
          {title}
        </Display>
        <IconButton label={t.close} icon={<IconX />} kind="bare" onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
