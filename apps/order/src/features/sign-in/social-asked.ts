import type { CallOutput } from '@servery/contract/registry';
import type { SocialProvider } from '@servery/domain/identity/social';
import { facts } from '#api/app-facts.ts';
import type { SocialAsked } from '#features/sign-in/social-answer.ts';
import { platform } from '#platform/browser.ts';
import { unguessable } from '#features/sign-in/unguessable.ts';

export type SocialOption = NonNullable<CallOutput<'SignInOptions'>['apple']>;

const KEY = `servery:${facts.brand.code}:social`;
const SCOPE: Readonly<Record<SocialProvider, string>> = {
  apple: 'name email',
  google: 'openid email profile',
};

/** Leaves for the provider's page, which answers to this server and so to the page again. */
export function askProvider(
  provider: SocialProvider,
  option: SocialOption,
  rest: Pick<SocialAsked, 'next' | 'remember' | 'fromCart'>,
): void {
  const asked: SocialAsked = {
    ...rest,
    provider,
    state: unguessable(),
    nonce: unguessable(),
    page: location.pathname,
  };
  platform.storage.write(KEY, JSON.stringify(asked));
  const url = new URL(option.authorise_url);
  const query = {
    client_id: option.client_id,
    redirect_uri: location.origin + option.return_path,
    response_type: 'id_token',
    response_mode: 'form_post',
    scope: SCOPE[provider],
    state: asked.state,
    nonce: asked.nonce,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  location.assign(url.href);
}

export function readAsked(): SocialAsked | undefined {
  try {
    const held: unknown = JSON.parse(platform.storage.read(KEY) ?? 'null');
    if (typeof held !== 'object' || held === null) return undefined;
    const asked = held as SocialAsked;
    const texts = [asked.provider, asked.state, asked.nonce, asked.page, asked.next];
    const whole = texts.every((text) => typeof text === 'string') && asked.page.startsWith('/');
    return whole && !asked.page.startsWith('//') ? asked : undefined;
  } catch {
    return undefined;
  }
}

export const forgetAsked = (): void => platform.storage.remove(KEY);
