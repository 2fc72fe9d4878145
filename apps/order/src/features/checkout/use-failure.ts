import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CallFailure } from '#api/call.ts';
import { failureRoute } from '#features/checkout/failure-route.ts';
import type { FieldError } from '#features/checkout/use-checkout.ts';
import { usePopups } from '#state/popups.ts';
import { sayBad, toaster } from '#state/toasts.ts';

const STAY = 'checkout-stay';

/** Stays until it is answered: the order cannot go on without. */
const stay = (text: string, action: { label: string; run: () => void }) =>
  void toaster.show({ id: STAY, look: 'snackbar', kind: 'bad', text, ms: 'until-dismissed', action });

/** Leads the customer to what must be put right. */
export function useFailure(merchant: Merchant, failField: (wrong: FieldError) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = usePopups((popups) => popups.askFulfilment);
  useEffect(() => () => toaster.dismiss(STAY), []);

  const refetchOrder = () => client.invalidateQueries({ queryKey: ['order', merchant.menu.menu_name] });
  const askTime = (text: string) => stay(text, { label: 'Change Time', run: () => ask() });
  const handle = (failure: CallFailure<'SubmitOrder'>): void => {
    const route = failureRoute(failure.code);
    const { message } = failure;
    switch (route.to) {
      case 'field':
        return failField({ field: route.field, text: message });
      case 'time':
        return askTime(message);
      case 'cart':
        void refetchOrder();
        return stay(message, { label: 'Back to Cart', run: () => void navigate({ to: '/cart' }) });
      case 'sign-in':
        return stay(message, { label: 'Sign in', run: () => void navigate({ to: '/checkout/login' }) });
      case 'total':
        void refetchOrder();
        return void sayBad(message);
      case 'unclear':
        return void sayBad(texts.submitUnclear);
      case 'method':
      case 'say':
        return void sayBad(message);
    }
  };
  return { handle, askTime };
}
