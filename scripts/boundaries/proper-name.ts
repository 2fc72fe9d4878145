import { posix } from 'node:path';

const PACKAGE = /^((?:apps|packages)\/([^/]+))\//;
const SOURCE = /^((?:apps|packages)\/([^/]+))\/src\/(.+)$/;

/**
 * What an import is called by those who keep the boundaries: a way by dots to another room is `#room/file`, as it would
 * be called within its package, and one into another package is `@servery/package/file`.
 */
export function properName(file: string, name: string): string {
  if (!name.startsWith('.')) return name;
  const [, home] = PACKAGE.exec(file) ?? [];
  const target = posix.join(posix.dirname(file), name);
  const [, there, project = '', path = ''] = SOURCE.exec(target) ?? [];
  if (there === undefined || home === undefined) return name;
  return there === home ? `#${path}` : `@servery/${project}/${path.replace(/\.tsx?$/, '')}`;
}
