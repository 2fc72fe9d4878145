import { PROVIDER_NAME, type SocialProvider } from '@servery/domain/identity/social';
import { Text } from '@servery/ui/foundations/text';
import { ProviderButton } from '#shared/provider-button.tsx';
import css from '#features/sign-in/sign-in.module.css';
import type { Social } from '#features/sign-in/use-social.ts';
import { t } from '#features/sign-in/texts.ts';

type Props = { buttons: Social['buttons']; onAsk: (provider: SocialProvider) => void };

export function SocialButtons({ buttons, onAsk }: Props) {
  if (buttons.length === 0) return null;
  return (
    <section aria-label={t.otherWaysToSign} className={css.social}>
      <p aria-hidden className={css.or}>
        {t.or}
      </p>
      {buttons.map(({ provider, disabled, busy, note }) => (
        <div key={provider} className={css.way}>
          <ProviderButton provider={provider} disabled={disabled} busy={busy} onClick={() => onAsk(provider)}>
            {t.continueWith({ provider: PROVIDER_NAME[provider] })}
          </ProviderButton>
          {note !== undefined && (
            <Text size={15} tone="soft">
              {note}
            </Text>
          )}
        </div>
      ))}
    </section>
  );
}
