import { expect, test } from 'vitest';
import { dataOf, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Slip, SlipHead, SlipNote, TimePill } from './slip.tsx';
import css from './slip.module.css';

test('a slip is calm with all its time, until told otherwise', () => {
  const { again } = draw(<Slip aria-label="89">Words</Slip>);
  const slip = one('article', '89');
  expect(dataOf(slip)).toEqual({ heat: 'calm' });
  expect(slip.style.getPropertyValue('--left')).toBe('100');
  again(
    <Slip aria-label="89" heat="late" left={0} folded className="mine">
      Words
    </Slip>,
  );
  expect(dataOf(slip)).toEqual({ heat: 'late', folded: 'true' });
  expect(slip.style.getPropertyValue('--left')).toBe('0');
  expect(slip.className).toBe(`${css['slip']} mine`);
});

test('the head has number, who and what at the end', () => {
  const head = drawn(
    <SlipHead number={89} icon={<i />} title="Table 7" note="Kiosk" end={<TimePill>14:12</TimePill>} />,
  );
  expect([...head.children].map((part) => part.textContent)).toEqual(['89', 'Table 7Kiosk', '14:12']);
  expect(head.querySelector('b')?.innerHTML).toBe('<i></i>Table 7');
  expect(head.querySelector<HTMLElement>(`.${css['number']}`)?.dataset['good']).toBeUndefined();
});

test('the head of what is ready is good', () => {
  const head = drawn(<SlipHead good number={82} title="Table 5" />);
  expect(head.querySelector<HTMLElement>(`.${css['number']}`)?.dataset['good']).toBe('true');
});

test('the time is words, and warms with its slip', () => {
  draw(<TimePill heat="hot">−1:40</TimePill>);
  const time = one('timer', '−1:40');
  expect(time.dataset['heat']).toBe('hot');
  expect(drawn(<TimePill>6:15</TimePill>).dataset['heat']).toBe('calm');
});

test('a note stands out by its tone and icon', () => {
  const note = drawn(
    <SlipNote tone="bad" icon={<i />}>
      Allergy: peanut
    </SlipNote>,
  );
  expect(note.dataset['tone']).toBe('bad');
  expect(note.innerHTML).toBe('<i></i>Allergy: peanut');
});
