import type { Merchant } from '@servery/contract/entities/merchant';
import { addressText } from '@servery/domain/delivery/address';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import css from '#features/checkout/checkout.module.css';
import { choiceWords } from '#ordering/choice-words.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { useDevice } from '#state/device.ts';
import { t } from '#features/checkout/texts.ts';

type Props = { merchant: Merchant; onChange: () => void; className?: string | undefined };

/** Where a delivery goes and in which slot, and the way to change either; nothing for what has no slot. */
export function DeliverySummary({ merchant, onChange, className }: Props) {
  const { choice, type, valid, open, clock } = useFulfilment(merchant);
  const address = useDevice((device) => device.address.delivery_address);
  if (!choice || !type || !valid || open.length > 0 || pointKindOf(type) !== 'slot') return null;
  return (
    <div className={cx(css.delivery, className)}>
      <dl className={css.summary}>
        <dt>{t.to}</dt>
        <dd>{addressText(address)}</dd>
        <dt>{t.slot}</dt>
        <dd>{choice.placeDesc || choiceWords(choice, type, clock).title}</dd>
      </dl>
      <Button kind="soft" size="s" onClick={onChange}>
        {checkoutTexts.changeDelivery}
      </Button>
    </div>
  );
}
