import type { PushData } from '@servery/contract/device';
import { laterTexts } from '@servery/domain/messages/later-texts';
import type { PushPermission, PushPort } from '#platform/port.ts';
import { retried } from '#platform/retry.ts';

const RETRY = { times: 3, everyMs: 5000 } as const;

export type PushDeps = {
  /** A cookie remembers that the question was asked; it is asked once. */
  asked: { read(): boolean; write(): void };
  /** Our own question, before the device's. */
  confirm(): Promise<boolean>;
  /** Tells the server where the device is reached. */
  send(data: PushData): Promise<boolean>;
  say(text: string): void;
};
export type PushOutcome = 'registered' | 'off' | 'failed';

async function permissionOf(port: PushPort, { asked, confirm }: PushDeps): Promise<PushPermission> {
  const held = await port.permission();
  if (held !== 'prompt' || asked.read()) return held;
  asked.write();
  if (!(await confirm())) return 'prompt';
  return port.ask();
}

/** Starts the provider, asks for permission once, and registers the device where it is granted. */
export async function startPush(port: PushPort, deps: PushDeps): Promise<PushOutcome> {
  const failed = (): PushOutcome => {
    deps.say(laterTexts.pushFailed);
    return 'failed';
  };
  if (!(await retried(() => port.init(), RETRY))) return failed();
  try {
    const permission = await permissionOf(port, deps);
    if (permission === 'denied') deps.say(laterTexts.pushOff);
    if (permission !== 'granted') return 'off';
    return (await deps.send(await port.register())) ? 'registered' : failed();
  } catch {
    return failed();
  }
}
