import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Draws a part on the page, and takes it away when the test is over. */
export function draw(part: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const again = (next: ReactNode) => act(() => root.render(next));
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  again(part);
  return { box, again };
}

/** What is drawn, where it is a single element. */
export function drawn(part: ReactNode): HTMLElement {
  const { box } = draw(part);
  if (box.childElementCount !== 1) throw new Error(`${box.childElementCount} elements are drawn`);
  return box.firstElementChild as HTMLElement;
}

export const click = (element: HTMLElement): void => act(() => element.click());
export const focus = (element: HTMLElement): void => act(() => element.focus());
export const blur = (element: HTMLElement): void => act(() => element.blur());

/** Time goes on by a clock of the test. */
export const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

/** All that a part says of itself to its styles. */
export const dataOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(Object.entries(element.dataset).map(([name, value]) => [name, value ?? '']));

/** Says whether the browser would still do what it does by itself. */
export function send(element: EventTarget, event: Event): boolean {
  act(() => void element.dispatchEvent(event));
  return !event.defaultPrevented;
}

export const press = (element: EventTarget, key: string, more: KeyboardEventInit = {}): boolean =>
  send(element, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

/** React hears of a value only that was set past its own setter. */
export function fill(field: HTMLElement, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  send(field, new Event('input', { bubbles: true }));
}
