import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, draw, focus, press } from '#testing/draw.tsx';
import { all, nameOf, names, one } from '#testing/roles.ts';
import { TabPanel, Tabs } from './tabs.tsx';
import type { TabItem } from './tabs.tsx';
import css from './tabs.module.css';

const items: TabItem[] = [
  { id: 'ways', label: 'Ways' },
  { id: 'promos', label: 'Promos', count: 2, icon: <b /> },
  { id: 'about', label: <i />, name: 'About', end: true },
];

function Kept({ first, told }: { first: string | null; told?: (id: string) => void }) {
  const [value, setValue] = useState(first);
  const change = (id: string) => {
    told?.(id);
    setValue(id);
  };
  return <Tabs label="Shop" items={items} value={value} onChange={change} panels="shop" />;
}

const selected = () =>
  all('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map(nameOf);
const reachedByTab = () =>
  all('tab')
    .filter((tab) => tab.tabIndex === 0)
    .map(nameOf);

test('is a list of tabs, an icon among them by its name', () => {
  draw(<Kept first="promos" />);
  expect(one('tablist', 'Shop').dataset['look']).toBe('line');
  expect(names('tab')).toEqual(['Ways', 'Promos2', 'About']);
  expect(selected()).toEqual(['Promos2']);
  expect(reachedByTab()).toEqual(['Promos2']);
  expect(one('tab', 'About').dataset['end']).toBe('true');
  expect((one('tab', 'Ways') as HTMLButtonElement).type).toBe('button');
});

test('tells the tab that is clicked', () => {
  const told = vi.fn();
  draw(<Kept first="ways" told={told} />);
  click(one('tab', 'About'));
  expect(told.mock.calls).toEqual([['about']]);
  expect(selected()).toEqual(['About']);
});

test.each([
  { from: 'ways', key: 'ArrowRight', to: 'Promos2' },
  { from: 'about', key: 'ArrowRight', to: 'Ways' },
  { from: 'promos', key: 'ArrowLeft', to: 'Ways' },
  { from: 'ways', key: 'ArrowLeft', to: 'About' },
  { from: 'about', key: 'Home', to: 'Ways' },
  { from: 'ways', key: 'End', to: 'About' },
])('from $from, $key leads to $to and takes the focus along', ({ from, key, to }) => {
  draw(<Kept first={from} />);
  const list = one('tablist');
  focus(all('tab').find((tab) => tab.tabIndex === 0)!);
  expect(press(document.activeElement!, key)).toBe(false);
  expect(selected()).toEqual([to]);
  expect(list.contains(document.activeElement)).toBe(true);
  expect(nameOf(document.activeElement!)).toBe(to);
});

test('leaves other keys to the page', () => {
  const told = vi.fn();
  draw(<Kept first="ways" told={told} />);
  expect(press(one('tab', 'Ways'), 'ArrowDown')).toBe(true);
  expect(told).not.toHaveBeenCalled();
});

test('is reached at its first tab while none is chosen', () => {
  draw(<Kept first={null} />);
  expect(selected()).toEqual([]);
  expect(reachedByTab()).toEqual(['Ways']);
});

test('a panel is named by its tab, and its tab leads to it', () => {
  draw(
    <>
      <Kept first="ways" />
      <TabPanel panels="shop" id="ways" className="mine">
        Pick up
      </TabPanel>
    </>,
  );
  const panel = one('tabpanel', 'Ways');
  expect(panel.className).toBe('mine');
  expect(one('tab', 'Ways').getAttribute('aria-controls')).toBe(panel.id);
  expect(one('tab', 'About').hasAttribute('aria-controls')).toBe(false);
});

test('without panels leads to none, and two lists do not share their ids', () => {
  const tabs = (label: string) => (
    <Tabs label={label} look="pills" items={items} value="ways" onChange={() => undefined} className="mine" />
  );
  draw([<div key="a">{tabs('a')}</div>, <div key="b">{tabs('b')}</div>]);
  expect(all('tab').some((tab) => tab.hasAttribute('aria-controls'))).toBe(false);
  expect(new Set(all('tab').map(({ id }) => id)).size).toBe(6);
  expect(one('tablist', 'a').dataset['look']).toBe('pills');
  expect(one('tablist', 'a').className).toBe(`${css['tabs']} mine`);
});
