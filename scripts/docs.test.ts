import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './texts/source-files.ts';

/** Records and specs say what was true on their day. */
const HISTORY = /^docs\/(?:requirements|decisions)\//;
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((name) => name.endsWith('.md') && !HISTORY.test(name)),
];
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** Where a path that does not start at the root starts: most of what is told is the server. */
const STARTS = ['', 'apps/server/src/'];
const PATH = /^(?:[\w.-]+\/)+[\w.-]*$/;
const FILE = /\.(?:ts|tsx|mts|mjs|js|css|html|sql|json|md|txt|yml)$/;
const FOLDER = /^(?:apps|packages|scripts|docs|e2e|bench|brands)\//;

/** What stands in backticks and is the path of a file or folder here; `<area>` and the like stand for many. */
const pathsIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, said = '']) => said)
    .filter((said) => PATH.test(said) && (FILE.test(said) || FOLDER.test(said) || said.endsWith('/')));

/** Made by a build, and therefore in no clone. */
const BUILT = /(?:^|\/)dist(?:-\w+)?(?:\/|$)/;
const isThere = (path: string): boolean =>
  BUILT.test(path) || STARTS.some((start) => existsSync(join(ROOT, start, path)));

test.each(pages)('%s names files that are there', (page) => {
  expect(pathsIn(read(page)).filter((path) => !isThere(path))).toEqual([]);
});

test.each(pages)('%s links to pages that are there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.filter((to) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
});

test('finds paths, and nothing else, in backticks', () => {
  const said = '`apps/server/src/log.ts` `db/gone.ts` `text/html` `a.b` `POST /api` `actions/<area>/x.ts`';
  expect(pathsIn(said)).toEqual(['apps/server/src/log.ts', 'db/gone.ts']);
  expect(pathsIn(said).filter((path) => !isThere(path))).toEqual(['db/gone.ts']);
});
