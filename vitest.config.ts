import { defineConfig } from 'vitest/config';

/** A limit is there to end what hangs; how fast a machine is, and who else uses it, is no test's to judge. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000 };

const unit = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node' as const,
    css: true,
    ...LIMITS,
  },
});

/** Files that share nothing but code are run in one house: loading it again for each takes longer than their tests. */
const together = (name: string, root: string) => {
  const { test } = unit(name, root);
  return { test: { ...test, isolate: false } };
};

/** Parts are drawn, clicked and typed into: they need a page. */
const onPage = (name: string, root: string) => {
  const { test } = together(name, root);
  return { test: { ...test, environment: 'happy-dom' as const } };
};

export default defineConfig({
  test: {
    // Server tests wait for databases and for child processes more than they compute.
    maxWorkers: 3,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      together('contract', 'packages/contract'),
      together('domain', 'packages/domain'),
      onPage('ui', 'packages/ui'),
      unit('order', 'apps/order'),
      unit('console', 'apps/console'),
      unit('sandbox', 'apps/sandbox'),
      // What puts a stand-in for a module in its place needs a house of its own.
      {
        test: {
          name: 'server, alone',
          root: 'apps/server',
          include: ['src/**/*.alone.test.ts'],
          environment: 'node' as const,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          environment: 'node' as const,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.alone.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: new URL('apps/server/testing/prepare.ts', import.meta.url).pathname,
          ...LIMITS,
        },
      },
    ],
  },
});
