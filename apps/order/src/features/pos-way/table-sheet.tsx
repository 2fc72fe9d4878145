import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { Button } from '@servery/ui/button';
import { Figure } from '@servery/ui/card';
import { Numpad } from '@servery/ui/numpad';
import { Dialog } from '@servery/ui/sheet';
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
          onChosen={(table) => {
            onChosen(table);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

function TablePad({ label, onChosen }: { label: string; onChosen: (table: string) => void }) {
  const [table, setTable] = useState('');
  const choose = () => {
    if (table !== '') onChosen(table);
  };
  return (
    <>
      <Figure label={label} value={table || '–'} tone="accent" />
      <Numpad label={`${label} number`} value={table} onChange={setTable} maxDigits={3} onEnter={choose} />
      <Button shape="block" wide disabled={table === ''} onClick={choose}>
        {`Use ${label.toLowerCase()} ${table}`.trim()}
      </Button>
    </>
  );
}
