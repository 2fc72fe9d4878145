import { expect, test, vi } from 'vitest';
import { click, draw, focus, press, send } from '#testing/draw.tsx';
import { all, descriptionOf, names, one } from '#testing/roles.ts';
import { Select } from './select.tsx';
import type { SelectProps } from './select.tsx';

const options = [
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'counter', label: 'Counter', note: 'Upstairs' },
  { value: 'bar', label: 'Bar', disabled: true },
];

function select(props: Partial<SelectProps<string>> = {}) {
  const onChange = vi.fn();
  draw(<Select label="Place" options={options} value="kitchen" onChange={onChange} {...props} />);
  return { trigger: one('button') as HTMLButtonElement, onChange };
}

test('is a button that says what is chosen of what', () => {
  select();
  const trigger = one('button', 'Kitchen Place');
  expect(trigger.getAttribute('aria-haspopup')).toBe('listbox');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(all('option')).toEqual([]);
});

test('asks to choose while nothing is chosen, in other words if told so', () => {
  expect(select({ value: null }).trigger.textContent).toBe('Choose');
});

test('asks in other words if told so', () => {
  expect(select({ value: null, placeholder: 'Which one?' }).trigger.textContent).toBe('Which one?');
});

test('opens its list, and tells what is chosen next', () => {
  const { trigger, onChange } = select();
  click(trigger);
  expect(names('option')).toEqual(['Kitchen', 'CounterUpstairs', 'Bar']);
  expect(one('option', 'Kitchen').getAttribute('aria-selected')).toBe('true');
  click(one('option', 'CounterUpstairs'));
  expect(onChange.mock.calls).toEqual([['counter']]);
  expect(all('option')).toEqual([]);
});

test('does not choose what is disabled', () => {
  const { trigger, onChange } = select();
  click(trigger);
  expect(one('option', 'Bar').getAttribute('aria-disabled')).toBe('true');
  click(one('option', 'Bar'));
  expect(onChange).not.toHaveBeenCalled();
});

test('is used with the keyboard alone, from what is chosen', () => {
  const { trigger, onChange } = select();
  focus(trigger);
  press(trigger, 'ArrowDown');
  expect(one('option', 'Kitchen').tabIndex).toBe(0);
  press(one('option', 'Kitchen'), 'ArrowDown');
  const next = one('option', 'CounterUpstairs');
  expect(next.tabIndex).toBe(0);
  press(next, 'Enter');
  send(next, new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
  expect(onChange.mock.calls).toEqual([['counter']]);
});

test('is left with Escape, as it was', () => {
  const { trigger, onChange } = select();
  focus(trigger);
  press(trigger, 'ArrowDown');
  press(one('option', 'Kitchen'), 'Escape');
  expect(all('option')).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

test('does not open while it is disabled', () => {
  const { trigger } = select({ disabled: true });
  click(trigger);
  expect(trigger.disabled).toBe(true);
  expect(all('option')).toEqual([]);
});

test('shows what is wrong and what helps', () => {
  const { trigger } = select({ error: 'Choose a place', hint: 'Where it is cooked' });
  const field = trigger.parentElement!;
  expect(field.dataset['invalid']).toBe('true');
  expect([...field.querySelectorAll('p')].map((words) => words.textContent)).toEqual([
    'Choose a place',
    'Where it is cooked',
  ]);
});

test('as a pill it has its label inside', () => {
  const { trigger } = select({ look: 'pill' });
  expect(trigger.parentElement?.dataset['look']).toBe('pill');
  expect(trigger.textContent).toBe('PlaceKitchen');
});

test('sends its value by its name', () => {
  select({ name: 'place' });
  expect(document.querySelector<HTMLSelectElement>('select[name=place]')?.value).toBe('kitchen');
});

test('opens its list inside the modal that it stands in', () => {
  draw(
    <dialog open>
      <Select label="Place" options={options} value="kitchen" onChange={() => undefined} />
    </dialog>,
  );
  click(one('button'));
  expect(document.querySelector('dialog [role=listbox]')).not.toBeNull();
});

test('says what is wrong and what helps together with itself', () => {
  expect(descriptionOf(select({ error: 'Choose a place', hint: 'Where it is made' }).trigger)).toBe(
    'Where it is made Choose a place',
  );
});

test('describes itself by nothing while nothing is said', () => {
  expect(descriptionOf(select().trigger)).toBe('');
});

test('wears its label inside where told so, and shows that it is not saved', () => {
  const { trigger } = select({ look: 'inset', changed: true });
  expect(trigger.parentElement?.dataset).toMatchObject({ look: 'inset', changed: 'true' });
});
