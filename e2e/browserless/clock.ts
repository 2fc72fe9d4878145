type Task = { id: number; due: number; every: number | undefined; run: () => void };

const MOST_MS = 2 ** 31 - 1;
const FRAME_MS = 16;

/** Time as a test has it: real time goes on from a moment that the test chose. */
export type TestClock = { now(): number };

let held: TestClock | undefined;

/** A test, its helpers and whatever else asks this process for the date have the same time as its server and its pages. */
export function holdDate(clock: TestClock): void {
  if (!held) {
    const Real = Date;
    class HeldDate extends Real {
      constructor(...parts: []) {
        if (parts.length === 0) super(HeldDate.now());
        else super(...parts);
      }
      static override now = (): number => Math.floor(held?.now() ?? Real.now());
    }
    globalThis.Date = HeldDate as DateConstructor;
  }
  held = clock;
}

/**
 * The time of one page: its dates and its timers. It goes on with the test's until it is paused; from then on it passes as
 * the test says.
 */
export class PageClock {
  readonly #base: TestClock;
  #ahead = 0;
  #pausedAt: number | undefined;
  #fixed: number | undefined;
  #tasks = new Map<number, Task>();
  #next = 1;
  #wake: NodeJS.Timeout | undefined;
  #isOver = false;
  constructor(base: TestClock) {
    this.#base = base;
  }

  /** What timers go by. */
  #time = (): number => this.#pausedAt ?? this.#base.now() + this.#ahead;

  /** What a date says. */
  now = (): number => Math.floor(this.#fixed ?? this.#time());

  set(run: () => void, ms: unknown, every?: boolean): number {
    const id = this.#next;
    this.#next += 1;
    if (this.#isOver) return id;
    const wait = Math.min(Math.max(Number(ms) || 0, every ? 1 : 0), MOST_MS);
    this.#tasks.set(id, { id, due: this.#time() + wait, every: every ? wait : undefined, run });
    this.#plan();
    return id;
  }

  frame = (run: (time: number) => void): number => this.set(() => run(performance.now()), FRAME_MS);

  clear = (id: unknown): void => {
    this.#tasks.delete(Number(id));
  };

  /** The document is gone: nothing that it planned happens. */
  forget(): void {
    this.#tasks.clear();
    clearTimeout(this.#wake);
  }
  /** The page is gone, and plans nothing any more. */
  stop(): void {
    this.#isOver = true;
    this.forget();
  }

  #first(until: number): Task | undefined {
    let first: Task | undefined;
    for (const task of this.#tasks.values())
      if (task.due <= until && (!first || task.due < first.due)) first = task;
    return first;
  }

  #run(task: Task): void {
    if (task.every === undefined) this.#tasks.delete(task.id);
    else task.due += task.every;
    task.run();
  }

  #plan(): void {
    clearTimeout(this.#wake);
    if (this.#pausedAt !== undefined || this.#isOver) return;
    const next = this.#first(Infinity);
    if (!next) return;
    this.#wake = setTimeout(() => this.#work(), Math.min(Math.max(next.due - this.#time(), 0), MOST_MS));
  }

  /** What is due by now; what plans itself anew waits for the next turn. */
  #work(): void {
    const due = [...this.#tasks.values()].filter((task) => task.due <= this.#time());
    try {
      for (const task of due.toSorted((one, other) => one.due - other.due || one.id - other.id))
        if (this.#tasks.has(task.id)) this.#run(task);
    } finally {
      this.#plan();
    }
  }

  /** A timer without a wait needs its turn alone: nobody's next deed comes before it. */
  catchUp(): void {
    if (this.#pausedAt === undefined && this.#first(this.#time())) this.#work();
  }

  /** As Playwright has it: every timer of that span, one after the other. */
  async runFor(ms: number): Promise<void> {
    const flows = this.#pausedAt === undefined;
    const from = this.#time();
    this.#pausedAt = from;
    const end = from + ms;
    for (let task = this.#first(end); task; task = this.#first(end)) {
      this.#pausedAt = Math.max(this.#pausedAt, task.due);
      this.#run(task);
      await new Promise(setImmediate);
    }
    this.#pausedAt = end;
    if (this.#fixed !== undefined) this.#fixed += ms;
    if (flows) this.resume();
  }

  /** Leaps: what was due meanwhile happens once. */
  async fastForward(ms: number): Promise<void> {
    const flows = this.#pausedAt === undefined;
    const end = this.#time() + ms;
    this.#pausedAt = end;
    const due = [...this.#tasks.values()].filter((task) => task.due <= end);
    for (const task of due.toSorted((one, other) => one.due - other.due)) {
      if (task.every !== undefined) task.due = end;
      if (this.#tasks.has(task.id)) this.#run(task);
      await new Promise(setImmediate);
    }
    if (flows) this.resume();
  }

  async pauseAt(time: number): Promise<void> {
    await this.runFor(Math.max(time - this.#time(), 0));
    this.#pausedAt = this.#time();
    clearTimeout(this.#wake);
  }

  resume(): void {
    if (this.#pausedAt !== undefined) this.#ahead = this.#pausedAt - this.#base.now();
    this.#pausedAt = undefined;
    this.#fixed = undefined;
    this.#plan();
  }

  setFixed(time: number): void {
    this.#fixed = time;
  }

  /** Goes on from that moment. */
  setTime(time: number): void {
    this.#ahead = time - this.#base.now();
    if (this.#pausedAt !== undefined) this.#pausedAt = time;
    this.#plan();
  }
}

/** A span as Playwright takes it: milliseconds, or seconds, minutes and hours as in '02:34:10'. */
const spanOf = (span: number | string): number =>
  typeof span === 'number' ? span : span.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

/** Playwright's `page.clock`; whoever moves it sees what came of it. */
export const clockControls = (clock: PageClock, settle: () => Promise<void>) => ({
  install: ({ time }: { time?: number | string | Date } = {}): Promise<void> => {
    if (time !== undefined) clock.setTime(new Date(time).getTime());
    return Promise.resolve();
  },
  runFor: async (span: number | string): Promise<void> => {
    await clock.runFor(spanOf(span));
    await settle();
  },
  fastForward: async (span: number | string): Promise<void> => {
    await clock.fastForward(spanOf(span));
    await settle();
  },
  pauseAt: (time: number | string | Date): Promise<void> => clock.pauseAt(new Date(time).getTime()),
  resume: (): Promise<void> => Promise.resolve(clock.resume()),
  setFixedTime: (time: number | string | Date): Promise<void> =>
    Promise.resolve(clock.setFixed(new Date(time).getTime())),
  setSystemTime: (time: number | string | Date): Promise<void> =>
    Promise.resolve(clock.setTime(new Date(time).getTime())),
});
