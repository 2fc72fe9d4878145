import type { EditedCategory } from '@servery/contract/entities/menu-editor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrowed, soldWithin } from '#menu/narrowed';
import { servicesOf, withService } from '#menu-editor/services';

const NAMES = ['', 'Breakfast', 'Catering'];
const times = fc.record({
  days: fc.subarray(['mon', 'tue'] as const),
  from: fc.constantFrom('', '07:00'),
  to: fc.constantFrom('', '11:00'),
  fulfilment: fc.subarray(['pickup', 'catering'] as const),
  channels: fc.subarray(['online', 'kiosk'] as const),
});
const category = fc
  .tuple(fc.constantFrom(...NAMES), times)
  .map(([service, when]) => ({ name: 'C', ...when, service }) as unknown as EditedCategory);
const categories = fc
  .array(category, { maxLength: 5 })
  .map((all) => all.map((value, at) => ({ id: at + 1, value })));

test('those of a service share its times once it is saved, who left is sold at any time, and all others stay', () => {
  fc.assert(
    fc.property(
      categories,
      fc.constantFrom(...NAMES),
      times,
      fc.subarray([1, 2, 3, 4, 5]),
      (all, was, when, ids) => {
        const wanted = new Set(ids);
        const service = { name: 'All day', ...when };
        const changed = new Map(
          withService(all, { was, service, categories: wanted }).map(({ id, value }) => [id, value]),
        );
        const after = all.map(({ id, value }) => ({ id, value: changed.get(id) ?? value }));
        for (const { id, value } of after) {
          const before = all[id - 1]?.value;
          if (wanted.has(id)) expect(value).toEqual({ ...before, ...service, service: 'All day', name: 'C' });
          else if (was !== '' && before?.service === was)
            expect(value).toMatchObject({ service: '', days: [], from: '', fulfilment: [], channels: [] });
          else expect(value).toBe(before);
        }
        const made = servicesOf(after).find(({ name }) => name === 'All day');
        expect(made?.categories ?? []).toEqual(all.map(({ id }) => id).filter((id) => wanted.has(id)));
      },
    ),
  );
});

test('what several lists allow is what they have in common, and nothing is not everything', () => {
  expect(narrowed<string>([[], []])).toEqual([]);
  expect(narrowed([['a', 'b'], [], ['b', 'c']])).toEqual(['b']);
  expect(narrowed([['a'], ['b']])).toBeUndefined();
  const own = { visible: true, fulfilment: ['pickup'], channels: [] as string[] };
  expect(soldWithin(own, [{ fulfilment: [], channels: ['kiosk'] }])).toEqual({
    visible: true,
    fulfilment: ['pickup'],
    channels: ['kiosk'],
  });
  expect(soldWithin(own, [{ fulfilment: ['deliver'], channels: [] }]).visible).toBe(false);
});
