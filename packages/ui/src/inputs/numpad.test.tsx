import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, draw, press } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { Numpad } from './numpad.tsx';
import type { NumpadProps } from './numpad.tsx';

const told = vi.fn();

function Kept({ first = '', ...props }: Partial<NumpadProps> & { first?: string }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return <Numpad label="Amount" {...props} value={value} onChange={change} />;
}

function pad(props: Parameters<typeof Kept>[0] = {}) {
  told.mockReset();
  return draw(
    <>
      <Kept {...props} />
      <input aria-label="Other field" />
    </>,
  );
}
const last = (): unknown => told.mock.lastCall?.[0];

test('has the digits, nothing at its left and a way back at its right', () => {
  pad();
  expect(names('button')).toEqual([...'123456789'.split(''), 'Clear', '0', 'Delete last digit']);
  expect(one('group', 'Amount').hasAttribute('data-first-focus')).toBe(true);
  expect((all('button') as HTMLButtonElement[]).every(({ type }) => type === 'button')).toBe(true);
});

test.each([
  { extra: '00', name: '00', first: '5', becomes: '500' },
  { extra: '.', name: 'Point', first: '5', becomes: '5.' },
  { extra: 'clear', name: 'Clear', first: '5', becomes: '' },
] as const)('its lower left can be $extra', ({ extra, name, first, becomes }) => {
  pad({ extra, first });
  click(one('button', name));
  expect(last()).toBe(becomes);
});

test('is pressed with a finger, within its rules', () => {
  pad({ maxDigits: 2 });
  for (const key of ['4', '2', '7']) click(one('button', key));
  expect(last()).toBe('42');
  click(one('button', 'Delete last digit'));
  expect(last()).toBe('4');
});

test('hears the keyboard wherever the focus is', () => {
  pad();
  expect(press(document.body, '7')).toBe(false);
  press(document.body, '5');
  press(document.body, 'Backspace');
  expect(last()).toBe('7');
  expect(press(document.body, 'a')).toBe(true);
});

test('does not hear what is typed elsewhere, or what is meant for the browser', () => {
  pad();
  press(one('textbox', 'Other field'), '7');
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    press(document.body, '7', more);
  expect(told).not.toHaveBeenCalled();
});

test('Enter is done, but presses a button that has the focus', () => {
  const onEnter = vi.fn();
  pad({ onEnter });
  expect(press(one('button', '7'), 'Enter')).toBe(true);
  expect(onEnter).not.toHaveBeenCalled();
  expect(press(document.body, 'Enter')).toBe(false);
  expect(onEnter).toHaveBeenCalledOnce();
});

test('hears nothing when told so, and nothing once it is gone', () => {
  const { again } = pad({ keyboard: false });
  press(document.body, '7');
  again(null);
  press(document.body, '7');
  expect(told).not.toHaveBeenCalled();
});

test('does nothing while it is disabled', () => {
  const onEnter = vi.fn();
  pad({ disabled: true, onEnter });
  click(one('button', '7'));
  press(document.body, '7');
  press(document.body, 'Enter');
  expect(told).not.toHaveBeenCalled();
  expect(onEnter).not.toHaveBeenCalled();
});
