import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaPort } from '#providers/media/port';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Pictures in a folder of this machine. A file has its name only once it is whole. */
export function folderMedia(folder: string): MediaPort {
  return {
    put: async (key, bytes) => {
      const file = join(folder, key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(part, bytes, { flag: 'wx' });
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
    },
    get: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}
