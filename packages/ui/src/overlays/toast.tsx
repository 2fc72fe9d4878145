import { catalogue } from '@servery/domain/texts/catalogue';
import { useMemo, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, TextButton } from '#actions/button';
import { cx } from '#foundations/cx';
import { IconButton } from '#actions/icon-button';
import { IconCircleAlert, IconCircleCheck, IconInfo, IconX } from '#foundations/icon';
import { topModal } from './modal.tsx';
import type { Toast, ToastKind, Toaster } from './toaster.tsx';
import css from './toast.module.css';

const t = catalogue('toast', { messages: 'Messages', dismiss: 'Dismiss' });

const icons: Record<ToastKind, ReactNode> = {
  info: <IconInfo />,
  good: <IconCircleCheck />,
  bad: <IconCircleAlert />,
};

export type ToastRegionProps = {
  toaster: Toaster;
  label?: string;
  dismissLabel?: string;
  /** lift above a dock of this height, any CSS length */
  offset?: string;
};

/** Put one of these at the root of the app. It moves into an open modal, outside of which everything is inert. */
export function ToastRegion({
  toaster,
  label = t.messages,
  dismissLabel = t.dismiss,
  offset,
}: ToastRegionProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot);
  const modal = useSyncExternalStore(topModal.subscribe, topModal.get, () => null);
  const last = toasts.at(-1);
  const box = useMemo(() => holdIn(toaster), [toaster]);
  const region = (
    <section
      ref={box}
      aria-label={label}
      className={css.region}
      style={offset === undefined ? undefined : ({ '--offset': offset } as CSSProperties)}
    >
      <p aria-live="polite" className="visually-hidden">
        {last && last.kind !== 'bad' ? last.text : ''}
      </p>
      <p aria-live="assertive" className="visually-hidden">
        {last?.kind === 'bad' ? last.text : ''}
      </p>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} toaster={toaster} dismissLabel={dismissLabel} />
      ))}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

/** Time stands still while a message is hovered or holds focus. */
function holdIn(toaster: Toaster) {
  // A message that appears under a resting pointer is not being read.
  const onMove = (event: PointerEvent) => {
    if (event.movementX !== 0 || event.movementY !== 0) toaster.pause();
  };
  return (node: HTMLElement) => {
    const held = new AbortController();
    const { signal } = held;
    node.addEventListener('pointermove', onMove, { signal });
    node.addEventListener('pointerleave', toaster.resume, { signal });
    node.addEventListener('focusin', toaster.pause, { signal });
    node.addEventListener('focusout', toaster.resume, { signal });
    return () => {
      held.abort();
      toaster.resume();
    };
  };
}

type ItemProps = { toast: Toast; toaster: Toaster; dismissLabel: string };

function ToastItem({ toast, toaster, dismissLabel }: ItemProps) {
  /* A removed element loses focus without saying so: the others would stay held. */
  const dismiss = () => {
    toaster.dismiss(toast.id);
    toaster.resume();
  };
  const act = () => {
    dismiss();
    toast.action?.run();
  };
  const close = (
    <IconButton label={dismissLabel} icon={<IconX />} onClick={dismiss} className={css.dismiss} />
  );
  if (toast.look === 'snackbar') {
    return (
      <Snackbar
        key={toast.turn}
        icon={icons[toast.kind]}
        action={
          <>
            {toast.action && (
              <Button size="s" onClick={act}>
                {toast.action.label}
              </Button>
            )}
            {close}
          </>
        }
      >
        {toast.text}
      </Snackbar>
    );
  }
  return (
    <div data-kind={toast.kind} className={css.toast}>
      <span className={css.icon}>{icons[toast.kind]}</span>
      <p className={css.text}>{toast.text}</p>
      {close}
      {toast.action && (
        <TextButton tone="inherit" onClick={act} className={css.action}>
          {toast.action.label}
        </TextButton>
      )}
    </div>
  );
}

export type SnackbarProps = { icon?: ReactNode; children: ReactNode; action?: ReactNode; className?: string };
/** The dark bar with its one action; use it alone, or through the toaster with look "snackbar". */
export function Snackbar({ icon, children, action, className }: SnackbarProps) {
  return (
    <div className={cx(css.snackbar, className)}>
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
