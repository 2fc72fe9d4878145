import type { Database } from '#db/database';

type Bounds = {
  /** Transactions of all together that are let through to the database at once. */
  atOnce: number;
  /** How many of one brand, while another brand is there too. */
  beside: number;
  /** How many of one brand may wait. */
  mostWaiting: number;
};

/** How long a brand counts as there after its last call: whoever got an answer asks the next thing soon. */
const RECENT_MS = 100;
/** Whatever takes longer waits for the database or for a lock itself, and takes nobody's share: a brand's long report is not in the way of its next order. */
const SLOW_MS = 250;
/** How often it is looked, while something waits, whether others have gone or what runs has become slow. */
const LOOK_MS = 50;

type Line = {
  brand: string;
  waiting: ((now: number) => void)[];
  /** When each of those that run began. */
  running: number[];
};

export type TurnCounts = {
  running: number;
  waiting: number;
  /** Brands of which something waits. */
  brands: number;
  refused: number;
  waited: number;
  waitedSeconds: number;
};

/** Who was there last, and who before them: enough to know of anybody whether another was. */
class Presence {
  #last = { brand: '', at: -Infinity };
  #before = this.#last;

  note(brand: string, now: number): void {
    if (brand !== this.#last.brand) this.#before = this.#last;
    this.#last = { brand, at: now };
  }

  isAnotherThere(brand: string, now: number): boolean {
    const { at } = brand === this.#last.brand ? this.#before : this.#last;
    return now - at <= RECENT_MS;
  }
}

/**
 * Brands take turns at the database. Alone, a brand has all of it but one place, so that another finds one free. Beside
 * others each has a few places, however many of its calls wait.
 */
export class Turns {
  readonly #bounds: Bounds;
  readonly #clock: () => number;
  readonly #lines = new Map<string, Line>();
  /** Those of which something waits; who has waited longest for a turn is first. */
  readonly #ring: Line[] = [];
  readonly #presence = new Presence();
  #running = 0;
  #waiting = 0;
  #refused = 0;
  #waited = 0;
  #waitedMs = 0;
  #look: NodeJS.Timeout | undefined;

  constructor(bounds: Bounds, clock: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#clock = clock;
  }

  /** Whether one more call of the brand may come to wait. */
  hasRoom(brand: string): boolean {
    const waiting = this.#lines.get(brand)?.waiting.length ?? 0;
    if (waiting < this.#bounds.mostWaiting) return true;
    this.#refused += 1;
    return false;
  }

  /** Does it when it is the brand's turn, in the order in which the brand asked. */
  async take<T>(brand: string, work: () => Promise<T>): Promise<T> {
    const now = this.#clock();
    const line = this.#lineOf(brand);
    this.#presence.note(brand, now);
    let begun = now;
    if (line.waiting.length === 0 && this.#mayStart(line, now)) this.#start(line, now);
    else begun = await this.#turnOf(line, now);
    try {
      return await work();
    } finally {
      this.#end(line, begun);
    }
  }

  counts(): TurnCounts {
    return {
      running: this.#running,
      waiting: this.#waiting,
      brands: this.#ring.length,
      refused: this.#refused,
      waited: this.#waited,
      waitedSeconds: this.#waitedMs / 1000,
    };
  }

  #lineOf(brand: string): Line {
    const held = this.#lines.get(brand);
    if (held) return held;
    const line: Line = { brand, waiting: [], running: [] };
    this.#lines.set(brand, line);
    return line;
  }

  #isAlone(line: Line, now: number): boolean {
    const isAll = this.#running === line.running.length && this.#waiting === line.waiting.length;
    return isAll && !this.#presence.isAnotherThere(line.brand, now);
  }

  #mayStart(line: Line, now: number): boolean {
    const { atOnce, beside } = this.#bounds;
    if (this.#running >= atOnce) return false;
    const { running } = line;
    if (running.length < beside) return true;
    if (running.length >= atOnce - 1) return false;
    return this.#isAlone(line, now) || running.filter((at) => now - at < SLOW_MS).length < beside;
  }

  #start(line: Line, now: number): void {
    line.running.push(now);
    this.#running += 1;
  }

  /** Answers when it began. */
  #turnOf(line: Line, since: number): Promise<number> {
    this.#waiting += 1;
    if (line.waiting.length === 0) this.#ring.push(line);
    this.#lookAgain();
    return new Promise((resolve) => {
      line.waiting.push((now) => {
        this.#waited += 1;
        this.#waitedMs += now - since;
        resolve(now);
      });
    });
  }

  #end(line: Line, begun: number): void {
    const now = this.#clock();
    line.running.splice(line.running.indexOf(begun), 1);
    this.#running -= 1;
    this.#presence.note(line.brand, now);
    if (line.running.length === 0 && line.waiting.length === 0) this.#lines.delete(line.brand);
    this.#letAllIn(now);
  }

  #lookAgain(): void {
    if (this.#look || this.#ring.length === 0) return;
    this.#look = setTimeout(() => {
      this.#look = undefined;
      this.#letAllIn(this.#clock());
      this.#lookAgain();
    }, LOOK_MS).unref();
  }

  #letAllIn(now: number): void {
    while (this.#ring.length > 0 && this.#letIn(now));
  }

  /** Whoever has waited longest of those that may start now; answers whether there was one. */
  #letIn(now: number): boolean {
    const at = this.#ring.findIndex((each) => this.#mayStart(each, now));
    const line = this.#ring[at];
    const next = line?.waiting.shift();
    if (!line || !next) return false;
    this.#waiting -= 1;
    this.#ring.splice(at, 1);
    if (line.waiting.length > 0) this.#ring.push(line);
    this.#start(line, now);
    next(now);
    return true;
  }
}

/** The same database, at which a brand waits for its turns. */
export const inTurn = (db: Database, turns: Turns, brand: string): Database => ({
  ...db,
  read: (work) => turns.take(brand, () => db.read(work)),
  write: (work, keep) => turns.take(brand, () => db.write(work, keep)),
});
