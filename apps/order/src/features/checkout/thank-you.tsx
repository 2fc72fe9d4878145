import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { EmptyState } from '@servery/ui/empty';

export function ThankYou() {
  return (
    <div aria-live="polite">
      <EmptyState title={checkoutTexts.thankYou}>We are sending your order to the kitchen.</EmptyState>
    </div>
  );
}
