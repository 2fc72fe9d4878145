import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { all, heard, names, one } from '#testing/roles.ts';
import { Stars } from './stars.tsx';

function stars(value: number, most = 5) {
  const onChange = vi.fn();
  draw(<Stars label="How was it?" value={value} most={most} onChange={onChange} />);
  return onChange;
}

test('each star says what it means', () => {
  stars(0);
  one('group', 'How was it?');
  expect(names('radio')).toEqual([
    '1 of 5, poor',
    '2 of 5, fair',
    '3 of 5, good',
    '4 of 5, very good',
    '5 of 5, excellent',
  ]);
});

test('beyond five, a star is its number', () => {
  stars(0, 7);
  expect(names('radio').slice(5)).toEqual(['6 of 7', '7 of 7']);
});

test('lights up to the one that is chosen; the figure beside it is only seen', () => {
  stars(3);
  const lit = (all('radio') as HTMLInputElement[]).map((star) => star.labels![0]!.dataset['on']);
  expect(lit).toEqual(['true', 'true', 'true', undefined, undefined]);
  expect((all('radio') as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(one('group').textContent).toContain('3/5');
  expect(heard(one('group'))).not.toContain('3/5');
});

test('tells the star that is tapped', () => {
  const onChange = stars(3);
  click(one('radio', '5 of 5, excellent'));
  expect(onChange.mock.calls).toEqual([[5]]);
});

test('tapped again, the chosen star is taken back', () => {
  const onChange = stars(3);
  click(one('radio', '3 of 5, good'));
  expect(onChange.mock.calls).toEqual([[0]]);
});
