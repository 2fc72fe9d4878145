import type { Database } from '#db/database';
import type { Log } from '#http/run-call';
import { failJob, finishJob, type JobRecord, leaseJob, nextDue } from '#stores/jobs';

const AT_ONCE = 4;
const LONGEST_SLEEP_MS = 5000;

export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;
export type Worker = { start(): void; wake(): void; stop(): Promise<void> };
type WorkerParts = { db: Database; handlers: JobHandlers; clock(): number; log: Log };

async function work(job: JobRecord, parts: WorkerParts): Promise<void> {
  const handler = parts.handlers[job.kind];
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handler(JSON.parse(job.payload));
    await parts.db.write((tx) => finishJob(tx, job.id));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parts.log.error({ job: job.kind, id: job.id, attempts: job.attempts, message }, 'a job failed');
    await parts.db.write((tx) => failJob(tx, job, { message, now: parts.clock() }));
  }
}

/** Works what is due, a few at a time, until there is nothing; then sleeps until the next is due or somebody rings. */
export function createWorker(parts: WorkerParts): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let rung = false;
  let stopped = true;

  const drain = async (): Promise<void> => {
    while (!stopped) {
      const due = await parts.db.read(nextDue);
      if (due === undefined || due > parts.clock()) return;
      const job = await parts.db.write((tx) => leaseJob(tx, parts.clock()));
      if (!job) return;
      await work(job, parts);
    }
  };

  const sleep = async (): Promise<void> => {
    if (stopped) return;
    const due = await parts.db.read(nextDue);
    const wait = Math.min(Math.max((due ?? Infinity) - parts.clock(), 50), LONGEST_SLEEP_MS);
    timer = setTimeout(wake, wait);
    timer.unref();
  };

  const round = async (): Promise<void> => {
    do {
      rung = false;
      await Promise.all(Array.from({ length: AT_ONCE }, drain));
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
          timer = setTimeout(wake, LONGEST_SLEEP_MS);
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
      clearTimeout(timer);
      await running;
    },
  };
}
