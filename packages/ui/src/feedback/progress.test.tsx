import { expect, test } from 'vitest';
import { dataOf, draw, drawn } from '#testing/draw.tsx';
import { all, heard, one } from '#testing/roles.ts';
import { ProgressBar, ProgressPath } from './progress.tsx';
import type { ProgressPathProps } from './progress.tsx';

const share = (bar: HTMLElement) => bar.querySelector<HTMLElement>('span')?.style.getPropertyValue('--share');

test('a bar is heard as it is seen', () => {
  const bar = drawn(<ProgressBar label="Points" value={2} max={8} />);
  const heardAs = one('progressbar', 'Points') as HTMLProgressElement;
  expect([heardAs.value, heardAs.max]).toEqual([2, 8]);
  expect(share(bar)).toBe('25%');
  expect(dataOf(bar)).toEqual({ tone: 'accent', size: 'm' });
});

test.each([
  { value: 70, max: undefined, is: '70%', because: 'a hundred is all unless told otherwise' },
  { value: 12, max: 8, is: '100%', because: 'more than all is all' },
  { value: -4, max: 8, is: '0%', because: 'less than nothing is nothing' },
  { value: 3, max: 0, is: '0%', because: 'of nothing there is no part' },
])('$value of $max is $is: $because', ({ value, max, is }) => {
  const bar = drawn(<ProgressBar label="Points" value={value} max={max} tone="warn" size="s" />);
  expect(share(bar)).toBe(is);
  expect(dataOf(bar)).toEqual({ tone: 'warn', size: 's' });
});

const steps = ['Submitted', 'Confirmed', 'Ready'].map((label) => ({ id: label, label }));
const path = (props: Partial<ProgressPathProps>) => (
  <ProgressPath label="Progress" steps={steps} now="Confirmed" {...props} />
);
const states = () => all('listitem').map((step) => step.dataset['state']);
const current = () =>
  all('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step')
    .map(heard);

test('a path says what is done, what is under way and what comes', () => {
  draw(path({}));
  expect(dataOf(one('list', 'Progress'))).toEqual({ look: 'nodes' });
  expect(all('listitem').map(heard)).toEqual(['Submitted, done', 'Confirmed', 'Ready']);
  expect(states()).toEqual(['past', 'now', 'next']);
  expect(current()).toEqual(['Confirmed']);
});

test('a finished path has nothing under way', () => {
  draw(path({ now: 'Ready', finished: true, look: 'bars', onDeep: true }));
  expect(states()).toEqual(['past', 'past', 'past']);
  expect(current()).toEqual(['Ready, done']);
  expect(dataOf(one('list'))).toEqual({ look: 'bars', deep: 'true' });
});

test('a path that ended early leaves the rest to come', () => {
  draw(path({ finished: true }));
  expect(states()).toEqual(['past', 'past', 'next']);
});

test('a step that is not on the path leaves all of it to come', () => {
  draw(path({ now: 'Cancelled' }));
  expect(states()).toEqual(['next', 'next', 'next']);
  expect(current()).toEqual([]);
});
