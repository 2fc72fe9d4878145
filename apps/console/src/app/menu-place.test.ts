import { expect, test } from 'vitest';
import { menuPlace } from '#app/menu-place.ts';

test('the address says what is open, and nothing that makes no sense', () => {
  expect(menuPlace({ category: 3, product: 7 })).toEqual({ category: 3, product: 7 });
  expect(menuPlace({ product: 'new', pane: 'many', menu: 1 })).toEqual({
    product: 'new',
    pane: 'many',
    menu: 1,
  });
  expect(menuPlace({ pane: 'draft', draft: 1 })).toEqual({ pane: 'draft', draft: 1 });
  expect(menuPlace({ draft: 'yes' })).toEqual({});
  expect(menuPlace({ category: 'x', product: 'y', pane: 'z', more: 1 })).toEqual({});
});
