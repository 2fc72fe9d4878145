import { expect, test, vi } from 'vitest';
import { click, draw, fill } from '#testing/draw.tsx';
import { all, one } from '#testing/roles.ts';
import { SearchField } from './search-field.tsx';
import css from './search-field.module.css';

test('is a search, named and hinted at by its label', () => {
  draw(<SearchField label="Search the menu" value="" onChange={() => undefined} className="mine" />);
  const field = one('searchbox', 'Search the menu') as HTMLInputElement;
  expect(field.placeholder).toBe('Search the menu');
  expect(one('search').dataset['look']).toBe('sunk');
  expect(one('search').className).toBe(`${css['search']} mine`);
});

test('tells what is typed', () => {
  const onChange = vi.fn();
  draw(
    <SearchField
      label="Search"
      placeholder="Soup…"
      look="raised"
      value=""
      onChange={onChange}
      maxLength={40}
    />,
  );
  const field = one('searchbox', 'Search') as HTMLInputElement;
  expect([field.placeholder, field.maxLength]).toEqual(['Soup…', 40]);
  fill(field, 'rice');
  expect(onChange.mock.calls).toEqual([['rice']]);
  expect(one('search').dataset['look']).toBe('raised');
});

test('can be cleared once something is in it, and shows its key until then', () => {
  const onChange = vi.fn();
  const { again } = draw(<SearchField label="Search" value="" shortcut="/" onChange={onChange} />);
  expect(all('button')).toEqual([]);
  expect(document.querySelector('kbd')?.outerHTML).toContain('aria-hidden="true"');
  again(<SearchField label="Search" value="rice" shortcut="/" onChange={onChange} />);
  expect(document.querySelector('kbd')).toBeNull();
  click(one('button', 'Clear'));
  expect(onChange.mock.calls).toEqual([['']]);
});

test('its clearing can have another name', () => {
  draw(<SearchField label="Search" value="rice" clearLabel="Clear search" onChange={() => undefined} />);
  one('button', 'Clear search');
});
