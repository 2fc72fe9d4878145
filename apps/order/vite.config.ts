import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two files that every page needs, instead of some forty tiny ones: fewer requests, and they compress better. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand|use-sync-external-store)\//,
    priority: 2,
  },
  {
    name: 'kit',
    test: /(packages\/(ui|domain)|order\/src\/(api|state|platform|features\/shell))\//,
    minShareCount: 5,
    priority: 1,
  },
];

export default defineConfig({
  // React Aria has no strings of its own for en-AU; en-US is what it falls back to, and the only one shipped.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
