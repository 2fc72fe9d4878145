import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What many screens share, but not the menu as it is first seen: it does not wait for these. */
const LATER =
  /packages\/(ui\/src\/(paper|sums|sheet|modal|stepper|field|card|step|check|choice|list|select|segmented|numpad|numpad-keys)\.|domain\/src\/(messages\/(failures|checkout-texts|identity-texts)|identity|cart\/lines|address\/(changes|suggest)|checkout|payments|scan|links\/link-target))|(state|platform)\/(customer-state|settle-customer|use-sign-in|end-session|session-expired|sum-rows|use-scan|deep-links|row-link|use-submit-order|pending-order|address-options)/;

const SHARED = /(packages\/(ui|domain)|order\/src\/(api|state|platform|features\/shell))\//;

/** Two files that every page needs, instead of some forty tiny ones: fewer requests, and they compress better. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand|use-sync-external-store)\//,
    priority: 2,
  },
  {
    name: 'kit',
    test: (id: string) => SHARED.test(id) && !LATER.test(id),
    minShareCount: 5,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  // React Aria has no strings of its own for en-AU; en-US is what it falls back to, and the only one shipped.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  // The server draws pages with the client's own code, as it stands in this build.
  ssr: { noExternal: [/^@servery\//] },
}));
