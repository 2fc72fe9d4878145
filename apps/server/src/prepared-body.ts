import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** Compressed when it is first asked for, beside everything else that goes on, and then kept. */
const packer = (pack: () => Promise<Buffer>): (() => Buffer | Promise<Buffer>) => {
  let held: Buffer | Promise<Buffer> | undefined;
  return () =>
    (held ??= pack().then((packed) => {
      held = packed;
      return packed;
    }));
};

/** A body that is serialised once for everybody who asks. */
export type PreparedBody = {
  plain: Buffer;
  gzip(): Buffer | Promise<Buffer>;
  brotli(): Buffer | Promise<Buffer>;
};

export function prepareBody(text: string): PreparedBody {
  const plain = Buffer.from(text);
  return {
    plain,
    gzip: packer(() => toGzip(plain, GZIP)),
    brotli: packer(() => toBrotli(plain, BROTLI)),
  };
}
