import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { hasTable } from '@servery/domain/fulfilment/tables';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { Button } from '@servery/ui/actions/button';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIdle } from '#kiosk/shell/index.ts';
import { TablePad } from '#kiosk/ways/index.ts';
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
    <Sheet open={type !== undefined} onClose={onClose} tapOutside={false} title={t.whichTableAreYou} size="l">
      {type ? <TableForm type={type} onChosen={(table) => onChosen(type, table)} /> : null}
    </Sheet>
  );
}

function TableForm({ type, onChosen }: { type: FulfilmentType; onChosen: (table: string) => void }) {
  const [table, setTable] = useState('');
  const label = type.table_num_label || t.table;
  const known = /\d$/.test(table) && hasTable(type.table_nums, table);
  const choose = () => {
    if (known) onChosen(table);
  };
  return (
    <div className={css.body}>
      <TablePad type={type} table={table} setTable={setTable} onEnter={choose} />
      <Button size="l" wide disabled={!known} onClick={choose}>
        {table === ''
          ? ruleFailureText('table_required', { field: label })
          : t.startOrderAt({ label: label.toLowerCase(), table })}
      </Button>
    </div>
  );
}
