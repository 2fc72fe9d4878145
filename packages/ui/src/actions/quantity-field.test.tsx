import { expect, test, vi } from 'vitest';
import { blur, draw, fill, focus, press } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { QuantityField } from './quantity-field.tsx';

function field({ value = 2, disabled = false } = {}) {
  const onChange = vi.fn();
  draw(
    <QuantityField
      name="Number of portions"
      value={value}
      min={1}
      max={20}
      disabled={disabled}
      onChange={onChange}
    />,
  );
  return { input: one('textbox', 'Number of portions') as HTMLInputElement, onChange };
}

test('shows the number, on the keyboard of numbers, and is not where a dialog begins', () => {
  const { input } = field();
  expect(input.value).toBe('2');
  expect(input.inputMode).toBe('numeric');
  expect(input.maxLength).toBe(3);
  expect(input.hasAttribute('data-last-focus')).toBe(true);
  expect(input.style.getPropertyValue('--digits')).toBe('2');
});

test('is overwritten by the first key, for all of it is selected', () => {
  const { input } = field({ value: 12 });
  focus(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 2]);
});

test('counts once it is left, not while it is typed', () => {
  const { input, onChange } = field();
  focus(input);
  fill(input, '1');
  fill(input, '12');
  expect(onChange).not.toHaveBeenCalled();
  blur(input);
  expect(onChange.mock.calls).toEqual([[12]]);
});

test('counts at Enter, which does nothing else', () => {
  const { input, onChange } = field();
  focus(input);
  fill(input, '7');
  expect(press(input, '7')).toBe(true);
  expect(press(input, 'Enter')).toBe(false);
  expect(onChange.mock.calls).toEqual([[7]]);
});

test.each([
  { typed: '99', counts: 20, because: 'there are no more' },
  { typed: '3x', counts: 3, because: 'letters are no figures' },
  { typed: '0', counts: undefined, because: 'nothing is no number of portions' },
  { typed: '', counts: undefined, because: 'it was left empty' },
  { typed: '2', counts: undefined, because: 'it is the same as before' },
])('takes "$typed" as $counts: $because', ({ typed, counts }) => {
  const { input, onChange } = field();
  focus(input);
  fill(input, typed);
  blur(input);
  expect(onChange.mock.calls).toEqual(counts === undefined ? [] : [[counts]]);
  expect(input.value).toBe('2');
});

test('makes room for three figures', () => {
  const { input } = field({ value: 120 });
  expect(input.style.getPropertyValue('--digits')).toBe('3');
});

test('can be disabled', () => {
  expect(field({ disabled: true }).input.disabled).toBe(true);
});
