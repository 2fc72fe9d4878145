import type { Agreement } from '@servery/contract/entities/checkout';
import type { Merchant } from '@servery/contract/entities/merchant';
import { failureRoute, type Fix } from '@servery/domain/checkout/failure-route';
import type { DetailsError } from '@servery/domain/checkout/member';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallFailure } from '@servery/contract/client/wire';
import { useDevice } from '#state/device.ts';
import { useSeen } from '#state/seen-order.ts';
import { sayBad, toaster } from '#state/toasts.ts';
import { t } from '#features/checkout/texts.ts';
import { keys } from '#api/query-keys.ts';

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

/** What the button of a refused order opens, as far as the screen has it. */
export type Fixes = Partial<Record<Fix, () => void>>;

/** What was chosen can't be had; that stays in sight until something else is chosen. */
function refuseTime(text: string): void {
  const { fulfilment: choice } = useDevice.getState();
  if (choice) useSeen.setState({ refused: { choice, text } });
}

export type Desk = {
  merchant: Merchant;
  fixes: Fixes;
  failField: (wrong: DetailsError) => void;
  failMethod: (text: string) => void;
  failQuestion: (name: string, text: string) => void;
  failAgreed: (which: Agreement, text: string) => void;
  totalChanged: () => void;
  /** whether what was in the cart is an order already, placed by somebody else of this session */
  orderedElsewhere?: () => Promise<boolean>;
};

/** Leads the customer to what must be put right. */
export function useFailure(desk: Desk) {
  const client = useQueryClient();
  useEffect(() => () => toaster.dismiss(STAY), []);
  const refetch = () => client.invalidateQueries({ queryKey: keys.order(desk.merchant.menu.menu_name) });

  const fix = (text: string, { label, opens }: { label: string; opens: Fix }): void => {
    const run = desk.fixes[opens];
    if (run) stay(text, label, run);
    else sayBad(text, undefined, 'checkout');
  };
  // The empty cart says what happened where it was ordered elsewhere.
  const emptied = async (): Promise<void> => {
    if (!(await desk.orderedElsewhere?.())) sayBad(checkoutTexts.sessionTimedOut, undefined, 'checkout');
    await refetch();
  };
  const handle = (
    failure: Pick<CallFailure, 'code' | 'message' | 'details'> & { nothingSent?: true },
  ): void => {
    const route = failureRoute(failure);
    const { message } = failure;
    switch (route.to) {
      case 'field':
        return desk.failField({ field: route.field, text: message });
      case 'fix':
        if (route.opens === 'cart') void refetch();
        if (route.opens === 'fulfilment' || route.opens === 'steps') refuseTime(message);
        return fix(message, route);
      case 'timed-out':
        return void emptied();
      case 'total':
        return desk.totalChanged();
      case 'question':
        return desk.failQuestion(failure.details.field ?? '', message);
      case 'agreement':
        return desk.failAgreed(route.which, message);
      case 'method':
        return desk.failMethod(message);
      case 'unclear':
        return void sayBad(
          failure.nothingSent ? t.nothingSent : laterTexts.submitUnclear,
          undefined,
          'checkout',
        );
      case 'say':
        return void sayBad(message, undefined, 'checkout');
    }
  };
  return { handle, askTime: (text: string) => fix(text, { label: t.changeTime, opens: 'fulfilment' }) };
}
