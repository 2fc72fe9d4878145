import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MadePicture, PictureAnswer, PictureProblem } from '#media/picture-process';

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const HANDED_ON = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'] as const;
const GIVE_UP_MS = 30_000;
/** They are made one at a time: more would wait longer than anybody does. */
const MOST_WAITING = 8;

export type Making =
  | { is: 'made'; picture: MadePicture }
  | { is: 'refused'; problem: PictureProblem }
  | { is: 'busy' };

function makeOnce(bytes: Buffer, giveUpMs: number): Promise<PictureAnswer> {
  return new Promise((done, failed) => {
    const handedOn = HANDED_ON.map((name) => [name, process.env[name]]).filter(([, value]) => value);
    const child = fork(PROCESS, {
      env: { NODE_ENV: 'production', ...Object.fromEntries(handedOn) },
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), giveUpMs);
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

export type MakePicture = (bytes: Buffer) => Promise<Making>;

/** Makes uploaded pictures, one at a time. */
export function pictureMaker(giveUpMs = GIVE_UP_MS): MakePicture {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (bytes) => {
    if (waiting >= MOST_WAITING) return { is: 'busy' };
    waiting += 1;
    const work = queue.then(() => makeOnce(bytes, giveUpMs));
    queue = work.catch(() => undefined);
    try {
      return await work;
    } finally {
      waiting -= 1;
    }
  };
}
