import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Person, Servery } from './servery.ts';
import { engines } from './engines.ts';
import { openServery } from './servery.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

export type Message = { subject: string; text: string; html: string; to: string[] };
export type IdentityServery = Servery & {
  sandbox: Sandbox;
  /** What arrived by mail or text, once at least so many did. */
  arrived(kind: 'mail' | 'text', to: string, count?: number): Promise<Message[]>;
  /** A token as the provider's page would hand it over. */
  socialToken(vendor: 'apple' | 'google', wish: object): Promise<{ id_token: string; user: string }>;
};

export const CLIENT_IDS = { apple: 'au.example.servery.web', google: 'servery.apps.example' };

/** The demo venue with everything that stands in for the providers of identity. */
export const identityEnv = ({ url, smtpPort }: Sandbox): Record<string, string> => ({
  RATE_LIMIT: 'off',
  MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_URL: `${url}/twilio`,
  APPLE_CLIENT_IDS: `${CLIENT_IDS.apple}, au.example.servery.app`,
  APPLE_KEYS_URL: `${url}/social/apple/auth/keys`,
  APPLE_AUTHORISE_URL: `${url}/social/apple/auth/authorize`,
  GOOGLE_CLIENT_IDS: CLIENT_IDS.google,
  GOOGLE_KEYS_URL: `${url}/social/google/oauth2/v3/certs`,
  GOOGLE_AUTHORISE_URL: `${url}/social/google/o/oauth2/v2/auth`,
});

function around(servery: Servery, sandbox: Sandbox): IdentityServery {
  const list = async (kind: string, to: string): Promise<Message[]> => {
    const response = await fetch(`${sandbox.url}/api/messages?kind=${kind}&to=${encodeURIComponent(to)}`);
    return ((await response.json()) as { messages: Message[] }).messages;
  };
  return {
    ...servery,
    sandbox,
    arrived: async (kind, to, count = 1) => {
      const enough = expect.poll(() => list(kind, to).then((found) => found.length));
      await enough.toBeGreaterThanOrEqual(count);
      return list(kind, to);
    },
    socialToken: async (vendor, wish) => {
      const response = await fetch(`${sandbox.url}/social/${vendor}/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: CLIENT_IDS[vendor], ...wish }),
      });
      return (await response.json()) as { id_token: string; user: string };
    },
  };
}

export function inEachIdentityServery(
  name: string,
  tests: (servery: () => IdentityServery) => void,
  env: Record<string, string> = {},
): void {
  describe.each(engines())(`${name}, on %s`, (engine) => {
    let sandbox: Sandbox;
    let servery: Awaited<ReturnType<typeof openServery>>;
    let whole: IdentityServery;
    beforeAll(async () => {
      sandbox = await startSandbox();
      servery = await openServery(engine, { ...identityEnv(sandbox), ...env });
      whole = around(servery, sandbox);
    });
    afterAll(async () => {
      await servery.close();
      await sandbox.close();
    });
    tests(() => whole);
  });
}

/** The first link in a message. */
export function linkIn({ text }: Message): { host: string; path: string; query: Record<string, string> } {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://nothing/');
  return { host: url.hostname, path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

export const SECRET = 'a fine secret';

export const signUpForm = (email: string) => ({
  name: 'Mia Lim',
  email,
  mobile: '0491 570 110',
  password1: SECRET,
  password2: SECRET,
  country_code: 'AU',
  state: 'WA',
});

/** Fills in the form, opens the mail, and is a member. */
export async function signUp(servery: IdentityServery, person: Person, email: string): Promise<number> {
  await person.call('Register', signUpForm(email));
  const [mail] = await servery.arrived('mail', email);
  const { userid = '', usertoken = '' } = linkIn(mail as Message).query;
  return (await person.call('LoginByUrl', { userid, usertoken })).id;
}
