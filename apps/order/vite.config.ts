import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const OURS = /\/(packages\/(ui|domain|contract)|apps\/order)\/src\//;

/** What the menu is made of as it is first seen: nobody waits for more. */
const FIRST_SEEN = ['main.tsx', 'variants/web.tsx', 'features/menu/menu-page.tsx'];
/** What people open from there. */
const OPENED_NEXT = [
  'features/product/product-sheet.tsx',
  'features/fulfilment/fulfilment-popup.tsx',
  'features/cart/cart-page.tsx',
];

/** What ordering is made of besides: a checkout does not wait for what signing in or the account need. */
const TO_ORDER = ['features/checkout/checkout-page.tsx'];

function allImportedBy(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

const partOf = (files: readonly string[]): ((id: string, graph: Graph) => boolean) => {
  const roots = files.map((file) => resolve(import.meta.dirname, 'src', file));
  let all: ReadonlySet<string> | undefined;
  return (id, graph) => (all ??= allImportedBy(roots, graph)).has(id);
};
const isFirstSeen = partOf(FIRST_SEEN);
const isOpenedNext = partOf(OPENED_NEXT);
const isToOrder = partOf(TO_ORDER);

/** Lists and calendars bring a library along that most screens do without: they stay files of their own. */
const REACT_ARIA = /node_modules\/@?(react-aria|react-stately|internationalized)/;
const isHeavy = (id: string, graph: Graph): boolean =>
  allImportedBy([id], graph)
    .values()
    .some((imported) => REACT_ARIA.test(imported));

/**
 * A few files instead of a hundred tiny ones: fewer requests, and they compress better. What several screens share
 * comes with the menu if the menu needs it, or with the first thing opened from there, or later.
 */
function fileOf(id: string, graph: Graph): 'kit' | 'parts' | 'order' | 'more' | null {
  if (!OURS.test(id)) return null;
  if (isFirstSeen(id, graph)) return 'kit';
  if (isHeavy(id, graph)) return null;
  if (isOpenedNext(id, graph)) return 'parts';
  return isToOrder(id, graph) ? 'order' : 'more';
}

type Group = Rolldown.CodeSplittingGroup;
const shared = (name: ReturnType<typeof fileOf>, minShareCount: number): Group => ({
  name: (id, graph) => (fileOf(id, graph) === name ? name : null),
  minShareCount,
  priority: 1,
});

const groups: Group[] = [
  {
    // Pages that ask for lists in pieces, or for several at once, bring that part of the library along.
    name: 'vendor',
    test: /node_modules\/(?!.*\/(?:infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\.js)(react|react-dom|scheduler|@tanstack|zustand|use-sync-external-store)\//,
    priority: 2,
  },
  shared('kit', 2),
  shared('parts', 2),
  shared('order', 2),
  shared('more', 3),
];

export default defineConfig(({ isSsrBuild }) => ({
  // React Aria has no strings of its own for en-AU; en-US is what it falls back to, and the only one shipped.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    // The server reads its bundle from its own disk, packages and all.
    chunkSizeWarningLimit: isSsrBuild ? 2000 : 500,
    // The names of later files stand in the first one: a hash is enough of a name, and the manifest has the rest.
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash].js' } },
  },
  // The server draws pages with the client's own code, as it stands in this build, and without its packages beside it.
  ssr: { noExternal: true },
}));
