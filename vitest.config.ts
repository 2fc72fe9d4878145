import { defineConfig } from 'vitest/config';

const unit = (name: string, root: string) => ({
  test: { name, root, include: ['src/**/*.test.{ts,tsx}'], environment: 'node' as const },
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
          globalSetup: './testing/prepare.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
