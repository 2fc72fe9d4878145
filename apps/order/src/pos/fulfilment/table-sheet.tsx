import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { hasTable } from '@servery/domain/fulfilment/tables';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { Button } from '@servery/ui/actions/button';
import { Figure } from '@servery/ui/surfaces/card';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { t } from '#pos/fulfilment/texts.ts';

export type TableSheetProps = {
  type: FulfilmentType;
  open: boolean;
  onClose: () => void;
  onChosen: (table: string) => void;
};

export function TableSheet({ type, open, onClose, onChosen }: TableSheetProps) {
  const label = type.table_num_label || t.table;
  return (
    <Dialog open={open} onClose={onClose} title={t.number({ label })}>
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
      <Numpad label={t.number({ label })} value={table} onChange={setTable} maxDigits={3} onEnter={choose} />
      {table !== '' && !known && <Text tone="bad">{ruleFailureText('table_unknown')}</Text>}
      <Button shape="block" wide disabled={!known} onClick={choose}>
        {t.use({ label: label.toLowerCase(), table }).trim()}
      </Button>
    </>
  );
}
