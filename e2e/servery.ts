import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect as bare, type Page, type Request, test as base } from '@playwright/test';
import { sandboxEnv, terminalEnv } from '../scripts/sandbox-env.ts';

/** Limits end what hangs: how fast a machine is, and who else uses it, is no test's to judge. */
export const SCREEN_PATIENCE_MS = Number(process.env['SCREENS_PATIENCE'] ?? 60_000);
const ROOT = resolve(import.meta.dirname, '..');

type Mail = { subject: string; text: string; html: string };
export type Servery = {
  /** Where the order pages are; the kiosk, the counter and the console are below it. */
  url: string;
  /** The stand-ins for the providers. */
  sandbox: string;
  mailsTo(address: string): Promise<Mail[]>;
  textsTo(number: string): Promise<Mail[]>;
  /** What was reported as an error, the newest first. */
  errors(): Promise<Mail[]>;
};

type Ready = { address: string; url: string; smtpPort: number };

function start(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(join(ROOT, file), {
    env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, '.cache/node'), ...env },
  });
  return new Promise((done, failed) => {
    child.once('message', (ready) => done({ child, ready: ready as Ready }));
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)));
  });
}

export async function messages(url: string, kind: 'mail' | 'text' | 'error', to: string): Promise<Mail[]> {
  const response = await fetch(`${url}/api/messages?kind=${kind}&to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: Mail[] }).messages;
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

/** Who takes cryptocurrency. */
export type Coins = 'btcpay' | 'coinbase';

/** Coinbase instead of BTCPay. Only the shape of the key matters: the stand-in does not ask whose it is. */
function coinbaseEnv(url: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    COINBASE_KEY_NAME: 'organizations/sandbox/apiKeys/sandbox',
    COINBASE_KEY_SECRET: privateKey,
    COINBASE_WEBHOOK_SECRET: 'sandbox',
    COINBASE_URL: `${url}/coinbase/api/v1`,
  };
}

export function providersEnv(url: string, coins: Coins, terminals: boolean): Record<string, string> {
  const own = coins === 'coinbase' ? coinbaseEnv(url) : {};
  return { ...sandboxEnv(url, own), ...own, ...(terminals && terminalEnv(url)) };
}

/** The demo venues, with room for as many orders as journeys place, each of which wants to be told the usual time. */
const makeRoom = (folder: string, largeMenu: string): Promise<void> =>
  new Promise((done, failed) => {
    const child = fork(join(ROOT, 'apps/server/testing/make-room.ts'), {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
        SERVERY_DATA: folder,
        LARGE_MENU: largeMenu,
      },
    });
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`no room was made: ${code}`))));
  });

const VARIANTS: Readonly<Record<string, string>> = { kiosk: 'kiosk', pos: 'pos', console: 'console' };
/** Pages that a native shell is put around. */
export const shelled = new WeakSet<Page>();
function isShelled(request: Request): boolean {
  try {
    return shelled.has(request.frame().page());
  } catch {
    // A page that another one opened is not there yet when it is asked for.
    return false;
  }
}
/** Each variant of the client has a folder of its own; customers' pages have the rest. */
const variantOf = (request: Request): string =>
  VARIANTS[new URL(request.url()).pathname.split('/')[1] ?? ''] ?? (isShelled(request) ? 'app' : 'web');

type Options = { coins: Coins; terminals: boolean; largeMenu: string };

/** Every worker has a whole product of its own: server, sandbox and a fresh demo venue, on ports of their own. */
export const test = base.extend<{ tidy: void }, Options & { servery: Servery }>({
  // What a journey opened beside its own page would go on working, and slow the next ones down.
  tidy: [
    async ({ browser }, use, info) => {
      const before = assertions();
      const variants = new Set<string>();
      const watch = (context: BrowserContext) =>
        context.on('request', (request) => {
          if (request.isNavigationRequest()) variants.add(variantOf(request));
        });
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      await Promise.all(browser.contexts().map((context) => context.close()));
      for (const variant of variants) info.annotations.push({ type: 'variant', description: variant });
      if (info.status === 'passed' && assertions() === before) throw new Error(ASSERTS_NOTHING);
    },
    { auto: true },
  ],
  coins: ['btcpay', { scope: 'worker', option: true }],
  /** Whether kiosk and counter have card terminals: they sell nothing before those are paired. */
  terminals: [false, { scope: 'worker', option: true }],
  /** The slug of a menu that gets 2,000 products and 500 groups of options more. */
  largeMenu: ['', { scope: 'worker', option: true }],
  servery: [
    async ({ coins, terminals, largeMenu }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'servery-e2e-'));
      const [sandbox] = await Promise.all([
        start('apps/sandbox/src/main.ts', { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }),
        makeRoom(folder, largeMenu),
      ]);
      const server = await start('apps/server/src/main.ts', {
        PORT: '0',
        SERVERY_DATA: folder,
        SERVERY_DEMO: '1',
        LOG_LEVEL: 'error',
        RATE_LIMIT: 'off',
        MAIL_URL: `smtp://127.0.0.1:${sandbox.ready.smtpPort}`,
        ...providersEnv(sandbox.ready.url.replace('127.0.0.1', 'localhost'), coins, terminals),
      });
      await use({
        url: server.ready.address.replace('127.0.0.1', 'localhost'),
        sandbox: sandbox.ready.url,
        mailsTo: (address) => messages(sandbox.ready.url, 'mail', address),
        textsTo: (number) => messages(sandbox.ready.url, 'text', number),
        errors: () => messages(sandbox.ready.url, 'error', ''),
      });
      await stop(server.child);
      await stop(sandbox.child);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** Pages without a browser have no configuration of Playwright's that would say how patient to be. */
const configured = process.env['VITEST'] ? bare.configure({ timeout: SCREEN_PATIENCE_MS }) : bare;

let asserted = 0;
export const assertions = (): number => asserted;
export const ASSERTS_NOTHING = 'The test expects nothing: it would pass whatever the product does.';

const counted = <Callable extends object>(callable: Callable): Callable =>
  new Proxy(callable, {
    apply: (called, self, args) => {
      asserted += 1;
      return Reflect.apply(called as never, self, args) as unknown;
    },
    get: (of, name) => {
      const value = Reflect.get(of, name) as unknown;
      return (name === 'poll' || name === 'soft') && typeof value === 'function' ? counted(value) : value;
    },
  });

/** Playwright's own; what it is asked is counted, so that a test which asks nothing does not pass. */
export const expect = counted(configured);
