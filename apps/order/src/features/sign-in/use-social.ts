import { PROVIDER_NAME, type SocialProvider } from '@servery/domain/identity/social';
import { PLUGIN_RELOAD_MS } from '@servery/domain/messages/identity-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { answerOf } from '#api/call.ts';
import { askProvider } from '#features/sign-in/social-asked.ts';
import { socialButton, type SocialState } from '#features/sign-in/social-state.ts';
import { toaster } from '#state/toasts.ts';

/** Which ways in this house has. */
const optionsQuery = () =>
  queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: () => answerOf('SignInOptions', {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

function refuse({ words, reload }: { words: string; reload: boolean }): void {
  toaster.show({
    kind: 'bad',
    text: words,
    ms: PLUGIN_RELOAD_MS,
    ...(reload && { action: { label: 'Reload', run: () => location.reload() } }),
  });
}

export type AskRest = { next: string; remember: boolean; fromCart: boolean };

export function useSocial() {
  const { data, isError, isFetched } = useQuery(optionsQuery());
  const { apple, google } = facts.brand.social_sign_in;
  const offered = (['apple', 'google'] as const).filter((name) => (name === 'apple' ? apple : google));
  const stateOf = (provider: SocialProvider): SocialState => {
    if (data) return data[provider] ? 'ready' : 'off';
    return isError ? 'failed' : 'waiting';
  };
  const ask = (provider: SocialProvider, rest: AskRest): void => {
    const way = data?.[provider];
    const { refusal, note } = socialButton(provider, stateOf(provider));
    if (way) askProvider(provider, way, rest);
    else refuse(refusal ?? { words: note ?? PROVIDER_NAME[provider], reload: false });
  };
  return {
    /** An answer came, or none will. */
    known: isFetched,
    signUpOff: data?.sign_up === 0,
    buttons: offered.map((provider) => ({ provider, ...socialButton(provider, stateOf(provider)) })),
    ask,
  };
}
export type Social = ReturnType<typeof useSocial>;
