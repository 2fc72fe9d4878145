import type { Merchant } from '@servery/contract/entities/merchant';
import { Text } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import css from '#features/checkout/checkout.module.css';
import { telLink } from '#features/shell/index.ts';
import { t } from '#features/checkout/texts.ts';

/** Whose checkout it is: the venue with its address and telephone. */
export function StoreCard({ merchant }: { merchant: Merchant }) {
  if (facts.brand.checkout.hide_header) return null;
  return (
    <header aria-label={t.store} className={css.store}>
      <Text size={15} weight="strong">
        {merchant.name}
      </Text>
      <Text size={15} tone="soft" className="dots">
        <span>{[merchant.address1, merchant.suburb].filter(Boolean).join(', ')}</span>
        {merchant.phone && (
          <span className={css.phone}>
            <a href={telLink(merchant.phone)} className={css.termsLink}>
              {merchant.phone}
            </a>
          </span>
        )}
      </Text>
    </header>
  );
}
