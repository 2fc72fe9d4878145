import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const indexAtTop: Plugin = {
  name: 'index-at-top',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['gallery/index.html'];
    if (page) page.fileName = 'index.html';
  },
};

/** The gallery: every primitive on one page. Apps bundle the sources themselves. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/ui/',
  // en-AU has no strings of its own: it falls back to en-US, and fails at runtime when that is stripped
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, indexAtTop],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${import.meta.dirname}/gallery/index.html` },
  },
});
