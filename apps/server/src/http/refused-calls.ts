import { setTimeout as wait } from 'node:timers/promises';
import { BoundedCache } from '#bounded-cache';
import { minuteOf } from '#http/rate-limit';

const MOST = 10_000;
/** What a call is known by stands in the first few bytes of any that a client of ours sends. */
const MOST_READ = 8192;
const FIELD = /(?:^|&)(Token|RequestAction|sub_action|sid)=([^&]*)/g;
/** Whoever asks again although they were refused hears it this late, which slows down those who never wait. */
const LATE_MS = 1000;
const MOST_LATE = 1000;

type Asked = { body: Buffer; address: string; consoleSid: string | undefined };

/** Who calls, from where and for what; nothing where that cannot be told without reading all of it. */
function keyOf({ body, address, consoleSid = '' }: Asked): string | undefined {
  if (body.length > MOST_READ) return undefined;
  const named = new Map<string, string>();
  for (const [, name = '', value = ''] of body.toString('latin1').matchAll(FIELD)) {
    if (named.has(name)) return undefined;
    named.set(name, value);
  }
  const of = (name: string) => named.get(name) ?? '';
  return [address, consoleSid, of('Token'), of('RequestAction'), of('sub_action'), of('sid')].join('&');
}

/**
 * Calls that were refused in this minute because there were too many of them: counts only rise until its end, so the
 * same call is refused again without being read, and without a look into the database.
 */
export class RefusedCalls<T> {
  #held = new BoundedCache<string, T>({ most: MOST });
  #minute = 0;
  #late = 0;
  readonly #closing = new AbortController();

  find(asked: Asked, now: number): T | undefined {
    if (minuteOf(now) !== this.#minute || this.#held.size === 0) return undefined;
    const key = keyOf(asked);
    return key === undefined ? undefined : this.#held.get(key);
  }

  keep(asked: Asked, refusal: T, now: number): void {
    const key = keyOf(asked);
    if (key === undefined) return;
    if (minuteOf(now) !== this.#minute) {
      this.#held = new BoundedCache({ most: MOST });
      this.#minute = minuteOf(now);
    }
    this.#held.set(key, refusal);
  }

  /** Before a refusal that was already given once; at once where too many are being waited for. */
  async lateness(): Promise<void> {
    if (this.#late >= MOST_LATE) return;
    this.#late += 1;
    await wait(LATE_MS, undefined, { signal: this.#closing.signal }).catch(() => {});
    this.#late -= 1;
  }

  /** Nobody is waited for any more. */
  close(): void {
    this.#closing.abort();
  }
}
