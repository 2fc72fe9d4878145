import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, draw, fill, focus } from '#testing/draw.tsx';
import { all, names, one } from '#testing/roles.ts';
import { CommandList } from './command-list.tsx';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'orders', label: 'Orders' },
      { id: 'menu', label: 'Menu' },
    ],
  },
  { id: 'start', label: 'Start', commands: [{ id: 'promo', label: 'New promo', note: 'A code' }] },
];

const nothing = () => undefined;
function Kept({ onPick = nothing }: { onPick?: (id: string) => void }) {
  const [text, setText] = useState('');
  const shown = groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => label.toLowerCase().includes(text)),
    }))
    .filter(({ commands }) => commands.length > 0);
  return (
    <CommandList
      label="Search"
      text={text}
      onTextChange={setText}
      groups={shown}
      empty="Nothing found"
      onPick={onPick}
    />
  );
}

test('lists what there is in its groups, and says what each is', () => {
  draw(<Kept />);
  expect(names('menuitem')).toEqual(['Orders', 'Menu', expect.stringMatching(/^New promo.*A code/)]);
  expect(names('group')).toEqual(['Pages', 'Start']);
});

test('narrows down while it is typed, and says when nothing is left', () => {
  draw(<Kept />);
  const field = one('searchbox', 'Search') as HTMLInputElement;
  focus(field);
  fill(field, 'me');
  expect(names('menuitem')).toEqual(['Menu']);
  fill(field, 'zzz');
  expect(document.body.textContent).toContain('Nothing found');
});

test('does what is tapped', () => {
  const onPick = vi.fn();
  draw(<Kept onPick={onPick} />);
  click(all('menuitem')[1] as HTMLElement);
  expect(onPick.mock.calls).toEqual([['menu']]);
});
