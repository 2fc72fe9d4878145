import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Turns } from '#db/turns';

const BOUNDS = { atOnce: 4, beside: 1, mostWaiting: 50 };
type Asked = { brand: string; number: number; end?: PromiseWithResolvers<void> };

/** Calls whose end is ours to say. */
function stage(bounds = BOUNDS) {
  const clock = { now: 0 };
  const turns = new Turns(bounds, () => clock.now);
  const asked: Asked[] = [];
  const begun: Asked[] = [];
  const running: Asked[] = [];
  const answers: Promise<unknown>[] = [];
  const ask = (brand: string): Asked => {
    const call: Asked = { brand, number: asked.length };
    asked.push(call);
    const done = turns.take(brand, () => {
      call.end = Promise.withResolvers();
      begun.push(call);
      running.push(call);
      return call.end.promise;
    });
    answers.push(done.catch((error: unknown) => error));
    return call;
  };
  /** What follows from an end follows before this answers. */
  const settle = async () => {
    for (let tick = 0; tick < 8; tick += 1) await Promise.resolve();
  };
  const end = async (at: number, how: 'well' | 'badly' = 'well') => {
    const [call] = running.splice(at, 1);
    if (how === 'well') call?.end?.resolve();
    else call?.end?.reject(new Error('it failed'));
    await settle();
  };
  return { turns, clock, asked, begun, running, answers, ask, end };
}

const steps = fc.array(
  fc.record({
    brand: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    does: fc.constantFrom('ask', 'ask', 'end', 'fail', 'wait'),
    which: fc.nat(20),
  }),
  { maxLength: 120 },
);

type Stage = ReturnType<typeof stage>;
async function play(on: Stage, all: typeof steps extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  for (const { brand, does, which } of all) {
    if (does === 'ask') on.ask(brand);
    else if (does === 'wait') on.clock.now += 60;
    else if (on.running.length > 0)
      await on.end(which % on.running.length, does === 'end' ? 'well' : 'badly');
  }
}

test('nothing is lost: whatever fails or takes long, everything that was asked for is done once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const on = stage();
      await play(on, all);
      while (on.running.length > 0) await on.end(0);
      await Promise.all(on.answers);
      expect(on.begun.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        on.asked.map((_, at) => at),
      );
      expect(on.turns.counts()).toMatchObject({ running: 0, waiting: 0, brands: 0 });
    }),
  );
});

test('a brand is served in the order in which it asked, and never more than fit are at work', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const on = stage();
      for (const step of all) {
        await play(on, [step]);
        expect(on.running.length).toBeLessThanOrEqual(BOUNDS.atOnce);
      }
      for (const own of Map.groupBy(on.begun, ({ brand }) => brand).values())
        expect(own.map(({ number }) => number)).toEqual(
          own.map(({ number }) => number).toSorted((a, b) => a - b),
        );
    }),
  );
});

test('who has nothing at work waits for at most one call of each other brand to begin', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const on = stage();
      await play(on, all);
      const isNew = !on.running.some(({ brand }) => brand === 'new');
      const before = on.begun.length;
      const call = on.ask('new');
      while (!on.begun.includes(call)) await on.end(0);
      const meanwhile = on.begun.slice(before, on.begun.indexOf(call));
      expect(isNew).toBe(true);
      expect(new Set(meanwhile.map(({ brand }) => brand)).size).toBe(meanwhile.length);
    }),
  );
});

test('alone, a brand has every place but one, and a newcomer finds that one free', () => {
  const on = stage();
  for (let count = 0; count < 10; count += 1) on.ask('busy');
  expect(on.begun).toHaveLength(3);
  const call = on.ask('quiet');
  expect(on.begun.at(-1)).toBe(call);
});

test('beside others a brand has its share, until they have not been there for a while', async () => {
  const on = stage();
  on.ask('quiet');
  for (let count = 0; count < 10; count += 1) on.ask('busy');
  expect(on.running.map(({ brand }) => brand)).toEqual(['quiet', 'busy']);
  await on.end(0);
  await on.end(0);
  expect(on.running.map(({ brand }) => brand)).toEqual(['busy']);
  on.clock.now += 101;
  await on.end(0);
  expect(on.running.map(({ brand }) => brand)).toEqual(['busy', 'busy', 'busy']);
});

test('what is slow is not in the way of what its brand asks next, up to the last place', async () => {
  const on = stage();
  on.ask('quiet');
  for (let count = 0; count < 10; count += 1) on.ask('busy');
  expect(on.running).toHaveLength(2);
  on.clock.now += 250;
  await expect.poll(() => on.running).toHaveLength(3);
  on.clock.now += 250;
  await expect.poll(() => on.running).toHaveLength(4);
  expect(on.running.filter(({ brand }) => brand === 'busy')).toHaveLength(BOUNDS.atOnce - 1);
});

test('others are not waited for once they have gone, though nothing has ended since', async () => {
  const on = stage();
  on.ask('quiet');
  await on.end(0);
  for (let count = 0; count < 10; count += 1) on.ask('busy');
  expect(on.running).toHaveLength(1);
  on.clock.now += 101;
  await expect.poll(() => on.running).toHaveLength(BOUNDS.atOnce - 1);
});

test('those that wait take turns', async () => {
  const on = stage({ atOnce: 2, beside: 1, mostWaiting: 9 });
  for (const brand of 'abcdaaabbbcccddd') on.ask(brand);
  while (on.running.length > 0) await on.end(0);
  const order = on.begun.map(({ brand }) => brand).join('');
  expect(order).toBe('abcdabcdabcdabcd');
});

test('one place is enough to go on', async () => {
  const on = stage({ atOnce: 1, beside: 1, mostWaiting: 5 });
  for (const brand of ['a', 'a', 'b']) on.ask(brand);
  const order: string[] = [];
  while (on.running.length > 0) {
    order.push(on.running[0]?.brand ?? '');
    await on.end(0);
  }
  expect(order).toEqual(['a', 'a', 'b']);
});

test('a brand whose own line is full has no room, while others have', () => {
  const on = stage({ atOnce: 2, beside: 1, mostWaiting: 3 });
  for (let count = 0; count < 4; count += 1) on.ask('busy');
  expect(on.turns.counts()).toMatchObject({ running: 1, waiting: 3, brands: 1, refused: 0 });
  expect(on.turns.hasRoom('busy')).toBe(false);
  expect(on.turns.hasRoom('quiet')).toBe(true);
  expect(on.turns.counts().refused).toBe(1);
});

test('says how long was waited', async () => {
  const on = stage({ atOnce: 2, beside: 1, mostWaiting: 3 });
  on.ask('busy');
  on.ask('busy');
  on.clock.now = 250;
  await on.end(0);
  expect(on.turns.counts()).toMatchObject({ waited: 1, waitedSeconds: 0.25 });
});
