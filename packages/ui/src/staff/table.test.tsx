import { expect, test } from 'vitest';
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
