import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { lean } from './lean.ts';
import { supervise } from './supervise.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Compiled code is kept between starts: it halves the time to ready. */
const envOf = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const data = resolve(own['SERVERY_DATA'] || join(ROOT, 'data'));
  return {
    ...lean.env,
    NODE_COMPILE_CACHE: join(data, 'cache'),
    ...own,
    NODE_ENV: 'production',
    SERVERY_DATA: data,
    SERVERY_DEMO: '0',
    LOG_LEVEL: own['LOG_LEVEL'] || 'info',
  };
};

/**
 * The server in production: kept running until somebody stops it. It needs nothing that a built artefact does not have.
 * Answers the address once it takes orders.
 */
export async function serve(): Promise<string> {
  const server = supervise<{ address: string }>({
    start: () =>
      fork(join(ROOT, 'apps/server/src/main.ts'), { execArgv: lean.execArgv, env: envOf(process.env) }),
    say: (text) => console.error(text),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, server.stop);
  const endAlike = async (): Promise<void> => {
    process.exitCode = await server.ended;
  };
  void endAlike();
  const { address } = await server.ready;
  return address;
}
