import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { TimeList } from './time-list.tsx';
import type { TimeGroup } from './time-list.tsx';

const groups: TimeGroup[] = [
  { label: 'Morning', times: [{ value: '11:30', label: '11:30', state: 'free' }] },
  {
    label: 'Lunch',
    times: [
      { value: '12:00', label: '12:00', state: 'full', note: 'Full' },
      { value: '12:15', label: '12:15', state: 'almost', note: 'Almost full' },
    ],
  },
];

test('is one choice of all its times, in groups with a name', () => {
  draw(<TimeList label="Time" groups={groups} value="12:15" onChange={() => undefined} />);
  one('radiogroup', 'Time');
  expect(names('heading')).toEqual(['Morning', 'Lunch']);
  expect(names('group')).toEqual(['Morning', 'Lunch']);
  expect(one('group', 'Lunch').contains(one('radio', '12:15Almost full'))).toBe(true);
  expect(names('radio')).toEqual(['11:30', '12:00Full', '12:15Almost full']);
  const radios = all('radio') as HTMLInputElement[];
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, true]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map((radio) => radio.closest('label')?.dataset['state'])).toEqual(['free', 'full', 'almost']);
});

test('what is full is struck out and cannot be chosen', () => {
  const onChange = vi.fn();
  draw(<TimeList label="Time" groups={groups} value={null} onChange={onChange} />);
  const full = one('radio', '12:00Full') as HTMLInputElement;
  expect(full.disabled).toBe(true);
  expect([...document.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['12:00']);
  click(full);
  expect(onChange).not.toHaveBeenCalled();
});

test('tells the time that is chosen', () => {
  const onChange = vi.fn();
  draw(<TimeList label="Time" groups={groups} value={null} onChange={onChange} />);
  click(one('radio', '11:30'));
  expect(onChange.mock.calls).toEqual([['11:30']]);
});
