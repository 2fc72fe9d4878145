import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/waiting-first.ts';

/** A limit is there to end what hangs; how fast a machine is, and who else uses it, is no test's to judge. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000 };

const path = (file: string): string => new URL(file, import.meta.url).pathname;
/** Servers and commands are started again and again: their code is read once. */
const COMPILED = { NODE_COMPILE_CACHE: path('.cache/node') };
/** The server runs from its sources: its tests load them as Node does, and nothing is transformed for them. */
const AS_IT_STARTS = { viteModuleRunner: false, nodeLoader: false };
/** What tests start as processes is put into one file each, once. */
const COMMANDS = path('apps/server/testing/build-commands.ts');
/** How often properties are tried. */
const PROPERTY_RUNS = path('packages/contract/src/testing/property-runs.ts');

const unit = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node' as const,
    css: true,
    setupFiles: PROPERTY_RUNS,
    ...LIMITS,
  },
});

/** Files that share nothing but code are run in one house: loading it again for each takes longer than their tests. */
const together = (name: string, root: string) => {
  const { test } = unit(name, root);
  return { test: { ...test, isolate: false } };
};

const TOUCHES_GLOBALS = /\b(?:vi\.(?:mock|stubGlobal|resetModules)|speakAs)\(/;

/** As `together`; but files that put something in the place of a global, a module or the brand that speaks each get a house of their own. */
const apart = (name: string, root: string) => {
  const { test } = unit(name, root);
  const folder = path(root);
  const alone = globSync(test.include, { cwd: folder }).filter((file) =>
    TOUCHES_GLOBALS.test(readFileSync(join(folder, file), 'utf8')),
  );
  return [
    { test: { ...test, exclude: alone, isolate: false } },
    { test: { ...test, name: `${name}, alone`, include: alone } },
  ];
};

/** Parts are drawn, clicked and typed into: they need a page. */
const onPage = (name: string, root: string) => {
  const { test } = together(name, root);
  return { test: { ...test, environment: 'happy-dom' as const } };
};

export default defineConfig({
  test: {
    // Server tests wait for databases and for child processes more than they compute.
    maxWorkers: 5,
    sequence: { sequencer: WaitingFirst },
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      together('contract', 'packages/contract'),
      together('domain', 'packages/domain'),
      onPage('ui', 'packages/ui'),
      ...apart('order', 'apps/order'),
      together('console', 'apps/console'),
      together('sandbox', 'apps/sandbox'),
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
          globalSetup: COMMANDS,
          env: COMPILED,
          experimental: AS_IT_STARTS,
          ...LIMITS,
        },
      },
      // The clients' real pages without a browser, with a server of their own in the same process.
      {
        test: {
          name: 'screens',
          root: 'e2e',
          include: ['screens/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          pool: 'forks',
          // Pages come and go: with room for the young, few of their elements are carried along.
          execArgv: ['--max-semi-space-size=64', '--expose-gc'],
          setupFiles: path('e2e/browserless/forget-pages.ts'),
          env: { TZ: 'Australia/Perth', ...COMPILED },
          experimental: AS_IT_STARTS,
          globalSetup: new URL('e2e/browserless/prepare.ts', import.meta.url).pathname,
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
          env: COMPILED,
          experimental: AS_IT_STARTS,
          isolate: false,
          globalSetup: [COMMANDS, path('apps/server/testing/prepare.ts')],
          setupFiles: [PROPERTY_RUNS, path('apps/server/testing/quick-passwords.ts')],
          ...LIMITS,
        },
      },
    ],
  },
});
