import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { descriptionOf, nameOf, one } from '#testing/roles.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import type { ChoiceProps } from './choice.tsx';
import css from './choice.module.css';

function choice(props: Partial<ChoiceProps> = {}) {
  const onChange = vi.fn();
  const part = (more: Partial<ChoiceProps> = {}) => (
    <Choice
      kind="radio"
      name="size"
      value="l"
      checked={false}
      onChange={onChange}
      title="Large"
      {...props}
      {...more}
    />
  );
  const { again } = draw(part());
  const mark = one(props.kind ?? 'radio') as HTMLInputElement;
  return { mark, onChange, again: (more: Partial<ChoiceProps>) => again(part(more)) };
}

test('a group is named by its title with its rule', () => {
  draw(
    <ChoiceGroup title="Size" rule="Choose 1" id="size" className="mine">
      none
    </ChoiceGroup>,
  );
  const group = one('group');
  expect(group.id).toBe('size');
  expect(group.className).toBe(`${css['group']} mine`);
  expect(group.tabIndex).toBe(-1);
  expect([...group.querySelector('legend')!.children].map((part) => part.textContent)).toEqual([
    'Size',
    'Choose 1',
  ]);
  expect(group.querySelector<HTMLElement>(`.${css['choices']}`)?.dataset['layout']).toBe('cards');
  expect(descriptionOf(group)).toBe('');
  expect(group.dataset['bad']).toBeUndefined();
});

test('a group says what is wrong with it, where it can be heard', () => {
  draw(
    <ChoiceGroup title="Size" error="Size is required" layout="rows">
      none
    </ChoiceGroup>,
  );
  const group = one('group', 'Size');
  expect(descriptionOf(group)).toBe('Size is required');
  expect(group.dataset['bad']).toBe('true');
  expect(group.querySelector<HTMLElement>(`.${css['choices']}`)?.dataset['layout']).toBe('rows');
});

test('a title that is hidden is still the name', () => {
  draw(
    <ChoiceGroup title="Payment" hideTitle>
      none
    </ChoiceGroup>,
  );
  expect(one('group', 'Payment').querySelector('legend')?.className).toContain('visually-hidden');
});

test('is read with its note and amount, and sent by name and value', () => {
  const { mark } = choice({ title: 'Avocado', note: 'half', end: '$3.50', icon: <i /> });
  expect([...mark.labels![0]!.children].slice(1).map((part) => part.textContent)).toEqual([
    '',
    'Avocadohalf',
    '$3.50',
  ]);
  expect([mark.name, mark.value, mark.checked]).toEqual(['size', 'l', false]);
});

test('tells what it became', () => {
  const { mark, onChange } = choice();
  click(mark);
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a box tells both ways', () => {
  const { mark, onChange, again } = choice({ kind: 'checkbox' });
  click(mark);
  again({ checked: true });
  click(mark);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('is not chosen while it is disabled', () => {
  const { mark, onChange } = choice({ disabled: true });
  click(mark);
  expect(mark.disabled).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('a dot that is on goes off again only where it may', () => {
  const { mark, onChange, again } = choice({ checked: true });
  click(mark);
  expect(onChange).not.toHaveBeenCalled();
  again({ checked: true, undo: true });
  click(mark);
  expect(onChange.mock.calls).toEqual([[false]]);
});

test.each([
  { look: 'card', at: 'first', seen: false },
  { look: 'tile', at: 'first', seen: false },
  { look: 'picture', at: 'first', seen: false },
  { look: 'column', at: 'first', seen: false },
  { look: 'row', at: 'first', seen: true },
  { look: 'boxed', at: 'first', seen: true },
  { look: 'method', at: 'last', seen: true },
  { look: 'warm', at: 'last', seen: true },
] as const)('as a $look its mark comes $at, seen: $seen', ({ look, at, seen }) => {
  const { mark } = choice({ look });
  const label = mark.labels![0]!;
  expect(at === 'first' ? label.firstElementChild : label.lastElementChild).toBe(mark);
  expect(mark.classList.contains('visually-hidden')).toBe(!seen);
  expect((label.parentElement as HTMLElement).dataset).toMatchObject({ look, kind: 'radio' });
  expect(nameOf(mark)).toBe('Large');
});

test('shows what belongs to it while it is chosen, outside of its label', () => {
  const form = <input aria-label="Card number" />;
  const { mark, again } = choice({ children: form });
  expect(document.querySelector('[aria-label="Card number"]')).toBeNull();
  again({ checked: true, children: form });
  const detail = one('textbox', 'Card number');
  expect(mark.labels![0]!.contains(detail)).toBe(false);
});
