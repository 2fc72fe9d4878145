import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { t } from '#features/checkout/texts.ts';

export function ThankYou() {
  return (
    <div aria-live="polite">
      <EmptyState title={checkoutTexts.thankYou}>{t.sendingOrder}</EmptyState>
    </div>
  );
}
