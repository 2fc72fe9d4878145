import { expect, test, vi } from 'vitest';
import { click, dataOf, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Button, LinkButton, TextButton, TextLink } from './button.tsx';
import css from './button.module.css';

const spinner = () => document.querySelector(`.${css['spin']}`);

test('is a primary pill that submits nothing, until told otherwise', () => {
  const button = drawn(<Button>Add</Button>) as HTMLButtonElement;
  expect(dataOf(button)).toEqual({ kind: 'primary', size: 'm', shape: 'pill' });
  expect(button.type).toBe('button');
  expect(button.className).toBe(css['button']);
  const told = drawn(
    <Button kind="bad" size="l" shape="block" wide type="submit" className="mine">
      Remove
    </Button>,
  ) as HTMLButtonElement;
  expect(dataOf(told)).toEqual({ kind: 'bad', size: 'l', shape: 'block' });
  expect(told.type).toBe('submit');
  expect(told.className).toBe(`${css['button']} ${css['wide']} mine`);
});

test('has icon, words, detail and end in this order', () => {
  const button = drawn(
    <Button icon={<i />} detail="$31.90" end="F9">
      Add
    </Button>,
  );
  expect([...button.children].map((child) => child.textContent)).toEqual(['', 'Add', '$31.90', 'F9']);
});

test('does what it is for when it is clicked, and nothing while it is disabled', () => {
  const onClick = vi.fn();
  const { again } = draw(<Button onClick={onClick}>Add</Button>);
  click(one('button', 'Add'));
  expect(onClick).toHaveBeenCalledOnce();
  again(
    <Button disabled onClick={onClick}>
      Add
    </Button>,
  );
  click(one('button', 'Add'));
  expect(onClick).toHaveBeenCalledOnce();
});

test('while it is busy it says so, keeps its focus and neither clicks nor submits', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { again } = draw(form(true));
  const button = one('button', 'Save') as HTMLButtonElement;
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.disabled).toBe(false);
  click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  again(form(false));
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('turns in the place of its icon, or over its amount, which keeps its room', () => {
  const { again } = draw(<Button icon={<i />}>Pay</Button>);
  expect(spinner()).toBeNull();
  again(
    <Button icon={<i />} busy>
      Pay
    </Button>,
  );
  expect(document.querySelector('i')).toBeNull();
  expect(spinner()?.parentElement).toBe(one('button'));
  again(
    <Button end="$54.36" busy>
      Pay
    </Button>,
  );
  expect(spinner()?.parentElement?.className).toBe(css['waiting']);
  expect(one('button').textContent).toBe('Pay$54.36');
});

test('can be announced as disabled without being busy', () => {
  expect(drawn(<Button aria-disabled>Next</Button>).getAttribute('aria-disabled')).toBe('true');
});

test('a link that looks like a button leads somewhere', () => {
  draw(
    <LinkButton href="/menu" kind="soft" end="→">
      Menu
    </LinkButton>,
  );
  const link = one('link') as HTMLAnchorElement;
  expect(link.getAttribute('href')).toBe('/menu');
  expect(link.dataset['kind']).toBe('soft');
  expect(link.hasAttribute('type')).toBe(false);
  expect(link.textContent).toBe('Menu→');
});

test('a text button has a tone and room around it if asked', () => {
  const onClick = vi.fn();
  draw(
    <TextButton icon={<i />} pad tone="bad" onClick={onClick}>
      Cancel
    </TextButton>,
  );
  const button = one('button', 'Cancel') as HTMLButtonElement;
  expect(button.type).toBe('button');
  expect(button.dataset['tone']).toBe('bad');
  expect(button.className).toBe(`${css['text']} ${css['pad']}`);
  expect(button.innerHTML).toBe('<i></i>Cancel');
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a text link is a link in the accent', () => {
  draw(<TextLink href="/terms">Terms</TextLink>);
  const link = one('link', 'Terms');
  expect(link.getAttribute('href')).toBe('/terms');
  expect(link.dataset['tone']).toBe('accent');
  expect(link.className).toBe(css['text']);
});
