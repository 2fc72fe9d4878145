import type { SocialProvider } from '@servery/domain/identity/social';
import { PROVIDER_NAME } from '@servery/domain/identity/social';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts, pluginNotLoaded } from '@servery/domain/messages/identity-texts';

/** `waiting`: its part of the page is not here yet. `failed`: it will not come. `off`: this house does not have it. */
export type SocialState = 'ready' | 'waiting' | 'failed' | 'off';

export type SocialButton = {
  disabled: boolean;
  /** Stands below the button. */
  note?: string;
  /** Said when it is pressed and cannot be followed. */
  refusal?: { words: string; reload: boolean };
};

const notLoaded = (provider: SocialProvider): SocialButton => ({
  disabled: false,
  refusal: { words: pluginNotLoaded(PROVIDER_NAME[provider]), reload: provider === 'google' },
});

export function socialButton(provider: SocialProvider, state: SocialState): SocialButton {
  if (state === 'ready') return { disabled: false };
  if (state === 'off') return { disabled: true, note: ruleFailureText('social_off') };
  if (state === 'failed' && provider === 'google')
    return { disabled: true, note: identityTexts.googleNotStarted };
  return notLoaded(provider);
}
