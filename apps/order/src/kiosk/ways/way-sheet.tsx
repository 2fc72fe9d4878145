import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { emptyAddress } from '@servery/domain/address/draft';
import { allowsAsap, emptyChoice, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { hasTable } from '@servery/domain/fulfilment/tables';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { texts } from '@servery/domain/messages/texts';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type AddressForm, useAddress } from '#features/address/index.ts';
import { TypeWords } from '#features/fulfilment/index.ts';
import { PointChooser } from '#features/fulfilment-points/index.ts';
import { AddressStage } from '#kiosk/ways/address-stage.tsx';
import type { StageProps } from '#kiosk/ways/stage-props.ts';
import { TablePad } from '#kiosk/ways/table-pad.tsx';
import { type FurtherWay, type Stage, stagesOf } from '#kiosk/ways/ways.ts';
import { WhenStage } from '#kiosk/ways/when-stage.tsx';
import { isNameEnough, Keyboard, pressCodeKey, pressNameKey, TypedText } from '#kiosk/typing/index.ts';
import { useIdle } from '#kiosk/shell/index.ts';
import { more } from '#shared/more-texts.ts';
import { useDevice } from '#state/device.ts';
import css from './way-sheet.module.css';
import { t } from '#kiosk/ways/texts.ts';

type Asked = {
  merchant: Merchant;
  way: FurtherWay;
  /** What the answers lead to; only the menu may be looked at without an address. */
  before: 'menu' | 'cart';
  onChosen: (choice: FulfilmentChoice) => void;
};
/** An address, and the place or the slot that hangs on it. */
const isSkippable = (stage: Stage): boolean => stage === 'address' || stage === 'point';
const NO_POINT = { slotId: 0, stopId: 0, locationId: 0, placeDesc: '' };

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

/** A button that can't be pressed yet says what it waits for. */
function requiredText(stage: Stage, type: FulfilmentType): string | undefined {
  if (stage === 'table') return ruleFailureText('table_required', { field: type.table_num_label });
  const field = { reference: type.booking_ref_label, name: type.booking_name_label };
  if (stage !== 'reference' && stage !== 'name') return undefined;
  return ruleFailureText('booking_required', { field: field[stage] });
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

/** The questions one after the other. In the cart only what was skipped is asked. */
function useQuestions({ merchant, way: { type, later }, before, onChosen }: Asked) {
  const form = useAddress(merchant);
  const fulfilment = useDevice((device) => device.fulfilment);
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<FulfilmentChoice>(() =>
    before === 'cart' && fulfilment
      ? fulfilment
      : { ...emptyChoice(type.code), asap: !later && allowsAsap(type) },
  );
  const asked = stagesOf(type).filter((stage) => before === 'menu' || isSkippable(stage));
  const kept = asked.filter((stage) => !isSkippable(stage));
  const [stages, setStages] = useState(asked);
  const stage = stages[at];
  const unaddressed = stage === 'address' && !form.deliverable;
  const isLast = at >= stages.length - 1;
  const skip = () => {
    const next = kept.findIndex((each) => asked.indexOf(each) > at);
    if (next < 0) return onChosen({ ...choice, ...NO_POINT });
    change(NO_POINT);
    setStages(kept);
    setAt(next);
  };
  const change = (part: Partial<FulfilmentChoice>) => setChoice((now) => ({ ...now, ...part }));
  return {
    form,
    choice,
    change,
    stage,
    unaddressed,
    isLast,
    leadsOn: stagesOf(type).some(isSkippable),
    back: at > 0 ? () => setAt(at - 1) : undefined,
    skip: before === 'menu' && type.address_required === 1 && stage && isSkippable(stage) ? skip : undefined,
    goOn: () => {
      if (unaddressed) form.confirmTyped();
      else if (isLast) onChosen(choice);
      else setAt(at + 1);
    },
  };
}

function goOnText(
  { unaddressed, isLast, leadsOn }: ReturnType<typeof useQuestions>,
  before: Asked['before'],
) {
  if (unaddressed) return t.checkAddress;
  if (!isLast) return t.next;
  if (before === 'cart') return texts.proceedToCart;
  return leadsOn ? laterTexts.proceedToMenu : t.startOrder;
}

function WayForm(asked: Asked) {
  const { merchant, way, before } = asked;
  const { type, later } = way;
  const questions = useQuestions(asked);
  const { form, choice, change, stage, back, skip, goOn } = questions;
  const undone = stage !== undefined && !DONE[stage](choice, type) ? stage : undefined;
  const goOnWords = goOnText(questions, before);
  return (
    <div className={css.body}>
      {(stage === 'when' || stage === 'point') && <TypeWords merchant={merchant} type={type} />}
      {stage && body(stage, { merchant, type, choice, change }, { later, form })}
      {stage === 'when' && <Text tone="soft">{t.pressToProceed({ button: goOnWords })}</Text>}
      <div className={css.foot}>
        {back && (
          <Button kind="quiet" size="l" onClick={back}>
            {more.back}
          </Button>
        )}
        {skip && (
          <Button kind="quiet" size="l" onClick={skip}>
            {laterTexts.skipAddress}
          </Button>
        )}
        <Button size="l" wide busy={form.busy} disabled={undone !== undefined} onClick={goOn}>
          {(undone && requiredText(undone, type)) ?? goOnWords}
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
    <Sheet open={way !== undefined} onClose={close} tapOutside={false} title={title} size="l">
      {way ? <WayForm way={way} {...rest} /> : null}
    </Sheet>
  );
}
