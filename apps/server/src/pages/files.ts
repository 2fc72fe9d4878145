import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

export type StaticFile = {
  type: string;
  etag: string;
  plain: Buffer;
  brotli(): Buffer | undefined;
  gzip(): Buffer | undefined;
};

const onceOf = <T>(make: () => T): (() => T) => {
  let held: { value: T } | undefined;
  return () => (held ??= { value: make() }).value;
};

/** A file with its compressed forms: those that the build left beside it, else made when first asked for. */
function loadFile(path: string): StaticFile {
  const plain = readFileSync(path);
  const packs = COMPRESSIBLE.has(extname(path));
  const beside = (ending: string, make: () => Buffer) =>
    onceOf(() => (packs ? (existsSync(path + ending) ? readFileSync(path + ending) : make()) : undefined));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${hash('sha256', plain, 'base64url').slice(0, 16)}"`,
    plain,
    brotli: beside('.br', () => brotliCompressSync(plain)),
    gzip: beside('.gz', () => gzipSync(plain)),
  };
}

function madeFile(text: string, type: string): StaticFile {
  const plain = Buffer.from(text);
  return {
    type,
    etag: `"${hash('sha256', plain, 'base64url').slice(0, 16)}"`,
    plain,
    brotli: onceOf(() => brotliCompressSync(plain)),
    gzip: onceOf(() => gzipSync(plain)),
  };
}

/** An uploaded picture: it is named by what is in it, and is small as it is. */
export const uploadedFile = (plain: Buffer, name: string): StaticFile => ({
  type: 'image/webp',
  etag: `"${hash('sha256', name, 'base64url').slice(0, 16)}"`,
  plain,
  brotli: () => undefined,
  gzip: () => undefined,
});
/** A page or a picture that was made here, as if it were a file. */
export const madePage = (html: string): StaticFile => madeFile(html, 'text/html; charset=utf-8');
export const madePicture = (svg: string): StaticFile => madeFile(svg, 'image/svg+xml; charset=utf-8');

export type Files = ReadonlyMap<string, () => StaticFile>;

/** Everything in a folder, by the path below it. A name that is not in the map is not served: no path is ever built from a request. */
export function filesIn(folder: string): Files {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join('/'), onceOf(() => loadFile(path))];
      }),
  );
}
