import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { ComboBox } from '@servery/ui/inputs/combo-box';
import { useState } from 'react';
import { optionsText } from '#features/menu/rules/group.ts';
import { namesWith } from '#features/menu/rules/tree.ts';
import { t } from '#features/menu/texts.ts';

/** More than these nobody reads: typing finds the rest. */
const MOST = 20;

type Props = { menu: EditableMenu; ids: readonly number[]; onAdd: (id: number) => void };

/** A group of options that another product has, found by its name. */
export function SharedGroup({ menu, ids, onAdd }: Props) {
  const [text, setText] = useState('');
  const others = menu.groups.filter(({ id, value }) => !ids.includes(id) && namesWith(text)(value.name));
  return (
    <ComboBox
      label={t.sharedGroup}
      hideLabel
      placeholder={t.sharedGroup}
      value={null}
      found
      text={text}
      onTextChange={setText}
      empty={t.noGroup}
      options={others.slice(0, MOST).map(({ id, value }) => ({
        value: String(id),
        label: value.name,
        note: optionsText(value),
      }))}
      onChange={(id) => id !== null && onAdd(Number(id))}
    />
  );
}
