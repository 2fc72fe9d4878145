import { expect, test, vi } from 'vitest';
import { blur, click, dataOf, draw, fill, focus } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { Stepper } from './stepper.tsx';
import type { StepperProps } from './stepper.tsx';

function stepper(props: Partial<StepperProps> = {}) {
  const onChange = vi.fn();
  draw(<Stepper label="Flat White" value={2} onChange={onChange} {...props} />);
  const [less, more] = all('button') as [HTMLButtonElement, HTMLButtonElement];
  return { less, more, onChange };
}

test('is a group with a count that is read when it changes', () => {
  stepper();
  expect(dataOf(one('group', 'Flat White'))).toEqual({ size: 'm', tone: 'sunk' });
  expect(names('button')).toEqual(['Remove one Flat White', 'Add one Flat White']);
  const count = one('status');
  expect(count.textContent).toBe('2');
  expect(count.getAttribute('aria-live')).toBe('polite');
  expect(count.getAttribute('aria-atomic')).toBe('true');
});

test('counts up and down by one', () => {
  const { less, more, onChange } = stepper();
  click(more);
  click(less);
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test('stops at its ends', () => {
  const { less, more } = stepper({ min: 2, max: 2 });
  expect([less.disabled, more.disabled]).toEqual([true, true]);
});

test('has nothing below nothing, and no end above', () => {
  const { less, more } = stepper({ value: 0 });
  expect([less.disabled, more.disabled]).toEqual([true, false]);
});

test('is disabled as a whole', () => {
  const { less, more } = stepper({ disabled: true });
  expect([less.disabled, more.disabled]).toEqual([true, true]);
});

test('names one of many by its own word', () => {
  stepper({ label: 'Number of people', each: 'person' });
  expect(names('button')).toEqual(['Remove one person', 'Add one person']);
});

test('takes all away at its lowest, if it may', () => {
  const onRemove = vi.fn();
  const { less, onChange } = stepper({ value: 1, min: 1, onRemove, removeIcon: <i /> });
  expect(names('button')[0]).toBe('Remove Flat White');
  expect(less.innerHTML).toBe('<i></i>');
  click(less);
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});

test('counts down as usual above its lowest', () => {
  const onRemove = vi.fn();
  const { less, onChange } = stepper({ value: 2, min: 1, onRemove, removeIcon: <i /> });
  expect(names('button')[0]).toBe('Remove one Flat White');
  expect(less.querySelector('i')).toBeNull();
  click(less);
  expect(onRemove).not.toHaveBeenCalled();
  expect(onChange.mock.calls).toEqual([[1]]);
});

test('can be typed into, within its ends; the count is then read and not seen', () => {
  const { onChange } = stepper({ typed: 'Number of portions', min: 1, max: 9, size: 'l', tone: 'raised' });
  const field = one('textbox', 'Number of portions');
  focus(field);
  fill(field, '50');
  blur(field);
  expect(onChange.mock.calls).toEqual([[9]]);
  expect(one('status').className).toBe('visually-hidden');
  expect(dataOf(one('group'))).toEqual({ size: 'l', tone: 'raised' });
});
