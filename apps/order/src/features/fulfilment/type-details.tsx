import { availableText } from '@servery/domain/fulfilment/choice';
import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { needsTime } from '@servery/domain/fulfilment/choice';
import { clockText } from '@servery/domain/hours/words';
import { localDateTime } from '@servery/domain/hours/times';
import { texts } from '@servery/domain/messages/texts';
import { Choice } from '@servery/ui/choice';
import { FieldError } from '@servery/ui/field';
import { IconZap } from '@servery/ui/icon';
import { Notice } from '@servery/ui/notice';
import { Text } from '@servery/ui/text';
import { BookingFields, TableField } from '#features/fulfilment/place-fields.tsx';
import { TimePicker } from '#features/fulfilment/time-picker.tsx';
import type { FulfilmentDraft } from '#features/fulfilment/use-fulfilment-draft.ts';

type Props = { merchant: Merchant; type: FulfilmentType; form: FulfilmentDraft };

const readyText = (merchant: Merchant, type: FulfilmentType): string =>
  `Ready about ${clockText(localDateTime(Date.now() + type.asap_mins * 60_000, merchant.time_zone).time)}`;

function Asap({ merchant, type, form }: Props) {
  return (
    <Choice
      kind="radio"
      name="asap"
      value="asap"
      look="warm"
      icon={<IconZap size="l" />}
      title="ASAP"
      note={readyText(merchant, type)}
      checked={form.draft?.asap ?? false}
      onChange={() => form.change({ asap: true, date: '', time: '' })}
    />
  );
}

/** Only what the chosen type needs. */
export function TypeDetails({ merchant, type, form }: Props) {
  if (form.soon)
    return (
      <Notice tone="highlight" title={type.desc}>
        Delivery opens soon: choose another way for now.
      </Notice>
    );
  const closed = type.asap === 1 && type.open_now === 0;
  const later = type.order_for_later === 1 || type.available_today === 1;
  const timed = needsTime(type) && type.time_frame === 'datetime';
  return (
    <>
      {type.desc && <Text weight="strong">{type.desc}</Text>}
      {availableText(type) && <Text tone="soft">{availableText(type)}</Text>}
      {closed && (
        <Notice tone="warn" title={texts.storeClosed}>
          {timed && later ? texts.orderForLater : type.unavailable_reason || merchant.open_text}
        </Notice>
      )}
      {type.table_num_required === 1 && <TableField type={type} form={form} />}
      {type.code === 'booking' && <BookingFields type={type} form={form} />}
      {type.asap === 1 && type.open_now === 1 && type.time_frame === 'datetime' && (
        <Asap merchant={merchant} type={type} form={form} />
      )}
      {timed && later && <TimePicker merchant={merchant} type={type} form={form} />}
      {form.problem && !form.problem.field && <FieldError>{form.problem.text}</FieldError>}
    </>
  );
}
