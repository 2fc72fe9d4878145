import { more } from '#shared/more-texts.ts';
import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { chooseTime, emptyChoice, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { Button } from '@servery/ui/actions/button';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Stepper } from '@servery/ui/actions/stepper';
import { Text } from '@servery/ui/foundations/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNameEnough, Keyboard, pressCodeKey, pressNameKey, TypedText } from '#kiosk/cart/index.ts';
import { useIdle } from '#kiosk/shell/index.ts';
import { TimePicker } from '#features/fulfilment-points/index.ts';
import css from './booking-sheet.module.css';
import { t } from '#kiosk/attract/texts.ts';

type Asked = { merchant: Merchant; type: FulfilmentType; onChosen: (choice: FulfilmentChoice) => void };
export type BookingSheetProps = Omit<Asked, 'type'> & {
  type: FulfilmentType | undefined;
  onClose: () => void;
};

/** Asks for when and how many, then for the name. Left alone, it closes by itself. */
export function BookingSheet({ type, onClose, ...rest }: BookingSheetProps) {
  const { phase } = useIdle(type !== undefined);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (phase !== 'watching') leave();
  }, [phase]);
  return (
    <Sheet open={type !== undefined} onClose={onClose} title={type?.verb ?? ''} size="l">
      {type ? <BookingForm type={type} {...rest} /> : null}
    </Sheet>
  );
}

type StageProps = Asked & { choice: FulfilmentChoice; change: (part: Partial<FulfilmentChoice>) => void };

function When({ merchant, type, choice, change, onNext }: StageProps & { onNext: () => void }) {
  return (
    <>
      <div className={css.people}>
        <Text weight="strong">{type.booking_pax_label}</Text>
        <Stepper
          label={type.booking_pax_label}
          each={more.person}
          value={choice.bookingPax}
          min={1}
          max={99}
          onChange={(bookingPax) => change({ bookingPax })}
        />
      </div>
      <TimePicker
        merchant={merchant}
        type={type}
        value={choice}
        onPick={(when) => change(chooseTime(choice, when))}
      />
      <Button size="l" wide disabled={choice.time === ''} onClick={onNext}>
        {t.next}
      </Button>
    </>
  );
}

function Reference({ type, choice, change, onNext }: StageProps & { onNext: () => void }) {
  return (
    <>
      <Text tone="soft">
        {type.booking_ref_desc || t.yourReference({ label: type.booking_ref_label.toLowerCase() })}
      </Text>
      <TypedText label={type.booking_ref_label} text={choice.bookingRef} />
      <Keyboard digits onKey={(key) => change({ bookingRef: pressCodeKey(choice.bookingRef, key) })} />
      <Button size="l" wide disabled={choice.bookingRef === ''} onClick={onNext}>
        {t.next}
      </Button>
    </>
  );
}

function Name({ type, choice, change, onChosen }: StageProps) {
  return (
    <>
      <Text tone="soft">{type.booking_name_desc || t.whoseBookingIsIt}</Text>
      <TypedText label={type.booking_name_label} text={choice.bookingName} />
      <Keyboard onKey={(key) => change({ bookingName: pressNameKey(choice.bookingName, key) })} />
      <Button size="l" wide disabled={!isNameEnough(choice.bookingName)} onClick={() => onChosen(choice)}>
        {t.startOrder}
      </Button>
    </>
  );
}

function BookingForm(asked: Asked) {
  const [choice, setChoice] = useState(() => emptyChoice(asked.type.code));
  const [stage, setStage] = useState<'when' | 'reference' | 'name'>('when');
  const stageProps = {
    ...asked,
    choice,
    change: (part: Partial<FulfilmentChoice>) => setChoice((now) => ({ ...now, ...part })),
  };
  const afterWhen = asked.type.booking_ref_required === 1 ? 'reference' : 'name';
  return (
    <div className={css.body}>
      {stage === 'when' && <When {...stageProps} onNext={() => setStage(afterWhen)} />}
      {stage === 'reference' && <Reference {...stageProps} onNext={() => setStage('name')} />}
      {stage === 'name' && <Name {...stageProps} />}
    </div>
  );
}
