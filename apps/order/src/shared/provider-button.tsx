import type { SocialProvider } from '@servery/domain/identity/social';
import { Button, type ButtonProps } from '@servery/ui/actions/button';
import { ProviderMark } from '#shared/provider-mark.tsx';

/** A way in through a provider, with the sign by which people know it. */
export function ProviderButton({
  provider,
  ...rest
}: { provider: SocialProvider } & Omit<ButtonProps, 'icon'>) {
  return (
    <Button
      wide
      kind={provider === 'apple' ? 'ink' : 'line'}
      icon={<ProviderMark provider={provider} />}
      {...rest}
    />
  );
}
