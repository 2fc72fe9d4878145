import { defineConfig } from 'vitest/config';

const unit = (name: string, root: string) => ({
  test: { name, root, include: ['src/**/*.test.{ts,tsx}'], environment: 'node' as const, css: true },
});

export default defineConfig({
  test: {
    projects: [
      unit('contract', 'packages/contract'),
      unit('domain', 'packages/domain'),
      unit('ui', 'packages/ui'),
      unit('order', 'apps/order'),
      unit('console', 'apps/console'),
      unit('sandbox', 'apps/sandbox'),
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'], environment: 'node' as const } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          globalSetup: new URL('apps/server/testing/prepare.ts', import.meta.url).pathname,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
