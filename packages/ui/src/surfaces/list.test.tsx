import { expect, test, vi } from 'vitest';
import { click, draw } from '#testing/draw.tsx';
import { all, one } from '#testing/roles.ts';
import { List, ListButton, ListLink, ListRow } from './list.tsx';
import css from './list.module.css';

test('a list has a name and its rows', () => {
  draw(
    <List label="Offers" className="mine">
      <ListRow icon={<i />} title="SPRING10" note="You save $6.04" end="Edit" tone="good" className="own" />
      <ListRow title="Plain" />
    </List>,
  );
  expect(one('list', 'Offers').className).toBe(`${css['list']} mine`);
  const [full, plain] = all('listitem') as [HTMLElement, HTMLElement];
  expect([...full.children].map((part) => part.className)).toEqual([css['icon'], css['words'], css['end']]);
  expect([...full.children].map((part) => part.textContent)).toEqual(['', 'SPRING10You save $6.04', 'Edit']);
  expect(full.dataset['tone']).toBe('good');
  expect(full.className).toBe(`${css['row']} own`);
  expect([...plain.children].map((part) => part.className)).toEqual([css['words']]);
  expect(plain.textContent).toBe('Plain');
  expect(plain.dataset['tone']).toBe('plain');
});

test('a row that can be pressed is a button in its row, with a chevron', () => {
  const onClick = vi.fn();
  draw(
    <List>
      <ListButton title="Add instructions" tone="accent" onClick={onClick} />
    </List>,
  );
  const button = one('button', 'Add instructions') as HTMLButtonElement;
  expect(button.type).toBe('button');
  expect(button.dataset['tone']).toBe('accent');
  expect(button.parentElement).toBe(one('listitem'));
  expect(button.querySelector(`.${css['end']} svg`)).not.toBeNull();
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a row that is disabled is not pressed, and can end in something else', () => {
  const onClick = vi.fn();
  draw(
    <List>
      <ListButton title="Voucher" end="$5" disabled onClick={onClick} />
    </List>,
  );
  expect(one('button').querySelector('svg')).toBeNull();
  expect(one('button').textContent).toBe('Voucher$5');
  click(one('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test('a row that leads somewhere is a link in its row, with a chevron', () => {
  draw(
    <List>
      <ListLink href="/account" title="Account" icon={<i />} tone="bad" className="mine" />
    </List>,
  );
  const link = one('link', 'Account');
  expect(link.getAttribute('href')).toBe('/account');
  expect(link.dataset['tone']).toBe('bad');
  expect(link.className).toBe(`${css['row']} ${css['press']} mine`);
  expect(link.querySelector(`.${css['end']} svg`)).not.toBeNull();
  expect(link.parentElement).toBe(one('listitem'));
});
