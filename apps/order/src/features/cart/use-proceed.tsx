import type { Merchant } from '@servery/contract/entities/merchant';
import { isGuest } from '@servery/domain/people/roles';
import { Button } from '@servery/ui/button';
import { Sheet } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { customerQuery } from '#api/queries.ts';
import css from '#features/cart/cart.module.css';
import { useGate } from '#state/use-gate.ts';

/** On to checkout: members go straight there, guests are asked whether they want to sign in. */
export function useProceed(merchant: Merchant): { proceed: () => void; sheet: ReactNode } {
  const navigate = useNavigate();
  const gate = useGate(merchant);
  const { data: customer } = useQuery(customerQuery());
  const [asking, setAsking] = useState(false);
  const required = merchant.menu.require_registration === 1;
  const go = (to: string) => void navigate({ to });
  const proceed = () => gate(() => (customer && !isGuest(customer) ? go('/checkout') : setAsking(true)));
  const sheet = (
    <Sheet
      open={asking}
      onClose={() => setAsking(false)}
      title={required ? 'An account is required to continue' : 'Account Signin'}
      size="s"
    >
      <Text tone="soft">
        {required
          ? 'Sign in and your order goes on where you left it.'
          : 'Sign in for your details and rewards, or go on without.'}
      </Text>
      <div className={css.confirm}>
        <Button wide onClick={() => go('/checkout/login')}>
          Sign in
        </Button>
        {!required && (
          <Button wide kind="quiet" onClick={() => go('/checkout')}>
            Continue as Guest
          </Button>
        )}
      </div>
    </Sheet>
  );
  return { proceed, sheet };
}
