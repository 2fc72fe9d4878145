import { expect, test } from 'vitest';
import { importsIn, laterImportsIn } from './boundaries/imports.ts';
import { problemsIn } from './boundaries.ts';

test('tells types from values', () => {
  const source =
    "import type { A } from 'a';\nimport { type B, type C } from 'b';\nimport { type D, e } from 'c';\nimport 'd';";
  expect(importsIn(source)).toEqual([
    { name: 'a', typeOnly: true },
    { name: 'b', typeOnly: true },
    { name: 'c', typeOnly: false },
    { name: 'd', typeOnly: false },
  ]);
});

test('keeps the contract out of the clients, but for its types and the wire client', () => {
  const file = 'apps/order/src/api/x.ts';
  expect(problemsIn(file, "import { registry } from '@servery/contract/registry';")).toHaveLength(1);
  expect(problemsIn(file, "import type { CallName } from '@servery/contract/registry';")).toEqual([]);
  expect(problemsIn(file, "import { send } from '@servery/contract/client/wire';")).toEqual([]);
});

test('keeps features and actions from reaching into each other', () => {
  expect(
    problemsIn('apps/order/src/features/menu/x.tsx', "import { a } from '#features/cart/line.tsx';"),
  ).toHaveLength(1);
  expect(
    problemsIn('apps/order/src/features/menu/x.tsx', "import { a } from '#features/cart/index.ts';"),
  ).toEqual([]);
  expect(
    problemsIn('apps/server/src/actions/customer/menu/x.ts', "import { a } from '#actions/customer/cart/y';"),
  ).toHaveLength(1);
  expect(
    problemsIn(
      'apps/server/src/actions/console/orders/x.ts',
      "import { a } from '#actions/console/own-venue';",
    ),
  ).toEqual([]);
});

test('keeps a vendor in its wrapping', () => {
  expect(
    problemsIn('apps/order/src/features/menu/x.tsx', "import { Bike } from 'lucide-react';"),
  ).toHaveLength(1);
  expect(problemsIn('packages/ui/src/foundations/icon.tsx', "import { Bike } from 'lucide-react';")).toEqual(
    [],
  );
});

test('lets one file read what a cart holds of its time', () => {
  const source = 'const { asap } = cart.time;';
  expect(problemsIn('apps/server/src/views/cart.ts', source)).toHaveLength(1);
  expect(problemsIn('packages/domain/src/ordering/price.ts', source)).toHaveLength(1);
  expect(problemsIn('packages/domain/src/ordering/cart-time.ts', source)).toEqual([]);
});

test('keeps each room of the server to what it is for', () => {
  const refused = (file: string, name: string) =>
    problemsIn(`apps/server/src/${file}`, `import type { A } from '${name}';`).length;
  expect(refused('stores/orders.ts', '#jobs/worker')).toBe(1);
  expect(refused('stores/orders.ts', '#stores/jobs')).toBe(0);
  expect(refused('views/cart.ts', '#db/database')).toBe(1);
  expect(refused('http/run-call.ts', '#actions/all')).toBe(1);
  expect(refused('ordering/submit.ts', '#http/action')).toBe(1);
  expect(refused('jobs/payment.ts', '#ordering/submit')).toBe(0);
  expect(refused('providers/mail/smtp.ts', '#stores/orders')).toBe(1);
});

test('sees what is loaded later, and a type that is named in its place', () => {
  const source =
    "const page = () => import('#features/cart/page.tsx');\nlet x: typeof import('zod');\n// import('#gone.ts')\nimport(`#a/${b}`);";
  expect(laterImportsIn(source)).toEqual([
    { name: '#features/cart/page.tsx', typeOnly: false },
    { name: 'zod', typeOnly: true },
  ]);
  expect(problemsIn('apps/order/src/features/menu/x.tsx', source)).toHaveLength(1);
  expect(problemsIn('apps/order/src/kiosk/home/x.ts', "await import('@servery/contract/registry');")).toEqual(
    ['apps/order/src/kiosk/home/x.ts: apps/order must not import @servery/contract/registry (as a value)'],
  );
});

test('sees a way by dots into another room or another package', () => {
  expect(
    problemsIn('apps/order/src/features/menu/x.tsx', "import { a } from '../cart/line.tsx';"),
  ).toHaveLength(1);
  expect(problemsIn('apps/order/src/features/menu/x.tsx', "import { a } from './line.tsx';")).toEqual([]);
  expect(
    problemsIn('apps/server/src/stores/orders.ts', "import { a } from '../jobs/worker.ts';"),
  ).toHaveLength(1);
  expect(
    problemsIn(
      'apps/order/src/api/x.ts',
      "import { registry } from '../../../../packages/contract/src/registry.ts';",
    ),
  ).toEqual(['apps/order/src/api/x.ts: apps/order must not import @servery/contract/registry (as a value)']);
  expect(problemsIn('apps/sandbox/src/x.ts', "import { a } from '../../server/src/config.ts';")).toEqual([
    'apps/sandbox/src/x.ts: apps/sandbox must not import @servery/server/config (as a value)',
  ]);
});
