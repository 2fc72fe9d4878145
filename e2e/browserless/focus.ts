const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex], [contenteditable=true]';
export const isFocusable = (element: Element): boolean => element.matches(FOCUSABLE);
export const firstFocusable = (inside: Element): HTMLElement | null =>
  inside.querySelector<HTMLElement>('[autofocus]') ?? inside.querySelector<HTMLElement>(FOCUSABLE);

type WithModals = Document & { modals?: HTMLElement[] };

/** A dialog that is shown as a modal holds everything else back, and gives the focus back to where it was. */
export const modalsOf = (document: Document): HTMLElement[] =>
  ((document as WithModals).modals ??= []).filter(
    (dialog) => dialog.isConnected && dialog.hasAttribute('open'),
  );

/** Messages lie over every dialog. */
export const isOverModals = (element: Element): boolean =>
  element.closest('[popover], [data-toasts]') !== null;

export function addModal(dialog: HTMLElement): void {
  const document = dialog.ownerDocument as WithModals;
  document.modals = [...modalsOf(document).filter((other) => other !== dialog), dialog];
}

/** For a while after somebody touched it a page may open sheets and windows. */
const ACTIVE_MS = 5000;
const activatedAt = new WeakMap<object, number>();
export const activate = (window: object): unknown => activatedAt.set(window, performance.now());
export const isActivated = (window: object): boolean =>
  performance.now() - (activatedAt.get(window) ?? -Infinity) < ACTIVE_MS;
