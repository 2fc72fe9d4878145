import { allowsAsap, chooseTime } from '@servery/domain/fulfilment/choice';
import { Stepper } from '@servery/ui/actions/stepper';
import { Choice } from '@servery/ui/choices/choice';
import { IconZap } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TimePicker } from '#features/fulfilment-points/index.ts';
import type { StageProps } from '#kiosk/ways/stage-props.ts';
import { useReadyMinutes } from '#ordering/use-ready-minutes.ts';
import { more } from '#shared/more-texts.ts';
import css from './way-sheet.module.css';
import { t } from '#kiosk/ways/texts.ts';

function People({ type, choice, change }: StageProps) {
  return (
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
  );
}

/** At once where it can be had so, or a day and a time. */
export function WhenStage(props: StageProps & { later: boolean }) {
  const { merchant, type, choice, change, later } = props;
  const minutes = useReadyMinutes(merchant, [type]);
  return (
    <>
      {(type.code === 'booking' || type.booking_pax_required === 1) && <People {...props} />}
      {!later && allowsAsap(type) && (
        <Choice
          kind="radio"
          name="asap"
          value="asap"
          look="warm"
          icon={<IconZap size="l" />}
          title={t.asap}
          note={t.inMinutes({ minutes })}
          checked={choice.asap}
          onChange={() => change({ asap: true, date: '', time: '', at: undefined })}
        />
      )}
      <TimePicker
        merchant={merchant}
        type={type}
        value={choice}
        onPick={(when) => change(chooseTime(choice, when))}
      />
    </>
  );
}
