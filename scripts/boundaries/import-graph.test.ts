import { expect, test } from 'vitest';
import { circlesIn, importGraph } from './import-graph.ts';

const graphOf = (files: Record<string, string>) => importGraph(new Map(Object.entries(files)));

test('follows an import by its number sign, its neighbour and its package, and leaves vendors out', () => {
  const graph = graphOf({
    'apps/server/src/a.ts': "import { b } from '#rooms/b';\nimport { z } from 'zod';",
    'apps/server/src/rooms/b.ts': "import type { C } from '@servery/domain/c';\nimport { d } from './d.ts';",
    'apps/server/src/rooms/d.ts': '',
    'packages/domain/src/c.ts': '',
  });
  expect(graph.get('apps/server/src/a.ts')).toEqual(['apps/server/src/rooms/b.ts']);
  expect(graph.get('apps/server/src/rooms/b.ts')).toEqual([
    'packages/domain/src/c.ts',
    'apps/server/src/rooms/d.ts',
  ]);
});

test('finds a circle once, however long it is, and through types alone', () => {
  const graph = graphOf({
    'apps/order/src/a.ts': "import { b } from '#b.ts';",
    'apps/order/src/b.ts': "import type { C } from '#c.ts';",
    'apps/order/src/c.ts': "import { a } from '#a.ts';",
    'apps/order/src/outside.ts': "import { a } from '#a.ts';",
  });
  expect(circlesIn(graph)).toEqual([['apps/order/src/a.ts', 'apps/order/src/b.ts', 'apps/order/src/c.ts']]);
});

test('does not count what is loaded later', () => {
  const graph = graphOf({
    'apps/order/src/a.ts': "const b = () => import('#b.ts');",
    'apps/order/src/b.ts': "import { a } from '#a.ts';",
  });
  expect(circlesIn(graph)).toEqual([]);
});
