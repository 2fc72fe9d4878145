import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export type SourceFile = { file: string; source: string };

/** Code that runs in the product: no tests, nothing that only helps them. */
export function sourceFiles(): SourceFile[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => existsSync(join(ROOT, file)))
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
}
