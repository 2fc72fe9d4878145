import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#db/database';
import type { Log } from '#http/log';
import { failJob, finishJobs, type JobRecord, leaseJobs, nextDue } from '#stores/jobs';

const AT_ONCE = 32;
const GATHER_MS = 25;
/** How soon a database that is away is tried again, and how often: a lease outlasts it, and nobody else takes its job. */
const LOST_MS = 1000;
const LOST_TRIES = 10;
const LONGEST_SLEEP_MS = 5000;

type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;
export type Worker = { start(): void; wake(): void; stop(): Promise<void> };
type WorkerParts = { db: Database; handlers: JobHandlers; clock(): number; log: Log };

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

/** Whether it is done; what failed is put back for later. */
async function work(job: JobRecord, parts: WorkerParts): Promise<boolean> {
  const handler = parts.handlers[job.kind];
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handler(JSON.parse(job.payload));
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const facts = { job: job.kind, id: job.id, attempts: job.attempts };
    parts.log.error({ ...facts, message }, 'a job failed');
    const dead = await persist(() =>
      parts.db.write((tx) => failJob(tx, job, { message, now: parts.clock() })),
    );
    if (dead) parts.log.error({ ...facts, err: error }, 'a job was given up');
    return false;
  }
}

/** Whether there may be more of what is due now. */
async function workBatch(parts: WorkerParts): Promise<boolean> {
  const due = await parts.db.read(nextDue);
  if (due === undefined || due > parts.clock()) return false;
  const jobs = await parts.db.write((tx) => leaseJobs(tx, AT_ONCE, parts.clock()));
  const outcomes = await Promise.all(jobs.map(async (job) => ({ id: job.id, done: await work(job, parts) })));
  const done = outcomes.filter((outcome) => outcome.done).map((outcome) => outcome.id);
  await persist(() => parts.db.write((tx) => finishJobs(tx, done)));
  return jobs.length === AT_ONCE;
}

/** Works what is due, a few at a time; what comes meanwhile is gathered again. Then sleeps until the next is due or somebody rings. */
export function createWorker(parts: WorkerParts): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let rung = false;
  let stopped = true;

  const drain = async (): Promise<void> => {
    while (!stopped && (await workBatch(parts)));
  };

  const sleep = async (): Promise<void> => {
    if (stopped) return;
    const due = await parts.db.read(nextDue);
    const wait = Math.min(Math.max((due ?? Infinity) - parts.clock(), 50), LONGEST_SLEEP_MS);
    timer = setTimeout(wake, wait);
    timer.unref();
  };

  /** What comes in together is worked together: one lease and one finish for all of it, instead of two commits each. */
  const gather = (): Promise<void> =>
    new Promise((enough) => {
      timer = setTimeout(enough, GATHER_MS);
    });

  const round = async (): Promise<void> => {
    do {
      await gather();
      rung = false;
      await drain();
    } while (rung);
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
    start: () => {
      stopped = false;
      wake();
    },
    stop: async () => {
      stopped = true;
      if (!running) clearTimeout(timer);
      await running;
    },
  };
}
