import { setTimeout as pause } from 'node:timers/promises';
import { speakForNobody } from '#brand/speak';
import type { Database, Tx } from '#db/database';
import type { JobLane } from '#db/tables/work';
import type { Log } from '#log';
import type { Telemetry } from '#telemetry';
import {
  extendLeases,
  failJob,
  finishJobs,
  type JobKind,
  type JobRecord,
  LEASE_MS,
  leaseJobs,
  nextDue,
} from '#stores/jobs';
import { onTrail, trail } from '#trail';

/** How many jobs of a lane one process takes at once. */
const AT_ONCE: Readonly<Record<JobLane, number>> = {
  payment: 32,
  notification: 32,
  comparison: 2,
  standing: 16,
  docket: 8,
  webhook: 8,
  menu: 4,
  news: 2,
};
const LANES = Object.keys(AT_ONCE) as JobLane[];
/** Worked one after the other, with a rest as long as each took: thousands come due at one cut-off, beside people who order. */
const IN_TURN: ReadonlySet<JobLane> = new Set(['standing']);
const GATHER_MS = 25;
/** How soon a database that is away is tried again, and how often: a lease outlasts it, and nobody else takes its job. */
const LOST_MS = 1000;
const LOST_TRIES = 10;
const LONGEST_SLEEP_MS = 5000;

type JobHandlers = Readonly<Record<JobKind, (payload: unknown) => Promise<void>>>;
/** What else is written when a job of a kind is given up, in the same transaction. */
type GivenUp = Readonly<Partial<Record<string, (tx: Tx, payload: unknown, now: number) => Promise<void>>>>;
type ByLane = Record<JobLane, number>;
export type Worker = {
  start(): void;
  wake(): void;
  stop(): Promise<void>;
  /** How many jobs of each lane it works at this moment. */
  running(): Readonly<ByLane>;
};
type WorkerParts = {
  db: Database;
  handlers: JobHandlers;
  givenUp: GivenUp;
  clock(): number;
  log: Log;
  telemetry: Telemetry;
};
type OpenLane = { lane: JobLane; due: number };
type Running = { lane: JobLane; leasedAt: number; ended: Promise<unknown> };

/** What became of a job is written down as soon as the database is back. */
async function persist<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await write();
    } catch (error) {
      if (tries >= LOST_TRIES) throw error;
      await pause(LOST_MS);
    }
}

/** For later, or given up. Answers whether it is. */
async function putBack(
  tx: Tx,
  job: JobRecord,
  { message, parts }: { message: string; parts: WorkerParts },
): Promise<boolean> {
  const now = parts.clock();
  const dead = await failJob(tx, job, { message, now });
  if (dead) await parts.givenUp[job.kind]?.(tx, JSON.parse(job.payload), now);
  return dead;
}

/** Whether it is done; what failed is put back for later. */
async function work(job: JobRecord, parts: WorkerParts): Promise<boolean> {
  const handler = (parts.handlers as Partial<Record<string, JobHandlers[JobKind]>>)[job.kind];
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await speakForNobody(() => handler(JSON.parse(job.payload)));
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const facts = { job: job.kind, id: job.id, attempts: job.attempts };
    parts.log.error({ ...facts, message }, 'a job failed');
    const dead = await persist(() => parts.db.write((tx) => putBack(tx, job, { message, parts })));
    if (dead) parts.log.error({ ...facts, err: error }, 'a job was given up');
    return false;
  }
}

/** Of a lane that is worked in turn, one at a time and half of the time; of any other, all that were taken at once. */
function createTurns(): (lane: JobLane, job: () => Promise<boolean>) => Promise<boolean> {
  const last = new Map<JobLane, Promise<unknown>>();
  return (lane, job) => {
    if (!IN_TURN.has(lane)) return job();
    let begun = 0;
    const mine = (last.get(lane) ?? Promise.resolve()).then(() => {
      begun = performance.now();
      return job();
    });
    last.set(
      lane,
      mine.catch(() => {}).then(() => pause(performance.now() - begun, undefined, { ref: false })),
    );
    return mine;
  };
}

const timed = (job: JobRecord, parts: WorkerParts): Promise<boolean> =>
  onTrail({ job: job.id }, () => timedOnTrail(job, parts));

async function timedOnTrail(job: JobRecord, parts: WorkerParts): Promise<boolean> {
  const started = performance.now();
  const done = await work(job, parts);
  const seconds = (performance.now() - started) / 1000;
  parts.telemetry.job({ kind: job.kind, lane: job.lane, done, seconds, trail: trail() });
  return done;
}

/** The jobs that this process has taken, and those whose end is not written down yet. */
function createDesk(parts: WorkerParts, ring: () => void) {
  const running = new Map<number, Running>();
  const finished = new Set<number>();
  const inTurn = createTurns();

  const runningIn = (lane: JobLane): number =>
    running.values().reduce((count, held) => count + (held.lane === lane ? 1 : 0), 0);
  const roomIn = (lane: JobLane): number => AT_ONCE[lane] - runningIn(lane);

  const begin = (job: JobRecord): void => {
    const ended = inTurn(job.lane, () => timed(job, parts))
      .then((done) => done && finished.add(job.id))
      .catch((error: unknown) => parts.log.error({ err: error, job: job.kind }, 'a job was lost'))
      .finally(() => {
        running.delete(job.id);
        ring();
      });
    running.set(job.id, { lane: job.lane, leasedAt: parts.clock(), ended });
  };

  /** Lanes that have room, with the moment their next job can be taken. A full one rings when it has room again. */
  const openLanes = (): Promise<OpenLane[]> =>
    parts.db.read(async (tx) => {
      const open: OpenLane[] = [];
      for (const lane of LANES.filter((each) => roomIn(each) > 0))
        open.push({ lane, due: (await nextDue(tx, lane)) ?? Infinity });
      return open;
    });

  const tiredLeases = (now: number): number[] =>
    [...running].filter(([, held]) => now - held.leasedAt > LEASE_MS / 2).map(([id]) => id);

  /** Writes down what is done and takes what is due: one commit for both. Answers whether there may be more. */
  const turn = async (): Promise<boolean> => {
    const now = parts.clock();
    const lanes = (await openLanes()).filter(({ due }) => due <= now);
    const [done, tired] = [[...finished], tiredLeases(now)];
    if (lanes.length === 0 && done.length === 0 && tired.length === 0) return false;
    const wanted = lanes.map(({ lane }) => ({ lane, most: roomIn(lane), now, except: [...running.keys()] }));
    const taken = await persist(() =>
      parts.db.write(async (tx) => {
        await finishJobs(tx, done);
        await extendLeases(tx, tired, now);
        const jobs: JobRecord[] = [];
        for (const wish of wanted) jobs.push(...(await leaseJobs(tx, wish)));
        return jobs;
      }),
    );
    for (const id of done) finished.delete(id);
    for (const id of tired) {
      const held = running.get(id);
      if (held) held.leasedAt = now;
    }
    for (const job of taken) begin(job);
    return taken.length > 0;
  };

  const nextTurn = async (): Promise<number> => Math.min(...(await openLanes()).map(({ due }) => due));

  /** Waits for what was begun; nothing else is taken. */
  const close = async (): Promise<void> => {
    await Promise.all(running.values().map(({ ended }) => ended));
    if (finished.size > 0) await persist(() => parts.db.write((tx) => finishJobs(tx, [...finished])));
    finished.clear();
  };

  return { turn, nextTurn, close, runningIn };
}

/**
 * Works what is due, a few of each lane at a time; whatever comes or ends meanwhile is gathered. Then sleeps until the
 * next is due or somebody rings.
 */
export function createWorker(parts: WorkerParts): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let rung = false;
  let stopped = true;
  let stopGathering = () => {};
  const desk = createDesk(parts, () => wake());

  const sleep = async (): Promise<void> => {
    if (stopped) return;
    const wait = Math.min(Math.max((await desk.nextTurn()) - parts.clock(), 50), LONGEST_SLEEP_MS);
    timer = setTimeout(wake, wait);
    timer.unref();
  };

  /** What comes in together is worked together: one commit for all of it, instead of two each. */
  const gather = (): Promise<void> =>
    new Promise((enough) => {
      stopGathering = enough;
      timer = setTimeout(enough, GATHER_MS);
    });

  const round = async (): Promise<void> => {
    do {
      await gather();
      rung = false;
      while (!stopped && (await desk.turn()));
    } while (rung && !stopped);
  };

  function wake(): void {
    rung = true;
    if (stopped || running) return;
    clearTimeout(timer);
    running = round()
      .catch((error: unknown) => parts.log.error({ err: error }, 'the job worker stumbled'))
      .finally(() => {
        running = undefined;
        void sleep().catch(() => {
          // The database is away; what is due is worked as soon as it is back.
          timer = setTimeout(wake, LOST_MS);
        });
      });
  }

  return {
    wake,
    running: () => Object.fromEntries(LANES.map((lane) => [lane, desk.runningIn(lane)])) as ByLane,
    start: () => {
      stopped = false;
      wake();
    },
    stop: async () => {
      stopped = true;
      stopGathering();
      clearTimeout(timer);
      await running;
      await desk.close();
    },
  };
}
