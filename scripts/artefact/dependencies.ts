import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds a package from: the nearest folder of packages, and then those above it, up to the root. */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root || at === dirname(at)) return undefined;
  }
}

/** Every package that these parts need when they run, as folders below the root. Ours are not among them. */
export function dependenciesOf(root: string, parts: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (from: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(from);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@servery/')) continue;
      const folder = folderOf(name, from, root);
      if (!folder && name in optionalDependencies) continue;
      if (!folder) throw new Error(`${name}, which ${relative(root, from)} needs, is not installed`);
      if (found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  for (const part of parts) visit(join(root, part));
  return [...found].map((folder) => relative(root, folder)).toSorted();
}
