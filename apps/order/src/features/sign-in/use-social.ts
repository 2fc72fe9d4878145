import { PROVIDER_NAME, type SocialProvider } from '@servery/domain/identity/social';
import { PLUGIN_PATIENCE_MS, PLUGIN_RELOAD_MS } from '@servery/domain/messages/identity-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { answerOf } from '#api/call.ts';
import { askProvider } from '#features/sign-in/social-asked.ts';
import { socialButton, type SocialState } from '#features/sign-in/social-state.ts';
import { toaster } from '#state/toasts.ts';
import { t } from '#features/sign-in/texts.ts';
import { laterKeys } from '#api/later-keys.ts';

/** Which ways in this house has. */
const optionsQuery = () =>
  queryOptions({
    queryKey: laterKeys.signInOptions,
    queryFn: () => answerOf('SignInOptions', {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

function refuse({ words, reload }: { words: string; reload: boolean }): void {
  toaster.show({
    kind: 'bad',
    text: words,
    ms: PLUGIN_RELOAD_MS,
    ...(reload && { action: { label: t.reload, run: () => location.reload() } }),
  });
}

export type AskRest = { next: string; remember: boolean; fromCart: boolean };
type Pressed = { provider: SocialProvider; rest: AskRest };

/** A press that came before its part of the page is kept, and followed when that is there or has been waited for long enough. */
function useHeld(isWaiting: boolean, follow: (pressed: Pressed) => void) {
  const [held, hold] = useState<Pressed>();
  const letGo = useEffectEvent((pressed: Pressed) => {
    hold(undefined);
    follow(pressed);
  });
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => letGo(held), isWaiting ? PLUGIN_PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [held, isWaiting]);
  return [held, hold] as const;
}

export function useSocial() {
  const { data, isError, isFetched } = useQuery(optionsQuery());
  const { apple, google } = facts.brand.social_sign_in;
  const offered = (['apple', 'google'] as const).filter((name) => (name === 'apple' ? apple : google));
  const stateOf = (provider: SocialProvider): SocialState => {
    if (data) return data[provider] ? 'ready' : 'off';
    return isError ? 'failed' : 'waiting';
  };
  const follow = ({ provider, rest }: Pressed): void => {
    const option = data?.[provider];
    const { refusal, note } = socialButton(provider, stateOf(provider));
    if (option) askProvider(provider, option, rest);
    else refuse(refusal ?? { words: note ?? PROVIDER_NAME[provider], reload: false });
  };
  const isWaiting = !data && !isError;
  const [held, hold] = useHeld(isWaiting, follow);
  return {
    /** An answer came, or none will. */
    known: isFetched,
    signUpOff: data?.sign_up === 0,
    buttons: offered.map((provider) => ({
      provider,
      busy: held?.provider === provider,
      ...socialButton(provider, stateOf(provider)),
    })),
    ask: (provider: SocialProvider, rest: AskRest): void =>
      isWaiting ? hold({ provider, rest }) : follow({ provider, rest }),
  };
}
export type Social = ReturnType<typeof useSocial>;
