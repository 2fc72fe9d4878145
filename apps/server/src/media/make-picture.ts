import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MadePicture, PictureAnswer, PictureProblem } from '#media/picture-process';

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const HANDED_ON = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'] as const;
const GIVE_UP_MS = 30_000;
/** In all; of one brand one at a time, so that nobody's pictures keep another's waiting. */
const AT_ONCE = 2;
/** More would wait longer than anybody does. */
const MOST_OF_BRAND = 4;
/** What waits is held in memory. */
const MOST_IN_ALL = 24;

export type Making =
  | { is: 'made'; picture: MadePicture }
  | { is: 'refused'; problem: PictureProblem }
  | { is: 'busy' };

function makeOnce(bytes: Buffer): Promise<PictureAnswer> {
  return new Promise((done, failed) => {
    const handedOn = HANDED_ON.map((name) => [name, process.env[name]]).filter(([, value]) => value);
    const child = fork(PROCESS, {
      env: { NODE_ENV: 'production', ...Object.fromEntries(handedOn) },
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), GIVE_UP_MS);
    child.once('message', (answer: PictureAnswer) => done(answer));
    child.once('error', failed);
    // What takes too long, or too much, is a picture that nobody can show.
    child.once('exit', () => {
      clearTimeout(timer);
      done({ is: 'refused', problem: 'unreadable' });
    });
    child.send(bytes);
  });
}

export type MakePicture = (bytes: Buffer, brandCode: string) => Promise<Making>;

/** Makes uploaded pictures, each brand's one after the other; whose last began longest ago is next. */
export function pictureMaker(make: (bytes: Buffer) => Promise<PictureAnswer> = makeOnce): MakePicture {
  const running = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  const startNext = (): void => {
    if (running.size >= AT_ONCE) return;
    for (const [brand, [next, ...later]] of waiting) {
      if (running.has(brand)) continue;
      waiting.delete(brand);
      if (later.length > 0) waiting.set(brand, later);
      running.add(brand);
      return next?.();
    }
  };

  return async (bytes, brand) => {
    const line = waiting.get(brand) ?? [];
    const held = running.size + waiting.values().reduce((sum, { length }) => sum + length, 0);
    if (line.length >= MOST_OF_BRAND || held >= MOST_IN_ALL) return { is: 'busy' };
    await new Promise<void>((begin) => {
      waiting.set(brand, [...line, begin]);
      startNext();
    });
    try {
      return await make(bytes);
    } finally {
      running.delete(brand);
      startNext();
    }
  };
}
