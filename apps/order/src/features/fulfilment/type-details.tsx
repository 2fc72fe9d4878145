import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { allowsAsap, needsTime, takesTimes } from '@servery/domain/fulfilment/choice';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Choice } from '@servery/ui/choices/choice';
import { FieldError } from '@servery/ui/inputs/field';
import { IconZap } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { fullTimesQuery } from '#api/fulfilment-points.ts';
import { BookingFields, TableField } from '#features/fulfilment/place-fields.tsx';

import { TypeWords } from '#features/fulfilment/type-words.tsx';
import type { FulfilmentDraft } from '#features/fulfilment/use-fulfilment-draft.ts';
import { PointChooser, TimePicker } from '#features/fulfilment-points/index.ts';
import { useNow } from '#shared/use-now.ts';
import { t } from '#features/fulfilment/texts.ts';

type Props = { merchant: Merchant; type: FulfilmentType; form: FulfilmentDraft };

function Asap({ merchant, type, form }: Props) {
  const usual = useNow() + type.asap_mins * 60_000;
  const { data: times } = useQuery(fullTimesQuery(merchant, type.code));
  const ready = localDateTime(Math.max(usual, times?.asapDue ?? 0), merchant.time_zone).time;
  return (
    <Choice
      kind="radio"
      name="asap"
      value="asap"
      look="warm"
      icon={<IconZap size="l" />}
      title={t.asap}
      note={t.readyAround({ time: clockText(ready) })}
      checked={form.draft?.asap ?? false}
      onChange={() => form.change({ asap: true, date: '', time: '', at: undefined })}
    />
  );
}

/** Only what the chosen type needs. */
export function TypeDetails({ merchant, type, form }: Props) {
  const { draft } = form;
  const place = pointKindOf(type);
  const timed = !place && needsTime(type) && type.time_frame === 'datetime';
  const later = takesTimes(type, useNow());
  return (
    <>
      <TypeWords merchant={merchant} type={type} />
      {(type.code === 'table' || type.table_num_required === 1) && <TableField type={type} form={form} />}
      {type.code === 'booking' && <BookingFields type={type} form={form} />}
      {allowsAsap(type) && type.time_frame === 'datetime' && (
        <Asap merchant={merchant} type={type} form={form} />
      )}
      {timed && later && draft && (
        <TimePicker merchant={merchant} type={type} value={draft} onPick={form.pickTime} />
      )}
      {place && draft && (
        <PointChooser
          merchant={merchant}
          type={type}
          kind={place}
          form={{ choice: draft, change: form.change }}
        />
      )}
      {form.problem && !form.problem.field && <FieldError>{form.problem.text}</FieldError>}
      {(place || !timed || later || type.open_now === 1) && (
        <Text size={15} tone="soft">
          {laterTexts.pressSet}
        </Text>
      )}
    </>
  );
}
