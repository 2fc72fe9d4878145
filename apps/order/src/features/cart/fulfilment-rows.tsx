import type { Merchant } from '@servery/contract/entities/merchant';
import { addressText } from '@servery/domain/delivery/address';
import { texts } from '@servery/domain/messages/texts';
import { TextButton } from '@servery/ui/actions/button';
import { IconMapPin, IconShoppingBag } from '@servery/ui/foundations/icon';
import css from '#features/cart/cart.module.css';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { choiceWords } from '#ordering/choice-words.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/cart/texts.ts';

function AddressRow() {
  const { address, showSteps } = useDevice((device) => device);
  return (
    <div className={css.extra}>
      <IconMapPin size="l" className={css.accent} />
      <span>{addressText(address.delivery_address)}</span>
      <TextButton aria-label={t.changeAddress} onClick={showSteps}>
        {common.change}
      </TextButton>
    </div>
  );
}

/** How, when and where the order is had, as lines of the ticket. */
export function WayRows({ merchant }: { merchant: Merchant }) {
  const { choice, type, valid, clock } = useFulfilment(merchant);
  const ask = usePopups((popups) => popups.askFulfilment);
  const words = valid && choice && type ? choiceWords(choice, type, clock) : undefined;
  return (
    <div className={css.ways}>
      <div className={css.extra}>
        {words && choice ? (
          <FulfilmentIcon code={choice.code} size="l" className={css.accent} />
        ) : (
          <IconShoppingBag size="l" className={css.accent} />
        )}
        <b>{words?.title ?? texts.chooseFulfilment}</b>
        <TextButton aria-label={common.changeFulfilment} onClick={() => ask()}>
          {words ? common.change : t.choose}
        </TextButton>
      </div>
      {words && type?.address_required === 1 && <AddressRow />}
    </div>
  );
}
