import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconCheck, IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/promos/promo-cards.module.css';
import { t } from '#features/promos/texts.ts';
import { GoText } from '#shared/links.tsx';
import { useDevice } from '#state/device.ts';
import { sayInfo } from '#state/toasts.ts';

/** One tap puts the code on the order; with nothing in the cart yet it waits for the first product. */
function UseCode({ code, order }: { code: string; order: CartOrder | undefined }) {
  const { promo, setPromo } = useDevice((device) => device);
  const isApplied = order?.coupon_code === code;
  const waits = promo === code && (order?.items.length ?? 0) === 0;
  const use = () => {
    setPromo(code);
    if ((order?.items.length ?? 0) === 0) sayInfo(t.appliesLater({ code }));
  };
  return (
    <Button
      size="s"
      kind="soft"
      icon={isApplied || waits ? <IconCheck /> : <IconTicketPercent />}
      disabled={isApplied || waits}
      aria-label={isApplied ? t.codeApplied({ code }) : t.takeCode({ code })}
      className={css.code}
      onClick={use}
    >
      {isApplied ? t.applied({ code }) : code}
    </Button>
  );
}

type Props = {
  merchant: Merchant;
  order: CartOrder | undefined;
  /** Where whoever signs in for rewards comes back to; nobody is asked to without it. */
  signInFrom?: string | undefined;
};

/** What the venue offers at the moment. A screen that shows them applies the code that is tapped: `useApplyPromo`. */
export function PromoCards({ merchant, order, signInFrom }: Props) {
  return (
    <ul aria-label={t.promotions} className={css.promos}>
      {merchant.promos.map((promo) => (
        <Card as="li" key={promo.title} radius="m" className={css.promo}>
          <div>
            <Text weight="strong">{promo.title}</Text>
            <Text size={15} tone="soft">
              {promo.desc}
            </Text>
          </div>
          {promo.promo_code && <UseCode code={promo.promo_code} order={order} />}
          {promo.type === 'loyalty' && signInFrom !== undefined && (
            <GoText to="/menu/login" search={{ next: signInFrom }} className={css.terms}>
              {laterTexts.earnRewards}
            </GoText>
          )}
          {promo.terms && (
            <Text size={13} tone="soft" className={css.terms}>
              {promo.terms}
            </Text>
          )}
        </Card>
      ))}
    </ul>
  );
}
