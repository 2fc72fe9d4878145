import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildClients } from './build.ts';

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

/** A venue's small machine: young objects in 4 MB instead of 32, and one heap for the C side instead of one per thread. */
const LEAN = { flags: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '1' } };

/** Ends everything when one part ends: half a product is worse than none. */
function stopAll(code: number): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  process.exitCode = code;
}

function startPart<Ready>(file: string, env: Record<string, string>): Promise<Ready> {
  return new Promise((ready, failed) => {
    const child = fork(join(ROOT, file), {
      execArgv: LEAN.flags,
      env: { ...LEAN.env, ...process.env, ...env },
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

/** The sandbox answers as Google does, unless a real service is configured. */
function addressSearch(production: boolean): Record<string, string> {
  if (production || process.env['GOOGLE_MAPS_KEY'] || process.env['ADDRESSR_URL']) return {};
  const port = process.env['SANDBOX_PORT'] ?? '3001';
  return { GOOGLE_MAPS_KEY: 'sandbox', GOOGLE_MAPS_URL: `http://127.0.0.1:${port}/google` };
}

/** The sandbox takes texts as Twilio does and signs in as Apple and Google do, each unless a real account is configured. */
function identity(production: boolean): Record<string, string> {
  if (production) return {};
  // A browser goes to the sandbox's own page, so that the name has to be one that it may come back from.
  const url = `http://localhost:${process.env['SANDBOX_PORT'] ?? '3001'}`;
  const texts = {
    TWILIO_ACCOUNT_SID: 'ACsandbox',
    TWILIO_AUTH_TOKEN: 'sandbox',
    TWILIO_URL: `${url}/twilio`,
  };
  const apple = {
    APPLE_CLIENT_IDS: 'servery.sandbox',
    APPLE_KEYS_URL: `${url}/social/apple/auth/keys`,
    APPLE_AUTHORISE_URL: `${url}/social/apple/auth/authorize`,
  };
  const google = {
    GOOGLE_CLIENT_IDS: 'servery.sandbox',
    GOOGLE_KEYS_URL: `${url}/social/google/oauth2/v3/certs`,
    GOOGLE_AUTHORISE_URL: `${url}/social/google/o/oauth2/v2/auth`,
  };
  return {
    ...(!process.env['TWILIO_ACCOUNT_SID'] && texts),
    ...(!process.env['APPLE_CLIENT_IDS'] && apple),
    ...(!process.env['GOOGLE_CLIENT_IDS'] && google),
  };
}

/** The sandbox takes payments as Braintree, PayPal and BTCPay do, each unless real keys are configured. */
function payments(production: boolean): Record<string, string> {
  if (production) return {};
  // The page speaks to the tokeniser itself, and is sent to the pages of PayPal and BTCPay.
  const url = `http://localhost:${process.env['SANDBOX_PORT'] ?? '3001'}`;
  const braintree = {
    BRAINTREE_MERCHANT_ID: 'sandbox',
    BRAINTREE_PUBLIC_KEY: 'sandbox',
    BRAINTREE_PRIVATE_KEY: 'sandbox',
    BRAINTREE_TOKENIZATION_KEY: 'sandbox_demo_sandbox',
    BRAINTREE_URL: `${url}/braintree`,
    BRAINTREE_GRAPHQL_URL: `${url}/braintree/graphql`,
  };
  const paypal = {
    PAYPAL_CLIENT_ID: 'sandbox',
    PAYPAL_SECRET: 'sandbox',
    PAYPAL_WEBHOOK_ID: 'sandbox',
    PAYPAL_URL: `${url}/paypal`,
  };
  const btcpay = {
    BTCPAY_URL: `${url}/btcpay`,
    BTCPAY_API_KEY: 'sandbox',
    BTCPAY_STORE_ID: 'sandbox',
    BTCPAY_WEBHOOK_SECRET: 'sandbox',
  };
  return {
    ...(!process.env['BRAINTREE_MERCHANT_ID'] && braintree),
    ...(!process.env['PAYPAL_CLIENT_ID'] && paypal),
    ...(!process.env['BTCPAY_URL'] && btcpay),
  };
}

/** The sandbox takes reports of errors as Sentry does. */
function errorReports(production: boolean): Record<string, string> {
  if (production || process.env['ERROR_REPORT_DSN']) return {};
  return { ERROR_REPORT_DSN: `http://sandbox@127.0.0.1:${process.env['SANDBOX_PORT'] ?? '3001'}/sentry/1` };
}

/** In production the real providers are configured, and nothing stands in for them. */
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
    ...addressSearch(production),
    ...identity(production),
    ...payments(production),
    ...errorReports(production),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
  });
  const readyAfter = Math.round(performance.now() - started);
  const sandbox = production ? undefined : await startSandbox(data, smtpPort);
  say(address.replace('127.0.0.1', 'localhost'), sandbox?.url.replace('127.0.0.1', 'localhost'));
  console.log(`  Ready in ${readyAfter} ms\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  stopAll(1);
});
