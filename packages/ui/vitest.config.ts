import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', isolate: false, include: ['src/**/*.test.tsx'], css: true },
});
