import { asJson } from '@servery/contract/client/as-json';
import type { HeldProduct } from '@servery/contract/entities/menu-editor';
import { dollars } from '@servery/domain/money';
import { type KeyboardEvent, useState } from 'react';
import { priceOf } from '#features/menu/rules/product.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import { sayBad } from '#toasts/toaster.ts';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

/** The price in its row: typed over, Enter saves, Escape leaves it as it was. */
export function PriceCell({ product }: { product: HeldProduct }) {
  const { name, price } = product.value;
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState<string>();
  const save = useMenuEdit('ConsoleMenu.save_product');
  const leave = () => {
    const wanted = typed === undefined ? price : priceOf(typed);
    if (wanted === undefined) {
      sayBad(t.priceBad, 'price');
      return;
    }
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
      setTyped(undefined);
      event.stopPropagation();
    }
  };
  // What is being saved is shown at once; it goes back by itself if it is refused.
  const shown = saving ?? price;
  return (
    <input
      aria-label={t.priceOf({ name })}
      inputMode="decimal"
      value={typed ?? dollars(shown)}
      maxLength={12}
      className={css.price}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}
