import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Rail, RailLink } from './rail.tsx';
import css from './rail.module.css';

const rail = (current: string) => (
  <Rail label="Categories" follow={current}>
    {['Bowls', 'Pizza'].map((name) => (
      <RailLink key={name} href={`#${name}`} current={name === current}>
        {name}
      </RailLink>
    ))}
  </Rail>
);

test('a rail is a way through the page, with the link that is current', () => {
  draw(rail('Pizza'));
  expect(one('navigation', 'Categories').dataset['look']).toBe('row');
  expect(one('link', 'Bowls').hasAttribute('aria-current')).toBe(false);
  expect(one('link', 'Pizza').getAttribute('aria-current')).toBe('true');
  expect(one('link', 'Pizza').getAttribute('href')).toBe('#Pizza');
});

test('a rail scrolls up or down to the link that becomes current', () => {
  const { again } = draw(rail('Bowls'));
  const scrollTo = vi.spyOn(one('navigation'), 'scrollTo');
  again(rail('Pizza'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

test('a link has its picture before its name and its count after it', () => {
  const onClick = vi.fn();
  draw(
    <Rail label="Kiosk" look="plate" className="mine">
      <RailLink href="#pizza" picture={<i />} count={12} onClick={onClick} className="own">
        Pizza
      </RailLink>
    </Rail>,
  );
  const link = one('link');
  expect([...link.children].map((part) => part.innerHTML)).toEqual(['<i></i>', 'Pizza', '12']);
  expect(link.className).toBe(`${css['link']} own`);
  expect(one('navigation').dataset['look']).toBe('plate');
  expect(one('navigation').className).toBe(`${css['rail']} mine`);
  click(link);
  expect(onClick).toHaveBeenCalledOnce();
});
