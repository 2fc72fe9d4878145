import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What somebody gets who clones this and starts it: in production first, where tools are left out unless asked for. */
const ROOT = resolve(import.meta.dirname, '..');
const READY = /Order\s+(http:\/\/\S+)\/\s/;

function cloneInto(folder: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  const gone = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\0'),
  );
  for (const name of names.filter((each) => each !== '' && !gone.has(each))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(ROOT, name), join(folder, name));
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

type Started = { child: ChildProcess; url: string; said: string };

/** `npm start` as a stranger types it, without anything of this project's own environment. */
async function start(folder: string, env: Record<string, string>): Promise<Started> {
  const { PATH = '', ...own } = process.env;
  const path = PATH.split(':')
    .filter((part) => !part.startsWith(join(ROOT, 'node_modules')))
    .join(':');
  const outside = Object.fromEntries(Object.entries(own).filter(([name]) => !name.startsWith('npm_')));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...outside, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = READY.exec(said)?.[1];
        if (found && said.includes('Ready in')) ready(found);
      });
    child.on('exit', (code) => failed(new Error(`npm start ended with ${code}:\n${said}`)));
  });
  return { child, url, said };
}

async function stop({ child }: Started): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function expectAnswer(url: string, path: string, status: number): Promise<string> {
  const response = await fetch(`${url}${path}`);
  if (response.status !== status) throw new Error(`${path} answered ${response.status}, not ${status}`);
  return response.text();
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-clone-'));
  try {
    cloneInto(folder);
    const production = await start(folder, {
      NODE_ENV: 'production',
      PORT: await freePort(),
      SERVERY_DATA: join(folder, 'live'),
    });
    if (!/Installing packages/.test(production.said)) throw new Error('nothing was installed');
    await expectAnswer(production.url, '/healthz', 200);
    await expectAnswer(production.url, '/readyz', 200);
    await expectAnswer(production.url, '/console/set-up', 200);
    if (!/\/console\/set-up#/.test(production.said)) throw new Error('no link to set it up was printed');
    await stop(production);
    const development = await start(folder, {
      NODE_ENV: 'development',
      PORT: await freePort(),
      SANDBOX_PORT: await freePort(),
      SANDBOX_SMTP_PORT: await freePort(),
      SERVERY_DATA: join(folder, 'demo'),
    });
    if (/Installing packages/.test(development.said)) throw new Error('packages were installed twice');
    const menu = await expectAnswer(development.url, '/menu/banksia-kitchen', 200);
    if (!menu.includes('Rosemary Chips')) throw new Error('the demo menu is not in its page');
    await stop(development);
    console.log('A clean clone starts in production and in development.');
  } finally {
    // A child of the start may write its last lines while the folder goes.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

await main();
