import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { DayChips } from './day-chips.tsx';

const days = [
  { value: '2031-03-12', label: 'Today' },
  { value: '2031-03-13', label: 'Tomorrow' },
  { value: '2031-03-14', label: 'Fri 14', disabled: true },
];

test('is one choice of its days, with the calendar beside it', () => {
  draw(
    <DayChips
      label="Day"
      days={days}
      value="2031-03-13"
      onChange={() => undefined}
      more={<button type="button">Calendar</button>}
    />,
  );
  const group = one('radiogroup', 'Day');
  expect(names('radio')).toEqual(['Today', 'Tomorrow', 'Fri 14']);
  expect((all('radio') as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(group.contains(one('button', 'Calendar'))).toBe(false);
});

test('tells the day that is chosen, and nothing of a day that cannot be', () => {
  const onChange = vi.fn();
  draw(<DayChips label="Day" days={days} value={null} onChange={onChange} />);
  click(one('radio', 'Fri 14'));
  expect(onChange).not.toHaveBeenCalled();
  click(one('radio', 'Tomorrow'));
  expect(onChange.mock.calls).toEqual([['2031-03-13']]);
});
