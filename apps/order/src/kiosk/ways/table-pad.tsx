import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { hasTable, tableLetters } from '@servery/domain/fulfilment/tables';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Display, Text } from '@servery/ui/foundations/text';
import css from './table-pad.module.css';
import { t } from '#kiosk/ways/texts.ts';

type Props = {
  type: FulfilmentType;
  table: string;
  setTable: (table: string) => void;
  onEnter?: () => void;
};

/** The number on the table, with a letter before it where the venue has such tables. */
export function TablePad({ type, table, setTable, onEnter }: Props) {
  const label = type.table_num_label || t.table;
  const letters = tableLetters(type.table_nums);
  const letter = /^\D*/.exec(table)?.[0] ?? '';
  const digits = table.slice(letter.length);
  return (
    <div className={css.body}>
      <Text tone="soft">{type.table_num_desc || t.theNumberIsOn}</Text>
      <Display as="output" size="figure" className={css.number}>
        <span className="visually-hidden">{`${label} `}</span>
        {table || <span className={css.none}>–</span>}
      </Display>
      {letters.length > 0 && (
        <ChipGroup label={t.letter({ label })}>
          {letters.map((each) => (
            <ChipToggle
              key={each}
              pressed={each === letter}
              onClick={() => setTable((each === letter ? '' : each) + digits)}
            >
              {each}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
      <Numpad
        label={t.number({ label })}
        value={digits}
        onChange={(typed) => setTable(letter + typed)}
        maxDigits={3}
        onEnter={onEnter}
        className={css.pad}
      />
      {digits !== '' && !hasTable(type.table_nums, table) && (
        <div role="alert">
          <Text tone="bad">{ruleFailureText('table_unknown')}</Text>
        </div>
      )}
    </div>
  );
}
