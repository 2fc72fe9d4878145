import { IconButton } from '@servery/ui/actions/icon-button';
import { IconArrowLeft, IconX } from '@servery/ui/foundations/icon';
import { Display } from '@servery/ui/foundations/text';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './pane.module.css';
import { t } from '#parts/texts.ts';

type Props = {
  title: string;
  onClose: () => void;
  /** Back to what it was opened from, in place of closing. */
  back?: boolean;
  foot?: ReactNode;
  onSubmit?: () => void;
  children: ReactNode;
};

/** A double tap is one wish: the button is not busy yet when its second half arrives. */
function dropSecondTap(event: MouseEvent) {
  const isSubmit = event.target instanceof Element && event.target.closest('button[type=submit]');
  if (isSubmit && event.detail > 1) event.preventDefault();
}

/** The one raised thing that is being worked on: beside the list, or over it where there is no room. */
export function Pane({ title, onClose, back, foot, onSubmit, children }: Props) {
  const pane = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  // Whoever works by keyboard or listens goes on in what has just opened.
  useEffect(() => head.current?.focus(), []);
  useEffect(() => {
    const held = pane.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    held?.addEventListener('keydown', leave);
    return () => held?.removeEventListener('keydown', leave);
  }, [onClose]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <aside ref={pane} aria-label={title} className={css.pane}>
      <form
        noValidate
        aria-label={title}
        className={css.form}
        onSubmit={submit}
        onClickCapture={dropSecondTap}
      >
        <header ref={head} tabIndex={-1} className={css.head}>
          {back && <IconButton label={t.back} icon={<IconArrowLeft />} kind="bare" onClick={onClose} />}
          <Display as="h2" size={24}>
            {title}
          </Display>
          {!back && <IconButton label={t.close} icon={<IconX />} kind="bare" onClick={onClose} />}
        </header>
        <div className={css.body}>{children}</div>
        {foot !== undefined && <footer className={css.foot}>{foot}</footer>}
      </form>
    </aside>
  );
}
