import { expect, test, vi } from 'vitest';
import { click, dataOf, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { BigToggle, Tile } from './tile.tsx';
import css from './tile.module.css';

test('a tile has its count and name above, its amount and picture below', () => {
  const onClick = vi.fn();
  const tile = drawn(
    <Tile title="Flat White" note="$5.20" picture={<i />} tint="clay" count={2} onClick={onClick} />,
  ) as HTMLButtonElement;
  expect([...tile.children].map((part) => part.textContent)).toEqual(['2Flat White', '$5.20', '']);
  expect(tile.querySelector(`.${css['count']}`)?.textContent).toBe('2');
  expect(dataOf(tile)).toEqual({ tint: 'clay' });
  expect(tile.type).toBe('button');
  click(tile);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a tile of which none was taken has no count, and may be muted', () => {
  const onClick = vi.fn();
  const tile = drawn(
    <Tile title="Margherita" note="Sold out" muted disabled className="mine" onClick={onClick} />,
  );
  expect(tile.querySelector(`.${css['count']}`)).toBeNull();
  expect(tile.querySelector(`.${css['picture']}`)).toBeNull();
  expect(dataOf(tile)).toEqual({ tint: 'oat', muted: 'true' });
  expect(tile.className).toBe(`${css['tile']} mine`);
  click(tile);
  expect(onClick).not.toHaveBeenCalled();
});

test('a large toggle says whether it is pressed', () => {
  const onClick = vi.fn();
  const { again } = draw(
    <BigToggle pressed={false} icon={<i />} title="Eftpos" note="Pinpad ready" onClick={onClick} />,
  );
  const toggle = one('button') as HTMLButtonElement;
  expect(toggle.type).toBe('button');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(toggle.firstElementChild?.tagName).toBe('I');
  expect(toggle.querySelector('small')?.textContent).toBe('Pinpad ready');
  expect(dataOf(toggle)).toEqual({ size: 'm' });
  click(toggle);
  expect(onClick).toHaveBeenCalledOnce();
  again(<BigToggle pressed center size="l" title="$50.00" className="mine" />);
  expect(one('button', '$50.00').getAttribute('aria-pressed')).toBe('true');
  expect(dataOf(toggle)).toEqual({ size: 'l', center: 'true' });
  expect(toggle.querySelector('small')).toBeNull();
  expect(toggle.className).toBe(`${css['big']} mine`);
});
