import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  // the server's policy allows no data: fonts
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
