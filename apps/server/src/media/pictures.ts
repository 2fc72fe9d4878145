import { createHash } from 'node:crypto';
import { uploadFiles } from '@servery/domain/media/pictures';
import { BoundedCache } from '#bounded-cache';
import { type MakePicture, pictureMaker } from '#media/make-picture';
import type { MadePicture } from '#media/picture-process';
import type { MediaPort } from '#providers/media/port';

/** Enough for the menus that people look at now. */
const HELD_BYTES = 32 * 1024 * 1024;

export type Pictures = {
  make: MakePicture;
  /** What it is known by from now on. */
  store(brandCode: string, picture: MadePicture): Promise<string>;
  read(brandCode: string, name: string): Promise<Buffer | undefined>;
  remove(brandCode: string, hash: string): Promise<void>;
};

/** Uploaded pictures, wherever they are kept. A name says what is in it: what was read once stays true. */
export function openPictures(port: MediaPort, make = pictureMaker()): Pictures {
  const held = new BoundedCache<string, Buffer>({ most: HELD_BYTES, weigh: (bytes) => bytes.length });
  /** Counted, so that what was read before a removal is not held after it. */
  let removals = 0;
  return {
    make,
    store: async (brandCode, { files }) => {
      const [largest = Buffer.alloc(0)] = files;
      const hash = createHash('sha256').update(largest).digest('hex');
      for (const [index, name] of uploadFiles(hash).entries())
        await port.put(`${brandCode}/${name}`, Buffer.from(files[index] ?? largest));
      return hash;
    },
    read: async (brandCode, name) => {
      const key = `${brandCode}/${name}`;
      const known = held.get(key);
      if (known) return known;
      const before = removals;
      const bytes = await port.get(key);
      if (bytes && before === removals) held.set(key, bytes);
      return bytes;
    },
    remove: async (brandCode, hash) => {
      for (const name of uploadFiles(hash)) {
        const key = `${brandCode}/${name}`;
        await port.remove(key);
        removals += 1;
        held.delete(key);
      }
    },
  };
}
