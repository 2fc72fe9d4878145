import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildClients } from './build.ts';
import { lean } from './lean.ts';
import { addDemoPrinters } from './demo-printers.ts';
import { sandboxEnv, terminalEnv } from './sandbox-env.ts';
import { serve } from './serve.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SIGN_INS = [
  ['a customer', 'member@example.com'],
  ['a test customer', 'test@example.com'],
  ['the kiosk', 'kiosk@example.com'],
  ['the point of sale', 'staff@example.com'],
  ['the console, owner', 'owner@example.com'],
  ['the console, kitchen', 'kitchen@example.com'],
] as const;
const PASSWORD = 'banksia-demo';
const MOBILE = '0491 570 156';
const PIN = '246810';

const children: ChildProcess[] = [];

/** Ends everything when one part ends: half a product is worse than none. */
function stopAll(code: number): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  process.exitCode = code;
}

function startPart<Ready>(file: string, env: Record<string, string>): Promise<Ready> {
  return new Promise((ready, failed) => {
    const child = fork(join(ROOT, file), {
      execArgv: lean.execArgv,
      env: { ...lean.env, ...process.env, ...env },
    });
    children.push(child);
    child.once('message', (message) => ready(message as Ready));
    child.once('exit', (code) => {
      failed(new Error(`${file} stopped`));
      stopAll(code ?? 0);
    });
  });
}

function say(address: string, inbox: string | undefined): void {
  const lines = [
    '',
    `  Order       ${address}/`,
    `  Kiosk       ${address}/kiosk/`,
    `  Counter     ${address}/pos/`,
    `  Console     ${address}/console/`,
  ];
  if (inbox) {
    lines.push(
      `  Inbox       ${inbox}/inbox`,
      `  Pinpads     ${inbox}/pinpad`,
      `  Components  ${address}/ui/`,
      `  2nd brand   ${address.replace('localhost', 'harbour.localhost')}/`,
      `  3rd brand   ${address.replace('localhost', 'dune.localhost')}/, with three stores`,
      '',
    );
    lines.push(`  Sign in with the password ${PASSWORD} as`);
    for (const [who, email] of SIGN_INS) lines.push(`    ${email.padEnd(22)} ${who}`);
    lines.push(`    or with the mobile ${MOBILE} and the PIN ${PIN}`);
  }
  console.log(`${lines.join('\n')}\n`);
}

function providers(): Record<string, string> {
  const url = `http://localhost:${process.env['SANDBOX_PORT'] ?? '3001'}`;
  const terminals = process.env['LINKLY_VENDOR_ID'] ? {} : terminalEnv(url.replace('localhost', '127.0.0.1'));
  return { ...sandboxEnv(url, process.env), ...terminals };
}

function startSandbox(data: string, smtpPort: string): Promise<{ url: string }> {
  return startPart('apps/sandbox/src/main.ts', {
    SANDBOX_DATA: join(data, 'sandbox'),
    SANDBOX_SMTP_PORT: smtpPort,
  });
}

async function startDemo(data: string): Promise<{ address: string; readyAt: number; inbox: string }> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
  const smtpPort = process.env['SANDBOX_SMTP_PORT'] ?? '3025';
  // The server first: customers wait for it, and a mail waits for the sandbox.
  const { address } = await startPart<{ address: string }>('apps/server/src/main.ts', {
    SERVERY_DATA: data,
    SERVERY_DEMO: '1',
    MAIL_URL: process.env['MAIL_URL'] ?? `smtp://127.0.0.1:${smtpPort}`,
    ...providers(),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  });
  const readyAt = performance.now();
  const { url } = await startSandbox(data, smtpPort);
  // Where the demo's owner has another password by now, the venue has the printers that it had.
  await addDemoPrinters(address, url).catch(() => {});
  return { address, readyAt, inbox: url };
}

/** In production nothing stands in for a provider that is not configured, and a server that dies is started again. */
async function startProduction(): Promise<{ address: string; readyAt: number; inbox: undefined }> {
  const address = await serve();
  return { address, readyAt: performance.now(), inbox: undefined };
}

async function main(): Promise<void> {
  const started = performance.now();
  const built = await buildClients();
  if (built) console.log(`Built the clients in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const production = process.env['NODE_ENV'] === 'production';
  const data = resolve(process.env['SERVERY_DATA'] ?? join(ROOT, 'data'));
  const { address, readyAt, inbox } = await (production ? startProduction() : startDemo(data));
  say(address.replace('127.0.0.1', 'localhost'), inbox?.replace('127.0.0.1', 'localhost'));
  console.log(`  Ready in ${Math.round(readyAt - started)} ms\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  stopAll(1);
});
