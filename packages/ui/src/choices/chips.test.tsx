import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { names, one } from '#testing/roles.ts';
import { ChipGroup, ChipLink, ChipStrip, ChipToggle } from './chips.tsx';
import css from './chips.module.css';

const strip = (current: string) => (
  <ChipStrip label="Categories" follow={current}>
    {['Bowls', 'Pizza'].map((name) => (
      <ChipLink key={name} href={`#${name}`} current={name === current} icon={<i />}>
        {name}
      </ChipLink>
    ))}
  </ChipStrip>
);

test('a strip is a way through the page, with the chip that is current', () => {
  draw(strip('Pizza'));
  expect(one('navigation', 'Categories').className).toBe(css['strip']);
  expect(names('link')).toEqual(['Bowls', 'Pizza']);
  expect(one('link', 'Bowls').hasAttribute('aria-current')).toBe(false);
  expect(one('link', 'Pizza').getAttribute('aria-current')).toBe('true');
  expect(one('link', 'Pizza').getAttribute('href')).toBe('#Pizza');
  expect(one('link', 'Pizza').innerHTML).toBe('<i></i>Pizza');
});

test('a strip scrolls sideways to the chip that becomes current', () => {
  const { again } = draw(strip('Bowls'));
  const scrollTo = vi.spyOn(one('navigation'), 'scrollTo');
  again(strip('Pizza'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior: 'smooth' });
});

test('a strip can break into lines', () => {
  draw(
    <ChipStrip label="Categories" wrap className="mine">
      none
    </ChipStrip>,
  );
  expect(one('navigation').className).toBe(`${css['strip']} ${css['wrap']} mine`);
});

test('a toggle says whether it is pressed, and whether that leaves something out', () => {
  const onClick = vi.fn();
  const { again } = draw(
    <ChipToggle pressed={false} onClick={onClick}>
      Onion
    </ChipToggle>,
  );
  const chip = one('button', 'Onion') as HTMLButtonElement;
  expect(chip.type).toBe('button');
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  expect(chip.dataset['struck']).toBeUndefined();
  click(chip);
  expect(onClick).toHaveBeenCalledOnce();
  again(
    <ChipToggle pressed struck disabled onClick={onClick}>
      Onion
    </ChipToggle>,
  );
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(chip.dataset['struck']).toBe('true');
  click(chip);
  expect(onClick).toHaveBeenCalledOnce();
});

test('toggles that belong together have a name', () => {
  draw(
    <ChipGroup label="Leave out">
      <ChipToggle pressed>Onion</ChipToggle>
    </ChipGroup>,
  );
  expect(one('group', 'Leave out').contains(one('button', 'Onion'))).toBe(true);
});
