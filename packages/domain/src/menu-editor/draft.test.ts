import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWritingOrder, menuAsDrafted, wished } from '#menu-editor/draft';
import type { DraftChange, MenuRecords } from '#menu-editor/draft-change';
import { draftProblems, wishedAgain } from '#menu-editor/draft-problems';

const product = (id: number, categoryId: number, value: object = {}) =>
  ({ id, version: 1, categoryId, value: { name: `P${id}`, price: '1.00', options: [], ...value } }) as never;
const category = (id: number, parentId = 0) =>
  ({ id, version: 1, menuId: 1, parentId, value: { name: `C${id}` } }) as never;
const menu = (products: never[], categories = [category(1), category(2)]): MenuRecords => ({
  products,
  categories,
  groups: [],
});
const change = (of: Partial<DraftChange>): DraftChange => ({
  kind: 'product',
  id: 1,
  name: '',
  before: null,
  after: null,
  version: 3,
  place: {},
  ...of,
});
const order = (id: number, before: number[], after: number[], place: DraftChange['place'] = {}) =>
  change({ kind: 'products_of', id, before: { ids: before }, after: { ids: after }, place });
const none = new Set<number>();
const idsIn = (of: MenuRecords, id: number) =>
  of.products.filter((each) => each.categoryId === id).map((each) => each.id);

const value = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(2), { maxLength: 2 }) });

test('what is wished over the live one is what was asked for, wish after wish', () => {
  fc.assert(
    fc.property(value, fc.array(value, { minLength: 1, maxLength: 4 }), (live, asked) => {
      let held: ReturnType<typeof wished>;
      for (const next of asked) {
        held = wished(held, live, next);
        expect({ ...live, ...held?.after }).toEqual(next);
      }
      expect(wished(held, live, live)).toBeUndefined();
    }),
  );
});

test('a field that nobody touches keeps what it was wished over, so that a change of it live is seen', () => {
  const first = wished(undefined, { price: 1, name: 'a' }, { price: 2, name: 'a' });
  const second = wished(first, { price: 5, name: 'a' }, { price: 2, name: 'b' });
  expect(second).toEqual({ before: { price: 1, name: 'a' }, after: { price: 2, name: 'b' } });
  const touched = wished(first, { price: 5, name: 'a' }, { price: 3, name: 'a' });
  expect(touched).toEqual({ before: { price: 5 }, after: { price: 3 } });
});

test('whoever saw a part before it was changed, live or in the draft, has seen another version', () => {
  const live = menu([product(1, 1)]);
  const wish = change({ before: { price: '1.00' }, after: { price: '2.00' } });
  const versions = [
    live.products[0]?.version,
    menuAsDrafted(live, [wish]).products[0]?.version,
    menuAsDrafted(live, [{ ...wish, version: 4 }]).products[0]?.version,
  ];
  expect(new Set(versions).size).toBe(3);
});

test('an order takes in what came and went live, and knows that somebody ordered it otherwise', () => {
  const wish = order(1, [1, 2, 3], [3, 2, 1]);
  const grown = menu([product(1, 1), product(3, 1), product(4, 1)]);
  expect(idsIn(menuAsDrafted(grown, [wish]), 1)).toEqual([3, 1, 4]);
  expect(draftProblems(grown, [wish], none).size).toBe(0);
  const turned = menu([product(2, 1), product(1, 1), product(3, 1)]);
  expect(draftProblems(turned, [wish], none).get('products_of:1')).toBe('changed');
  const again = wishedAgain(wish, turned);
  expect(again && draftProblems(turned, [again], none).size).toBe(0);
});

test('a product that is moved in the draft and elsewhere live is for somebody to decide', () => {
  const wishes = [order(2, [], [1], { from: { 1: 1 } }), order(1, [1], [])];
  expect(idsIn(menuAsDrafted(menu([product(1, 1)]), wishes), 2)).toEqual([1]);
  const three = [category(1), category(2), category(3)];
  expect(draftProblems(menu([product(1, 1)], three), wishes, none).size).toBe(0);
  expect(draftProblems(menu([product(1, 3)], three), wishes, none).get('products_of:2')).toBe('changed');
  // Who was only put in another order stays where somebody moved it live.
  const moved = menu([product(1, 3), product(2, 1)], three);
  expect(idsIn(menuAsDrafted(moved, [order(1, [1, 2], [2, 1])]), 3)).toEqual([1]);
});

test('says what is gone, what a promo needs, and what would stand in nothing', () => {
  const live = menu([product(1, 1)]);
  const problem = (wish: DraftChange, promos = none) =>
    draftProblems(live, [wish], promos).get(`${wish.kind}:${wish.id}`);
  const value = { name: 'P1', price: '1.00', options: [] };
  expect(problem(change({ id: 9, before: { price: '1.00' }, after: { price: '2.00' } }))).toBe('gone');
  expect(problem(change({ id: 9, before: { price: '1.00' } }))).toBeUndefined();
  expect(problem(change({ before: value }), new Set([1]))).toBe('promo');
  expect(problem(change({ before: value }))).toBeUndefined();
  expect(problem(change({ before: { ...value, price: '3.00' } }))).toBe('changed');
  const fresh = { ...value, options: [7] };
  expect(problem(change({ id: 8, after: value, place: { category_id: 9 } }))).toBe('category');
  expect(problem(change({ id: 8, after: fresh, place: { category_id: 1 } }))).toBe('options');
  expect(problem(change({ kind: 'category', before: { name: 'C1' } }))).toBe('not_empty');
  expect(problem(change({ kind: 'category', id: 2, before: { name: 'C2' } }))).toBeUndefined();
  const deep = [
    { id: 1, parent_id: 2 },
    { id: 2, parent_id: 0 },
  ];
  const placed = [
    { id: 1, parent_id: 0 },
    { id: 2, parent_id: 0 },
  ];
  const nested = change({
    kind: 'categories_of',
    before: { categories: placed },
    after: { categories: deep },
  });
  expect(problem(nested)).toBeUndefined();
  const inside = { ...live, categories: [...live.categories, category(3, 1)] };
  expect(draftProblems(inside, [nested], none).get('categories_of:1')).toBe('depth');
});

test('what others need is written before them, and goes after them', () => {
  const steps = (
    [
      ['product', true],
      ['group', true],
      ['products_of', false],
      ['category', true],
      ['product', false],
      ['group', false],
      ['category', false],
    ] as const
  ).map(([kind, isGoing]) => ({ kind, isGoing }));
  expect(inWritingOrder(steps).map(({ kind, isGoing }) => `${isGoing ? '-' : '+'}${kind}`)).toEqual([
    '+group',
    '+category',
    '+product',
    '+products_of',
    '-product',
    '-category',
    '-group',
  ]);
});
