import { BoundedCache } from '#bounded-cache';
import type { Config } from '#config';
import type { Engine } from '#db/database';
import { Turns } from '#db/turns';
import { RefusedCalls } from '#http/refused-calls';
import type { CallParts } from '#http/run-call';

const MOST_SESSIONS = 10_000;
/** What the embedded engine commits together. */
const SQLITE_AT_ONCE = 64;
/** Of one brand, while another is there too: the processor that works for all of them is one. */
const BESIDE: Readonly<Record<Engine, number>> = { sqlite: 4, postgres: 1 };

/** What keeps the calls of many brands in order, in one process. */
export function callOrder(
  { poolSize, maxWaitingPerBrand }: Pick<Config, 'poolSize' | 'maxWaitingPerBrand'>,
  engine: Engine,
): Pick<CallParts, 'turns' | 'consoleBrands' | 'refusedCalls'> {
  const atOnce = engine === 'postgres' ? poolSize : SQLITE_AT_ONCE;
  return {
    turns: new Turns({ atOnce, beside: BESIDE[engine], mostWaiting: maxWaitingPerBrand }),
    consoleBrands: new BoundedCache({ most: MOST_SESSIONS }),
    refusedCalls: new RefusedCalls(),
  };
}
