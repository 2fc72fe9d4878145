import { flag, oneOf, readJson, shape, text } from '@servery/domain/stored/shape';
import type { CallOutput } from '@servery/contract/registry';
import type { SocialProvider } from '@servery/domain/identity/social';
import type { SocialAsked } from '#features/sign-in/social-answer.ts';
import { platform } from '#platform/browser.ts';
import { SOCIAL_ASKED } from '#state/forget-person.ts';
import { unguessable } from '#features/sign-in/unguessable.ts';

export type SocialOption = NonNullable<CallOutput<'SignInOptions'>['apple']>;

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
  platform.storage.write(SOCIAL_ASKED, JSON.stringify(asked));
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

const kept = shape<SocialAsked>({
  provider: oneOf('apple', 'google'),
  state: text,
  nonce: text,
  page: text,
  next: text,
  remember: flag,
  fromCart: flag,
});

export function readAsked(): SocialAsked | undefined {
  const asked = readJson(platform.storage.read(SOCIAL_ASKED), kept);
  return asked && /^\/(?!\/)/.test(asked.page) ? asked : undefined;
}

export const forgetAsked = (): void => platform.storage.remove(SOCIAL_ASKED);
