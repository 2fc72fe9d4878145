import { texts, toastMs } from '@servery/domain/messages/texts';
import { useNavigate } from '@tanstack/react-router';
import { toaster } from '#state/toasts.ts';

const ID = 'added-to-cart';

/** Says that something went into the cart and offers to go there. */
export function useSayAdded(): () => void {
  const navigate = useNavigate();
  return () =>
    void toaster.show({
      id: ID,
      look: 'snackbar',
      kind: 'good',
      text: texts.addedToCart,
      ms: toastMs.addedToCart,
      action: { label: texts.proceedToCart, run: () => void navigate({ to: '/cart' }) },
    });
}

export const stopSayingAdded = (): void => toaster.dismiss(ID);
