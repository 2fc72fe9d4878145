import type { BrowserContext } from '@playwright/test';
import type { Servery } from './servery.ts';

const WAYS = {
  console: { RequestAction: 'ConsoleLogin' },
  kiosk: { RequestAction: 'Login', method: 'email', remember_me: '1' },
  pos: { RequestAction: 'Login', method: 'email', remember_me: '1' },
};

/** The browser of somebody who works here and is signed in already: only what is about signing in fills in the form. */
export async function signedIn(
  context: BrowserContext,
  { url }: Servery,
  [AppMode, email]: readonly [keyof typeof WAYS, string],
): Promise<void> {
  const body = new URLSearchParams({
    Token: 'demo-token',
    Version: '7',
    AppId: 'servery-demo',
    AppVersion: '3.1.21',
    AppMode,
    ...WAYS[AppMode],
    email,
    password: 'banksia-demo',
  });
  const answer = await fetch(`${url}/api`, { method: 'POST', body });
  const { ResponseCode, Response, SID = '' } = (await answer.json()) as Record<string, string>;
  if (ResponseCode !== 'SUCCESS') throw new Error(`${email} cannot sign in: ${JSON.stringify(Response)}`);
  const [cookie = ''] = answer.headers.getSetCookie();
  const [name = '', value = ''] =
    AppMode === 'console' ? (cookie.split(';')[0] ?? '').split('=') : [`sid_${AppMode}`, SID];
  await context.addCookies([{ name, value, url }]);
}
