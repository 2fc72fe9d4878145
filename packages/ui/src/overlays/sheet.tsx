import { catalogue } from '@servery/domain/texts/catalogue';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { IconButton } from '#actions/icon-button';
import { IconX } from '#foundations/icon';
import { useModal } from './modal.tsx';
import { Display } from '#foundations/text';
import css from './sheet.module.css';

const t = catalogue('sheet', { close: 'Close' });

export type SheetProps = {
  open: boolean;
  /** asked for by Esc, a tap outside or the close button; the caller then sets `open` to false */
  onClose: () => void;
  title: string;
  /** still its accessible name, but drawn by the children */
  hideTitle?: boolean;
  /** sheet = from below on phones and kiosk, centred from 720; dialog = always centred; full = the whole screen */
  kind?: 'sheet' | 'dialog' | 'full';
  size?: 's' | 'm' | 'l';
  /** false: no close button, no Esc, no tap outside */
  dismissable?: boolean;
  /** false: a tap outside does not close it, the close button and Esc still do */
  tapOutside?: boolean;
  closeLabel?: string;
  /** a picture that fills the top, under the floating close button */
  cover?: ReactNode;
  /** stays at the lower edge while the body scrolls */
  foot?: ReactNode;
  /** bare = no padding round the body */
  pad?: 'normal' | 'bare';
  align?: 'start' | 'center';
  children?: ReactNode;
  className?: string;
};

export function Sheet(props: SheetProps) {
  const { open, onClose, kind = 'sheet', size = 'm', dismissable = true, tapOutside, className } = props;
  const titleId = useId();
  const { ref, mounted, on } = useModal({ open, onClose, dismissable, tapOutside });
  if (!mounted) return null;
  return (
    <dialog
      {...on}
      ref={ref}
      aria-labelledby={props.hideTitle ? undefined : titleId}
      aria-label={props.hideTitle ? props.title : undefined}
      data-kind={kind}
      data-size={size}
      className={cx(css.sheet, className)}
    >
      <Panel {...props} titleId={titleId} />
    </dialog>
  );
}

/** A sheet that never rises from below: short questions. */
export function Dialog(props: Omit<SheetProps, 'kind'>) {
  return <Sheet size="s" {...props} kind="dialog" />;
}

function Panel(props: SheetProps & { titleId: string }) {
  const { title, titleId, hideTitle, dismissable = true, closeLabel = t.close, cover, foot, onClose } = props;
  const close = dismissable && (
    <IconButton
      label={closeLabel}
      icon={<IconX />}
      kind={cover ? 'raised' : 'bare'}
      onClick={onClose}
      className={css.close}
    />
  );
  return (
    <div className={css.panel}>
      {cover !== undefined && close}
      <div className={css.scroll}>
        {cover !== undefined && <div className={css.cover}>{cover}</div>}
        {cover === undefined && (!hideTitle || dismissable) && (
          // A dialog is no section: its header would be a second banner of the page, its footer a second contentinfo.
          <header role="presentation" className={css.head}>
            {!hideTitle && (
              <Display as="h2" size={24} id={titleId} className={css.title}>
                {title}
              </Display>
            )}
            {close}
          </header>
        )}
        {cover !== undefined && !hideTitle && (
          <span id={titleId} className="visually-hidden">
            {title}
          </span>
        )}
        <div data-pad={props.pad ?? 'normal'} data-align={props.align ?? 'start'} className={css.body}>
          {props.children}
        </div>
      </div>
      {foot !== undefined && (
        <footer role="presentation" className={css.foot}>
          {foot}
        </footer>
      )}
    </div>
  );
}
