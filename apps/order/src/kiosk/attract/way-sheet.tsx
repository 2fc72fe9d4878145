import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { emptyAddress } from '@servery/domain/address/draft';
import { allowsAsap, emptyChoice, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { hasTable } from '@servery/domain/fulfilment/tables';
import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type AddressForm, useAddress } from '#features/address/index.ts';
import { PointChooser } from '#features/fulfilment-points/index.ts';
import { AddressStage } from '#kiosk/attract/address-stage.tsx';
import type { StageProps } from '#kiosk/attract/stage-props.ts';
import { TablePad } from '#kiosk/attract/table-pad.tsx';
import { type FurtherWay, type Stage, stagesOf } from '#kiosk/attract/ways.ts';
import { WhenStage } from '#kiosk/attract/when-stage.tsx';
import { isNameEnough, Keyboard, pressCodeKey, pressNameKey, TypedText } from '#kiosk/cart/index.ts';
import { useIdle } from '#kiosk/shell/index.ts';
import { more } from '#shared/more-texts.ts';
import { useDevice } from '#state/device.ts';
import css from './way-sheet.module.css';
import { t } from '#kiosk/attract/texts.ts';

type Asked = { merchant: Merchant; way: FurtherWay; onChosen: (choice: FulfilmentChoice) => void };

function ReferenceStage({ type, choice, change }: StageProps) {
  return (
    <>
      <Text tone="soft">
        {type.booking_ref_desc || t.yourReference({ label: type.booking_ref_label.toLowerCase() })}
      </Text>
      <TypedText label={type.booking_ref_label} text={choice.bookingRef} />
      <Keyboard digits onKey={(key) => change({ bookingRef: pressCodeKey(choice.bookingRef, key) })} />
    </>
  );
}

function NameStage({ type, choice, change }: StageProps) {
  return (
    <>
      <Text tone="soft">{type.booking_name_desc || t.whoseBookingIsIt}</Text>
      <TypedText label={type.booking_name_label} text={choice.bookingName} />
      <Keyboard onKey={(key) => change({ bookingName: pressNameKey(choice.bookingName, key) })} />
    </>
  );
}

function PointStage({ merchant, type, choice, change }: StageProps) {
  const kind = pointKindOf(type);
  return kind ? (
    <PointChooser merchant={merchant} type={type} kind={kind} form={{ choice, change }} hideTitle />
  ) : null;
}

const DONE: Record<Stage, (choice: FulfilmentChoice, type: FulfilmentType) => boolean> = {
  table: ({ tableNum }, { table_nums }) => tableNum !== '' && hasTable(table_nums, tableNum),
  address: () => true,
  point: ({ slotId, stopId, locationId, date }) => Math.max(slotId, stopId, locationId) > 0 && date !== '',
  when: ({ asap, time }) => asap || time !== '',
  reference: ({ bookingRef }) => bookingRef !== '',
  name: ({ bookingName }) => isNameEnough(bookingName),
};

function body(stage: Stage, props: StageProps, { later, form }: { later: boolean; form: AddressForm }) {
  const stages: Record<Stage, () => ReactNode> = {
    table: () => (
      <TablePad
        type={props.type}
        table={props.choice.tableNum}
        setTable={(tableNum) => props.change({ tableNum })}
      />
    ),
    address: () => <AddressStage merchant={props.merchant} form={form} />,
    point: () => <PointStage {...props} />,
    when: () => <WhenStage {...props} later={later} />,
    reference: () => <ReferenceStage {...props} />,
    name: () => <NameStage {...props} />,
  };
  return stages[stage]();
}

function WayForm({ merchant, way, onChosen }: Asked) {
  const { type, later } = way;
  const stages = stagesOf(type);
  const form = useAddress(merchant);
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<FulfilmentChoice>(() => ({
    ...emptyChoice(type.code),
    asap: !later && allowsAsap(type),
  }));
  const change = (part: Partial<FulfilmentChoice>) => setChoice((now) => ({ ...now, ...part }));
  const stage = stages[at];
  const isLast = at >= stages.length - 1;
  const unaddressed = stage === 'address' && !form.deliverable;
  const goOn = () => {
    if (unaddressed) form.confirmTyped();
    else if (isLast) onChosen(choice);
    else setAt(at + 1);
  };
  return (
    <div className={css.body}>
      {stage && body(stage, { merchant, type, choice, change }, { later, form })}
      <div className={css.foot}>
        {at > 0 && (
          <Button kind="quiet" size="l" onClick={() => setAt(at - 1)}>
            {more.back}
          </Button>
        )}
        <Button
          size="l"
          wide
          busy={form.busy}
          disabled={stage !== undefined && !DONE[stage](choice, type)}
          onClick={goOn}
        >
          {unaddressed ? t.checkAddress : isLast ? t.startOrder : t.next}
        </Button>
      </div>
    </div>
  );
}

export type WaySheetProps = Omit<Asked, 'way'> & {
  way: FurtherWay | undefined;
  title: string;
  onClose: () => void;
};

/** Asks for what an order needs that is not had over the counter at once. Left alone, it closes by itself. */
export function WaySheet({ way, title, onClose, ...rest }: WaySheetProps) {
  const { phase } = useIdle(way !== undefined);
  const close = () => {
    const { fulfilment, setAddress } = useDevice.getState();
    // Whoever typed it has left before they began.
    if (!fulfilment) setAddress(emptyAddress);
    onClose();
  };
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (phase !== 'watching') leave();
  }, [phase]);
  return (
    <Sheet open={way !== undefined} onClose={close} title={title} size="l">
      {way ? <WayForm way={way} {...rest} /> : null}
    </Sheet>
  );
}
