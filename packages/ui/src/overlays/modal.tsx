import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function restack(change: () => void) {
  change();
  for (const listener of listeners) listener();
}

/** The modal on top, for what must stay reachable above it: everything outside a modal is inert. */
export const topModal = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): HTMLDialogElement | null => stack.at(-1) ?? null,
};

/* Keeps the page from jumping sideways when its scrollbar goes. */
function measureScrollbar() {
  const { documentElement: page } = document;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}

const FIELDS = '[data-first-focus], input:not([data-last-focus]), textarea, select';
const WITHOUT_KEYS = new Set(['radio', 'checkbox', 'range', 'file']);

/** The browser begins at the close button: whoever types then, or presses Enter, loses it. */
function focusFirstField(dialog: HTMLDialogElement) {
  const first = dialog.querySelector<HTMLElement>(FIELDS);
  const typed = first && !(first instanceof HTMLInputElement && WITHOUT_KEYS.has(first.type));
  if (typed) first.focus({ preventScroll: true });
}

function push(dialog: HTMLDialogElement) {
  if (stack.length === 0) measureScrollbar();
  restack(() => stack.push(dialog));
  dialog.showModal();
  focusFirstField(dialog);
}

function remove(dialog: HTMLDialogElement) {
  restack(() => stack.splice(stack.indexOf(dialog), stack.includes(dialog) ? 1 : 0));
  dialog.close();
}

export type ModalOptions = {
  open: boolean;
  onClose: () => void;
  dismissable: boolean;
  /** false: a tap outside does nothing, while Esc still asks to close */
  tapOutside?: boolean;
};

const leaving = 280;
const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

/** Native <dialog>: focus trap, top layer and focus return are the browser's; we add leaving and the rules of dismissal. */
export function useModal({ open, onClose, dismissable, tapOutside = true }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    push(dialog);
    return () => remove(dialog);
  }, [open]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setMounted(false), leaving);
    return () => clearTimeout(timer);
  }, [open]);

  const ask = () => {
    if (dismissable) onClose();
  };
  const on = {
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      if (event.target === event.currentTarget) ask();
    },
    /* A cancel can be refused only once without a touch in between; Escape on the keyboard is stopped earlier. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    },
    onClose() {
      if (!open || !ref.current || ref.current.open) return;
      if (dismissable) onClose();
      else ref.current.showModal();
    },
    onPointerDown(event: MouseEvent) {
      pressedOutside.current = isOutside(event);
    },
    onClick(event: MouseEvent) {
      if (tapOutside && pressedOutside.current && isOutside(event)) ask();
    },
  };
  return { ref, mounted, on };
}
