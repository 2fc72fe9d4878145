import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app reads it without being told: SHA-1, 30 seconds, six digits. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SIX_DIGITS = /^\d{6}$/;
const SECRET_BYTES = 20;
/** Clocks of phones are off by a little, and people type slowly. */
const STEPS_OFF = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** RFC 4648, without the padding that people would have to type. */
export function base32(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += ALPHABET.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET.charAt((held << (BITS - bits)) & 31) : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text) {
    held = (held << BITS) | ALPHABET.indexOf(letter);
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** 160 random bits, as they are typed where no camera is at hand. */
export const newTotpSecret = (): string => base32(randomBytes(SECRET_BYTES));

export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of one step (RFC 4226, 5.3). */
export function codeOfStep(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const from = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(from) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is, around now. Nothing where it is none's. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!SIX_DIGITS.test(code)) return undefined;
  const middle = stepAt(now);
  let found: number | undefined;
  for (let step = middle - STEPS_OFF; step <= middle + STEPS_OFF; step += 1)
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))) found = step;
  return found;
}

/** As much as a code of ours holds beside the secret. */
const MOST_LABEL = 50;

/** What an authenticator app scans. Of a long address it shows whose code it is alone. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const [name, account] = [issuer, email].map((text) => encodeURIComponent(text).replaceAll('%40', '@'));
  const label = `${name}:${account}`;
  return `otpauth://totp/${label.length > MOST_LABEL ? name : label}?secret=${secret}`;
}
