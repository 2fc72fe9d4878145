import { codeOfStep, stepAt } from '#safety/totp';
import { atConsole } from './console.ts';
import type { Person, Servery } from './servery.ts';

export const PASSWORD = 'banksia-demo';
const STEP_MS = 30_000;

/** The code that an app shows next: the one that it shows now may have been used. */
export function nextCode(servery: Servery, secret: string): string {
  servery.clock.now += STEP_MS;
  return codeOfStep(secret, stepAt(servery.clock.now));
}

/** Somebody at the console who turns on an authenticator app. */
export async function withApp(servery: Servery, email: string) {
  const person = await atConsole(servery, email);
  const { secret, uri } = await person.call('ConsoleSecurity.start_code', { password: PASSWORD });
  const after = await person.call('ConsoleSecurity.confirm_code', { code: nextCode(servery, secret) });
  return { person, secret, uri, after };
}

/** The token of somebody whose password was right. */
export async function halfIn(servery: Servery, email: string): Promise<{ person: Person; token: string }> {
  const person = servery.person({ AppMode: 'console' });
  const { code, details } = await person.refused('ConsoleLogin', { email, password: PASSWORD });
  if (code !== 'second_step') throw new Error(`no second step was asked for: ${code}`);
  return { person, token: String(details['token']) };
}
