import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { leftTyped, type StockItem } from '#features/stock/rules/shelves.ts';
import { useSetStock } from '#features/stock/use-set-stock.ts';
import css from './stock.module.css';
import { t } from '#features/stock/texts.ts';

const beginTyping = (field: HTMLInputElement | null) => field?.focus();

/** How many are there, as somebody has counted them. */
export function StockCount({ item }: { item: StockItem }) {
  const [typed, setTyped] = useState<string>();
  const { mutate } = useSetStock();
  const counted = item.left !== undefined;
  if (typed === undefined)
    return (
      <Button
        kind="quiet"
        size="s"
        className={css.count}
        aria-label={t.countOf({ name: item.name })}
        onClick={() => setTyped(counted ? String(item.left) : '')}
      >
        {counted ? t.left({ count: item.left ?? 0 }) : t.count}
      </Button>
    );
  const left = leftTyped(typed);
  const save = () => {
    if (left === undefined) return;
    mutate({ item, left });
    setTyped(undefined);
  };
  return (
    <fieldset aria-label={t.countOf({ name: item.name })} className={css.counting}>
      <TextField
        label={t.howMany}
        look="inset"
        inputMode="numeric"
        ref={beginTyping}
        maxLength={5}
        value={typed}
        error={typed !== '' && left === undefined ? t.badCount : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It may stand in a form that saves something else.
          event.preventDefault();
          save();
        }}
      />
      <Button size="s" disabled={left === undefined} onClick={save}>
        {t.save}
      </Button>
      {counted && (
        <Button
          kind="line"
          size="s"
          onClick={() => {
            mutate({ item, left: undefined });
            setTyped(undefined);
          }}
        >
          {t.stopCounting}
        </Button>
      )}
      <Button kind="quiet" size="s" onClick={() => setTyped(undefined)}>
        {t.cancel}
      </Button>
    </fieldset>
  );
}
