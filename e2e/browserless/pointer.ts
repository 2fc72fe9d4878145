import { type Keys, sendPointer, windowOf } from './dispatch.ts';
import { activate, isFocusable } from './focus.ts';

/** Whoever presses somewhere moves the focus there, or away from where it was. */
function focusAt(element: Element): void {
  let at: Element | null = element;
  while (at && !isFocusable(at)) at = at.parentElement;
  const active = element.ownerDocument.activeElement as HTMLElement | null;
  if (at === active) return;
  if (at) (at as HTMLElement).focus();
  else active?.blur();
}

export function hover(element: Element): void {
  for (const type of ['pointerover', 'mouseover', 'pointermove', 'mousemove']) sendPointer(element, type);
  for (const type of ['pointerenter', 'mouseenter']) sendPointer(element, type, { bubbles: false });
}

export function click(element: Element, keys: Keys = {}, times = 1): void {
  for (let count = 1; count <= times; count += 1) {
    const more = { ...keys, detail: count };
    hover(element);
    sendPointer(element, 'pointerdown', { ...more, buttons: 1 });
    activate(windowOf(element));
    if (sendPointer(element, 'mousedown', { ...more, buttons: 1 })) focusAt(element);
    sendPointer(element, 'pointerup', { ...more, pressure: 0 });
    sendPointer(element, 'mouseup', more);
    if (element.isConnected) sendPointer(element, 'click', { ...more, pressure: 0 });
  }
  if (times === 2) sendPointer(element, 'dblclick', { ...keys, detail: 2 });
}
