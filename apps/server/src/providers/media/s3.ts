import { noted } from '#providers/heard';
import type { MediaPort } from '#providers/media/port';
import { type S3Keys, signedHeaders } from '#providers/media/sign-s3';

/** `url` is the bucket's, with the store's host: https://s3.ap-southeast-2.amazonaws.com/bucket. */
export type S3Settings = S3Keys & { url: string };

const TIMEOUT_MS = 20_000;
const MISSING = 404;

/** Pictures in a bucket of a store that speaks S3. */
export function s3Media(settings: S3Settings, clock: () => number = Date.now): MediaPort {
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer) => {
    const url = new URL(`${settings.url}/${key}`);
    const signed = signedHeaders({ method, url, body, now: clock() }, settings);
    const asked = fetch(url, {
      method,
      headers: { ...signed, ...(body && { 'content-type': 'image/webp' }) },
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const response = await noted('pictures', asked);
    if (!response.ok && response.status !== MISSING) {
      await response.body?.cancel();
      throw new Error(`the media store answered ${response.status} to ${method}`);
    }
    return response;
  };
  const read = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
  return {
    put: async (key, bytes) => {
      const response = await ask('PUT', key, bytes);
      await response.body?.cancel();
      if (!response.ok) throw new Error('the media store has no such bucket');
    },
    get: async (key) => {
      const response = await ask('GET', key);
      if (response.ok) return read(response);
      await response.body?.cancel();
      return undefined;
    },
    remove: async (key) => {
      await (await ask('DELETE', key)).body?.cancel();
    },
  };
}
