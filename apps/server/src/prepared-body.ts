import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A body that was serialised and compressed before anybody asked for it. */
export type PreparedBody = { plain: Buffer; gzip: Buffer; brotli: Buffer };

export function prepareBody(text: string): PreparedBody {
  const plain = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return { plain, gzip: gzipSync(plain, { level: 6 }), brotli: brotliCompressSync(plain, quality) };
}
