import { PRODUCT_FIELDS } from '@servery/domain/menu-editor/fields';
import { asJson } from '@servery/contract/client/as-json';
import type { BulkChange } from '@servery/contract/calls/console/menu';
import type { HeldProduct } from '@servery/contract/entities/menu-editor';
import { bulkChanged } from '@servery/domain/menu-editor/prices';
import { dollars } from '@servery/domain/money';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { Pane } from '#parts/pane.tsx';
import { differenceOf } from '#features/menu/rules/product.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import css from './bulk-pane.module.css';
import { t } from '#features/menu/texts.ts';

type Kind = 'percent' | 'amount' | 'visible' | 'hours';
const ROUNDS = ['0.01', '0.05', '0.10', '0.50', '1.00'] as const;
type Wishes = {
  kind: Kind;
  by: string;
  round: (typeof ROUNDS)[number];
  visible: 'yes' | 'no';
  from: string;
  to: string;
};
const FIRST: Wishes = { kind: 'percent', by: '', round: '0.10', visible: 'yes', from: '', to: '' };

/** What was filled in, as a change; nothing while something is missing. */
function changeOf({ kind, by, round, visible, from, to }: Wishes): BulkChange | undefined {
  const number = by.trim() === '' ? undefined : differenceOf(by.replace('%', ''));
  if (kind === 'visible') return { kind, visible: visible === 'yes' };
  if (kind === 'hours') return (from === '') === (to === '') ? { kind, from, to } : undefined;
  if (number === undefined) return undefined;
  return kind === 'percent' ? { kind, by: Number(number), round } : { kind, by: number, round };
}

function Fields({ wishes, onChange }: { wishes: Wishes; onChange: (wanted: Partial<Wishes>) => void }) {
  const { kind, by, round, visible, from, to } = wishes;
  if (kind === 'visible')
    return (
      <Segmented
        label={PRODUCT_FIELDS.visible.label()}
        size="s"
        items={[
          { value: 'yes', label: t.show },
          { value: 'no', label: t.hide },
        ]}
        value={visible}
        onChange={(value) => onChange({ visible: value })}
      />
    );
  if (kind === 'hours')
    return (
      <>
        <TextField
          type="time"
          label={t.from}
          look="inset"
          value={from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="time"
          label={t.until}
          look="inset"
          value={to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </>
    );
  return (
    <>
      <TextField
        label={kind === 'percent' ? t.byPercent : t.byAmount}
        look="inset"
        inputMode="text"
        placeholder={kind === 'percent' ? '5' : '0.50'}
        value={by}
        maxLength={10}
        onChange={({ target }) => onChange({ by: target.value })}
      />
      <Select
        label={t.roundTo}
        value={round}
        options={ROUNDS.map((value) => ({ value, label: dollars(value) }))}
        onChange={(value) => onChange({ round: value })}
      />
    </>
  );
}

const SHOWN = 6;

/** What it would do to the first of them, before anything is done. */
function Preview({ products, change }: { products: readonly HeldProduct[]; change: BulkChange | undefined }) {
  if (!change || (change.kind !== 'percent' && change.kind !== 'amount')) return null;
  return (
    <ul aria-label={t.preview} className={css.preview}>
      {products.slice(0, SHOWN).map(({ id, value }) => (
        <li key={id}>
          <span>{value.name}</span>
          <s>{dollars(value.price)}</s>
          <b>{dollars(bulkChanged(value, change).price)}</b>
        </li>
      ))}
      {products.length > SHOWN && <li>{t.andMore({ count: products.length - SHOWN })}</li>}
    </ul>
  );
}

type Props = {
  products: readonly HeldProduct[];
  /** Of the whole menu. */
  all: readonly HeldProduct[];
  onChoose: (products: ReadonlySet<number>) => void;
  onClose: () => void;
  onDone: () => void;
};

/** One change of many products at once. */
export function BulkPane({ products, all, onChoose, onClose, onDone }: Props) {
  const [wishes, setWishes] = useState(FIRST);
  const save = useMenuEdit('ConsoleMenu.change_many');
  const change = changeOf(wishes);
  const submit = () => {
    if (!change || products.length === 0) return;
    save.mutate({
      input: { products: asJson(products.map(({ id }) => id)), change: asJson(change) },
      said: { text: t.manyChanged({ count: products.length }), onDone },
    });
  };
  const foot = (
    <>
      <Text size={15}>{t.chosen({ count: products.length })}</Text>
      <Button type="submit" size="s" busy={save.isPending} disabled={!change || products.length === 0}>
        {t.changeThem({ count: products.length })}
      </Button>
    </>
  );
  return (
    <Pane title={t.changeMany} onClose={onClose} foot={foot} onSubmit={submit}>
      <div className={css.which}>
        <TextButton
          disabled={products.length === all.length}
          onClick={() => onChoose(new Set(all.map(({ id }) => id)))}
        >
          {t.chooseAll({ count: all.length })}
        </TextButton>
        <TextButton disabled={products.length === 0} onClick={() => onChoose(new Set())}>
          {t.chooseNone}
        </TextButton>
      </div>
      <Segmented
        label={t.whatToChange}
        size="s"
        items={[
          { value: 'percent', label: t.percent },
          { value: 'amount', label: t.amount },
          { value: 'hours', label: t.hours },
          { value: 'visible', label: t.shown },
        ]}
        value={wishes.kind}
        onChange={(kind) => setWishes({ ...wishes, kind })}
      />
      <Fields wishes={wishes} onChange={(wanted) => setWishes({ ...wishes, ...wanted })} />
      <Preview products={products} change={change} />
    </Pane>
  );
}
