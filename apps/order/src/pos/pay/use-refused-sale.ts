import type { DetailsError } from '@servery/domain/checkout/member';
import { useNavigate } from '@tanstack/react-router';
import {
  type useAnswers,
  useChangedTotal,
  useFailure,
  useFulfilmentFixes,
} from '#features/checkout/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayBad } from '#state/toasts.ts';

/** What is opened over the ticket. */
export type PayDialog = 'details' | 'note' | 'promo' | 'cancel' | undefined;

type Counter = {
  form: ReturnType<typeof useAnswers>;
  fail: (wrong: DetailsError) => void;
  ask: (dialog: PayDialog) => void;
};

/** Where a refused order leads at the counter. Customers sign in on their own devices, not here. */
export function useRefusedSale({ form, fail, ask }: Counter) {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const changed = useChangedTotal({ merchant, order });
  const ways = useFulfilmentFixes(merchant);
  const inDetails = (then: () => void) => {
    ask('details');
    then();
  };
  const { handle } = useFailure({
    merchant,
    fixes: {
      ...ways,
      cart: () => void navigate({ to: `/menu/${merchant.menu.menu_name}`, replace: true }),
      promo: () => ask('promo'),
      note: () => ask('note'),
    },
    failField: (wrong) => inDetails(() => fail(wrong)),
    failMethod: (text) => void sayBad(text),
    failQuestion: (name, text) => inDetails(() => form.failQuestion(name, text)),
    failAgreed: (which, text) => inDetails(() => form.failAgreed(which, text)),
    totalChanged: changed.show,
  });
  return { handle, changed };
}
