import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildClients } from './build.ts';
import { lean } from './lean.ts';
import { addDemoPrinters } from './demo-printers.ts';
import { sandboxEnv, terminalEnv } from './sandbox-env.ts';

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

/** In production nothing stands in for a provider that is not configured. */
function providers(): Record<string, string> {
  if (process.env['NODE_ENV'] === 'production') return {};
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

async function main(): Promise<void> {
  const started = performance.now();
  const built = await buildClients();
  if (built) console.log(`Built the clients in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const production = process.env['NODE_ENV'] === 'production';
  const data = resolve(process.env['SERVERY_DATA'] ?? join(ROOT, 'data'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
  const smtpPort = process.env['SANDBOX_SMTP_PORT'] ?? '3025';
  // The server first: customers wait for it, and a mail waits for the sandbox.
  const { address } = await startPart<{ address: string }>('apps/server/src/main.ts', {
    SERVERY_DATA: data,
    SERVERY_DEMO: production ? '0' : '1',
    MAIL_URL: process.env['MAIL_URL'] ?? (production ? '' : `smtp://127.0.0.1:${smtpPort}`),
    ...providers(),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
  });
  const readyAfter = Math.round(performance.now() - started);
  const sandbox = production ? undefined : await startSandbox(data, smtpPort);
  say(address.replace('127.0.0.1', 'localhost'), sandbox?.url.replace('127.0.0.1', 'localhost'));
  // Where the demo's owner has another password by now, the venue has the printers that it had.
  if (sandbox) await addDemoPrinters(address, sandbox.url).catch(() => {});
  console.log(`  Ready in ${readyAfter} ms\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  stopAll(1);
});
