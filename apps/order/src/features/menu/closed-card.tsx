import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/button';
import { Card } from '@servery/ui/card';
import { Display, Text } from '@servery/ui/text';
import { HoursList } from '#features/shell/index.ts';
import css from '#features/menu/closed-card.module.css';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#state/use-fulfilment.ts';

const takesLater = (merchant: Merchant): boolean =>
  merchant.order_for_later === 1 || merchant.menu.is_order_for_later_enabled === 1;

/** Nobody can order for now: nothing is open, and no later time has been chosen yet. */
export function ClosedCard({ merchant }: { merchant: Merchant }) {
  const ask = usePopups((popups) => popups.askFulfilment);
  const { valid } = useFulfilment(merchant);
  const open = merchant.always_open === 1 || merchant.fulfilment.some((type) => type.open_now === 1);
  if (open || valid) return null;
  const later = takesLater(merchant);
  return (
    <Card as="section" aria-label="Closed" className={css.card}>
      <Display size={20}>The store is currently closed.</Display>
      {later && (
        <>
          <Text tone="soft">{texts.orderForLater}</Text>
          <Button wide onClick={() => ask()}>
            Order for Later
          </Button>
        </>
      )}
      <h3 className={css.title}>Trading Hours</h3>
      <HoursList merchant={merchant} />
    </Card>
  );
}
