import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { IconClock, IconShoppingBag, IconUtensils } from '@servery/ui/foundations/icon';
import { IconEllipsis } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { type ReactNode, useState } from 'react';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { SelectionSteps } from '#features/fulfilment-points/index.ts';
import { LaterSheet } from '#pos/fulfilment/later-sheet.tsx';
import { TableSheet } from '#pos/fulfilment/table-sheet.tsx';
import { clockText } from '@servery/domain/hours/words';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePopups } from '#state/popups.ts';
import { useCounterFulfilment } from '#pos/use-counter-fulfilment.ts';
import { useSelection } from '#ordering/use-selection.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { asksForTable, choiceNow, typeWords } from '#ordering/fulfilment-types.ts';
import css from './type-switch.module.css';
import { t } from '#pos/fulfilment/texts.ts';

type WayButtonProps = { pressed: boolean; icon: ReactNode; onPress: () => void; children: ReactNode };

function FulfilmentButton({ pressed, icon, onPress, children }: WayButtonProps) {
  return (
    <button type="button" aria-pressed={pressed} className={css.way} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Delivery, bookings and the rest are asked for in the popup that customers have, and in its steps. */
export function OtherTypes() {
  const { merchant } = useDeviceVenue();
  const { selecting, leaveSteps } = useDevice((device) => device);
  const { steps } = useSelection(merchant);
  return (
    <>
      <FulfilmentHost merchant={merchant} optional />
      <Sheet open={selecting && steps.length > 0} onClose={() => leaveSteps()} title={t.whereItGoes} size="l">
        <SelectionSteps merchant={merchant} before="cart" />
      </Sheet>
    </>
  );
}

/** How the order goes out. What has no button of its own is chosen as customers do; a table asks for its number, later asks for a time; touching them again asks anew. */
export function TypeSwitch() {
  const { ways, later, hasOthers, choice, type, choose } = useCounterFulfilment();
  const ask = usePopups((popups) => popups.askFulfilment);
  const [asking, setAsking] = useState<'table' | 'later'>();
  const isOther =
    choice !== undefined && choice.code !== later?.code && !ways.some(({ code }) => code === choice.code);
  const isLater = choice !== undefined && !choice.asap && choice.code === later?.code;
  const table = ways.find(asksForTable);
  const label = (type: FulfilmentType): string => {
    if (!asksForTable(type)) return typeWords(type).title;
    const number = choice?.code === type.code ? choice.tableNum : '';
    return number ? `${type.table_num_label} ${number}` : typeWords(type).title;
  };
  return (
    <fieldset aria-label={t.fulfilment} className={css.ways}>
      {ways.map((type) => (
        <FulfilmentButton
          key={type.code}
          pressed={!isLater && choice?.code === type.code}
          icon={type.code === 'table' ? <IconUtensils /> : <IconShoppingBag />}
          onPress={() => (asksForTable(type) ? setAsking('table') : choose(choiceNow(type)))}
        >
          {label(type)}
        </FulfilmentButton>
      ))}
      {later ? (
        <FulfilmentButton pressed={isLater} icon={<IconClock />} onPress={() => setAsking('later')}>
          {isLater && choice.time ? clockText(choice.time) : t.later}
        </FulfilmentButton>
      ) : null}
      {hasOthers ? (
        <FulfilmentButton
          pressed={isOther}
          icon={isOther && type ? <FulfilmentIcon code={type.code} /> : <IconEllipsis />}
          onPress={() => ask()}
        >
          {isOther && type ? type.verb : t.other}
        </FulfilmentButton>
      ) : null}
      {table ? (
        <TableSheet
          type={table}
          open={asking === 'table'}
          onClose={() => setAsking(undefined)}
          onChosen={(number) => choose(choiceNow(table, number))}
        />
      ) : null}
      {later ? (
        <LaterSheet
          type={later}
          open={asking === 'later'}
          onClose={() => setAsking(undefined)}
          onChosen={(when) => choose({ ...choiceNow(later), asap: false, ...when })}
        />
      ) : null}
      <OtherTypes />
    </fieldset>
  );
}
