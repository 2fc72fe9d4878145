import { join } from 'node:path';
import { ROOT } from './servery.ts';

export type Sandbox = { url: string; smtpPort: number; close(): Promise<void> };

/** The providers' stand-ins, in this process and on ports of their own. */
export async function startSandbox(clock: () => number = Date.now): Promise<Sandbox> {
  const module = (await import(join(ROOT, 'apps/sandbox/src/sandbox.ts'))) as {
    startSandbox(options: object): Promise<Sandbox>;
  };
  return module.startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', clock });
}

export type Sent = { subject: string; text: string; html: string; to: string[] };

/** What has arrived by mail or text. */
export async function sentTo(sandbox: Sandbox, kind: 'mail' | 'text', to: string): Promise<Sent[]> {
  const response = await fetch(`${sandbox.url}/api/messages?kind=${kind}&to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: Sent[] }).messages;
}

/** What a provider does with its next calls, as on its page in the sandbox. */
export async function setProvider(sandbox: Sandbox, id: string, state: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/api/control/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`);
}
