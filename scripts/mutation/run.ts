import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Ask, Job, Reach } from './worker.ts';
import type { Mutant } from './mutants.ts';

export type Verdict = 'killed' | 'survived' | 'not covered';
export type Judged = Mutant & { verdict: Verdict };

type Options = Job & { workers: number; graceMs: number; tell?: (judged: Judged) => void };

const WORKER = join(import.meta.dirname, 'worker.ts');

/** What a test runner leaves in the environment would have the one that is started here think it is part of it. */
const cleanEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));

/** A process that can be asked, and ended: what a mistake made endless has no other end. */
function openWorker(job: Job, folder: string) {
  let child: ChildProcess | undefined;

  async function send(ask: Ask, limitMs?: number): Promise<Answer | 'too late'> {
    const asked = child!;
    const done = new AbortController();
    const late = limitMs === undefined ? undefined : setTimeout(() => asked.kill('SIGKILL'), limitMs);
    try {
      asked.send(ask);
      const answered = once(asked, 'message', { signal: done.signal }).then(([reply]) => reply as Answer);
      const gone = once(asked, 'exit', { signal: done.signal }).then(() => 'too late' as const);
      answered.catch(() => undefined);
      gone.catch(() => undefined);
      return await Promise.race([answered, gone]);
    } finally {
      clearTimeout(late);
      done.abort();
    }
  }

  return {
    async ask(ask: Ask, limitMs?: number): Promise<Answer | 'too late'> {
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        child = fork(WORKER, [], {
          // One that is ended leaves its files behind; what one engine does not show, the other seldom does; and what
          // a mistake keeps from happening is not waited for as on a busy machine.
          env: { ...cleanEnv(), TMPDIR: folder, ENGINES: 'sqlite', TEST_PATIENCE_MS: '10000' },
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        });
        if ((await send({ kind: 'begin', ...job })) === 'too late') throw new Error('the tests do not start');
      }
      return await send(ask, limitMs);
    },
    close: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** What takes longer than this is asked by itself, and only about what the others let live. */
const SLOW_MS = 3000;

/** The test beside a file knows it best, then those that are quick together, then each slow one, the quickest first. */
function groupsOf(mutant: Mutant, reaching: readonly Reach[]): Reach[][] {
  const stem = mutant.file.replace(/\.tsx?$/, '.');
  const beside = reaching.filter(({ test }) => test.startsWith(stem));
  const others = reaching.filter((reach) => !beside.includes(reach)).toSorted((a, b) => a.ms - b.ms);
  const quick = others.filter(({ ms }) => ms < SLOW_MS);
  const slow = others.filter(({ ms }) => ms >= SLOW_MS).map((reach) => [reach]);
  return [beside, quick, ...slow].filter((group) => group.length > 0);
}

export async function judge({ workers, graceMs, tell, ...job }: Options): Promise<Judged[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const pool = Array.from({ length: workers }, () => openWorker(job, folder));
  try {
    const found = await pool[0]!.ask({ kind: 'reach' });
    if (found === 'too late' || !('reach' in found))
      throw new Error('the tests ended before they were through');
    const failed = found.reach.find(({ ok }) => !ok);
    if (failed) throw new Error(`${failed.test} fails as it is`);

    const waiting = [...job.mutants.keys()];
    const judged: Judged[] = [];
    const verdictOf = async (worker: (typeof pool)[number], id: number): Promise<Verdict> => {
      const reaching = found.reach.filter(({ reached }) => reached.includes(id));
      for (const group of groupsOf(job.mutants[id]!, reaching)) {
        const usualMs = group.reduce((sum, { ms }) => sum + ms, 0);
        const tests = group.map(({ test }) => test);
        const reply = await worker.ask({ kind: 'try', mutant: id, tests }, graceMs + 5 * usualMs);
        if (reply === 'too late' || ('killed' in reply && reply.killed)) return 'killed';
      }
      return reaching.length > 0 ? 'survived' : 'not covered';
    };
    await Promise.all(
      pool.map(async (worker) => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const one = { ...job.mutants[id]!, verdict: await verdictOf(worker, id) };
          judged.push(one);
          tell?.(one);
        }
      }),
    );
    return judged.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
  } finally {
    await Promise.all(pool.map((worker) => worker.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}
