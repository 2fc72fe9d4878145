import { expect, test } from 'vitest';
import { planFor } from './check-plan.ts';

const everywhere = () => true;
const plan = (files: string[], exists: (file: string) => boolean = everywhere) => {
  const { steps, leftOut } = planFor(files, exists);
  return {
    leftOut,
    names: steps.map(({ name }) => name),
    of: (name: string) => steps.find((step) => step.name === name),
  };
};
const ALWAYS = ['import directions', 'requirement ids'];

test('a changed text is formatted, and nothing is tested for it', () => {
  expect(plan(['README.md']).names).toEqual(['format', ...ALWAYS]);
});

test('a rule of the domain concerns both sides, and the tests that import it', () => {
  const { names, of, leftOut } = plan(['packages/domain/src/money.ts']);
  expect(names).toEqual([
    'unit tests of what changed (domain, order, console)',
    'lint',
    'types, server side',
    'types, browser side',
    'format',
    ...ALWAYS,
  ]);
  expect(of(names[0]!)?.args).toContain('packages/domain/src/money.ts');
  expect(leftOut).toContain('types, journeys');
});

test('of the server the tests beside what changed are run, and those that changed', () => {
  const files = ['apps/server/src/stores/carts.ts', 'apps/server/src/http/envelope.test.ts'];
  const there = (file: string) => files.includes(file) || file === 'apps/server/src/stores/carts.test.ts';
  const { of, names } = plan(files, there);
  expect(of('server tests beside what changed')?.args.slice(-2)).toEqual([
    'apps/server/src/stores/carts.test.ts',
    'apps/server/src/http/envelope.test.ts',
  ]);
  expect(names).not.toContain('types, browser side');
});

test('a changed journey is walked, and no other', () => {
  const { of } = plan(['e2e/journeys/cart.spec.ts', 'e2e/shopper.ts']);
  expect(of('journeys that changed')?.args.slice(-1)).toEqual(['e2e/journeys/cart.spec.ts']);
});

test('a changed screen is drawn, and no other', () => {
  const { of } = plan(['e2e/screens/cart.test.ts', 'e2e/browserless/page.ts']);
  expect(of('screens that changed')?.args.slice(-2)).toEqual([
    '--project=screens',
    'e2e/screens/cart.test.ts',
  ]);
});

test('what is gone is not looked for, but its side is checked', () => {
  const { names } = plan(['apps/server/src/gone.ts'], () => false);
  expect(names).toEqual(['types, server side', ...ALWAYS]);
});

test('a changed setting concerns the types of all, and says what it leaves out', () => {
  const { names, leftOut } = plan(['tsconfig.json']);
  expect(names.filter((name) => name.startsWith('types'))).toHaveLength(3);
  expect(leftOut.at(-1)).toBe('what a changed setting does to files that did not change');
});
