import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { countText, leftTyped, type StockItem } from '#features/stock/rules/shelves.ts';
import { useSetStock } from '#features/stock/use-set-stock.ts';
import css from './stock.module.css';
import { t } from '#features/stock/texts.ts';

const beginTyping = (field: HTMLInputElement | null) => field?.focus();

type FormProps = { item: StockItem; typed: string; onType: (typed: string | undefined) => void };

function CountForm({ item, typed, onType }: FormProps) {
  const { mutate } = useSetStock();
  const isDaily = item.daily !== undefined;
  const typedLeft = leftTyped(typed);
  const say = (left: number | undefined) => {
    mutate({ item, left });
    onType(undefined);
  };
  const save = () => {
    if (typedLeft !== undefined) say(typedLeft);
  };
  return (
    <fieldset aria-label={t.countOf({ name: item.name })} className={css.counting}>
      <TextField
        label={isDaily ? t.howManyToday : t.howMany}
        look="inset"
        inputMode="numeric"
        ref={beginTyping}
        maxLength={5}
        value={typed}
        error={typed !== '' && typedLeft === undefined ? t.badCount : undefined}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It may stand in a form that saves something else.
          event.preventDefault();
          save();
        }}
      />
      <Button size="s" disabled={typedLeft === undefined} onClick={save}>
        {t.save}
      </Button>
      {item.left !== undefined && (
        <Button kind="line" size="s" onClick={() => say(undefined)}>
          {isDaily ? t.stopToday : t.stopCounting}
        </Button>
      )}
      <Button kind="quiet" size="s" onClick={() => onType(undefined)}>
        {t.cancel}
      </Button>
    </fieldset>
  );
}

/** How many are there, as somebody has counted them. */
export function StockCount({ item }: { item: StockItem }) {
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined) return <CountForm item={item} typed={typed} onType={setTyped} />;
  const { name, left, daily } = item;
  const isPlain = left === undefined && daily === undefined;
  const now = countText(item);
  return (
    <Button
      kind="quiet"
      size="s"
      className={css.count}
      aria-label={isPlain ? t.countOf({ name }) : t.countOfNow({ name, now })}
      onClick={() => setTyped(left === undefined ? '' : String(left))}
    >
      {now}
    </Button>
  );
}
