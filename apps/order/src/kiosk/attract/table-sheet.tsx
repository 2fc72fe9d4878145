import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { hasTable } from '@servery/domain/fulfilment/tables';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { Button } from '@servery/ui/actions/button';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Display, Text } from '@servery/ui/foundations/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIdle } from '#kiosk/shell/index.ts';
import css from './table-sheet.module.css';
import { t } from '#kiosk/attract/texts.ts';

export type TableSheetProps = {
  type: FulfilmentType | undefined;
  onClose: () => void;
  onChosen: (type: FulfilmentType, table: string) => void;
};

/** Asks for the number on the table. Left alone, it closes by itself. */
export function TableSheet({ type, onClose, onChosen }: TableSheetProps) {
  const { phase } = useIdle(type !== undefined);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (phase !== 'watching') leave();
  }, [phase]);
  return (
    <Sheet open={type !== undefined} onClose={onClose} title={t.whichTableAreYou} size="l">
      {type ? <TablePad type={type} onChosen={(table) => onChosen(type, table)} /> : null}
    </Sheet>
  );
}

function TablePad({ type, onChosen }: { type: FulfilmentType; onChosen: (table: string) => void }) {
  const [table, setTable] = useState('');
  const label = type.table_num_label || t.table;
  const known = table !== '' && hasTable(type.table_nums, table);
  const choose = () => {
    if (known) onChosen(table);
  };
  return (
    <div className={css.body}>
      <Text tone="soft">{type.table_num_desc || t.theNumberIsOn}</Text>
      <Display as="output" size="figure" className={css.number}>
        <span className="visually-hidden">{`${label} `}</span>
        {table || <span className={css.none}>–</span>}
      </Display>
      <Numpad
        label={t.number({ label })}
        value={table}
        onChange={setTable}
        maxDigits={3}
        onEnter={choose}
        className={css.pad}
      />
      {table !== '' && !known && (
        <div role="alert">
          <Text tone="bad">{ruleFailureText('table_unknown')}</Text>
        </div>
      )}
      <Button size="l" wide disabled={!known} onClick={choose}>
        {table === '' ? t.enterYourTable : t.startOrderAt({ label: label.toLowerCase(), table })}
      </Button>
    </div>
  );
}
