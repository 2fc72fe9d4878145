import { asJson } from '@servery/contract/client/as-json';
import type { HeldProduct } from '@servery/contract/entities/menu-editor';
import { dollars } from '@servery/domain/money';
import { type KeyboardEvent, useId, useState } from 'react';
import { priceOf } from '#features/menu/rules/product.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import css from './price-cell.module.css';
import { t } from '#features/menu/texts.ts';

/** The price in its row: typed over, Enter saves, Escape leaves it as it was. */
export function PriceCell({ product }: { product: HeldProduct }) {
  const { name, price } = product.value;
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState<string>();
  const [isBad, setIsBad] = useState(false);
  const problem = useId();
  const save = useMenuEdit('ConsoleMenu.save_product');
  const type = (text: string | undefined) => {
    setTyped(text);
    setIsBad(false);
  };
  const leave = () => {
    const wanted = typed === undefined ? price : priceOf(typed);
    if (wanted === undefined) return setIsBad(true);
    setTyped(undefined);
    if (wanted === price) return;
    setSaving(wanted);
    const done = () => setSaving(undefined);
    const wish = {
      input: {
        product_id: product.id,
        version: product.version,
        product: asJson({ ...product.value, price: wanted }),
      },
      said: { text: t.priceSaved({ name, price: dollars(wanted) }) },
    };
    save.mutate(wish, { onSettled: done });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') {
      type(undefined);
      event.stopPropagation();
    }
  };
  // What is being saved is shown at once; it goes back by itself if it is refused.
  const shown = saving ?? price;
  return (
    <>
      <input
        aria-label={t.priceOf({ name })}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? problem : undefined}
        inputMode="decimal"
        value={typed ?? dollars(shown)}
        maxLength={12}
        className={css.price}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {isBad && (
        <small id={problem} role="alert" className={css.bad}>
          {t.priceBad}
        </small>
      )}
    </>
  );
}
