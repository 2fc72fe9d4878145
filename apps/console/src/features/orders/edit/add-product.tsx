import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Money } from '@servery/ui/foundations/text';
import { SearchField } from '@servery/ui/inputs/search-field';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import {
  type Added,
  amountOf,
  found,
  type Group,
  isComplete,
  priceOf,
  type Product,
  tapped,
  usualOptions,
} from '#features/orders/edit/draft.ts';
import css from './edit.module.css';
import { t } from '#features/orders/edit/texts.ts';
import { newKey } from '#order/new-key.ts';

const ruleOf = ({ mandatory, multiselect, max_select: most }: Group): string => {
  if (mandatory === 1) return t.required;
  return multiselect === 1 && most > 0 ? t.chooseUpTo({ most }) : '';
};

type OptionsProps = { group: Group; options: readonly number[]; onOptions: (options: number[]) => void };

function Options({ group, options, onOptions }: OptionsProps) {
  const rule = ruleOf(group);
  return (
    <div className={css.group}>
      <p>
        {group.name} {rule !== '' && <small>{rule}</small>}
      </p>
      <ChipGroup label={group.name}>
        {group.options.map((option) => (
          <ChipToggle
            key={option.id}
            pressed={options.includes(option.id)}
            disabled={option.available === 0}
            onClick={() => onOptions(tapped(group, options, option.id))}
          >
            {option.name}
            {option.price !== '0.00' && ` ${dollars(option.price)}`}
          </ChipToggle>
        ))}
      </ChipGroup>
    </div>
  );
}

type ChosenProps = { product: Product; onAdd: (added: Added) => void; onBack: () => void };

function Chosen({ product, onAdd, onBack }: ChosenProps) {
  const [options, setOptions] = useState<readonly number[]>(() => usualOptions(product));
  const [notes, setNotes] = useState('');
  const unit = priceOf(product, options);
  return (
    <fieldset aria-label={product.name} className={css.adding}>
      <h3>{product.name}</h3>
      {product.groups.map((group) => (
        <Options key={group.id} group={group} options={options} onOptions={setOptions} />
      ))}
      <TextField
        label={t.noteFor({ name: product.name })}
        aside={t.optional}
        value={notes}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNotes(event.target.value)}
      />
      <div className={css.ways}>
        <Button kind="quiet" size="s" onClick={onBack}>
          {t.cancel}
        </Button>
        <Button
          kind="soft"
          size="s"
          disabled={!isComplete(product, options)}
          onClick={() =>
            onAdd({ key: newKey(), product, quantity: product.min, options, notes: notes.trim() })
          }
        >
          {t.addFor({ amount: amountOf(unit, product.min) })}
        </Button>
      </div>
    </fieldset>
  );
}

type Props = { products: readonly Product[]; onAdd: (added: Added) => void };

/** A product of the menu with its options, at today's price. */
export function AddProduct({ products, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Product>();
  const add = (added: Added) => {
    onAdd(added);
    setChosen(undefined);
    setTyped('');
    setOpen(false);
  };
  if (!open)
    return (
      <Button kind="line" size="s" icon={<IconPlus />} className={css.start} onClick={() => setOpen(true)}>
        {t.addProduct}
      </Button>
    );
  if (chosen) return <Chosen product={chosen} onAdd={add} onBack={() => setChosen(undefined)} />;
  const shown = found(products, typed);
  return (
    <div className={css.adding}>
      <SearchField label={t.search} value={typed} onChange={setTyped} />
      {shown.length === 0 && <p className={css.soft}>{t.nothingFound({ search: typed.trim() })}</p>}
      <ul aria-label={t.products} className={css.products}>
        {shown.map((product) => (
          <li key={product.id}>
            <button type="button" disabled={product.sold_out !== ''} onClick={() => setChosen(product)}>
              <span>
                <b>{product.name}</b>
                <small>{product.sold_out === '' ? product.category : product.sold_out}</small>
              </span>
              <Money>{dollars(product.price)}</Money>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="s" className={css.start} onClick={() => setOpen(false)}>
        {t.cancel}
      </Button>
    </div>
  );
}
