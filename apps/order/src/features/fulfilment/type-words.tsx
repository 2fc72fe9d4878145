import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { availableText, hasLaterTime } from '@servery/domain/fulfilment/choice';
import { withDeliveryMins } from '@servery/domain/fulfilment/words';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';

/** What the venue says of the type, and whether it is closed. */
export function TypeWords({ merchant, type }: { merchant: Merchant; type: FulfilmentType }) {
  const mins = useDevice((device) => device.address.delivery_mins);
  const desc = withDeliveryMins(type.desc, mins);
  const available = withDeliveryMins(availableText(type), mins);
  const closed = type.online_status !== 'online' || (type.asap === 1 && type.open_now === 0);
  const later = hasLaterTime(type, { now: useNow(), zone: merchant.time_zone });
  return (
    <>
      {desc && <Text weight="strong">{desc}</Text>}
      {available && <Text tone="soft">{available}</Text>}
      {closed && type.display_store_closed_text === 1 && (
        <Notice tone="warn" title={laterTexts.storeClosed}>
          {later
            ? laterTexts.orderForLater
            : merchant.standing_text || type.unavailable_reason || merchant.open_text}
        </Notice>
      )}
    </>
  );
}
