import { methodText } from '@servery/domain/payments/methods';
import { TextButton } from '@servery/ui/actions/button';
import { Banner } from '@servery/ui/feedback/notice';
import { useLocation } from '@tanstack/react-router';
import { usePending } from '#state/pending-order.ts';
import { GoText } from '#shared/links.tsx';
import { useGiveUpPayment } from '#ordering/use-give-up-payment.ts';
import { t } from '#features/shell/later-texts.ts';

/** Money for what is in the cart is on its way: said on every page, with the way back to it. */
export function PayingNote({ method }: { method: string }) {
  const atCheckout = useLocation({ select: ({ pathname }) => pathname.startsWith('/checkout') });
  const isKnown = usePending(({ order }) => order !== undefined);
  const { giveUp, busy } = useGiveUpPayment();
  // The checkout of the device that began it waits for it, and says more.
  if (atCheckout && isKnown) return null;
  const words = t.paying({ method: methodText(method).toLowerCase() });
  return (
    <Banner
      tone="accent"
      actions={
        atCheckout ? (
          <TextButton tone="inherit" disabled={busy} onClick={() => void giveUp()}>
            {t.payAnotherWay}
          </TextButton>
        ) : (
          <GoText to="/checkout" tone="inherit">
            {t.backToPayment}
          </GoText>
        )
      }
    >
      {words}
    </Banner>
  );
}
