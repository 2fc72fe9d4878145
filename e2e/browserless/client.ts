import type { PageWindow } from './page-window.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import vm from 'node:vm';
import { asFunctionOfWindow, inRealm } from './realm.ts';
import { indexStyles, readStyles, type StyleIndex, type StyleRule } from './styles.ts';

/** A client as it runs in a page: one script, and what its styles show and hide. */
export type Client = { start: (window: PageWindow) => Promise<unknown>; styles: StyleIndex };
export type ClientName = 'order' | 'console';

const ROOT = resolve(import.meta.dirname, '../..');
/** Clients with mutants in them lie beside those without. */
export const BUILT = join(ROOT, process.env['MUTANTS'] === undefined ? '.cache/screens' : '.cache/mutants');
const folderOf = (name: ClientName): string => join(BUILT, name);
export const scriptOf = (name: ClientName): string => join(folderOf(name), 'client.js');
/** All styles of a client, for looking at its pages without running it. */
export const sheetOf = (name: ClientName): string => join(folderOf(name), 'styles.css');
export const stylesOf = (name: ClientName): string => join(folderOf(name), 'styles.json');

export function storeClient(name: ClientName, script: string, css: string): void {
  mkdirSync(folderOf(name), { recursive: true });
  writeFileSync(scriptOf(name), asFunctionOfWindow(script));
  writeFileSync(stylesOf(name), JSON.stringify(readStyles(css)));
  writeFileSync(sheetOf(name), css);
}

const loaded = new Map<ClientName, Client>();

/** What V8 made of the script is kept for the next process: a client has four megabytes of source. */
function compile(name: ClientName): Client['start'] {
  const source = readFileSync(scriptOf(name), 'utf8');
  const mark = createHash('sha256').update(source).update(process.version).digest('hex').slice(0, 16);
  const cache = join(folderOf(name), `${mark}.compiled`);
  const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
  const script = new vm.Script(source, { filename: `${name}.js`, cachedData });
  if (!cachedData) writeFileSync(cache, script.createCachedData());
  return inRealm(script) as Client['start'];
}

export function clientCalled(name: ClientName): Client {
  const known = loaded.get(name);
  if (known) return known;
  const rules = JSON.parse(readFileSync(stylesOf(name), 'utf8')) as StyleRule[];
  const client = { start: compile(name), styles: indexStyles(rules) };
  loaded.set(name, client);
  return client;
}
