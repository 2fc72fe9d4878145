import { expect, test, vi } from 'vitest';
import { click, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Checkbox, Mark, Switch } from './check.tsx';
import css from './check.module.css';

test('a mark is a box or a dot', () => {
  const box = drawn(<Mark kind="checkbox" aria-label="All" />) as HTMLInputElement;
  expect([box.type, box.className]).toEqual(['checkbox', css['tick']]);
  const dot = drawn(<Mark kind="radio" aria-label="One" className="mine" />) as HTMLInputElement;
  expect([dot.type, dot.className]).toEqual(['radio', `${css['dot']} mine`]);
});

test('a box is named by its words, and tells when it is ticked', () => {
  const onChange = vi.fn<(on: boolean) => void>();
  draw(
    <Checkbox name="terms" onChange={(event) => onChange(event.target.checked)} className="mine">
      I agree
    </Checkbox>,
  );
  const box = one('checkbox', 'I agree') as HTMLInputElement;
  expect(box.name).toBe('terms');
  expect(box.closest('label')?.className).toBe(`${css['label']} mine`);
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  click(box);
  click(box);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('a box can be wrong or disabled', () => {
  const onChange = vi.fn();
  draw(
    <Checkbox error disabled onChange={onChange}>
      I agree
    </Checkbox>,
  );
  const box = one('checkbox', 'I agree');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  click(box);
  expect(onChange).not.toHaveBeenCalled();
});

test('a switch says whether it is on, and tells what it becomes', () => {
  const onChange = vi.fn();
  const { again } = draw(<Switch id="sold" label="Available" checked={false} onChange={onChange} />);
  const it = one('switch', 'Available');
  expect(it.id).toBe('sold');
  expect(it.getAttribute('aria-checked')).toBe('false');
  click(it);
  again(<Switch label="Available" checked onChange={onChange} />);
  expect(it.getAttribute('aria-checked')).toBe('true');
  click(it);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('a switch can hide its words and keep them as its name, and can be disabled', () => {
  const onChange = vi.fn();
  draw(<Switch label="Available" hideLabel checked disabled onChange={onChange} />);
  const it = one('switch', 'Available');
  expect(it.previousElementSibling?.className).toBe('visually-hidden');
  click(it);
  expect(onChange).not.toHaveBeenCalled();
});
