import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { takeLock } from '../../../scripts/lock.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache');
const BUILT = join(CACHE, 'commands');

/** What tests start as processes of their own. */
const COMMANDS = {
  main: 'apps/server/src/main.ts',
  backup: 'apps/server/src/backup.ts',
  restore: 'apps/server/src/restore.ts',
  order: 'apps/server/src/order.ts',
  venue: 'scripts/venue.ts',
} as const;
export const builtCommand = (name: keyof typeof COMMANDS): string => join(BUILT, `${name}.mjs`);

/** Files that lie beside a source are found from the built file, too. */
const whereItWas: Plugin = {
  name: 'where-it-was',
  transform: (code, id) =>
    code.includes('import.meta.')
      ? {
          code: code
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
          map: null,
        }
      : undefined,
};

function writeIfNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Puts each command into one file: read from its 1,200 sources and its packages, a server takes more than twice as long to
 * start, and tests start it a hundred times. What starts from sources is shown by scripts/serve.test.ts.
 */
export async function setup(): Promise<void> {
  const release = takeLock(join(CACHE, 'commands.lock'));
  try {
    const made = (await build({
      root: join(ROOT, 'apps/server'),
      configFile: false,
      logLevel: 'error',
      plugins: [whereItWas],
      ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
      build: {
        write: false,
        ssr: true,
        minify: false,
        target: 'esnext',
        rolldownOptions: {
          input: Object.fromEntries(Object.entries(COMMANDS).map(([name, file]) => [name, join(ROOT, file)])),
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
        },
      },
    })) as Rolldown.RolldownOutput;
    mkdirSync(BUILT, { recursive: true });
    for (const file of made.output)
      if (file.type === 'chunk') writeIfNew(join(BUILT, file.fileName), file.code);
  } finally {
    release();
  }
}
