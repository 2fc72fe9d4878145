import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, draw, pass, press, send } from '#testing/draw.tsx';
import { all, one } from '#testing/roles.ts';
import { topModal, useModal } from './modal.tsx';
import type { ModalOptions } from './modal.tsx';

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Given = Partial<ModalOptions> & { name?: string; children?: React.ReactNode };

function Modal({ name = 'Modal', children, ...given }: Given) {
  const { ref, mounted, on } = useModal({ open: true, onClose, dismissable: true, ...given });
  if (!mounted) return null;
  return (
    <dialog {...on} ref={ref} aria-label={name}>
      <button type="button">Close</button>
      {children}
    </dialog>
  );
}

const tap = (from: EventTarget, to: HTMLElement) => {
  send(from, new Event('pointerdown', { bubbles: true }));
  click(to);
};

test('is not there until it is opened, and stays to leave when it is closed', () => {
  const { again } = draw(<Modal open={false} />);
  expect(all('dialog')).toEqual([]);
  again(<Modal />);
  const dialog = one('dialog', 'Modal') as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  again(<Modal open={false} />);
  expect(dialog.open).toBe(false);
  pass(279);
  expect(all('dialog')).toEqual([dialog]);
  pass(1);
  expect(all('dialog')).toEqual([]);
});

test('opened again while it leaves, it stays', () => {
  const { again } = draw(<Modal />);
  again(<Modal open={false} />);
  pass(200);
  again(<Modal />);
  pass(1000);
  expect((one('dialog') as HTMLDialogElement).open).toBe(true);
});

test('says which one is on top, and when that changes', () => {
  const heard = vi.fn();
  const leave = topModal.subscribe(heard);
  const two = (second: boolean) => (
    <>
      <Modal name="First" />
      <Modal name="Second" open={second} />
    </>
  );
  const { again } = draw(two(false));
  expect(topModal.get()).toBe(one('dialog', 'First'));
  again(two(true));
  expect(topModal.get()).toBe(one('dialog', 'Second'));
  again(two(false));
  expect(topModal.get()).toBe(one('dialog', 'First'));
  again(null);
  expect(topModal.get()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  again(two(false));
  expect(heard).toHaveBeenCalledTimes(4);
});

test.each([
  { first: <input aria-label="Code" />, begins: 'its field' },
  { first: <textarea aria-label="Code" />, begins: 'its field' },
  { first: <fieldset aria-label="Code" tabIndex={-1} data-first-focus />, begins: 'what asks for it' },
])('begins at $begins', ({ first }) => {
  draw(<Modal>{first}</Modal>);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Code');
});

test.each([
  { first: <input type="checkbox" aria-label="Code" />, is: 'a box' },
  { first: <input type="radio" aria-label="Code" />, is: 'a dot' },
  { first: <input data-last-focus aria-label="Code" />, is: 'a number that can be typed too' },
])('does not begin at $is', ({ first }) => {
  draw(<Modal>{first}</Modal>);
  expect(document.activeElement?.getAttribute('aria-label')).not.toBe('Code');
});

test('Escape asks to close, and stays with the one on top', () => {
  const outside = vi.fn();
  window.addEventListener('keydown', outside, { once: true });
  draw(<Modal />);
  expect(press(one('button'), 'Escape')).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(outside).not.toHaveBeenCalled();
  window.removeEventListener('keydown', outside);
  expect(press(one('button'), 'Enter')).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape that was meant for something inside does not close it', () => {
  draw(
    <Modal>
      <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
    </Modal>,
  );
  press(one('textbox', 'Search'), 'Escape');
  expect(onClose).not.toHaveBeenCalled();
});

test('the back gesture asks to close, but not that of a list inside', () => {
  draw(
    <Modal>
      <select aria-label="Place" />
    </Modal>,
  );
  const cancel = () => new Event('cancel', { cancelable: true, bubbles: true });
  send(document.querySelector('select')!, cancel());
  expect(onClose).not.toHaveBeenCalled();
  expect(send(one('dialog'), cancel())).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tap outside asks to close, if it began there too', () => {
  draw(<Modal />);
  const dialog = one('dialog');
  tap(one('button'), dialog);
  tap(dialog, one('button'));
  expect(onClose).not.toHaveBeenCalled();
  tap(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tap outside can be without effect, while Escape still asks', () => {
  draw(<Modal tapOutside={false} />);
  tap(one('dialog'), one('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  press(one('button'), 'Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('what cannot be dismissed is not, and comes back when the browser closes it', () => {
  draw(<Modal dismissable={false} />);
  const dialog = one('dialog') as HTMLDialogElement;
  press(one('button'), 'Escape');
  tap(dialog, dialog);
  act(() => dialog.close());
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.open).toBe(true);
});

test('closed by the browser, it tells', () => {
  draw(<Modal />);
  act(() => (one('dialog') as HTMLDialogElement).close());
  expect(onClose).toHaveBeenCalledOnce();
});
