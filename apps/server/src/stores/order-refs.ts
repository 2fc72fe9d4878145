import { randomFillSync } from 'node:crypto';

const REF_BYTES = 16;
const drawn = Buffer.alloc(256 * REF_BYTES);
let used = drawn.length;

/** 128 random bits: an address that cannot be guessed. Drawn in handfuls, as each draw asks the system. */
export function newOrderRef(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += REF_BYTES;
  return drawn.toString('base64url', used - REF_BYTES, used);
}
