import { expect } from 'vitest';
import type { Sandbox } from './sandbox.ts';

export type Reported = { subject: string; text: string; from: string; headers: Record<string, string> };

export const errorsEnv = ({ url }: Sandbox): Record<string, string> => ({
  ERROR_REPORT_DSN: `${url.replace('://', '://sandbox@')}/sentry/1`,
});

export async function allReported({ url }: Sandbox): Promise<Reported[]> {
  const response = await fetch(`${url}/api/messages?kind=error`);
  return ((await response.json()) as { messages: Reported[] }).messages;
}

/** The newest that says this, once it has arrived. */
export async function reported(sandbox: Sandbox, says: string | RegExp): Promise<Reported> {
  const find = async () => (await allReported(sandbox)).find(({ text }) => new RegExp(says).test(text));
  await expect.poll(find).toBeTruthy();
  return (await find()) as Reported;
}
