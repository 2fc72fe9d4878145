import { beforeEach, expect, test, vi } from 'vitest';
import { inEachServery } from '../../testing/servery.ts';
import type { Database } from '#db/database';
import { createWorker, type Worker } from '#jobs/worker';
import { addPaymentJob, addToOutbox } from '#stores/jobs';
import { noTelemetry } from '#telemetry';

type Handlers = Parameters<typeof createWorker>[0]['handlers'];

/** Long past the server's own jobs, which its own worker has done. */
const quiet = { info: () => {}, error: () => {} };

inEachServery('the job worker', (servery) => {
  let now = 0;
  beforeEach(async () => {
    now = servery().clock.now + 1_000_000;
    await servery().server.db.write(({ q }) => q.deleteFrom('job').execute());
  });

  const nothing = async (): Promise<void> => {};
  const workerWith = (handlers: Partial<Handlers>, db: Database = servery().server.db): Worker =>
    createWorker({
      db,
      clock: () => now,
      log: quiet,
      telemetry: noTelemetry,
      givenUp: {},
      handlers: {
        deliver: nothing,
        notify: nothing,
        payment: nothing,
        refund: nothing,
        'case-refund': nothing,
        'forget-card': nothing,
        'forget-picture': nothing,
        'publish-menu': nothing,
        news: nothing,
        'standing-order': async () => {},
        'auto-topup': nothing,
        print: nothing,
        webhook: nothing,
        reconcile: nothing,
        ...handlers,
      },
    });
  /** Due for the worker under test, and not yet for the server's own. */
  const addPayments = (count: number) =>
    servery().server.db.write(async (tx) => {
      for (let at = 0; at < count; at += 1) await addPaymentJob(tx, `p${at}`, now);
    });
  const addMail = () =>
    servery().server.db.write((tx) => addToOutbox(tx, { venueId: 1, kind: 'mail', payload: {}, now }));
  const waiting = async () =>
    (
      await servery().server.db.read(({ q }) =>
        q.selectFrom('job').select('id').where('state', '=', 'waiting').execute(),
      )
    ).length;

  test('sends messages while every payment waits for a silent provider', async () => {
    let answer = () => {};
    const silent = new Promise<void>((resolve) => (answer = resolve));
    let begun = 0;
    let sent = 0;
    const worker = workerWith({
      payment: () => {
        begun += 1;
        return silent;
      },
      deliver: async () => {
        sent += 1;
      },
    });
    await addPayments(40);
    worker.start();
    await expect.poll(() => begun).toBe(32);
    await addMail();
    worker.wake();
    await expect.poll(() => sent).toBe(1);
    expect(begun).toBe(32);
    answer();
    await expect.poll(() => begun).toBe(40);
    await worker.stop();
    expect(await waiting()).toBe(0);
  });

  test('ends at once while it gathers, and does not wait for its timer', async () => {
    const worker = workerWith({});
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      worker.start();
      await worker.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  test('waits at its end for what was begun, and takes nothing more', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let begun = 0;
    const worker = workerWith({
      payment: () => {
        begun += 1;
        return slow;
      },
    });
    await addPayments(1);
    worker.start();
    await expect.poll(() => begun).toBe(1);
    const stopped = worker.stop();
    await addPayments(1);
    worker.wake();
    answer();
    await stopped;
    expect(begun).toBe(1);
    expect(await waiting()).toBe(1);
  });

  test('works a job once, though two processes look and it takes longer than a lease', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let begun = 0;
    const handlers = {
      payment: () => {
        begun += 1;
        return slow;
      },
    };
    const [one, two] = [workerWith(handlers), workerWith(handlers)];
    await addPayments(1);
    one.start();
    await expect.poll(() => begun).toBe(1);
    const lease = async () =>
      (
        await servery().server.db.read(({ q }) =>
          q.selectFrom('job').select('run_at').executeTakeFirstOrThrow(),
        )
      ).run_at;
    for (let step = 0; step < 4; step += 1) {
      const before = await lease();
      now += 40_000;
      one.wake();
      await expect.poll(lease).toBeGreaterThan(before);
      two.wake();
      two.start();
    }
    expect(begun).toBe(1);
    answer();
    await Promise.all([one.stop(), two.stop()]);
    expect(await waiting()).toBe(0);
  });

  test('writes nothing while all that is due is in the hands of another process', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let begun = 0;
    const busy = workerWith({
      payment: () => {
        begun += 1;
        return slow;
      },
    });
    await addPayments(1);
    busy.start();
    await expect.poll(() => begun).toBe(1);
    const { db } = servery().server;
    let reads = 0;
    let writes = 0;
    const watched: Database = {
      ...db,
      read: (work) => {
        reads += 1;
        return db.read(work);
      },
      write: (work, keep) => {
        writes += 1;
        return db.write(work, keep);
      },
    };
    const idle = workerWith({}, watched);
    idle.start();
    for (let look = 0; look < 5; look += 1) {
      const before = reads;
      idle.wake();
      await expect.poll(() => reads).toBeGreaterThan(before);
    }
    expect(writes).toBe(0);
    answer();
    await Promise.all([busy.stop(), idle.stop()]);
  });
});
