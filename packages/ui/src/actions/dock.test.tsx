import { expect, test, vi } from 'vitest';
import { click, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { BarButton, BarLink, Dock } from './dock.tsx';
import css from './dock.module.css';

test('a dock holds its action on a line, unless told to float or to rise', () => {
  expect(drawn(<Dock>Pay</Dock>).dataset['look']).toBe('line');
  const dock = drawn(
    <Dock look="fade" className="mine">
      Pay
    </Dock>,
  );
  expect(dock.dataset['look']).toBe('fade');
  expect(dock.className).toBe(`${css['dock']} mine`);
  expect(dock.textContent).toBe('Pay');
});

test('a bar has count, words with their note, and amount in this order', () => {
  const bar = drawn(
    <BarButton count={3} note="3 items" end="$42.50">
      View cart
    </BarButton>,
  );
  expect([...bar.children].map((child) => [child.className, child.textContent])).toEqual([
    [css['count'], '3'],
    [css['label'], 'View cart · 3 items'],
    [css['end'], '$42.50'],
  ]);
});

test('a bar of words alone has nothing else, and shows a count of nothing when it is given one', () => {
  expect(drawn(<BarButton>View cart</BarButton>).textContent).toBe('View cart');
  expect(drawn(<BarButton count={0}>View cart</BarButton>).textContent).toBe('0View cart');
});

test('a bar is pressed as a button that submits nothing, and not while it is disabled', () => {
  const onClick = vi.fn();
  const { again } = draw(<BarButton onClick={onClick}>View cart</BarButton>);
  const bar = one('button', 'View cart') as HTMLButtonElement;
  expect(bar.type).toBe('button');
  click(bar);
  again(
    <BarButton disabled onClick={onClick}>
      View cart
    </BarButton>,
  );
  click(bar);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a bar can lead somewhere', () => {
  draw(
    <BarLink href="/cart" count={2} end="$9.00" className="mine">
      View cart
    </BarLink>,
  );
  const link = one('link');
  expect(link.getAttribute('href')).toBe('/cart');
  expect(link.className).toBe(`${css['bar']} mine`);
  expect([...link.children].map((child) => child.textContent)).toEqual(['2', 'View cart', '$9.00']);
});
