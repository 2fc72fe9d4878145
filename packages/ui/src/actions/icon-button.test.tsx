import { expect, test, vi } from 'vitest';
import { click, dataOf, draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { IconButton, IconLink, PlusButton } from './icon-button.tsx';
import css from './icon-button.module.css';

test('is named by its label, and shows its icon alone', () => {
  const onClick = vi.fn();
  draw(<IconButton label="Search" icon={<i />} onClick={onClick} />);
  const button = one('button', 'Search') as HTMLButtonElement;
  expect(button.innerHTML).toBe('<i></i>');
  expect(button.type).toBe('button');
  expect(button.dataset['kind']).toBe('bare');
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('can submit, look otherwise and be disabled', () => {
  const onClick = vi.fn();
  draw(
    <IconButton
      label="Go"
      icon={<i />}
      kind="primary"
      type="submit"
      disabled
      onClick={onClick}
      className="mine"
    />,
  );
  const button = one('button', 'Go') as HTMLButtonElement;
  expect(button.type).toBe('submit');
  expect(button.dataset['kind']).toBe('primary');
  expect(button.className).toBe(`${css['button']} mine`);
  click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('has a count in its corner, but none of nothing', () => {
  const { again } = draw(<IconButton label="Basket, 3" icon={<i />} badge={3} />);
  expect(one('button').textContent).toBe('3');
  expect(document.querySelector(`.${css['badge']}`)?.textContent).toBe('3');
  again(<IconButton label="Basket" icon={<i />} badge={0} />);
  expect(document.querySelector(`.${css['badge']}`)).toBeNull();
});

test('a link of an icon is named by its label', () => {
  draw(<IconLink label="Basket" href="/cart" icon={<i />} badge="9+" kind="raised" />);
  const link = one('link', 'Basket');
  expect(link.getAttribute('href')).toBe('/cart');
  expect(link.dataset['kind']).toBe('raised');
  expect(link.textContent).toBe('9+');
});

test('a plus becomes the count of what was added', () => {
  const onClick = vi.fn();
  const { again } = draw(<PlusButton label="Add Flat White" onClick={onClick} />);
  const button = one('button', 'Add Flat White');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(dataOf(button)).toEqual({ kind: 'cut' });
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
  again(<PlusButton label="Add Flat White" kind="solid" count={2} />);
  expect(button.textContent).toBe('2');
  expect(button.querySelector('svg')).toBeNull();
  expect(dataOf(button)).toEqual({ kind: 'solid', in: 'true' });
});

test('a plus can have another icon until something is added', () => {
  draw(<PlusButton label="Choose" icon={<i />} />);
  expect(one('button', 'Choose').innerHTML).toBe('<i></i>');
});
