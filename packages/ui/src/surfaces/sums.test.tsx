import { expect, test } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { Sums } from './sums.tsx';
import css from './sums.module.css';

test('each label has its amount, in the order that they are given', () => {
  const sums = drawn(
    <Sums
      className="mine"
      rows={[
        { id: 'a', label: 'Products', amount: '$60.40' },
        { id: 'b', label: 'Surcharge', aside: '(card)', amount: '$0.65', kind: 'fine' },
        { id: 'c', label: 'Total', amount: '$61.05', kind: 'sum' },
      ]}
    />,
  );
  expect(sums.tagName).toBe('DL');
  expect(sums.className).toBe(`${css['sums']} mine`);
  expect([...sums.children].map((part) => [part.tagName, part.textContent])).toEqual([
    ['DT', 'Products'],
    ['DD', '$60.40'],
    ['DT', 'Surcharge (card)'],
    ['DD', '$0.65'],
    ['DT', 'Total'],
    ['DD', '$61.05'],
  ]);
  const kinds = [...sums.querySelectorAll<HTMLElement>('dt')].map((label) => label.dataset['kind']);
  expect(kinds).toEqual(['plain', 'fine', 'sum']);
  expect(sums.querySelectorAll('.display')).toHaveLength(1);
  expect(sums.querySelector('.display')?.textContent).toBe('Total');
});

test('an amount that changes is drawn anew, and one that does not stays', () => {
  const rows = (total: string) => [
    { id: 'a', label: 'Products', amount: '$60.40' },
    { id: 'c', label: 'Total', amount: total },
  ];
  const { box, again } = draw(<Sums rows={rows('$61.05')} />);
  const before = [...box.querySelectorAll('dd > span')];
  again(<Sums rows={rows('$70.00')} />);
  const after = [...box.querySelectorAll('dd > span')];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
