import { expect, test } from 'vitest';
import { dataOf, drawn } from '#testing/draw.tsx';
import { PillBar, TopBar } from './topbar.tsx';
import css from './topbar.module.css';

test('a bar has its start, its title and its end, and more rows below', () => {
  const header = drawn(<TopBar start={<i />} title="Banksia" end={<b>In</b>} below={<nav>Chips</nav>} />);
  const [bar, below] = [...header.children] as [Element, Element];
  expect([...bar.children].map((part) => part.textContent)).toEqual(['', 'Banksia', '', 'In']);
  expect(bar.children[1]?.className).toBe(`display ${css['title']}`);
  expect(below.textContent).toBe('Chips');
  expect(dataOf(header)).toEqual({});
});

test('a bar sticks and has a shadow where told so, and needs no title', () => {
  const header = drawn(<TopBar sticky shadow className="mine" />);
  expect(header.tagName).toBe('HEADER');
  expect(dataOf(header)).toEqual({ sticky: 'true', shadow: 'true' });
  expect(header.className).toBe(`${css['holder']} mine`);
  expect(header.querySelector('.display')).toBeNull();
});

test('a pill says how things stand, with the button that changes it', () => {
  const pill = drawn(
    <PillBar icon={<i />} action={<button type="button">Change</button>} className="mine">
      Pickup · ASAP
    </PillBar>,
  );
  expect([...pill.children].map((part) => part.tagName)).toEqual(['I', 'SPAN', 'BUTTON']);
  expect(pill.querySelector('span')?.textContent).toBe('Pickup · ASAP');
  expect(pill.className).toBe(`${css['pill']} mine`);
});
