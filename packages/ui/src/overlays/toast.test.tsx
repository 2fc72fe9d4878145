import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, draw, drawn, pass, send } from '#testing/draw.tsx';
import { all, one } from '#testing/roles.ts';
import { Sheet } from './sheet.tsx';
import { Snackbar, ToastRegion } from './toast.tsx';
import css from './toast.module.css';
import { createToaster } from './toaster.tsx';
import type { ToastInput } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function region(props: Partial<Parameters<typeof ToastRegion>[0]> = {}) {
  const toaster = createToaster();
  const { again } = draw(<ToastRegion toaster={toaster} {...props} />);
  const show = (input: Partial<ToastInput> = {}) =>
    act(() => void toaster.show({ kind: 'info', text: 'Saved', ms: 3000, ...input }));
  return { toaster, show, again };
}

const messages = () => [...document.querySelectorAll(`.${css['text']}`)].map((text) => text.textContent);
const live = (how: string) => one('region').querySelector(`[aria-live=${how}]`)?.textContent;

test('is a region of messages, which are read as calmly as they are meant', () => {
  const { show } = region({ offset: '72px' });
  expect(one('region', 'Messages').style.getPropertyValue('--offset')).toBe('72px');
  show();
  expect([live('polite'), live('assertive')]).toEqual(['Saved', '']);
  show({ kind: 'bad', text: 'Printer is out of paper' });
  expect([live('polite'), live('assertive')]).toEqual(['', 'Printer is out of paper']);
  expect(messages()).toEqual(['Saved', 'Printer is out of paper']);
  pass(3000);
  expect(messages()).toEqual([]);
});

test.each([
  { kind: 'info', icon: 'lucide-info' },
  { kind: 'good', icon: 'lucide-circle-check' },
  { kind: 'bad', icon: 'lucide-circle-alert' },
] as const)('a message of kind $kind is told apart by its icon too', ({ kind, icon }) => {
  region().show({ kind });
  const toast = document.querySelector<HTMLElement>(`.${css['toast']}`)!;
  expect(toast.dataset['kind']).toBe(kind);
  expect(toast.querySelector(`.${css['icon']} svg`)?.classList.contains(icon)).toBe(true);
});

test('is dismissed, under the name that it is given', () => {
  const { show } = region({ label: 'News', dismissLabel: 'Put away' });
  show({ ms: 'until-dismissed' });
  one('region', 'News');
  click(one('button', 'Put away'));
  expect(messages()).toEqual([]);
});

test('its action is done once, and takes it away', () => {
  const run = vi.fn();
  const { show } = region();
  show({ ms: 'until-dismissed', action: { label: 'Try again', run } });
  click(one('button', 'Try again'));
  expect(run).toHaveBeenCalledOnce();
  expect(messages()).toEqual([]);
});

test('time stands still while it is pointed at, but not under a pointer that rests', () => {
  const { show } = region();
  const box = one('region');
  const move = (movementX: number) =>
    send(box, Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  show();
  move(0);
  pass(2000);
  move(3);
  pass(60_000);
  expect(messages()).toEqual(['Saved']);
  send(box, new Event('pointerleave'));
  pass(1000);
  expect(messages()).toEqual([]);
});

test('time stands still while it has the focus', () => {
  const { show } = region();
  show();
  send(one('region'), new Event('focusin'));
  pass(60_000);
  expect(messages()).toEqual(['Saved']);
  send(one('region'), new Event('focusout'));
  pass(3000);
  expect(messages()).toEqual([]);
});

test('the others go on when one is dismissed that had the focus', () => {
  const { show } = region();
  show({ text: 'First' });
  show({ text: 'Second' });
  send(one('region'), new Event('focusin'));
  click(all('button')[0]!);
  expect(messages()).toEqual(['Second']);
  pass(3000);
  expect(messages()).toEqual([]);
});

test('a message goes on when the region that held it is gone', () => {
  const { show, toaster, again } = region();
  show();
  send(one('region'), new Event('focusin'));
  again(null);
  pass(3000);
  expect(toaster.getSnapshot()).toEqual([]);
});

test('moves into an open modal, outside of which nothing can be reached', () => {
  const { show, toaster, again } = region();
  show({ ms: 'until-dismissed' });
  again(
    <>
      <Sheet open onClose={() => undefined} title="Cart" />
      <ToastRegion toaster={toaster} />
    </>,
  );
  expect(one('dialog').contains(one('region'))).toBe(true);
  expect(messages()).toEqual(['Saved']);
});

test('a message can be the dark bar, with its action and a way to dismiss it', () => {
  const run = vi.fn();
  const { show } = region();
  show({ look: 'snackbar', kind: 'good', text: 'Added', action: { label: 'View', run } });
  const bar = document.querySelector(`.${css['snackbar']}`)!;
  expect(bar.querySelector('span')?.textContent).toBe('Added');
  one('button', 'Dismiss');
  click(one('button', 'View'));
  expect(run).toHaveBeenCalledOnce();
  expect(document.querySelector(`.${css['snackbar']}`)).toBeNull();
});

test('the dark bar stands by itself too', () => {
  const bar = drawn(
    <Snackbar icon={<i />} action={<button type="button">View</button>} className="mine">
      Added
    </Snackbar>,
  );
  expect([...bar.children].map((part) => part.tagName)).toEqual(['I', 'SPAN', 'BUTTON']);
  expect(bar.className).toBe(`${css['snackbar']} mine`);
});
