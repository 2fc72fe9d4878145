import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { Segmented } from './segmented.tsx';
import css from './segmented.module.css';

const items = [
  { value: 'away', label: 'Take away', icon: <i /> },
  { value: 'table', label: 'Table', count: 4 },
  { value: 'later', label: 'Later', disabled: true },
];

test('is one choice of its items, with the one that is chosen', () => {
  draw(<Segmented label="Way" items={items} value="table" onChange={() => undefined} />);
  const group = one('radiogroup', 'Way');
  expect(group.dataset['size']).toBe('m');
  expect(group.className).toBe(css['segmented']);
  expect(names('radio')).toEqual(['Take away', 'Table 4', 'Later']);
  expect((all('radio') as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(document.querySelector(`.${css['count']}`)?.textContent).toBe('4');
  expect(one('radio', 'Take away').nextElementSibling?.tagName).toBe('I');
});

test('tells the value of what is chosen, and nothing of what cannot be', () => {
  const onChange = vi.fn();
  draw(<Segmented label="Way" items={items} value="table" onChange={onChange} />);
  click(one('radio', 'Later'));
  expect(onChange).not.toHaveBeenCalled();
  click(one('radio', 'Take away'));
  expect(onChange.mock.calls).toEqual([['away']]);
});

test('does not take from another of its kind', () => {
  const two = (value: string) => (
    <Segmented label={value} items={items} value={value} size="s" wide onChange={() => undefined} />
  );
  draw([<div key="a">{two('away')}</div>, <div key="b">{two('table')}</div>]);
  const groups = new Set((all('radio') as HTMLInputElement[]).map(({ name }) => name));
  expect(groups.size).toBe(2);
  expect(one('radiogroup', 'away').dataset['size']).toBe('s');
  expect(one('radiogroup', 'away').className).toBe(`${css['segmented']} ${css['wide']}`);
});
