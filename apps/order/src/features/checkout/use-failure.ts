import type { Agreement } from '@servery/contract/entities/checkout';
import type { Merchant } from '@servery/contract/entities/merchant';
import { failureRoute, type Mend } from '@servery/domain/checkout/failure-route';
import type { DetailsError } from '@servery/domain/checkout/member';
import { selectionSteps } from '@servery/domain/fulfilment/steps';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CallFailure } from '#api/call.ts';
import type { Extra } from '#features/checkout/extras.tsx';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { sayBad, toaster } from '#state/toasts.ts';
import { useFulfilment } from '#state/use-fulfilment.ts';

const STAY = 'checkout-stay';

/** Stays until it is answered: the order cannot go on without. */
const stay = (text: string, label: string, run: () => void) =>
  void toaster.show({
    id: STAY,
    look: 'snackbar',
    kind: 'bad',
    text,
    ms: 'until-dismissed',
    action: { label, run },
  });

export type Desk = {
  merchant: Merchant;
  failField: (wrong: DetailsError) => void;
  failMethod: (text: string) => void;
  failQuestion: (name: string, text: string) => void;
  failAgreed: (which: Agreement, text: string) => void;
  ask: (extra: Extra) => void;
  totalChanged: () => void;
};

/** What the button of a refused order opens. */
function useMend({ merchant, ask }: Pick<Desk, 'merchant' | 'ask'>): (opens: Mend) => void {
  const navigate = useNavigate();
  const askWay = usePopups((popups) => popups.askFulfilment);
  const showSteps = useDevice((device) => device.showSteps);
  const { type } = useFulfilment(merchant);
  return (opens) => {
    switch (opens) {
      case 'cart':
        return void navigate({ to: '/cart' });
      case 'sign-in':
        return void navigate({ to: '/checkout/login' });
      case 'steps':
        return type && selectionSteps(type).length > 0 ? showSteps() : askWay();
      case 'way':
        return askWay();
      case 'promo':
      case 'note':
        return ask(opens);
    }
  };
}

/** Leads the customer to what must be put right. */
export function useFailure(desk: Desk) {
  const client = useQueryClient();
  const mend = useMend(desk);
  useEffect(() => () => toaster.dismiss(STAY), []);
  const refetch = () => client.invalidateQueries({ queryKey: ['order', desk.merchant.menu.menu_name] });

  const handle = (failure: Pick<CallFailure, 'code' | 'message' | 'details'>): void => {
    const route = failureRoute(failure);
    const { message } = failure;
    switch (route.to) {
      case 'field':
        return desk.failField({ field: route.field, text: message });
      case 'mend':
        if (route.opens === 'cart') void refetch();
        return stay(message, route.label, () => mend(route.opens));
      case 'timed-out':
        void refetch();
        return void sayBad(checkoutTexts.sessionTimedOut);
      case 'total':
        return desk.totalChanged();
      case 'question':
        return desk.failQuestion(failure.details.field ?? '', message);
      case 'agreement':
        return desk.failAgreed(route.which, message);
      case 'method':
        return desk.failMethod(message);
      case 'unclear':
        return void sayBad(texts.submitUnclear);
      case 'say':
        return void sayBad(message);
    }
  };
  return { handle, askTime: (text: string) => stay(text, 'Change Time', () => mend('way')) };
}
