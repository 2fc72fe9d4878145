import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { blur, click, draw, fill, focus, press } from '#testing/draw.tsx';
import { all, descriptionOf, names, one } from '#testing/roles.ts';
import { ComboBox } from './combo-box.tsx';
import type { ComboBoxProps } from './combo-box.tsx';

const places = [
  { value: 'a', label: '12 Market Street', note: 'Fremantle' },
  { value: 'b', label: '14 Market Street' },
  { value: 'c', label: '3 Marine Terrace', disabled: true },
];

function Kept({ onChange, ...props }: Partial<ComboBoxProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return <ComboBox label="Address" options={places} {...props} value={value} onChange={change} />;
}

function combo(props: Partial<ComboBoxProps<string>> = {}) {
  draw(<Kept {...props} />);
  return one('combobox', 'Address') as HTMLInputElement;
}

test('is a field of its label with a list that is shut', () => {
  const field = combo({ placeholder: 'Start typing', hint: 'Street and number' });
  expect(field.placeholder).toBe('Start typing');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(all('option')).toEqual([]);
  expect(document.body.textContent).toContain('Street and number');
});

test('finds what fits while it is typed, and tells what is chosen', () => {
  const onChange = vi.fn();
  const field = combo({ onChange });
  focus(field);
  fill(field, 'market');
  expect(names('option')).toEqual(['12 Market StreetFremantle', '14 Market Street']);
  click(all('option')[1]!);
  expect(onChange.mock.calls).toEqual([['b']]);
  expect(field.value).toBe('14 Market Street');
  expect(all('option')).toEqual([]);
});

test('is used with the keyboard alone', () => {
  const onChange = vi.fn();
  const field = combo({ onChange });
  focus(field);
  fill(field, 'market');
  press(field, 'ArrowDown');
  press(field, 'ArrowDown');
  press(field, 'Enter');
  expect(onChange.mock.calls).toEqual([['b']]);
});

test('does not choose what is disabled', () => {
  const onChange = vi.fn();
  const field = combo({ onChange });
  focus(field);
  fill(field, 'marine');
  expect(one('option', '3 Marine Terrace').getAttribute('aria-disabled')).toBe('true');
  click(one('option'));
  expect(onChange).not.toHaveBeenCalled();
});

test('says that nothing fits, where it is told what to say', () => {
  const field = combo({ empty: 'No address found' });
  focus(field);
  fill(field, 'xyz');
  expect(names('option')).toEqual(['No address found']);
});

test('shows all that a server found, whatever is typed', () => {
  const onTextChange = vi.fn();
  const field = combo({ found: true, onTextChange });
  focus(field);
  fill(field, 'freo');
  expect(onTextChange.mock.calls).toEqual([['freo']]);
  expect(all('option')).toHaveLength(3);
});

test('forgets words without a choice, and keeps them where they may stand', () => {
  const strict = combo();
  focus(strict);
  fill(strict, 'somewhere');
  blur(strict);
  expect(strict.value).toBe('');
});

test('keeps words that may stand without a choice', () => {
  const free = combo({ free: true });
  focus(free);
  fill(free, 'somewhere');
  blur(free);
  expect(free.value).toBe('somewhere');
});

test('shows what is wrong', () => {
  const field = combo({ error: 'Choose an address' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Choose an address');
});

test('can hide its label and be disabled', () => {
  const field = combo({ hideLabel: true, disabled: true });
  expect(field.disabled).toBe(true);
  expect(field.labels![0]!.className).toContain('visually-hidden');
});

test('opens its list inside the modal that it stands in', () => {
  draw(
    <dialog open>
      <Kept />
    </dialog>,
  );
  const field = one('combobox', 'Address');
  focus(field);
  fill(field, 'market');
  expect(document.querySelector('dialog [role=listbox]')).not.toBeNull();
});
