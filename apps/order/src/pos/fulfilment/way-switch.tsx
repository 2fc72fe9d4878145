import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { IconClock, IconEllipsis, IconShoppingBag, IconUtensils } from '@servery/ui/foundations/icon';
import { Sheet } from '@servery/ui/overlays/sheet';
import { type ReactNode, useState } from 'react';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { SelectionSteps } from '#features/places/index.ts';
import { LaterSheet } from '#pos/fulfilment/later-sheet.tsx';
import { TableSheet } from '#pos/fulfilment/table-sheet.tsx';
import { clockText } from '@servery/domain/hours/words';
import { useDevice } from '#state/device.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { usePopups } from '#state/popups.ts';
import { useCounterWay } from '#pos/use-counter-fulfilment.ts';
import { useSelection } from '#ordering/use-selection.ts';
import { WayIcon } from '#shared/fulfilment-icon.tsx';
import { asksForTable, choiceNow, wayWords } from '#ordering/fulfilment-types.ts';
import css from './way-switch.module.css';
import { t } from '#pos/fulfilment/texts.ts';

type WayButtonProps = { pressed: boolean; icon: ReactNode; onPress: () => void; children: ReactNode };

function WayButton({ pressed, icon, onPress, children }: WayButtonProps) {
  return (
    <button type="button" aria-pressed={pressed} className={css.way} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Delivery, bookings and the rest are asked for in the popup that customers have, and in its steps. */
export function OtherWays() {
  const { merchant } = useOwnVenue();
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
export function WaySwitch() {
  const { ways, later, hasOthers, choice, type, choose } = useCounterWay();
  const ask = usePopups((popups) => popups.askFulfilment);
  const [asking, setAsking] = useState<'table' | 'later'>();
  const isOther =
    choice !== undefined && choice.code !== later?.code && !ways.some(({ code }) => code === choice.code);
  const isLater = choice !== undefined && !choice.asap && choice.code === later?.code;
  const table = ways.find(asksForTable);
  const label = (type: FulfilmentType): string => {
    if (!asksForTable(type)) return wayWords(type).title;
    const number = choice?.code === type.code ? choice.tableNum : '';
    return number ? `${type.table_num_label} ${number}` : wayWords(type).title;
  };
  return (
    <fieldset aria-label={t.fulfilment} className={css.ways}>
      {ways.map((type) => (
        <WayButton
          key={type.code}
          pressed={!isLater && choice?.code === type.code}
          icon={type.code === 'table' ? <IconUtensils /> : <IconShoppingBag />}
          onPress={() => (asksForTable(type) ? setAsking('table') : choose(choiceNow(type)))}
        >
          {label(type)}
        </WayButton>
      ))}
      {later ? (
        <WayButton pressed={isLater} icon={<IconClock />} onPress={() => setAsking('later')}>
          {isLater && choice.time ? clockText(choice.time) : t.later}
        </WayButton>
      ) : null}
      {hasOthers ? (
        <WayButton
          pressed={isOther}
          icon={isOther && type ? <WayIcon code={type.code} /> : <IconEllipsis />}
          onPress={() => ask()}
        >
          {isOther && type ? type.verb : t.other}
        </WayButton>
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
      <OtherWays />
    </fieldset>
  );
}
