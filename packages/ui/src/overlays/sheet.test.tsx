import { expect, test, vi } from 'vitest';
import { click, dataOf, draw, press } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { Dialog, Sheet } from './sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import css from './sheet.module.css';

function sheet(props: Partial<SheetProps> = {}) {
  const onClose = vi.fn();
  draw(<Sheet open onClose={onClose} title="Choose a place" {...props} />);
  return onClose;
}

test('is not there while it is shut', () => {
  sheet({ open: false });
  expect(all('dialog')).toEqual([]);
});

test('is a dialog of its title, with its words and its action', () => {
  sheet({ children: 'Where?', foot: <button type="button">Set</button>, className: 'mine' });
  const dialog = one('dialog', 'Choose a place');
  expect(dataOf(dialog)).toEqual({ kind: 'sheet', size: 'm' });
  expect(dialog.className).toBe(`${css['sheet']} mine`);
  expect(one('heading', 'Choose a place').tagName).toBe('H2');
  const body = dialog.querySelector<HTMLElement>(`.${css['body']}`)!;
  expect(body.textContent).toBe('Where?');
  expect(dataOf(body)).toEqual({ pad: 'normal', align: 'start' });
  expect(dialog.querySelector(`.${css['foot']}`)?.textContent).toBe('Set');
});

test('asks to be closed by its button, by Escape and by a tap outside', () => {
  const onClose = sheet({ closeLabel: 'Not now' });
  click(one('button', 'Not now'));
  press(one('dialog'), 'Escape');
  one('dialog').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  click(one('dialog'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a tap outside can be without effect', () => {
  const onClose = sheet({ tapOutside: false });
  one('dialog').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  click(one('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('what must be answered has no way out', () => {
  const onClose = sheet({ dismissable: false });
  expect(names('button')).toEqual([]);
  press(one('dialog'), 'Escape');
  expect(onClose).not.toHaveBeenCalled();
  one('heading', 'Choose a place');
});

test('a hidden title is still its name, beside the close button', () => {
  sheet({ hideTitle: true });
  expect(one('dialog').getAttribute('aria-label')).toBe('Choose a place');
  expect(all('heading')).toEqual([]);
  expect(names('button')).toEqual(['Close']);
});

test('without title and close button it has no head', () => {
  sheet({ hideTitle: true, dismissable: false });
  expect(document.querySelector(`.${css['head']}`)).toBeNull();
});

test('a cover takes the place of the head, and the close button floats over it', () => {
  const onClose = sheet({ cover: <i />, pad: 'bare', align: 'center', kind: 'full', size: 'l' });
  const dialog = one('dialog', 'Choose a place');
  expect(dialog.querySelector(`.${css['cover']}`)?.innerHTML).toBe('<i></i>');
  expect(dialog.querySelector(`.${css['head']}`)).toBeNull();
  expect(one('button', 'Close').dataset['kind']).toBe('raised');
  click(one('button', 'Close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dataOf(dialog)).toEqual({ kind: 'full', size: 'l' });
  expect(dataOf(dialog.querySelector<HTMLElement>(`.${css['body']}`)!)).toEqual({
    pad: 'bare',
    align: 'center',
  });
});

test('a dialog is small and never rises', () => {
  const { again } = draw(<Dialog open onClose={() => undefined} title="Remove it?" />);
  expect(dataOf(one('dialog', 'Remove it?'))).toEqual({ kind: 'dialog', size: 's' });
  again(<Dialog open size="m" onClose={() => undefined} title="Remove it?" />);
  expect(one('dialog', 'Remove it?').dataset['size']).toBe('m');
});
