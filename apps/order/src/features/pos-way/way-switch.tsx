import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { IconClock, IconShoppingBag, IconUtensils } from '@servery/ui/icon';
import { type ReactNode, useState } from 'react';
import { LaterSheet } from '#features/pos-way/later-sheet.tsx';
import { TableSheet } from '#features/pos-way/table-sheet.tsx';
import { clockText } from '@servery/domain/hours/words';
import { useCounterWay } from '#state/use-counter-way.ts';
import { asksForTable, choiceNow, wayWords } from '#state/ways.ts';
import css from './way-switch.module.css';

type WayButtonProps = { pressed: boolean; icon: ReactNode; onPress: () => void; children: ReactNode };

function WayButton({ pressed, icon, onPress, children }: WayButtonProps) {
  return (
    <button type="button" aria-pressed={pressed} className={css.way} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** How the order goes out. A table asks for its number, later asks for a time; touching them again asks anew. */
export function WaySwitch() {
  const { ways, later, choice, choose } = useCounterWay();
  const [asking, setAsking] = useState<'table' | 'later'>();
  const isLater = choice !== undefined && !choice.asap;
  const table = ways.find(asksForTable);
  const label = (type: FulfilmentType): string => {
    if (!asksForTable(type)) return wayWords(type).title;
    const number = choice?.code === type.code ? choice.tableNum : '';
    return number ? `${type.table_num_label} ${number}` : wayWords(type).title;
  };
  return (
    <fieldset aria-label="Fulfilment" className={css.ways}>
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
          {isLater && choice.time ? clockText(choice.time) : 'Later'}
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
    </fieldset>
  );
}
