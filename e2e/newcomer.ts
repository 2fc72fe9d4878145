import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkFrom } from './messages.ts';
import { Caller } from './prepared.ts';
import type { Servery } from './servery.ts';

const CONSOLE = { AppMode: 'console' };
const PASSWORD = 'a long enough one';

export type Newcomer = { email: string; password: string; name: string };

/** Somebody who has just joined the venue's team: what they change about their sign-in is nobody else's. */
export async function newcomer(servery: Servery, role: string): Promise<Newcomer> {
  const email = `${randomUUID().replaceAll(/\d/g, 'x')}@example.com`;
  const owner = new Caller(servery);
  const login = { email: 'owner@example.com', password: 'banksia-demo' };
  await owner.call({ RequestAction: 'ConsoleLogin', ...CONSOLE, ...login });
  await owner.call({ RequestAction: 'ConsoleTeam', sub_action: 'invite', ...CONSOLE, email, role });
  const link = await linkFrom(() => servery.mailsTo(email), /\/console\/join#[\w-]+/);
  const name = `Kim ${email.slice(0, 6)}`;
  await new Caller(servery).call({
    RequestAction: 'ConsoleInvitation',
    sub_action: 'accept',
    ...CONSOLE,
    token: link.split('#')[1] ?? '',
    name,
    new_password: PASSWORD,
    confirm_password: PASSWORD,
  });
  return { email, password: PASSWORD, name };
}

/** Types an email address and a password into the console's sign-in. */
export async function typeLogin(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
