import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw, fill } from '#testing/draw.tsx';
import { descriptionOf, one } from '#testing/roles.ts';
import { CodeField } from './code-field.tsx';

const told = vi.fn();

function Kept({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return <CodeField label="Pair code" hint="Shown on the pinpad" value={value} onChange={change} />;
}
const boxes = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('span[aria-hidden]')];

test('is one field for those who cannot see it, and a box for each digit', () => {
  const { box } = draw(<Kept first="4829" />);
  const field = one('textbox', 'Pair code') as HTMLInputElement;
  expect(field.value).toBe('4829');
  expect(field.inputMode).toBe('numeric');
  expect(descriptionOf(field)).toBe('Shown on the pinpad');
  expect(boxes(box).map(({ textContent }) => textContent)).toEqual(['4', '8', '2', '9', '', '']);
});

test('shows which digit comes next, the last one while it is whole, and where its half begins', () => {
  const marks = (first: string, name: string) =>
    boxes(draw(<Kept first={first} />).box).map((each) => Object.hasOwn(each.dataset, name));
  expect(marks('4829', 'now').indexOf(true)).toBe(4);
  expect(marks('482917', 'now')).toEqual([false, false, false, false, false, true]);
  expect(marks('', 'half')).toEqual([false, false, false, true, false, false]);
});

test('takes digits alone, and no more than it has boxes', () => {
  draw(<Kept />);
  const field = one('textbox', 'Pair code');
  fill(field, '482 917');
  expect(told).toHaveBeenLastCalledWith('482917');
  fill(field, '48a29175');
  expect(told).toHaveBeenLastCalledWith('482917');
});

test('is filled in by nobody else, but where a password manager knows the code', () => {
  const field = () => one('textbox', 'Code') as HTMLInputElement;
  const { again } = draw(<CodeField label="Code" value="" onChange={told} />);
  expect(field().autocomplete).toBe('off');
  again(<CodeField label="Code" value="" onChange={told} autoComplete="one-time-code" />);
  expect(field().autocomplete).toBe('one-time-code');
});
