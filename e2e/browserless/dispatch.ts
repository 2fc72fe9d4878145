import type { PageWindow } from './page-window.ts';

export const windowOf = (element: Element): PageWindow => element.ownerDocument.defaultView as PageWindow;

/** While somebody's touch is being answered, the page can tell that it is: React then answers at once. */
export function send(element: EventTarget, event: Event, window: PageWindow): boolean {
  const before = window.event;
  Object.defineProperty(window, 'event', { configurable: true, writable: true, value: event });
  const isFree = element.dispatchEvent(event);
  Object.defineProperty(window, 'event', { configurable: true, writable: true, value: before });
  return isFree;
}

/** Modifiers that are held meanwhile. */
export type Keys = { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean; metaKey?: boolean };

export function sendPointer(element: Element, type: string, more: object = {}): boolean {
  const { PointerEvent, MouseEvent } = windowOf(element);
  const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
  const event = new Kind(type, {
    bubbles: true,
    cancelable: true,
    composed: true,
    button: 0,
    detail: 1,
    view: windowOf(element),
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    width: 1,
    height: 1,
    pressure: 0.5,
    ...more,
  });
  return send(element, event, windowOf(element));
}

export const sendEvent = (element: Element, type: string): boolean =>
  send(element, new (windowOf(element).Event)(type, { bubbles: true, cancelable: true }), windowOf(element));
export const sendInput = (element: Element, inputType: string, data: string | null): boolean =>
  send(
    element,
    new (windowOf(element).InputEvent)('input', { bubbles: true, cancelable: false, inputType, data }),
    windowOf(element),
  );
