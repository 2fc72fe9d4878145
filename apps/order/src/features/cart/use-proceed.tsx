import type { Merchant } from '@servery/contract/entities/merchant';
import { isGuest } from '@servery/domain/people/roles';
import { Button } from '@servery/ui/actions/button';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import css from '#features/cart/cart.module.css';
import { ProviderButton } from '#shared/provider-button.tsx';
import { useGate } from '#ordering/use-gate.ts';
import { t } from '#features/cart/texts.ts';

type Go = (to: string, search?: Record<string, string>) => void;
const SIGN_IN = '/checkout/login';

/** The ways to sign in that the brand has, then the one without. */
function SignInChoices({ required, go }: { required: boolean; go: Go }) {
  const { apple, google } = facts.brand.social_sign_in;
  return (
    <div className={css.confirm}>
      {apple && (
        <ProviderButton provider="apple" onClick={() => go(SIGN_IN, { with: 'apple' })}>
          {t.signInWithApple}
        </ProviderButton>
      )}
      {google && (
        <ProviderButton provider="google" onClick={() => go(SIGN_IN, { with: 'google' })}>
          {t.signInWithGoogle}
        </ProviderButton>
      )}
      <Button wide onClick={() => go(SIGN_IN)}>
        {t.signInWithEmail}
      </Button>
      {!required && (
        <Button wide kind="quiet" onClick={() => go('/checkout')}>
          {t.continueAsGuest}
        </Button>
      )}
    </div>
  );
}

/** On to checkout: members go straight there, guests are asked whether they want to sign in. */
export function useProceed(merchant: Merchant): { proceed: () => void; sheet: ReactNode } {
  const navigate = useNavigate();
  const gate = useGate(merchant);
  const { data: customer } = useQuery(customerQuery());
  const [asking, setAsking] = useState(false);
  const required = merchant.menu.require_registration === 1;
  const go: Go = (to, search = {}) => void navigate({ to, search });
  const proceed = () => gate(() => (customer && !isGuest(customer) ? go('/checkout') : setAsking(true)));
  const sheet = (
    <Sheet
      open={asking}
      onClose={() => setAsking(false)}
      title={required ? t.anAccountIsRequired : t.accountSignin}
      size="s"
    >
      <Text tone="soft">{required ? t.accountNote : t.signInNote}</Text>
      <SignInChoices required={required} go={go} />
    </Sheet>
  );
  return { proceed, sheet };
}
