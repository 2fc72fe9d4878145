import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { hasTable } from '@servery/domain/fulfilment/tables';
import { failureText } from '@servery/domain/messages/failures';
import { Button } from '@servery/ui/button';
import { Figure } from '@servery/ui/card';
import { Numpad } from '@servery/ui/numpad';
import { Dialog } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import { useState } from 'react';

export type TableSheetProps = {
  type: FulfilmentType;
  open: boolean;
  onClose: () => void;
  onChosen: (table: string) => void;
};

export function TableSheet({ type, open, onClose, onChosen }: TableSheetProps) {
  const label = type.table_num_label || 'Table';
  return (
    <Dialog open={open} onClose={onClose} title={`${label} number`}>
      {open ? (
        <TablePad
          label={label}
          type={type}
          onChosen={(table) => {
            onChosen(table);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

type PadProps = { label: string; type: FulfilmentType; onChosen: (table: string) => void };

function TablePad({ label, type, onChosen }: PadProps) {
  const [table, setTable] = useState('');
  const known = table !== '' && hasTable(type.table_nums, table);
  const choose = () => {
    if (known) onChosen(table);
  };
  return (
    <>
      <Figure label={label} value={table || '–'} tone="accent" />
      <Numpad label={`${label} number`} value={table} onChange={setTable} maxDigits={3} onEnter={choose} />
      {table !== '' && !known && <Text tone="bad">{failureText('table_unknown')}</Text>}
      <Button shape="block" wide disabled={!known} onClick={choose}>
        {`Use ${label.toLowerCase()} ${table}`.trim()}
      </Button>
    </>
  );
}
