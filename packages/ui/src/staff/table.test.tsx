import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Table } from './table.tsx';
import css from './table.module.css';

test('a table has a name and scrolls in its own box', () => {
  draw(
    <Table label="Orders" className="mine">
      <tbody>
        <tr>
          <td>84</td>
        </tr>
      </tbody>
    </Table>,
  );
  const table = one('table', 'Orders');
  expect(table.querySelector('td')?.textContent).toBe('84');
  expect(table.className).toBe(css['table']);
  expect(table.parentElement?.className).toBe(`${css['scroll']} mine`);
});

test('a table that is wider than its place can be reached, and so scrolled, by the keys', () => {
  const looks: (() => void)[] = [];
  class Observer {
    constructor(look: () => void) {
      looks.push(look);
    }
    observe = () => {};
    disconnect = () => {};
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  draw(
    <Table label="Orders">
      <tbody />
    </Table>,
  );
  const box = one('table', 'Orders').parentElement as HTMLElement;
  expect(box.hasAttribute('tabindex')).toBe(false);
  const wide = (width: number) => {
    Object.defineProperty(box, 'scrollWidth', { value: width, configurable: true });
    Object.defineProperty(box, 'clientWidth', { value: 300, configurable: true });
    act(() => looks.forEach((look) => look()));
  };
  wide(500);
  expect([box.tabIndex, box.getAttribute('role'), box.getAttribute('aria-label')]).toEqual([
    0,
    'group',
    'Orders',
  ]);
  wide(300);
  expect(box.hasAttribute('tabindex')).toBe(false);
});
