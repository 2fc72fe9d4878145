import { expect, test, vi } from 'vitest';
import { click, draw, press, send } from '#testing/draw.tsx';
import { all, nameOf, names, one } from '#testing/roles.ts';
import { Calendar } from './calendar.tsx';
import type { CalendarProps } from './calendar.tsx';

function calendar(props: Partial<CalendarProps> = {}) {
  const onChange = vi.fn();
  draw(<Calendar label="Day" value="2031-03-12" onChange={onChange} {...props} />);
  return onChange;
}

const day = (words: string) => {
  const found = all('button').filter((button) => nameOf(button).includes(words));
  if (found.length !== 1) throw new Error(`${found.length} times ${words}: ${names('button').join(' | ')}`);
  return found[0]!;
};
const month = () => document.querySelector('.display')?.textContent;
/** React Aria has a second one at the end, for who hears the page. */
const next = () => all('button').find((button) => nameOf(button) === 'Next') as HTMLButtonElement;

test('opens at the month of its day, with weeks that begin on Monday', () => {
  calendar();
  expect(month()).toBe('March 2031');
  const weekdays = [...document.querySelectorAll('th')].map((cell) => cell.textContent);
  expect(weekdays).toHaveLength(7);
  expect([weekdays[0], weekdays[6]]).toEqual(['Mon', 'Sun']);
  expect(day('12 March 2031').closest('[role=gridcell]')?.getAttribute('aria-selected')).toBe('true');
});

test('tells the day that is chosen as it is written down', () => {
  const onChange = calendar();
  click(day(' 5 March 2031'));
  expect(onChange.mock.calls).toEqual([['2031-03-05']]);
});

test('goes from month to month', () => {
  calendar();
  click(next());
  expect(month()).toBe('April 2031');
  click(one('button', 'Previous'));
  click(one('button', 'Previous'));
  expect(month()).toBe('February 2031');
});

test('is used with the keyboard alone', () => {
  const onChange = calendar();
  press(day('12 March 2031'), 'ArrowRight');
  press(day('13 March 2031'), 'ArrowDown');
  expect(day('20 March 2031').tabIndex).toBe(0);
  press(day('20 March 2031'), 'Enter');
  send(day('20 March 2031'), new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
  expect(onChange.mock.calls).toEqual([['2031-03-20']]);
});

test('offers no day outside of its ends, and none that is full', () => {
  const onChange = calendar({
    min: '2031-03-10',
    max: '2031-03-20',
    isUnavailable: (at) => at === '2031-03-15',
  });
  for (const words of [' 9 March 2031', '21 March 2031', '15 March 2031']) {
    expect(day(words).getAttribute('aria-disabled')).toBe('true');
    click(day(words));
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(day('10 March 2031').hasAttribute('aria-disabled')).toBe(false);
  expect(next().disabled).toBe(true);
});

test('marks a day in a colour, and says what it means', () => {
  calendar({
    mark: (at) => (at === '2031-03-14' ? { colour: 'red', title: 'Late night' } : undefined),
  });
  const marked = day('14 March 2031');
  expect(marked.dataset['marked']).toBe('true');
  expect(marked.style.getPropertyValue('--mark')).toBe('red');
  expect(marked.querySelector('span')?.title).toBe('Late night');
  expect(day('13 March 2031').dataset['marked']).toBeUndefined();
});

test('can be without a day, and begins within its ends then', () => {
  calendar({ value: null, min: '2031-05-02', max: '2031-05-30' });
  expect(month()).toBe('May 2031');
  expect(document.querySelector('[aria-selected=true]')).toBeNull();
});
